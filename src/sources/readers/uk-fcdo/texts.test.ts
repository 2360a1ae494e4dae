// Free text of the UK list: company numbers, entities, numbered items, countries.
import { expect, test } from 'vitest'
import { isoCountry } from './countries.ts'
import { ukItemised, ukPlainText } from './plain-text.ts'
import { registrationNumbers } from './registration-numbers.ts'

test.each([
  [
    'OGRN 1027700000017, INN 7700000017',
    [
      ['ogrn', '1027700000017'],
      ['inn', '7700000017'],
    ],
  ],
  ['Taxpayer Identification Number (INN): 770000001712', [['inn', '770000001712']]],
  ['INN: 123', [['registration', 'INN: 123']]],
  [
    'LEI 5299000000000000ZZ11; Reg. 7',
    [
      ['lei', '5299000000000000ZZ11'],
      ['registration', 'Reg. 7'],
    ],
  ],
  ['55-A (Lantern City)', [['registration', '55-A (Lantern City)']]],
  ['not known', []],
])('the company numbers of %s', (written, numbers) => {
  expect(registrationNumbers(written).map(({ scheme, value }) => [scheme, value])).toEqual(numbers)
})

test.each([
  ['&amp;amp; &lt;b&gt; &#x2019;&#8217; &nosuch; &#9999999;', '&amp; <b> ’’ &nosuch; &#9999999;'],
  [' two\n\tlines ', 'two lines'],
])('the text %s', (written, plain) => {
  expect(ukPlainText(written)).toBe(plain)
})

test('items are told apart by numbers in brackets at their beginning only', () => {
  expect(ukItemised('(1) Iran, (2) Iraq')).toEqual(['Iran', 'Iraq'])
  expect(ukItemised('Lantern (2) Ltd')).toEqual(['Lantern (2) Ltd'])
  expect(ukItemised('')).toEqual([])
})

test('names of countries that only this list uses', () => {
  expect(['Myanmar (Burma)', 'Congo (Democratic Republic)', 'Congo', 'Atlantis'].map(isoCountry)).toEqual([
    'MM',
    'CD',
    'CG',
    undefined,
  ])
})
