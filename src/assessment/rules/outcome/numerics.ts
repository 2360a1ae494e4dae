// Numerics of the estimate (rule E-8): fixed grids and step counts give the same digits on every machine.

/** 1 / (1 + e^-x). */
export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** Trigamma for x > 0: recurrence to 8, then the asymptotic series. */
export function trigamma(x: number): number {
  let sum = 0
  let shifted = x
  for (; shifted < 8; shifted += 1) sum += 1 / (shifted * shifted)
  const i = 1 / shifted
  const i2 = i * i
  return sum + i + i2 / 2 + i2 * i * (1 / 6 - i2 * (1 / 30 - i2 * (1 / 42 - i2 / 30)))
}

const STEPS = 240
const REACH = 8
const grid = Array.from({ length: STEPS + 1 }, (_, step) => {
  const z = -REACH + (2 * REACH * step) / STEPS
  const simpson = step === 0 || step === STEPS ? 1 : step % 2 === 1 ? 4 : 2
  return { z, weight: simpson * Math.exp((-z * z) / 2) }
})
const GRID_Z = Float64Array.from(grid, ({ z }) => z)
const GRID_WEIGHT = Float64Array.from(grid, ({ weight }) => weight)
const TOTAL_WEIGHT = GRID_WEIGHT.reduce((sum, weight) => sum + weight, 0)

/** E[sigmoid(mu + s Z)] for a standard normal Z, by Simpson's rule on 241 points over -8..8. */
export function meanSigmoid(mu: number, s: number): number {
  let sum = 0
  for (let i = 0; i <= STEPS; i++) sum += (GRID_WEIGHT[i] ?? 0) * sigmoid(mu + s * (GRID_Z[i] ?? 0))
  return sum / TOTAL_WEIGHT
}

/** Normal distribution function, by the Chebyshev fit of erfc in Numerical Recipes (relative error below 1.2e-7). */
export function normalCdf(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.5 * z)
  let series = 0.17087277
  for (const coefficient of ERFC) series = coefficient + t * series
  const tail = t * Math.exp(-z * z - 1.26551223 + t * series)
  return x >= 0 ? 1 - tail / 2 : tail / 2
}

/** Coefficients of the fit from the highest power down, without the highest and the constant. */
const ERFC = [
  -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
] as const

/** Density at a rate of sigmoid(mu + s Z) for a standard normal Z; 0 at both ends of 0 to 1, where it vanishes. */
export function logitNormalDensity(rate: number, mu: number, s: number): number {
  if (rate <= 0 || rate >= 1) return 0
  const z = (Math.log(rate / (1 - rate)) - mu) / s
  return Math.exp((-z * z) / 2) / (s * Math.sqrt(2 * Math.PI) * rate * (1 - rate))
}

/** The point where a predicate turns from true to false between two bounds, by 80 bisections. */
export function bisect(isBelow: (x: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    if (isBelow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Rounded to 4 decimals. */
export function round4(x: number): number {
  return Math.round(x * 1e4) / 1e4
}
