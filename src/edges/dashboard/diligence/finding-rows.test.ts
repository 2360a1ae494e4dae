// The table of findings: what a reader looks for is left, in the order that was chosen.
import { expect, test } from 'vitest'
import { Finding } from '../../../contract/vocabulary/finding.ts'
import { type FindingChoice, findingRows } from './finding-rows.ts'

const [example] = Object.values(Finding.meta()?.examples ?? []).map((one) => Finding.parse(one)) as [Finding]
const match = example.match
const finding = (id: string, but: Partial<Finding>): Finding => {
  const { match: _, listed: __, ...plain } = example
  return { ...plain, id, points: 0, severity: 'low', statement: `About ${id}.`, ...but }
}
const cited = (source: string, id: string) => [
  { ...(example.citations[0] as Finding['citations'][number]), source, id },
]
const FINDINGS = [
  finding('a', {
    points: 45,
    severity: 'high',
    citations: cited('un-sc', 'KPe.001'),
    ...(match && { match: { ...match, matchedName: 'Zenith', score: 0.8 } }),
  }),
  finding('b', { points: 10, severity: 'critical', citations: cited('eu-fsf', 'EU.1') }),
  finding('c', {
    points: 45,
    severity: 'info',
    citations: cited('un-sc', 'KPe.002'),
    ...(match && { match: { ...match, matchedName: 'amber', score: 0.9 } }),
  }),
]
const ids = (choice: Partial<FindingChoice>): string =>
  findingRows(FINDINGS, { text: '', from: 'info', order: 'points', ...choice })
    .map(({ id }) => id)
    .join('')

test.each<[Partial<FindingChoice>, string]>([
  [{}, 'acb'],
  [{ order: 'severity' }, 'bac'],
  [{ order: 'score' }, 'cab'],
  [{ order: 'name' }, 'cba'],
  [{ from: 'high' }, 'ab'],
  [{ text: 'un-sc' }, 'ac'],
  [{ text: 'ZENITH un-sc' }, 'a'],
  [{ text: 'kpe.002' }, 'c'],
  [{ text: 'about b.' }, 'b'],
  [{ text: 'nothing of this' }, ''],
])('%j leaves %s', (choice, left) => expect(ids(choice)).toBe(left))
