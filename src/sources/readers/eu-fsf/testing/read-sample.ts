// The invented file of this source, and the records read from it or from a changed copy.
import { collectRecords, type CollectedRecords } from '../../../testing/read-source.ts'
import { openBytes, sampleBytes } from '../../../testing/sample-files.ts'
import { euFsf } from '../read.ts'

export const sample = sampleBytes('eu-fsf', 'xmlFullSanctionsList_1_1.xml')
export const sampleText = sample.toString('utf8')

export const read = (content: Uint8Array | string): Promise<CollectedRecords> =>
  collectRecords(euFsf, {
    set: [],
    open: openBytes({ 'xmlfullsanctionslist_1_1.xml': Buffer.from(content) }),
  })
