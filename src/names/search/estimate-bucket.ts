// Estimates the score of two names from the weight of the words that are unmatched on each side.

/** The estimates are whole numbers from 0 to this one. */
export const ESTIMATES = 1024

/** Weight unmatched on both sides is a contradiction; weight unmatched on one side is an extra word. More matched weight never gives less. */
export function bucketOf(left: number, right: number): number {
  const both = Math.max(0, Math.min(left, right))
  const lost = Math.min(both * 0.0045, 0.36) + both * 0.0008 + Math.min(Math.abs(left - right) * 0.0012, 0.3)
  return Math.max(0, Math.floor((1 - lost) * ESTIMATES))
}

/** The estimate for a listed name of this weight, of which this much is matched, with a query of weight `total`. */
export function bucketWith(met: number, weight: number, total: number): number {
  // a word that matches whole and again by its parts counts twice; a name holds at most its weight
  const most = Math.min(met, weight)
  return bucketOf(total - most, weight - most)
}
