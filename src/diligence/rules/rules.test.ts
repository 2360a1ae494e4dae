// The table of rules is sound, and docs/reference/scorers.md prints exactly it.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SCORER_RULES, type ScorerRule } from './rules.ts'
import { CONDITION_FROM, ENHANCED_FROM } from './verdict.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/reference/scorers.md'), 'utf8')
const rows: readonly (readonly [scorer: string, kind: string, rule: ScorerRule])[] = Object.entries(
  SCORER_RULES,
).flatMap(([scorer, table]) =>
  Object.entries<ScorerRule>(table).map(([kind, rule]) => [scorer, kind, rule] as const),
)

test('the reference page has a row for every rule, with its weight and reason, and no other', () => {
  const printed = new Map(
    page
      .split(/^## /m)
      .map((section) => [
        /^`(\w+)`/.exec(section)?.[1] ?? '',
        section.split('\n').filter((line) => line.startsWith('| `')),
      ]),
  )
  for (const [scorer, table] of Object.entries(SCORER_RULES)) {
    const lines = Object.entries<ScorerRule>(table).map(
      ([kind, { points, most, family, severity, verdict, reason }]) =>
        [
          '',
          ` \`${kind}\` `,
          ` ${points} `,
          ` ${family === undefined ? (most ?? 'all') : '1 of these'} `,
          ` ${severity} `,
          verdict ? ` \`${verdict}\` ` : ' ',
          ` ${reason} `,
          '',
        ].join('|'),
    )
    expect(printed.get(scorer)).toEqual(lines)
  }
})

test('the page tells the thresholds of the verdict', () => {
  expect(page).toContain(`\`risk.value\` of ${ENHANCED_FROM} or more`)
  expect(page).toContain(`\`risk.value\` from ${CONDITION_FROM} to ${ENHANCED_FROM - 1}`)
})

test('weights are whole points up to 100, reasons are sentences, kinds are unique', () => {
  for (const [, kind, { points, most = 1, reason }] of rows) {
    expect(Number.isInteger(points) && points >= 0 && points <= 100, kind).toBe(true)
    expect(Number.isInteger(most) && most > 0, kind).toBe(true)
    expect(reason, kind).toMatch(/^[A-Z][^|]*\.$/)
  }
  expect(new Set(rows.map(([, kind]) => kind)).size).toBe(rows.length)
})

test('what forces a verdict is never light, and only a confirmed listing stops everything', () => {
  expect(rows.filter(([, , { verdict }]) => verdict === 'do_not_proceed').map(([, kind]) => kind)).toEqual([
    'sanctioned',
    'officer-sanctioned',
    'officer-debarred',
    'debarment-blocking',
  ])
  for (const [, kind, { verdict, severity }] of rows)
    if (verdict !== undefined) expect(severity, kind).not.toBe('info')
})

test('a better match never weighs less than a worse one', () => {
  const { sanctions, officers, litigation, risk, upside } = SCORER_RULES
  const falling = (...rules: readonly ScorerRule[]): void => {
    const points = rules.map((rule) => rule.points)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  }
  falling(
    sanctions.sanctioned,
    sanctions['sanctions-name'],
    sanctions['sanctions-alert'],
    sanctions['sanctions-contradicted'],
    sanctions['sanctions-ruled-out'],
  )
  falling(
    officers['officer-sanctioned'],
    officers['associate-sanctioned'],
    officers['officer-sanctions-name'],
    officers['officer-sanctions-alert'],
    officers['officer-sanctions-contradicted'],
  )
  falling(litigation.enforcement, litigation['enforcement-alert'], litigation['enforcement-old'])
  falling(risk['export-control'], risk['export-control-name'])
  falling(upside['raised-100m'], upside['raised-10m'], upside['raised-1m'])
})
