// Subjects that cannot be looked up are refused, by the schema or beyond it, each under the path of its field.
import { expect, test } from 'vitest'
import { Subject as Schema } from '../../contract/vocabulary/subject.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import { subjectIssues } from './subject.ts'
import { leiOf, NOW } from './testing/records.ts'

/** The paths under which a subject is refused, first by its schema, then beyond it. */
function refusedFor(but: Partial<AskedSubject>): string[] {
  const read = Schema.safeParse({ name: 'Acme Robotics', ...but })
  return read.success
    ? subjectIssues(read.data, NOW).map(({ path }) => path.replace('subject.', ''))
    : read.error.issues.map(({ path }) => path.join('.'))
}

test('a whole subject is not refused', () => {
  expect(
    refusedFor({
      type: 'company',
      domain: 'www.acme.example',
      lei: leiOf('5299ACME').toLowerCase(),
      registrationNumber: 'HRB 12345',
      jurisdiction: 'us-de',
      country: 'gb',
      birthDate: '2000-02-29',
      aliases: ['株式会社アクメ', 'Акме'],
    }),
  ).toEqual([])
  for (const birthDate of ['1951', '1951-02', '2026-11-20', '2026-11', '2026'])
    expect(refusedFor({ birthDate })).toEqual([])
})

test.each<[string, Partial<AskedSubject>]>([
  ['name', { name: '' }],
  ['name', { name: ' .,- ' }],
  ['name', { name: '\u0301' }],
  ['name', { name: 'x'.repeat(10_000) }],
  ['name', { name: '𠮷'.repeat(501) }],
  ['name', { name: 'Acme \ud83d' }],
  ['aliases.1', { aliases: ['Acme', '--'] }],
  ['aliases', { aliases: Array.from({ length: 21 }, (_, at) => `Acme ${at}`) }],
  ['lei', { lei: '5493001KJTIIGC8Y1R1' }],
  ['lei', { lei: '5493001KJTIIGC8Y1R13' }],
  ['registrationNumber', { registrationNumber: '---' }],
  ['jurisdiction', { jurisdiction: 'ZZ' }],
  ['jurisdiction', { jurisdiction: 'Delaware' }],
  ['country', { country: 'UK' }],
  ['country', { country: 'US-DE' }],
  ['domain', { domain: 'acme' }],
  ['birthDate', { birthDate: '1951-02-30' }],
  ['birthDate', { birthDate: '30/02/1951' }],
  ['birthDate', { birthDate: '1951-13' }],
  ['birthDate', { birthDate: '2026-11-21' }],
  ['birthDate', { birthDate: '2027' }],
])('a subject is refused for its %s (%#)', (field, but) => {
  expect(refusedFor(but)).toEqual([field])
})

test('what is refused beyond the schema says what to send instead, every issue at once', () => {
  expect(subjectIssues({ name: 'Acme', jurisdiction: 'ZZ', country: 'UK', birthDate: '2027' }, NOW)).toEqual([
    { path: 'subject.jurisdiction', message: expect.stringContaining('such as DE or US-DE') as string },
    { path: 'subject.country', message: expect.stringContaining('such as GB') as string },
    { path: 'subject.birthDate', message: 'lies in the future; send the day of birth' },
  ])
})

test('the check digits of an LEI find a wrong digit, a wrong letter, and two of them exchanged', () => {
  const lei = '5493001KJTIIGC8Y1R12'
  const isLei = (text: string): boolean => refusedFor({ lei: text }).length === 0
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
