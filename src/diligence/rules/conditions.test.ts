// What each condition says, word for word, how grave it is, and that docs/reference/scorers.md prints the table.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { CONDITION_CODES, Condition } from '../../contract/vocabulary/condition.ts'
import { conditionOf, CONDITIONS } from './conditions.ts'

const day = { snapshotDate: '2026-11-20' }
const source = 'un-sc'
const another = { identifier: 'cik', belongsTo: 'Acme Inc', name: 'Zenith' } as const

test.each<[says: string, condition: Condition]>([
  [
    'blocking: The subject has no name that can be screened.',
    conditionOf('subject_not_screenable', { parameters: {} }),
  ],
  [
    'blocking: Required list un-sc was never loaded: what it would say is not known.',
    conditionOf('source_never_loaded', { source, parameters: { required: true, importFailed: false } }),
  ],
  [
    'coverage: Source un-sc was never loaded, its first import failed: what it would say is not known.',
    conditionOf('source_never_loaded', { source, parameters: { required: false, importFailed: true } }),
  ],
  [
    'blocking: Required list un-sc is stale: its snapshot of 2026-11-20 was used, what came since is not known.',
    conditionOf('source_stale', { source, parameters: { required: true, ...day } }),
  ],
  [
    'coverage: Source un-sc could not be renewed: its snapshot of 2026-11-20 was used, what came since is not known.',
    conditionOf('source_not_renewed', { source, parameters: { required: false, ...day } }),
  ],
  [
    'coverage: Required list un-sc may not be whole. One. Two.',
    conditionOf('source_incomplete', { source, parameters: { required: true, warnings: ['One.', 'Two.'] } }),
  ],
  [
    'coverage: Required list un-sc was set back: files of 2026-11-20 took the place of those of 2026-11-21.',
    conditionOf('source_rolled_back', {
      source,
      parameters: { required: true, ...day, newerDate: '2026-11-21' },
    }),
  ],
  [
    'coverage: Sample data in use, not the real lists: all 2 sources.',
    conditionOf('sample_data', { parameters: { all: true, sources: ['eu-fsf', 'un-sc'] } }),
  ],
  [
    'coverage: Sample data in use, not the real lists: eu-fsf, un-sc.',
    conditionOf('sample_data', { parameters: { all: false, sources: ['eu-fsf', 'un-sc'] } }),
  ],
  ['coverage: The subject was found in no registry.', conditionOf('not_in_registry', { parameters: {} })],
  [
    'review: The CIK belongs to "Acme Inc", not to a name like "Zenith".',
    conditionOf('identifier_of_another', { parameters: { ...another, expected: 'name' } }),
  ],
  [
    'review: The CIK belongs to "Acme Inc", not to a person.',
    conditionOf('identifier_of_another', { parameters: { ...another, expected: 'person' } }),
  ],
  [
    'coverage: Source un-sc has more than 5000 records under the names and numbers of the subject; the others were not read.',
    conditionOf('records_not_read', { source, parameters: { read: 5000 } }),
  ],
  [
    'coverage: 2101 names belong to the subject, its parents and those who run or own it; 2000 were screened, those who decide today before others.',
    conditionOf('names_not_screened', { parameters: { names: 2101, screened: 2000 } }),
  ],
  [
    "coverage: 20 more registry entries or filings have the subject's name or identifier and were not read; its LEI or register number would tell which is meant.",
    conditionOf('entries_not_read', { parameters: { entries: 20 } }),
  ],
  [
    "coverage: 601 cases are of the subject's name or one near it; the 200 gravest are told.",
    conditionOf('cases_not_listed', { parameters: { cases: 601, listed: 200 } }),
  ],
  [
    "coverage: 201 roles are of the subject's name or one near it; the 200 nearest are told.",
    conditionOf('roles_not_listed', { parameters: { roles: 201, listed: 200 } }),
  ],
  [
    'coverage: More listed parties are near the name "Ali" than are compared; the 130 nearest are listed. An identifier or a birth date would find the one.',
    conditionOf('matches_not_listed', { parameters: { name: 'Ali', listed: 130 } }),
  ],
  [
    'review: One listed party may be meant: no fact confirms or excludes it. Ask for the full birth date.',
    conditionOf('possible_match', { parameters: { parties: 1, ask: 'full birth date' } }),
  ],
  [
    'review: 3 listed parties may be meant: no fact confirms or excludes them. Compare the records.',
    conditionOf('possible_match', { parameters: { parties: 3 } }),
  ],
  [
    'review: Open litigation: 2 cases name the subject or a name near it.',
    conditionOf('open_litigation', { parameters: { cases: 2 } }),
  ],
  [
    'review: The risk value is 30, between 30 and 59.',
    conditionOf('risk_value', { parameters: { value: 30, from: 30, to: 59 } }),
  ],
])('%s', (says, condition) => {
  expect(`${condition.severity}: ${condition.text}`).toBe(says)
  expect(Condition.parse(condition)).toEqual(condition)
})

test('the reference page has a row for every code, with its severity and meaning, and no other', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/reference/scorers.md'), 'utf8')
  const section = /^## Conditions\n[^]*?(?=^## )/m.exec(page)?.[0] ?? ''
  const severities = {
    ...Object.fromEntries(Object.entries(CONDITIONS).map(([code, { severity }]) => [code, severity])),
    unclassified: 'review',
  } as Readonly<Record<string, string>>
  expect(section.split('\n').filter((line) => line.startsWith('| `'))).toEqual(
    Object.entries(CONDITION_CODES).map(([code, meaning]) => {
      const severity =
        severities[code] === 'required'
          ? '`blocking` of a required list, else `coverage`'
          : `\`${severities[code]}\``
      return `| \`${code}\` | ${severity} | ${meaning} |`
    }),
  )
})
