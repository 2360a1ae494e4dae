// The invented file of this source, and the records read from it or from a changed copy.
import type { SnapshotFacts } from '../../../model/source.ts'
import type { SourceRecord } from '../../../model/record.ts'
import { openBytes, sampleBytes } from '../../../testing/sample-files.ts'
import { euFsf } from '../read.ts'

export const sample = sampleBytes('eu-fsf', 'xmlFullSanctionsList_1_1.xml')
export const sampleText = sample.toString('utf8')

export async function read(
  content: Uint8Array | string,
): Promise<{ records: SourceRecord[]; facts: SnapshotFacts[] }> {
  const records: SourceRecord[] = []
  const facts: SnapshotFacts[] = []
  const files = { set: [], open: openBytes({ 'xmlfullsanctionslist_1_1.xml': Buffer.from(content) }) }
  for await (const record of euFsf.read(files, { found: (fact) => facts.push(fact) })) records.push(record)
  return { records, facts }
}
