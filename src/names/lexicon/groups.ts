// Compares the lexicon groups of two words. Groups are ascending lists of numbers.

/** Whether two words share a group. */
export function share(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) return true
    if ((a[i] as number) < (b[j] as number)) i++
    else j++
  }
  return false
}
