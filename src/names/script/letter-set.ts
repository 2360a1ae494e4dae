// Which letters a spelling holds: made once for a word, so that most unlike words need no comparison.

/** Letters of a spelling that are compared; names have no longer words, hostile input may. */
export const MAX_LETTERS = 24

const A = 97

/** Which letters a spelling holds, a bit each: what differs between two such sets bounds their distance from below. */
export function letterSet(text: string): number {
  let set = 0
  for (let i = 0; i < text.length && i < MAX_LETTERS; i++) {
    const letter = text.charCodeAt(i) - A
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26)
  }
  return set
}
