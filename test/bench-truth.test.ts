// The scorer of labelled subjects counts what it says: perfect answers are all right, and each fault is counted as itself.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judge, tallies, type TruthAnswer, type TruthRow } from '../bench/truth/judge.ts'
import type { DiligenceVerdict } from '../src/contract/vocabulary/run.ts'

const listed: TruthRow = {
  id: 'a',
  group: 'listed',
  subject: { name: 'Iva Trentmoser' },
  why: 'the name is listed',
  expect: {
    verdict_in: ['enhanced_diligence'],
    tolerable: ['do_not_proceed'],
    must_cite: [{ source: 'us-csl', id: '77' }],
  },
}
const clean: TruthRow = {
  id: 'b',
  group: 'clean',
  subject: { name: 'Ode Larkspur' },
  why: 'no listed name is near',
  expect: { verdict_in: ['proceed'], verdict_in_stale: ['insufficient_data'], must_not_confirm: true },
}
const answer = (verdict: DiligenceVerdict, id?: string): TruthAnswer => ({
  run: {
    verdict,
    findings:
      id === undefined
        ? []
        : [
            {
              id: 'x',
              scorer: 'sanctions',
              kind: 'sanctions-name',
              severity: 'high',
              statement: 'The name is listed.',
              points: 45,
              citations: [{ source: 'us-csl', id, url: 'https://example.org', snapshotDate: '2026-11-01' }],
            },
          ],
  },
})

test('a right verdict with the record of the listed party is right, with or without the digest of its id', () => {
  for (const id of ['77', '77-0f3a'])
    expect(judge(listed, answer('enhanced_diligence', id), 'today')).toMatchObject({
      isRight: true,
      isCited: true,
      isMiss: false,
    })
})

test('a listed subject that may proceed is a miss, and so is one with conditions whose record is not cited', () => {
  expect(judge(listed, answer('proceed', '77'), 'today').isMiss).toBe(true)
  expect(judge(listed, answer('proceed_with_conditions', '78'), 'today').isMiss).toBe(true)
  expect(judge(listed, answer('proceed_with_conditions', '77'), 'today').isMiss).toBe(false)
  expect(judge(listed, { refused: 'identifiers' }, 'today')).toMatchObject({ isMiss: true, isRefused: true })
})

test('a listed subject behind insufficient_data is masked, and a clean one that is stopped is falsely confirmed', () => {
  expect(judge(listed, answer('insufficient_data', '77'), 'stale')).toMatchObject({
    isMasked: true,
    isRight: false,
  })
  expect(judge(clean, answer('do_not_proceed'), 'today').isFalseConfirmation).toBe(true)
  expect(judge(clean, answer('insufficient_data'), 'stale')).toMatchObject({ isRight: true, isMasked: false })
})

test('a tolerable verdict counts as tolerable only, and the table has all rows first', () => {
  const judgements = [
    judge(listed, answer('do_not_proceed', '77'), 'today'),
    judge(clean, answer('proceed'), 'today'),
  ]
  expect(tallies(judgements)).toMatchObject([
    { group: 'all', rows: 2, right: 1, tolerable: 2, mustCite: 1, cited: 1 },
    { group: 'listed', rows: 1, right: 0, tolerable: 1 },
    { group: 'clean', rows: 1, right: 1 },
  ])
})

const bench = join(import.meta.dirname, '../bench/truth')

test('the own subjects are labelled once each, and every record that they must cite is in the sample pack', () => {
  const rows = readFileSync(join(bench, 'own-subjects.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TruthRow)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ subject }) => JSON.stringify(subject))).size).toBe(rows.length)
  const files: Readonly<Record<string, string>> = {
    'us-ofac-sdn': 'sdn.csv',
    'us-ofac-cons': 'cons_prim.csv',
    'us-csl': 'consolidated.csv',
    'un-sc': 'consolidated.xml',
    'eu-fsf': 'xmlFullSanctionsList_1_1.xml',
    'uk-fcdo': 'UK-Sanctions-List.csv',
  }
  for (const { id, expect: expected } of rows)
    for (const record of expected.must_cite ?? []) {
      const file = join(bench, '../../samples', record.source, files[record.source] ?? 'unknown')
      expect(readFileSync(file, 'utf8').includes(record.id), `${id} ${record.source} ${record.id}`).toBe(true)
    }
})

test('the kept figures have no false confirmation, and own subjects have no miss and no masked one', () => {
  const tables = readFileSync(join(bench, 'result.txt'), 'utf8').trim().split('\n\n')
  const whole = tables.map((table) => /^all +\d.*$/m.exec(table)?.[0].trim().split(/ +/) ?? [])
  expect(whole.length).toBeGreaterThan(0)
  // group, rows, right, tolerable, cited, refused, misses, masked, false confirmations
  for (const cells of whole) expect(cells[8]).toBe('0')
  expect(tables[0]).toContain('Own subjects')
  expect(whole[0]?.slice(5, 9)).toEqual(['0', '0', '0', '0'])
})
