import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../contract/vocabulary/finding.ts'
import type { SourceUsed } from '../../../contract/vocabulary/source.ts'
import { changeBetween, findingsOverTime } from './findings-over-time.ts'

const finding = (kind: string, points: number, ...records: readonly string[]): Finding => ({
  id: `sanctions:${kind}:${records.join()}`,
  scorer: 'sanctions',
  kind,
  severity: 'medium',
  statement: `${kind} of ${records.join()}`,
  points,
  citations: records.map((id) => ({
    source: 'us-ofac-sdn',
    id,
    url: 'https://example.org/',
    snapshotDate: '2026-11-01',
  })),
})

const LOADED: SourceUsed = {
  id: 'us-ofac-sdn',
  name: 'OFAC',
  snapshotDate: '2026-11-01',
  recordsHash: null,
  status: 'current',
}
const run = (...findings: readonly Finding[]) => ({ findings: [...findings], sources: [LOADED] })
const blind = { findings: [], sources: [{ ...LOADED, snapshotDate: null }] }

test('a record that two runs judge differently is one row, in the words of the later; others stay apart', () => {
  const runs = [
    run(finding('alert', 45, '18782'), finding('alert', 20, '7')),
    run(finding('confirmed', 100, '18782')),
    { findings: undefined, sources: undefined },
  ]
  const severity = 'medium'
  expect(findingsOverTime(runs).map(({ statements, found }) => [statements, found])).toEqual([
    [['confirmed of 18782'], [{ points: 45, severity }, { points: 100, severity }, 'unread']],
    [['alert of 7'], [{ points: 20, severity }, 'nothing', 'unread']],
  ])
})

test('findings of one run on the same records count together, with the gravest severity, and each is said', () => {
  const grave = { ...finding('alert', 30, '7', '8'), severity: 'high' as const }
  const both = run(grave, finding('identifier', 5, '8', '7'))
  expect(findingsOverTime([both])).toMatchObject([
    { statements: ['alert of 7,8', 'identifier of 8,7'], found: [{ points: 35, severity: 'high' }] },
  ])
})

test('from one run to another a finding is new, gone, changed or the same, and unknown where one could not look', () => {
  const change = (before: ReturnType<typeof run>, after: ReturnType<typeof run>) =>
    findingsOverTime([before, after]).map((row) => changeBetween(row, 0, 1))
  const [one, other] = [finding('alert', 20, '7'), finding('alert', 30, '7')]
  expect(change(run(), run(one))).toEqual(['new'])
  expect(change(run(one), run())).toEqual(['gone'])
  expect(change(run(one), run(other))).toEqual(['changed'])
  expect(change(run(one), run({ ...one, severity: 'high' }))).toEqual(['changed'])
  expect(change(run(one), run(one))).toEqual(['same'])
  expect(change(run(one), blind)).toEqual(['unknown'])
  expect(change(blind, run(one))).toEqual(['unknown'])
  const three = findingsOverTime([run(one), run(), run()])
  expect(three.map((row) => changeBetween(row, 1, 2))).toEqual([undefined])
})

test('where one of two lists was not read or not asked, what it may have had is neither new nor gone', () => {
  const UN = { ...LOADED, id: 'un-sc', name: 'UN' }
  const onBoth = finding('alert', 45, '7')
  const both = {
    ...onBoth,
    citations: onBoth.citations.flatMap((one) => [one, { ...one, source: UN.id, id: '8' }]),
  }
  const change = (...[before, after]: readonly Parameters<typeof findingsOverTime>[0][number][]) =>
    findingsOverTime([before ?? blind, after ?? blind]).map((row) => changeBetween(row, 0, 1))
  const found = { findings: [both], sources: [LOADED, UN] }
  const nothing = { findings: [], sources: [LOADED, UN] }
  const unread = { findings: [], sources: [LOADED, { ...UN, snapshotDate: null }] }
  const notAsked = { findings: [], sources: [LOADED] }
  expect(change(nothing, found)).toEqual(['new'])
  expect(change(found, nothing)).toEqual(['gone'])
  for (const half of [unread, notAsked]) {
    expect(change(half, found)).toEqual(['unknown'])
    expect(change(found, half)).toEqual(['unknown'])
  }
  // another snapshot of one list changes nothing that was found on both
  const renewed = { ...found, sources: [LOADED, { ...UN, recordsHash: 'f'.repeat(64) }] }
  expect(change(found, renewed)).toEqual(['same'])
})

describe('a party is compared by who it is', () => {
  const listed = (names: readonly string[], ...records: readonly string[]): Finding => ({
    ...finding('alert', 45, ...records),
    listed: {
      kind: 'person',
      names,
      births: [],
      birthPlaces: [],
      nationalities: [],
      addresses: [],
      identifiers: [],
      programs: [],
      listedOn: [],
      remarks: [],
    },
  })
  const changes = (before: ReturnType<typeof run>, after: ReturnType<typeof run>) =>
    findingsOverTime([before, after]).map((row) => changeBetween(row, 0, 1))

  test('one list more, or one fewer, makes no new party', () => {
    const one = run(listed(['Iva Trentmoser'], '7'))
    const two = run(listed(['TRENTMOSER, Iva', 'Iva Trentmoser'], '7', '8'))
    expect(changes(one, two)).toEqual(['same'])
    expect(changes(two, one)).toEqual(['same'])
    expect(findingsOverTime([run(listed(['Iva Trentmoser'], '8')), one, two])).toHaveLength(1)
  })

  test('two officers of one filing stay two', () => {
    const before = run(listed(['Iva Trentmoser'], '7', 'filing'))
    const after = run(listed(['Ode Larkspur'], '9', 'filing'))
    expect(changes(before, after)).toEqual(['gone', 'new'])
  })
})
