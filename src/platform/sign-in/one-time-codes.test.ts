import { base32 } from '@better-auth/utils/base32'
import { expect, test } from 'vitest'
import { oneTimeCodes } from './one-time-codes.ts'

const RFC_SECRET = '12345678901234567890'
/** RFC 6238, appendix B (SHA-1): seconds, and the last six of its eight digits. */
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

test.each(VECTORS)('the code at second %i is the one of RFC 6238', async (seconds, code) => {
  const step = Math.floor(seconds / 30)
  const stepAt = (beside: number) => oneTimeCodes.stepOf(RFC_SECRET, code, (seconds + 30 * beside) * 1000)
  expect(await stepAt(0)).toBe(step)
  expect([await stepAt(-1), await stepAt(1)]).toEqual([step, step])
  expect([await stepAt(-2), await stepAt(2)]).toEqual([undefined, undefined])
})

test.each(['', '28708', '2870820', '28708２', '000000'])('%j is no code', async (code) => {
  expect(await oneTimeCodes.stepOf(RFC_SECRET, code, 59_000)).toBeUndefined()
})

test('a new secret has 128 random bits, and its key and address hold it for an app', () => {
  const [one, other] = [oneTimeCodes.newSecret('ada@example.com'), oneTimeCodes.newSecret('ada@example.com')]
  expect(one.secret).not.toBe(other.secret)
  expect(Buffer.from(one.secret, 'base64url')).toHaveLength(16)
  expect(Buffer.from(base32.decode(one.key)).toString()).toBe(one.secret)
  expect(one.key).toMatch(/^[A-Z2-7]+$/)
  const { protocol, pathname, searchParams } = new URL(one.uri)
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['otpauth:', '/Assay:ada@example.com'])
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: one.key,
    issuer: 'Assay',
    digits: '6',
    period: '30',
  })
})
