// The edit distance of spellings: what is cheap, what is dear, and when it gives up.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, leastByRepeated, leastDistance } from './distance.ts'
import { letterSet, repeatedLetters } from './letter-set.ts'

const ANY = 1_000_000
const word = fc.string({ unit: fc.constantFrom(...'aehiklmnoprstuyz019'), maxLength: 12 })

describe('from cheap to dear', () => {
  test.each([
    ['putin', 'putin', 'anna', 'ana'],
    ['anna', 'ana', 'jon', 'john'],
    ['jon', 'john', 'saleh', 'salih'],
    ['saleh', 'salih', 'martha', 'marhta'],
    ['putin', 'pudin', 'putin', 'pulin'],
    ['martha', 'marhta', 'putin', 'pulin'],
    ['pulin', 'putin', 'putin', 'kumin'],
  ])('%s - %s costs no more than %s - %s', (a, b, c, d) => {
    expect(distance(a, b, ANY)).toBeLessThanOrEqual(distance(c, d, ANY))
  })

  test('a plain edit is a hundred, no letter at all is each letter', () => {
    expect(distance('putin', 'pukin', ANY)).toBe(100)
    expect(distance('', 'pkt', ANY)).toBe(300)
    expect(distance('', '', ANY)).toBe(0)
  })
})

describe('laws', () => {
  test('symmetric, nothing between equals, something between others', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b, ANY)).toBe(distance(b, a, ANY))
        expect(distance(a, b, ANY) === 0).toBe(a === b)
      }),
    )
  })

  test('exact up to the limit, above the limit beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(600), (a, b, limit) => {
        const exact = distance(a, b, ANY)
        const limited = distance(a, b, limit)
        if (exact <= limit) expect(limited).toBe(exact)
        else expect(limited).toBeGreaterThan(limit)
      }),
    )
  })

  test('the letters alone never promise more distance than there is', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const least = leastDistance(letterSet(a), letterSet(b))
        const more = leastByRepeated(repeatedLetters(a), repeatedLetters(b))
        expect(least + more).toBeLessThanOrEqual(distance(a, b, ANY))
      }),
    )
  })

  test('digits are letters as well', () => {
    expect(distance('studio54', 'studio54', ANY)).toBe(0)
    expect(distance('studio54', 'studio45', ANY)).toBe(85)
    expect(distance('studio54', 'studio55', ANY)).toBe(100)
  })

  test('letters that changed places are one slip within the first 24 letters', () => {
    const head = 'ab'.repeat(11)
    expect(distance(`${head}kt`, `${head}tk`, ANY)).toBe(85)
    expect(distance(`${head}akt`, `${head}atk`, ANY)).toBeGreaterThan(85)
  })

  test('spellings of any length are read to their ends', () => {
    const long = 'ab'.repeat(5_000)
    const head = long.slice(0, 24)
    expect(distance(long, long, ANY)).toBe(0)
    expect(distance(`${head}ztz`, `${head}ypy`, ANY)).toBe(300)
    expect(distance(`${head}zkt`, head, ANY)).toBe(300)
    expect(distance('q'.repeat(500), 'dji', 10_000)).toBeGreaterThan(10_000)
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        const [x, y] = [`${a}${head}${b}`, `${a}${head}${c}`]
        expect(distance(x, y, ANY)).toBe(distance(y, x, ANY))
        expect(distance(x, y, ANY) === 0).toBe(x === y)
      }),
    )
  })
})
