// The countries that the form of a run offers.
import { expect, test } from 'vitest'
import { countries, isCountryCode } from '../../../reference/countries.ts'
import { countryCodes } from './country-codes.ts'

test('the server takes every country that the form offers, and the form offers every country', () => {
  const offered = countryCodes().map(({ code }) => code)
  expect(offered.filter((code) => !isCountryCode(code))).toEqual([])
  expect(countries.map(({ code }) => code).filter((code) => !offered.includes(code))).toEqual([])
})
