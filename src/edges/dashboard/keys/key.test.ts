// A key says when it ends, and until when an earlier secret works.
import { expect, test } from 'vitest'
import { expiryText, graceOf, type Key } from './key.ts'

const NOW = Date.parse('2026-11-02T12:00:00Z')
const key = (of: Partial<Key>): Key => ({
  id: 'k',
  name: 'k',
  hint: null,
  scopes: ['read'],
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  oldSecretUntil: null,
  owner: null,
  ...of,
})

test.each([
  [null, 'never'],
  ['2027-06-15T12:00:00Z', '15 Jun 2027'],
  ['2026-11-12T12:00:01Z', '12 Nov 2026, in 10 days'],
  ['2026-11-02T14:00:00Z', '2 Nov 2026, within a day'],
  ['2026-10-15T12:00:00Z', 'expired on 15 Oct 2026'],
])('one that ends at %s is told as %j', (expiresAt, said) => {
  expect(expiryText(key({ expiresAt }), NOW)).toBe(said)
})

test('an old secret is told while it works', () => {
  expect(graceOf(key({ oldSecretUntil: null }), NOW)).toBeUndefined()
  expect(graceOf(key({ oldSecretUntil: '2026-11-02T11:00:00Z' }), NOW)).toBeUndefined()
  expect(graceOf(key({ oldSecretUntil: '2026-11-02T13:00:00Z' }), NOW)).toBe('2026-11-02T13:00:00Z')
})
