// Nationalities as registers have them become the countries that lists have.
import { expect, test } from 'vitest'
import { countriesOfNationality } from './nationality.ts'

test.each([
  ['GB', ['gb']],
  ['British', ['gb']],
  ['Iraqi', ['iq']],
  ['Norwegian,British', ['no', 'gb']],
  ['Italian And British', ['it', 'gb']],
  ['Trinidad and Tobago', ['tt']],
  ['Citizen of Antigua and Barbuda', ['ag']],
  ['Citizen Of The Dominican Republic', ['do']],
  ['US citizen', ['us']],
  ['United States of America', ['us']],
  ['Northern Irish', ['gb']],
  ['Congolese (DRC)', ['cd']],
  ['Dominican', ['dm', 'do']],
  ['Congo, Democratic Republic of the', ['cd']],
  ['Iran (Islamic Republic of)', ['ir']],
  ['Hong Kong, China', ['hk']],
  ['Stateless', []],
  ['', []],
])('%s', (written, codes) => {
  expect(countriesOfNationality(written)).toEqual(codes)
})
