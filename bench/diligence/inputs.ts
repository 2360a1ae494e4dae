// The lists and the subjects of the bench of diligence runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Source, path in the folder of real lists, and whether its files carry their own date. */
export const LISTS: readonly (readonly [id: string, path: string, isDated: boolean])[] = [
  ['us-ofac-sdn', 'us-ofac-sdn/2021-07', false],
  ['us-ofac-cons', 'us-ofac-cons/CONS_ENHANCED.2025-01-10.XML', true],
  ['un-sc', 'un-sc/UN_consolidated.2026-02-27.xml', true],
  ['us-csl', 'us-csl/consolidated.2022-04.csv', false],
  ['eu-fsf', 'eu-fsf', true],
  ['uk-fcdo', 'uk-fcdo', true],
  ['us-sec-tickers', 'us-sec-tickers/company_tickers.json', false],
  ['us-sec-submissions', 'us-sec-submissions', false],
]

export interface BenchSubject {
  readonly name: string
  readonly type: 'company' | 'person'
}

/** Companies with a ticker and unrelated people in turn. */
export function benchSubjects(shared: string, count: number): readonly BenchSubject[] {
  const tickers = Object.values(
    JSON.parse(
      readFileSync(join(shared, 'data/lists/us-sec-tickers/company_tickers.json'), 'utf8'),
    ) as Record<string, { title: string }>,
  )
  const people = readFileSync(join(shared, 'data/labelled/yente_negatives_us.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { query: { name: string } }).query.name)
  return Array.from({ length: count }, (_, at): BenchSubject =>
    at % 2 === 0
      ? { name: tickers[(at * 7) % tickers.length]?.title ?? '', type: 'company' }
      : { name: people[at % people.length] ?? '', type: 'person' },
  )
}
