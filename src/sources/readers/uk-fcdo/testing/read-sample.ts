// The invented file of this source, and the records read from it or from a changed copy.
import { collectRecords, type CollectedRecords } from '../../../testing/read-source.ts'
import { openBytes, sampleBytes } from '../../../testing/sample-files.ts'
import { ukFcdo } from '../read.ts'

export const sample = sampleBytes('uk-fcdo', 'UK-Sanctions-List.csv')
export const sampleText = sample.toString('utf8')

export const read = (content: Uint8Array | string): Promise<CollectedRecords> =>
  collectRecords(ukFcdo, { set: [], open: openBytes({ 'uk-sanctions-list.csv': Buffer.from(content) }) })
