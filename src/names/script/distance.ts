// Measures the edit distance of two Latin spellings. The costs reflect how names are misspelt and romanised.
// Spellings longer than MAX_LETTERS are aligned in pieces of MAX_LETTERS letters to bound the work.
import { MAX_LETTERS } from './letter-set.ts'

/** Costs are in hundredths of one plain edit. */
const EDIT = 100
const VOWEL_FOR_VOWEL = 65
const SIMILAR_CONSONANT = 65
const VOWEL_GAP = 80
const SILENT_H = 45
const DOUBLED = 30
const SWAP = 85

const A = 97
const isVowel = (code: number): boolean =>
  code === A || code === 101 || code === 105 || code === 111 || code === 117 || code === 121

/** Consonants that typists, clerks and romanisations confuse. */
const SIMILAR = ['kcqgx', 'szx', 'bp', 'dt', 'vwf', 'ijy', 'mn', 'lr', 'jg', 'hk', 'ct', 'bv']

const substitution = (() => {
  const table = new Uint8Array(128 * 128).fill(EDIT)
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (const x of letters)
    for (const y of letters) {
      const a = x.charCodeAt(0)
      const b = y.charCodeAt(0)
      if (x === y) table[a * 128 + b] = 0
      else if (isVowel(a) && isVowel(b)) table[a * 128 + b] = VOWEL_FOR_VOWEL
      else if (SIMILAR.some((group) => group.includes(x) && group.includes(y)))
        table[a * 128 + b] = SIMILAR_CONSONANT
    }
  for (let digit = 48; digit < 58; digit++) table[digit * 128 + digit] = 0
  return table
})()

function gap(code: number, before: number): number {
  if (code === before) return DOUBLED
  if (code === 104) return SILENT_H
  return isVowel(code) ? VOWEL_GAP : EDIT
}

function bits(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** A letter on one side only costs at least half a cheap substitution. */
const MIN_FOR_LETTER = VOWEL_FOR_VOWEL >> 1

/** A lower bound of the distance of any two spellings with these letters, in hundredths of an edit. */
export const leastDistance = (a: number, b: number): number => bits(a ^ b) * MIN_FOR_LETTER

/** What `leastDistance` is more at least, where these are the letters that the spellings have more than once. */
export const leastByRepeated = (a: number, b: number): number => bits(a ^ b) * DOUBLED

/** Reused between calls, because a comparison makes thousands of calls in sequence. */
const spare = [0, 1, 2].map(() => new Uint16Array(MAX_LETTERS + 1)) as [Uint16Array, Uint16Array, Uint16Array]
/** The letters of the second spelling, from index 1, and the cost of leaving each out. */
const letters = new Uint16Array(MAX_LETTERS + 1)
const gaps = new Uint16Array(MAX_LETTERS + 1)

/**
 * Returns the weighted edit distance of two spellings in a-z0-9, in hundredths of an edit; a swap of neighbours is one
 * edit. Letters after MAX_LETTERS are compared separately, which may overstate the distance but never understates it.
 * Stops early and returns a value above `limit` once no alignment can stay within it.
 */
export function distance(x: string, y: string, limit: number): number {
  const n = Math.min(x.length, MAX_LETTERS)
  const m = Math.min(y.length, MAX_LETTERS)
  let [before, above, row] = spare
  above[0] = 0
  let leastAbove = 0
  for (let j = 1; j <= m; j++) {
    const b = y.charCodeAt(j - 1)
    letters[j] = b
    gaps[j] = gap(b, letters[j - 1] as number)
    above[j] = (above[j - 1] as number) + (gaps[j] as number)
  }
  let previous = 0
  for (let i = 1; i <= n; i++) {
    const a = x.charCodeAt(i - 1)
    const gapA = gap(a, previous)
    const costs = (a & 127) * 128
    let least = (row[0] = (above[0] as number) + gapA)
    let added = least
    let left = 0
    for (let j = 1; j <= m; j++) {
      const b = letters[j] as number
      let cost = (above[j - 1] as number) + (substitution[costs + (b & 127)] as number)
      const drop = (above[j] as number) + gapA
      if (drop < cost) cost = drop
      const add = added + (gaps[j] as number)
      if (add < cost) cost = add
      if (a === left && previous === b && a !== b) {
        const swap = (before[j - 2] as number) + SWAP
        if (swap < cost) cost = swap
      }
      row[j] = added = cost
      left = b
      if (cost < least) least = cost
    }
    // why both rows: a swap reaches back over one row
    if (least > limit && leastAbove > limit) return limit + 1
    leastAbove = least
    previous = a
    const oldest = before
    before = above
    above = row
    row = oldest
  }
  const apart = above[m] as number
  if (apart > limit || (x.length <= MAX_LETTERS && y.length <= MAX_LETTERS)) return apart
  return apart + distance(x.slice(MAX_LETTERS), y.slice(MAX_LETTERS), limit - apart)
}
