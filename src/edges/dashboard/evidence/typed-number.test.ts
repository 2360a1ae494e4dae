// A field for a number sends what was meant, to the last digit, or asks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doubtAbout, readNumber } from './typed-number.ts'

const value = (text: string): number | undefined => {
  const read = readNumber(text)
  return read.kind === 'number' ? read.value : undefined
}

/** Digits before and after the point, together few enough to be exact. */
const figures = fc.tuple(
  fc.bigInt({ min: 0n, max: 999_999_999n }).map(String),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 6 }),
)
const grouped = (whole: string, by: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, by)

describe('a number', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['12.50', 12.5],
    ['1,5', 1.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['.5', 0.5],
    ['-3', -3],
    ['−3.5', -3.5],
    ['+4', 4],
    ['1000.125', 1000.125],
    ['1 000', 1000],
    ['1’000.500', 1000.5],
    ['1,200.5', 1200.5],
    ['1.200,5', 1200.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['12,34,567', 1_234_567],
  ])('%j is %d', (text, meant) => expect(value(text)).toBe(meant))

  test.each([
    ['1.000', 'write 1000 or 1.'],
    ['1,000', 'write 1000 or 1.'],
    ['12.500', 'write 12500 or 12.5.'],
    ['-1,234', 'write -1234 or -1.2340.'],
    ['12345678901234567', 'write at most 15.'],
  ])('%j is asked about, and what is proposed can be sent', (text, said) => {
    expect(value(text)).toBeUndefined()
    expect(doubtAbout(text)).toMatch(new RegExp(`${said.replaceAll('.', '\\.')}$`))
    for (const [proposed] of said.matchAll(/-?\d+(?:\.\d+)?(?=\.$| or)/g))
      expect(value(proposed)).toBeDefined()
  })

  test.each([
    'about 40',
    '1e3',
    '0x10',
    'Infinity',
    '5 %',
    '£5',
    '1,2,3',
    '1.2.3',
    '1..5',
    '--1',
    '5.',
    '-',
    '',
  ])('%j is none', (text) => expect(readNumber(text)).toEqual({ kind: 'none' }))

  test('is the same in every way of writing it that leaves no doubt', () => {
    fc.assert(
      fc.property(figures, ([whole, fraction]) => {
        const meant = Number(`${whole}.${fraction}0`)
        const rest = fraction === '' ? '' : `.${fraction}`
        const ways = [
          `${whole}${rest}`,
          ...[' ', '\u00a0', '\u202f', '’'].map((by) => `${grouped(whole, by)}${rest}`),
          ...(fraction !== '' && whole.length > 3
            ? [`${grouped(whole, ',')}.${fraction}`, `${grouped(whole, '.')},${fraction}`]
            : []),
        ]
        for (const text of ways)
          if (doubtAbout(text) === undefined) expect(value(text), text).toBe(meant)
          else expect(text).toMatch(/^[1-9]\d{0,2}[.,]\d{3}$/)
      }),
    )
  })

  test('is never another one than was typed: its digits are those, in their order', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,- \u00a0’e'), maxLength: 18 })
    const bare = (digits: string): string => digits.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '')
    fc.assert(
      fc.property(typed, (text) => {
        const read = value(text)
        if (read !== undefined) expect(bare(read.toPrecision(15).replace(/e.*/, ''))).toBe(bare(text))
      }),
      { numRuns: 2_000 },
    )
  })

  test('with one point or comma before three digits is asked about, whoever wrote it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom('.', ','),
        (whole, tail, by) => {
          const text = `${whole}${by}${String(tail).padStart(3, '0')}`
          expect(value(text)).toBeUndefined()
          expect(doubtAbout(text)).toBeDefined()
        },
      ),
    )
  })
})
