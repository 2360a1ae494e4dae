// Groups of the lexicon a word belongs to: lists of numbers, ascending.

/** Whether two words have a group in common. */
export function share(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) return true
    if ((a[i] as number) < (b[j] as number)) i++
    else j++
  }
  return false
}
