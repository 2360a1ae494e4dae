// The median for the rules on comparables and benchmarks.

/** Median of the finite numbers; the mean of the middle two for an even count; NaN without numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).toSorted((left, right) => left - right)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2
}
