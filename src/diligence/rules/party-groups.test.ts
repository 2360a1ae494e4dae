// Records of one party on several lists are one party, in any order; two parties that share a number stay two.
import { expect, test } from 'vitest'
import type { PartyPart } from '../../sources/model/record.ts'
import type { CitedRecord } from './evidence.ts'
import { partyGroups } from './party-groups.ts'
import { party, record } from './testing/evidence.ts'

const person = (sourceId: string, id: string, name: string, facts: Partial<PartyPart> = {}): CitedRecord =>
  record(sourceId, id, [
    party({
      partyKind: 'person',
      identifiers: [],
      names: [{ full: name, kind: 'primary', quality: 'strong' }],
      ...facts,
    }),
  ])
const groupsOf = (...records: readonly CitedRecord[]): readonly (readonly string[])[] => {
  const groups = partyGroups(records)
  expect(partyGroups(records.toReversed())).toEqual(groups)
  return [...Map.groupBy([...groups.keys()], (key) => groups.get(key)).values()].map((keys) =>
    keys.toSorted(),
  )
}
const born = (value: string): Partial<PartyPart> => ({ births: [{ value, raw: value }] })
const passport = { scheme: 'passport', value: 'A6489694', country: 'IQ' } as const

test('by the entry of a list that another list repeats', () => {
  const sdn = person('us-ofac-sdn', '36', 'TRENTMOSER, Iva')
  const csl = person('us-csl', '36-0a', 'Iva Trentmoser', { identifiers: [{ scheme: 'ofac', value: '36' }] })
  expect(groupsOf(sdn, csl, person('us-ofac-sdn', '37', 'TRENTMOSER, Iva'))).toEqual([
    ['us-csl 36-0a', 'us-ofac-sdn 36'],
    ['us-ofac-sdn 37'],
  ])
})

test('by a passport, with a word of the name in common', () => {
  const un = person('un-sc', 'QDi.1', 'Iva Trentmoser', { identifiers: [passport] })
  const us = person('us-ofac-sdn', '36', 'TRENTMOSER, Iva M.', { identifiers: [passport] })
  const other = person('us-ofac-sdn', '40', 'Ode LARKSPUR', { identifiers: [passport] })
  const ship = person('us-ofac-sdn', '41', 'TRENTMOSER', { partyKind: 'vessel', identifiers: [passport] })
  expect(groupsOf(un, us, other, ship)).toEqual([
    ['un-sc QDi.1', 'us-ofac-sdn 36'],
    ['us-ofac-sdn 40'],
    ['us-ofac-sdn 41'],
  ])
})

test('by a name and a day of birth, but not by a first of January', () => {
  const [un, us] = ['1971-07-25', '1971-01-01'].map((day) => [
    person('un-sc', `QDi ${day}`, 'Iva Trentmoser', born(day)),
    person('us-ofac-sdn', day, 'TRENTMOSER, Iva', born(day)),
  ]) as [CitedRecord[], CitedRecord[]]
  expect(groupsOf(...un)).toHaveLength(1)
  expect(groupsOf(...us)).toHaveLength(2)
})
