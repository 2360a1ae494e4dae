// What two versions of a record differ in, field by field.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListingPart, PartyPart, RecordPart } from '../model/record.ts'
import { nameOfRecord, recordChanges } from './record-changes.ts'

const party = (over: Partial<PartyPart> = {}): PartyPart => ({
  kind: 'party',
  ref: 'self',
  partyKind: 'person',
  names: [{ full: 'Ilsa Dorran', kind: 'primary', quality: 'strong' }],
  ...over,
})
const listing: ListingPart = {
  kind: 'listing',
  party: 'self',
  listKind: 'sanction',
  authority: 'An authority',
  programs: ['A', 'B'],
  status: 'active',
}

test('a value that came or went is listed under its field, once for each time', () => {
  const before = [party({ nationalities: ['NO', 'SE'] }), listing]
  const after = [
    party({
      names: [
        { full: 'Ilsa Dorran', kind: 'primary', quality: 'strong' },
        { full: 'I. Dorran', kind: 'alias', quality: 'weak' },
      ],
      nationalities: ['SE'],
      births: [{ value: '1951-02-03', raw: '3 Feb 1951' }],
    }),
    { ...listing, programs: ['A', 'C', 'C'], ends: { value: '2026-11-01', raw: '1 Nov 2026' } },
  ]
  expect(recordChanges(before, after)).toEqual([
    { field: 'listing.ends', removed: [], added: ['1 Nov 2026 (value 2026-11-01)'] },
    { field: 'listing.programs', removed: ['B'], added: ['C', 'C'] },
    { field: 'party.births', removed: [], added: ['3 Feb 1951 (value 1951-02-03)'] },
    { field: 'party.names', removed: [], added: ['I. Dorran (kind alias, quality weak)'] },
    { field: 'party.nationalities', removed: ['NO'], added: [] },
  ])
})

test('other parties of a record are kept apart, and the main party names it wherever it is', () => {
  const vessel = party({
    ref: 'vessel',
    names: [{ full: 'Amber Petrel', kind: 'primary', quality: 'strong' }],
  })
  expect(recordChanges([party()], [vessel, party()])).toContainEqual({
    field: 'party vessel.names',
    removed: [],
    added: ['Amber Petrel (kind primary, quality strong)'],
  })
  expect(nameOfRecord([vessel, party()])).toBe('Ilsa Dorran')
  expect(nameOfRecord([vessel])).toBe('Amber Petrel')
  expect(nameOfRecord([listing])).toBeUndefined()
})

const parts = fc.array(
  fc
    .record({
      nationalities: fc.array(fc.constantFrom('NO', 'SE', 'GB'), { maxLength: 3 }),
      notes: fc.option(fc.string(), { nil: undefined }),
    })
    .map(({ nationalities, notes }): RecordPart =>
      party({ nationalities, ...(notes !== undefined && { notes }) }),
    ),
  { maxLength: 3 },
)

test('nothing changes from a record to itself, and what comes one way goes the other way', () => {
  fc.assert(
    fc.property(parts, (one) => {
      expect(recordChanges(one, one)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const back = recordChanges(other, one).map(({ field, removed, added }) => ({
        field,
        removed: added,
        added: removed,
      }))
      expect(recordChanges(one, other)).toEqual(back)
    }),
  )
})
