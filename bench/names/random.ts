// The only random numbers of the name benches: xoshiro128** on whole 32-bit numbers, so that a seed gives the same
// corpus and the same typos on every machine and under every engine.

export interface Random {
  /** A whole number from 0 to 2^32 - 1. */
  next(): number
  /** A whole number from 0 to `count` - 1, each equally likely. `count` is 1 to 2^32. */
  below(count: number): number
}

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

/** The last step of MurmurHash3: neighbouring inputs come out far apart. */
function spread(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** FNV-1a over UTF-16 units, spread: chooses samples and seeds by the name of a thing, never by its position. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193)
  }
  return spread(hash)
}

/** xoshiro128** from its four words of state; not all of them may be 0. */
export function randomFrom(a: number, b: number, c: number, d: number): Random {
  let [s0, s1, s2, s3] = [a | 0, b | 0, c | 0, d | 0]
  if ((s0 | s1 | s2 | s3) === 0) throw new RangeError('randomFrom: a state of zeros stays at zero')
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0
    const shifted = s1 << 9
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = rotate(s3, 11)
    return result
  }
  const below = (count: number): number => {
    // Numbers above the last whole multiple of `count` are drawn again: a bare remainder would favour small ones.
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % count)
    let drawn = next()
    while (drawn >= fair) drawn = next()
    return drawn % count
  }
  return { next, below }
}

export function createRandom(seed: number): Random {
  const word = (step: number): number => spread((seed + Math.imul(step, 0x9e3779b9)) | 0)
  // The last word is odd, so that no seed gives a state of zeros.
  return randomFrom(word(1), word(2), word(3), word(4) | 1)
}
