// What trade documents write around a name is taken away, and nothing of the name is.
import { describe, expect, test } from 'vitest'
import { cleanName } from './residue.ts'

const plain = (piece: string): string => piece.trim().toLowerCase().replaceAll('.', '')
const isPlace = (piece: string): boolean => ['panama', 'dubai', 'shanghai'].includes(plain(piece))
const isForm = (piece: string): boolean => ['ltd', 'llc', 'gmbh', 'sa', 'inc'].includes(plain(piece))
const clean = (text: string, ship = false) => {
  const { name, ...rest } = cleanName(text, isPlace, isForm, ship)
  return { name: name.replace(/\s+/g, ' '), ...rest }
}

describe('stays as it is', () => {
  test.each([
    'Acme Ltd',
    'Yacht Services Ltd',
    'Holiday Inn 5',
    'Acme (Shanghai) Ltd',
    'MV Trading Ltd',
    'Known As Limited',
    'Formerly Ltd',
    '()',
    '',
  ])('%s', (text) => {
    expect(clean(text)).toEqual({ name: text, others: [], vessel: false })
  })
})

describe('labels, addresses and branches go', () => {
  test.each([
    ['Consignee: Acme Ltd', 'Acme Ltd'],
    ['Notify party: Acme', 'Acme'],
    ['Messrs. Acme Ltd', 'Acme Ltd'],
    ['Acme Ltd c/o John Smith', 'Acme Ltd'],
    ['Acme Ltd, 12 Harbour Road, Dubai', 'Acme Ltd'],
    ['Acme Ltd 12 Harbour Road Dubai', 'Acme Ltd'],
    ['Acme Ltd VAT 123456789', 'Acme Ltd'],
    ['Acme Bank (Dubai Branch)', 'Acme Bank'],
    ['Acme Bank, Dubai Branch', 'Acme Bank'],
    ['Acme SA Sucursal Panama', 'Acme SA'],
  ])('%s', (text, name) => {
    expect(clean(text)).toEqual({ name, others: [], vessel: false })
  })
})

describe('other names are kept beside', () => {
  test.each([
    ['Acme Ltd (formerly Beta Ltd)', 'Beta Ltd'],
    ['Acme Ltd fka Beta Ltd', 'Beta Ltd'],
    ['Acme Ltd aka Gamma', 'Gamma'],
  ])('%s', (text, other) => {
    expect(clean(text)).toEqual({ name: 'Acme Ltd', others: [other], vessel: false })
  })
})

describe('ships', () => {
  test.each([
    ['MV Ocean Queen', false],
    ['M/T Ocean Queen', false],
    ['MV Ocean Queen V.123', false],
    ['Yacht Ocean Queen', true],
    ['Ocean Queen (Panama)', true],
    ['Ocean Queen (flag Panama)', true],
  ])('%s, known to be a ship: %s', (text, ship) => {
    expect(clean(text, ship)).toEqual({ name: 'Ocean Queen', others: [], vessel: true })
  })
})

describe('a ship with former names', () => {
  test.each([
    ['Amber Voyager (ex Petrel Bay ex Gulf Petrel)', 'Amber Voyager', ['Petrel Bay', 'Gulf Petrel']],
    ['Delphin Grace (ex-Aegean Grace, ex-Ionian Belle)', 'Delphin Grace', ['Aegean Grace', 'Ionian Belle']],
    ['Crimson Tide ex Silver Gannet', 'Crimson Tide', ['Silver Gannet']],
    ['Lex Regis', 'Lex Regis', []],
  ])('%s', (text, name, others) => {
    expect(clean(text, true)).toMatchObject({ name, others })
  })
})

describe('what identifies a party is no address and no branch', () => {
  test.each([
    'Northern Intelligence Branch 216',
    'Northern Intelligence Branch 216 Raids',
    'Limited Liability Company Quorvenka 19',
    'Aldgate Property SA No. 2',
    'Merrow Mortgage Inc 2011 2',
    'Delta Group LLC 13th Research Institute',
  ])('%s', (text) => {
    expect(clean(text).name).toBe(text)
  })

  test('initials of the words before them go', () => {
    expect(clean('Organization for Technological Industries (OTI)').name.trim()).toBe(
      'Organization for Technological Industries',
    )
    expect(clean('Organization for Technological Industries (PMC)').name).toContain('PMC')
  })
})
