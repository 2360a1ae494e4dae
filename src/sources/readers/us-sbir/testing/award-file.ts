// The award file as the reader gets it: the sample, or one award with chosen values.
import type { SnapshotFacts } from '../../../model/source.ts'
import type { SourceRecord } from '../../../model/record.ts'
import { openBytes, sampleBytes } from '../../../testing/sample-files.ts'
import { usSbir } from '../read.ts'

export const FILE = 'award_data_no_abstract.csv'
export const sample = sampleBytes('us-sbir', FILE)
export const [header = ''] = sample.toString('utf8').split('\n')

export interface Read {
  readonly records: readonly SourceRecord[]
  readonly facts: readonly SnapshotFacts[]
}

export async function read(content: Uint8Array | string, file = FILE): Promise<Read> {
  const records: SourceRecord[] = []
  const facts: SnapshotFacts[] = []
  const set = usSbir.manifest.sets.find(([main]) => main?.name === file) ?? []
  const files = { set, open: openBytes({ [file]: Buffer.from(content) }) }
  for await (const record of usSbir.read(files, { found: (fact) => facts.push(fact) })) records.push(record)
  return { records, facts }
}

/** A file of one row with these values, under the official header unless another is given. */
export function oneAward(values: Readonly<Record<string, string>>, columns = header): string {
  const row = columns.split(',').map((name) => `"${(values[name] ?? '').replaceAll('"', '""')}"`)
  return `${columns}\n${row.join()}\n`
}

/** The smallest award that has content. */
export const AWARD = { Company: 'Alder', Contract: 'C-1', 'Award Year': '2020' }
