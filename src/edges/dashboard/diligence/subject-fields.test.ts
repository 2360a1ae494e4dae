import { expect, test } from 'vitest'
import { RunSubject } from '../../../contract/vocabulary/subject.ts'
import { askedOtherwise, fieldsBesideName } from './subject-fields.ts'

const whole = {
  name: 'Acme',
  type: 'company',
  aliases: ['Acme Ltd', 'Acme, Inc.'],
  country: 'RU',
  birthDate: '1975-04',
  lei: '984500ACMEROBOTICS38',
  jurisdiction: 'US-DE',
  registrationNumber: '09876543',
  domain: 'acme.com',
  identifiers: [{ scheme: 'tax-id', value: 'J-1234567', country: 'VE' }],
  addresses: ['12 Harbour Road, Limassol'],
  fatherName: 'Ode Trentmoser',
} as const satisfies RunSubject

test('all that a run was told is shown, and what differs in any field is told', () => {
  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(RunSubject.shape).toSorted())
  expect(fieldsBesideName(whole)).toHaveLength(Object.keys(whole).length - 1)
  expect(askedOtherwise({ name: 'Akme' }, whole).map(({ name }) => name)).toEqual([
    'Name',
    ...fieldsBesideName(whole).map(({ name }) => name),
  ])
})

test('other names in another order are the same question; one more, or one name that looks like two, is another', () => {
  const asked = (...aliases: string[]) => ({ name: 'Acme', aliases })
  expect(askedOtherwise(asked('a', 'b'), asked('b', 'a'))).toEqual([])
  expect(askedOtherwise({ name: 'Acme' }, asked())).toEqual([])
  expect(askedOtherwise(asked('a'), asked('a', 'b'))).toEqual([
    { name: 'Other names', before: ['a'], after: ['a', 'b'] },
  ])
  expect(askedOtherwise(asked('a; b'), asked('a', 'b'))).toHaveLength(1)
})

test.each([
  ['RU', 'RU (Russia)'],
  ['US-DE', 'US-DE (United States)'],
  ['QQ', 'QQ'],
  ['Germany', 'Germany'],
  ['', ''],
])('a country is named beside its code, and what is none is left as it is: %s', (code, said) => {
  expect(fieldsBesideName({ name: 'Acme', country: code })[0]?.values).toEqual([said])
})
