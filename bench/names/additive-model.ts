// A small additive model over the penalties of a comparison. Each penalty has one factor of at least 0, so a larger penalty
// never raises a score. The factors are fitted by logistic loss at the alert threshold, with a pull towards 1: the published weights.
import { ALERT } from '../../src/names/calibrate/levels.ts'

export interface ScoredExample {
  readonly score: number
  readonly match: boolean
  /** Ten-thousandths deducted, by `type reason`. */
  readonly costs: Readonly<Record<string, number>>
}

export type Factors = ReadonlyMap<string, number>

/** Ten-thousandths of the score that change the odds by a factor of e. */
const SCALE = 700
const MOST = 2
const STEPS = 200
/** Step of a factor per step of the descent, halved when the loss rises. */
const FIRST_STEP = 0.4

/** The score with other factors; facts outside of the name keep their effect. */
export function refactored({ score, costs }: ScoredExample, factors: Factors): number {
  let changed = score
  for (const [reason, cost] of Object.entries(costs)) changed -= cost * ((factors.get(reason) ?? 1) - 1)
  return Math.max(0, Math.min(10_000, changed))
}

const logOdds = (example: ScoredExample, factors: Factors): number =>
  (refactored(example, factors) - ALERT) / SCALE

function loss(
  examples: readonly ScoredExample[],
  weights: readonly number[],
  factors: Factors,
  pull: number,
): number {
  let sum = 0
  for (const [k, example] of examples.entries()) {
    const odds = logOdds(example, factors) * (example.match ? 1 : -1)
    sum += (weights[k] as number) * Math.log1p(Math.exp(-odds))
  }
  for (const factor of factors.values()) sum += pull * (factor - 1) ** 2
  return sum
}

/** Fits the factors by projected gradient descent. `weights` holds the weight of each example; `pull` is in examples. */
export function fitFactors(
  examples: readonly ScoredExample[],
  weights: readonly number[],
  pull: number,
): Factors {
  const reasons = [...new Set(examples.flatMap(({ costs }) => Object.keys(costs)))].toSorted()
  let factors = new Map(reasons.map((reason) => [reason, 1]))
  let before = loss(examples, weights, factors, pull)
  let step = FIRST_STEP
  for (let k = 0; k < STEPS && step > 1e-3; k++) {
    const gradient = new Map(reasons.map((reason) => [reason, 2 * pull * ((factors.get(reason) ?? 1) - 1)]))
    for (const [at, example] of examples.entries()) {
      const odds = logOdds(example, factors)
      const wrong = 1 / (1 + Math.exp(-odds)) - (example.match ? 1 : 0)
      for (const [reason, cost] of Object.entries(example.costs))
        gradient.set(reason, (gradient.get(reason) ?? 0) - ((weights[at] as number) * wrong * cost) / SCALE)
    }
    const most = Math.max(...[...gradient.values()].map(Math.abs), 1e-9)
    const next = new Map(
      [...factors].map(([reason, factor]) => [
        reason,
        Math.min(MOST, Math.max(0, factor - (step * (gradient.get(reason) ?? 0)) / most)),
      ]),
    )
    const after = loss(examples, weights, next, pull)
    if (after < before) [factors, before] = [next, after]
    else step /= 2
  }
  return factors
}

/** Weights with which every set counts the same, however many rows it has; the weights of all rows sum to their number. */
export function evenWeights(sets: readonly string[]): number[] {
  const sizes = new Map<string, number>()
  for (const set of sets) sizes.set(set, (sizes.get(set) ?? 0) + 1)
  return sets.map((set) => sets.length / (sizes.size * (sizes.get(set) as number)))
}
