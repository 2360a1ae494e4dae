// Subject and listed party stand side by side in the fields that either fills.
import { expect, test } from 'vitest'
import { listedBeside } from './listed-beside.ts'

const NOTHING = {
  kind: 'person',
  names: [],
  births: [],
  birthPlaces: [],
  nationalities: [],
  addresses: [],
  identifiers: [],
  programs: [],
  listedOn: [],
  remarks: [],
}

test('each field has what was asked beside what the lists say', () => {
  const fields = listedBeside(
    {
      name: 'Ilsa Dorran',
      birthDate: '1951-02-03',
      identifiers: [{ scheme: 'passport', value: 'A1', country: 'IQ' }],
    },
    {
      ...NOTHING,
      names: ['DORRAN, Ilsa', 'Ilsa D.'],
      births: ['1951'],
      identifiers: [{ scheme: 'passport', value: 'A1', country: 'IQ' }],
      programs: ['IRAQ2'],
    },
  )
  const shown = fields.map(({ field, asked, listed }) => [field, asked, listed])
  expect(shown).toContainEqual(['Name', 'Ilsa Dorran', 'DORRAN, Ilsa; Ilsa D.'])
  expect(shown).toContainEqual(['Birth date', '1951-02-03', '1951'])
  expect(shown).toContainEqual(['Programme', '', 'IRAQ2'])
  expect(fields.find(({ field }) => field === 'Identifiers')?.listed).toContain('A1 (IQ)')
})

test('a field that neither side fills is left out', () => {
  expect(listedBeside({ name: 'Ilsa Dorran' }, NOTHING).map(({ field }) => field)).toEqual(['Name', 'Type'])
})
