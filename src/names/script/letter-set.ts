// Computes the set of letters in a spelling, once per word. Comparing sets rules out most unlike words cheaply.

/** Number of letters of a spelling that are compared. No word of a name is longer, but hostile input may be. */
export const MAX_LETTERS = 24

const A = 97

const bitOf = (text: string, at: number): number => {
  const letter = text.charCodeAt(at) - A
  return 1 << (letter >= 0 && letter < 26 ? letter : 26)
}

/** The letters of a spelling, one bit each. The difference of two such sets is a lower bound of their distance. */
export function letterSet(text: string): number {
  let set = 0
  for (let i = 0; i < text.length && i < MAX_LETTERS; i++) set |= bitOf(text, i)
  return set
}

/** The letters that a spelling has more than once, one bit each. */
export function repeatedLetters(text: string): number {
  let [set, repeated] = [0, 0]
  for (let i = 0; i < text.length && i < MAX_LETTERS; i++) {
    const bit = bitOf(text, i)
    repeated |= set & bit
    set |= bit
  }
  return repeated
}
