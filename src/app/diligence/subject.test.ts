// Subjects that cannot be looked up are refused with what to send instead.
import { expect, test } from 'vitest'
import type { Subject } from '../../core/diligence/evidence.ts'
import { COUNTRIES } from './country-list.ts'
import { isLei } from './lei.ts'
import { subjectIssues } from './subject.ts'
import { leiOf, NOW } from './testing/records.ts'

const issues = (but: Partial<Subject>) => subjectIssues({ name: 'Acme Robotics', ...but }, NOW)

test('a whole subject has no issue', () => {
  expect(
    issues({
      type: 'company',
      domain: 'https://www.acme.example/about',
      lei: leiOf('5299ACME').toLowerCase(),
      registrationNumber: 'HRB 12345',
      jurisdiction: 'us-de',
      country: 'gb',
      birthDate: '2000-02-29',
      aliases: ['株式会社アクメ', 'Акме'],
    }),
  ).toEqual([])
  for (const birthDate of ['1951', '1951-02', '2026-11-20', '2026-11', '2026'])
    expect(issues({ birthDate })).toEqual([])
})

test.each<[string, Partial<Subject>, string]>([
  ['name', { name: '' }, 'no letter or digit'],
  ['name', { name: ' .,- ' }, 'no letter or digit'],
  ['name', { name: '\u0301' }, 'no letter or digit'],
  ['name', { name: 'x'.repeat(10_000) }, 'has 10000 characters'],
  ['name', { name: '𠮷'.repeat(501) }, 'has 501 characters'],
  ['name', { name: 'Acme \ud83d' }, 'half a character'],
  ['aliases[1]', { aliases: ['Acme', '--'] }, 'no letter or digit'],
  ['aliases', { aliases: Array.from({ length: 21 }, (_, at) => `Acme ${at}`) }, 'at most 20'],
  ['lei', { lei: '5493001KJTIIGC8Y1R1' }, 'is no LEI'],
  ['lei', { lei: '5493001KJTIIGC8Y1R13' }, 'check digits'],
  ['registrationNumber', { registrationNumber: '---' }, 'no letter or digit'],
  ['jurisdiction', { jurisdiction: 'ZZ' }, 'DE or US-DE'],
  ['jurisdiction', { jurisdiction: 'Delaware' }, 'two-letter code'],
  ['country', { country: 'UK' }, 'such as GB'],
  ['country', { country: 'US-DE' }, 'two-letter code'],
  ['domain', { domain: 'acme' }, 'is no host name'],
  ['birthDate', { birthDate: '1951-02-30' }, 'is no date'],
  ['birthDate', { birthDate: '30/02/1951' }, 'is no date'],
  ['birthDate', { birthDate: '1951-13' }, 'is no date'],
  ['birthDate', { birthDate: '2026-11-21' }, 'in the future'],
  ['birthDate', { birthDate: '2027' }, 'in the future'],
])('a subject is refused for its %s (%#)', (field, but, says) => {
  const found = issues(but)
  expect(found.map(({ path }) => path)).toEqual([`subject.${field}`])
  expect(found[0]?.message).toContain(says)
})

test('every issue is told at once, in the order of the fields', () => {
  const all = subjectIssues({ name: '?', lei: 'x', country: 'x', birthDate: 'x', aliases: ['!'] }, NOW)
  expect(all.map(({ path }) => path)).toEqual(
    ['name', 'lei', 'country', 'birthDate', 'aliases[0]'].map((field) => `subject.${field}`),
  )
})

test('the check digits of an LEI find a wrong digit, a wrong letter, and two of them exchanged', () => {
  const lei = '5493001KJTIIGC8Y1R12'
  expect(isLei(lei)).toBe(true)
  for (let at = 0; at < lei.length; at++) {
    const [a = '', b = ''] = [lei[at], lei[at + 1]]
    const kind = /\d/.test(a) ? /\d/ : /[A-Z]/
    for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      if (other !== a && kind.test(other))
        expect(isLei(lei.slice(0, at) + other + lei.slice(at + 1))).toBe(false)
    if (a !== b && kind.test(b)) expect(isLei(lei.slice(0, at) + b + a + lei.slice(at + 2))).toBe(false)
  }
})

test('the 249 countries of ISO 3166-1, and Kosovo', () => {
  expect(COUNTRIES.size).toBe(250)
  expect([...COUNTRIES].every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  expect(['GB', 'US', 'TR', 'SS', 'CW', 'XK'].every((code) => COUNTRIES.has(code))).toBe(true)
  expect(['UK', 'EU', 'AN', 'SU', 'ZZ'].some((code) => COUNTRIES.has(code))).toBe(false)
})
