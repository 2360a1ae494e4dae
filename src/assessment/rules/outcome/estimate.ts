// Estimates the probability of product-market fit within 24 months (rules E-2 to E-8) from seven scores, the reference
// class and whether most quotes were confirmed. No random numbers.
import { isCounted, type Ledger } from '../ledger/entry.ts'
import { AXES, slopeOf } from '../protocol/axes.ts'
import { QUOTE_KINDS } from '../protocol/limits.ts'
import {
  NEUTRAL_SCORE,
  referenceClass,
  SCORE_NOISE_SD,
  validityWeights,
  type ValidityProfile,
} from '../protocol/reference-classes.ts'
import { bisect, logitNormalDensity, meanSigmoid, normalCdf, round4, sigmoid, trigamma } from './numerics.ts'
import type { Scores } from './verdict.ts'

const FLOOR = 0.001
const CEILING = 0.95
/** Factor for the weight of "the protocol has no validity" if most quotes were confirmed (E-7). */
const CONFIRMED_FACTOR = 0.6

/** The estimate of one class for varying scores. It caches results: make one per assessment. */
export interface Estimator {
  /** E[theta] with floor .001 and ceiling .95, 4 decimals (E-5). */
  readonly posterior: (scores: Scores) => number
  /** 2.5% and 97.5% quantiles of theta, 4 decimals (E-6). */
  readonly interval: (scores: Scores) => [lower: number, upper: number]
  /** Density of theta before and after the scores are known, from 0 to 1 (E-4). */
  readonly densities: (scores: Scores) => readonly Density[]
}

export interface Density {
  /** A value of theta. */
  readonly rate: number
  readonly prior: number
  readonly posterior: number
}

const DENSITY_STEPS = 400

export function estimator(category: string, confirmed: boolean): Estimator {
  const { mu0, s } = priorOf(category)
  const weights = mixture(referenceClass(category).validity_profile, confirmed)
  const known = new Map<number, number>()
  return {
    posterior(scores) {
      const evidence = logLikelihoodRatio(scores)
      const before = known.get(evidence)
      if (before !== undefined) return before
      const mean = weights.reduce(
        (sum, [lambda, weight]) => sum + weight * meanSigmoid(mu0 + lambda * evidence, s),
        0,
      )
      const posterior = round4(Math.min(CEILING, Math.max(FLOOR, mean))) // E-5
      known.set(evidence, posterior)
      return posterior
    },
    interval(scores) {
      const evidence = logLikelihoodRatio(scores)
      const below = (logit: number): number =>
        weights.reduce(
          (sum, [lambda, weight]) => sum + weight * normalCdf((logit - mu0 - lambda * evidence) / s),
          0,
        )
      const quantile = (share: number): number =>
        round4(sigmoid(bisect((logit) => below(logit) < share, -20, 20)))
      return [quantile(0.025), quantile(0.975)] // E-6
    },
    densities(scores) {
      const evidence = logLikelihoodRatio(scores)
      return Array.from({ length: DENSITY_STEPS + 1 }, (_, step) => {
        // why squared: the rates of most classes are small, and the curve bends most there
        const rate = (step / DENSITY_STEPS) ** 2
        const at = (mean: number): number => logitNormalDensity(rate, mean, s)
        return {
          rate,
          prior: at(mu0),
          posterior: weights.reduce((sum, [lambda, weight]) => sum + weight * at(mu0 + lambda * evidence), 0),
        }
      })
    },
  }
}

/** L (E-3): the sum of slope x (score - 5), between -2.25 and 2.25. */
export function logLikelihoodRatio(scores: Scores): number {
  return AXES.reduce((sum, axis) => sum + slopeOf(axis) * (scores[axis] - NEUTRAL_SCORE), 0)
}

interface Prior {
  readonly mu0: number
  readonly s: number
}

const priors = new Map<string, Prior>()

/** Location and spread of logit(theta) for a class (E-4). Solved once per class: 80 integrals. */
function priorOf(category: string): Prior {
  const known = priors.get(category)
  if (known !== undefined) return known
  const { base_rate_pmf_24mo: rate, effective_prior_n: n } = referenceClass(category)
  const s = Math.sqrt(trigamma(n * rate) + trigamma(n * (1 - rate)) + SCORE_NOISE_SD * SCORE_NOISE_SD)
  const solved = { mu0: bisect((candidate) => meanSigmoid(candidate, s) < rate, -12, 12), s }
  priors.set(category, solved)
  return solved
}

/**
 * Weights of lambda (E-4). If most quotes are confirmed, the weight of 0 shrinks and the others grow to sum to 1 (E-7).
 */
function mixture(profile: ValidityProfile, confirmed: boolean): ReturnType<typeof validityWeights> {
  const weights = validityWeights(profile)
  const atZero = weights[0]?.[1] ?? 0
  if (!confirmed) return weights
  const less = atZero * CONFIRMED_FACTOR
  const growth = (1 - less) / (1 - atZero)
  return weights.map(([lambda, weight], i) => [lambda, i === 0 ? less : weight * growth])
}

/** The number of counted quotes, and how many were confirmed at their source. */
export function confirmationOf(flagged: Ledger): { confirmed: number; total: number } {
  const quotes = flagged.filter((entry) => isCounted(entry) && QUOTE_KINDS.has(entry.kind))
  return { confirmed: quotes.filter((entry) => entry.verify?.valid === true).length, total: quotes.length }
}

/** Whether half or more of the counted quotes were confirmed at their source (E-7). */
export function mostlyConfirmed(flagged: Ledger): boolean {
  const { confirmed, total } = confirmationOf(flagged)
  return total > 0 && confirmed * 2 >= total
}
