// Every numbered rule of docs/protocol.md is cited by a test, and every citation in code or test names a rule that exists.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { OUTCOMES } from '../src/assessment/rules/scoring/outcomes.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const ID = /\b(?:S-(?:PROB|MARK|SOLU|WEDG|DIST|ECON|FOUN)-[BC]?\d+|[AQFKMPGSVENRHXLO]-\d{1,2}|C-[1-3])\b/g

/** Rules that no test can hold, each with the reason. */
const UNTESTED: Readonly<Record<string, string>> = {
  'E-1': 'defines the event in words',
  'E-9': 'a plan for outcomes that do not exist yet',
  'L-2': 'a known limit, in words',
  'L-3': 'a known limit, in words',
  'L-5': 'a known limit, in words',
  'L-6': 'a known limit, in words',
}

/** Ids in a text, with ranges like "S-PROB-C1 to S-PROB-C6" and "Q-13 to Q-18" spelled out. */
function idsIn(text: string): Set<string> {
  const found = new Set(text.match(ID))
  for (const [, from = '', to = ''] of text.matchAll(
    /([A-Z]+(?:-[A-Z]+)?-[BC]?\d+) (?:to|and) ([A-Z]+(?:-[A-Z]+)?-[BC]?\d+)/g,
  )) {
    const [stem = '', first = ''] = /^(.*?)(\d+)$/.exec(from)?.slice(1) ?? []
    const [other = '', last = ''] = /^(.*?)(\d+)$/.exec(to)?.slice(1) ?? []
    if (stem === other) for (let n = Number(first); n <= Number(last); n++) found.add(`${stem}${n}`)
  }
  return found
}

/** The rules a line of the page defines: bold in a list, first in a table row, or the boosts of an axis. */
function rulesOf(page: string): Set<string> {
  const rules = new Set<string>()
  for (const line of page.split('\n')) {
    for (const [, ids = ''] of line.matchAll(/^(?:- )?\*\*([^*]+)\*\*/g))
      for (const id of ids.match(ID) ?? []) rules.add(id)
    for (const id of /^\| (S-[A-Z]+-C?\d+|[A-Z]-\d+)\b/.exec(line)?.slice(1) ?? []) rules.add(id)
    const boosts = /^Boosts, (S-[A-Z]+)-:(.*)$/.exec(line)
    for (const [number] of boosts?.[2]?.matchAll(/\bB\d\b/g) ?? []) rules.add(`${boosts?.[1]}-${number}`)
  }
  return rules
}

const page = read('docs/protocol.md')
const rules = rulesOf(page)
const sources = globSync('{src,test}/**/*.ts', { cwd: root }).filter(
  (file) => file !== 'test/protocol.test.ts',
)
const cited = new Set(
  sources
    .filter((file) => file.startsWith('test/') || file.endsWith('.test.ts'))
    .flatMap((file) => [...idsIn(read(file))]),
)

test('the page defines the rules of all groups', () => {
  expect(rules.size).toBeGreaterThan(170)
  expect(new Set([...rules].map((id) => id.split('-')[0]))).toEqual(new Set('AQCFKMPGSVENRHXLO'))
})

test.each([...rules].sort())('rule %s is cited by a test', (id) => {
  if (id in UNTESTED) return
  expect([...cited]).toContain(id)
})

describe('citations', () => {
  test('every rule cited in code or test exists', () => {
    const unknown = sources.flatMap((file) =>
      [...idsIn(read(file))].filter((id) => !rules.has(id)).map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  test('no exemption is kept for a rule that has a test or does not exist', () => {
    expect(Object.keys(UNTESTED).filter((id) => cited.has(id) || !rules.has(id))).toEqual([])
  })
})

test('O-1 the page has the table of outcomes as the program reads them', () => {
  const rows = Object.entries(OUTCOMES).map(
    ([kind, row]) => `| \`${kind}\` | ${row.for} | ${row.against} | ${row.source} |`,
  )
  expect(rows.filter((row) => !page.includes(`${row}\n`))).toEqual([])
})
