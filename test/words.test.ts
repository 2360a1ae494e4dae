// What people read has a name for everything the contract and the protocol write as an identifier.
import { expect, test } from 'vitest'
import { Finding } from '../src/contract/vocabulary/finding.ts'
import { protocolObject } from '../src/assessment/rules/protocol/protocol-object.ts'
import type { Fields } from '../src/assessment/rules/protocol/field.ts'
import { VALUE_SCHEMAS } from '../src/assessment/rules/protocol/value-schemas.ts'
import { axisName, kindName, memberName, memberText, prose } from '../src/reports/words/evidence.ts'
import { findingSections } from '../src/reports/words/finding-sections.ts'
import { identifierName } from '../src/reports/words/identifier.ts'
import { nothingFound, sideFigure } from '../src/reports/words/sources-read.ts'

test('every kind of signal has a name of its own, and no two the same', () => {
  const names = Object.keys(VALUE_SCHEMAS).map(kindName)
  expect(new Set(names).size).toBe(33)
  expect(Object.keys(VALUE_SCHEMAS).filter((kind) => kindName(kind).includes('_'))).toEqual([])
  const unnamed = Object.keys(VALUE_SCHEMAS).filter((kind) => kindName(kind) === identifierName(kind))
  // these are plain English as they are
  expect(unnamed).toEqual(['named_prospect', 'named_competitor', 'gross_margin', 'unfair_advantage'])
})

test('a kind within a sentence has the name it has everywhere else', () => {
  for (const kind of Object.keys(VALUE_SCHEMAS))
    expect(prose(`Next: a better ${kind}; it moves the estimate.`)).toBe(
      `Next: a better “${kindName(kind)}”; it moves the estimate.`,
    )
})

test('axes are called what the protocol calls them', () => {
  const { axes } = protocolObject()
  expect(axes.map(({ id }) => axisName(id))).toEqual(axes.map(({ label }) => label))
})

test('members of values and identifiers of any case are read as words', () => {
  expect(['source_url', 'source url', 'arpa_monthly', 'count_source_url', 'percent'].map(memberName)).toEqual(
    [
      'Where it can be read',
      'Where it can be read',
      'Monthly revenue of a customer',
      'Count source URL',
      'Percent',
    ],
  )
  expect(['registrationNumber', 'suit-open', 'api_key'].map(identifierName)).toEqual([
    'Registration number',
    'Suit open',
    'API key',
  ])
})

test('a member that is one of several identifiers is read as words, and no other is', () => {
  for (const [kind, fields] of Object.entries(VALUE_SCHEMAS as Readonly<Record<string, Fields>>))
    for (const [name, field] of Object.entries(fields)) {
      const chosen = field.kind === 'choice'
      expect([kind, name, memberText(name.replaceAll('_', ' '), 'in_house')]).toEqual([
        kind,
        name,
        chosen ? 'in house' : 'in_house',
      ])
    }
})

const [example] = (Finding.meta()?.examples ?? []) as [Finding]
const finding = (id: string, facts: Partial<Finding>): Finding => ({ ...example, id, ...facts })

test('every finding is in one section: against, for, or what gives no points', () => {
  const findings = [
    finding('a', { points: 0, severity: 'info', scorer: 'risk' }),
    finding('b', { points: 8, severity: 'info', scorer: 'upside' }),
    finding('c', { points: 0, severity: 'medium', scorer: 'risk' }),
    finding('d', { points: 30, severity: 'medium', scorer: 'sanctions' }),
    finding('e', { points: 0, severity: 'info', scorer: 'upside' }),
  ]
  const ids = findingSections(findings).map(
    ({ id, findings: of }) => `${id}: ${of.map((one) => one.id).join(' ')}`,
  )
  expect(ids).toEqual(['against: c d', 'for: b', 'looked-at: a e'])
})

test('a nought is a result only where a source was read, and what was not read is named', () => {
  const [read, unread] = [
    { name: 'UN list', snapshotDate: '2026-11-19' },
    { name: 'OFAC list', snapshotDate: null },
  ]
  expect(sideFigure(0, [unread])).toBe('–')
  expect(sideFigure(0, [])).toBe('–')
  expect(sideFigure(0, [read, unread])).toBe('0')
  expect(nothingFound([unread])).toMatch(/^Nothing could be looked up/)
  expect(nothingFound([read])).toBe('Nothing in the one source that was read.')
  expect(nothingFound([read, read, unread])).toBe(
    'Nothing in the 2 sources that were read. Not loaded, so not looked into: OFAC list.',
  )
})
