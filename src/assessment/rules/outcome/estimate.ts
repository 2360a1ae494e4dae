// Estimates the probability of product-market fit within 24 months (rules E-2 to E-8) from seven scores, the reference
// class and the allowance for evidence that may be made up. No random numbers.
import { isCounted, type Ledger } from '../ledger/entry.ts'
import { AXES, slopeOf } from '../protocol/axes.ts'
import { QUOTE_KINDS } from '../protocol/limits.ts'
import {
  NEUTRAL_SCORE,
  referenceClass,
  SCORE_NOISE_SD,
  validityWeights,
} from '../protocol/reference-classes.ts'
import { bisect, logitNormalDensity, meanSigmoid, normalCdf, round4, sigmoid, trigamma } from './numerics.ts'
import type { Scores } from './verdict.ts'

const FLOOR = 0.001
const CEILING = 0.95
/** Standard deviations of a normal distribution from the 10% to the 90% quantile. */
const WIDTH_OF_80 = 2.5631

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

export interface EstimateOptions {
  /** f (E-7): the share of the mixture for evidence that may be made up. */
  readonly allowance: number
  /** tau (E-4), if not that of the class: 0 leaves the error of the class rate out, to compare. */
  readonly classError?: number
}

const DENSITY_STEPS = 400

export function estimator(category: string, { allowance, classError }: EstimateOptions): Estimator {
  const { mu, spread } = priorOf(category, classError ?? classErrorOf(category))
  const weights = validityWeights(referenceClass(category).validity_profile)

  /** Where logit(theta) may lie: the mean of each normal component, and its weight. They sum to 1 (E-4, E-7). */
  const components = (evidence: number): readonly Component[] => {
    const believed = weights.map(([lambda, weight]) => ({ mean: mu + lambda * evidence, weight }))
    if (evidence <= 0) return believed
    return [
      ...believed.map(({ mean, weight }) => ({ mean, weight: weight * (1 - allowance) })),
      { mean: mu, weight: allowance },
    ]
  }
  const over = (evidence: number, of: (mean: number) => number): number =>
    components(evidence).reduce((sum, { mean, weight }) => sum + weight * of(mean), 0)

  const known = new Map<number, number>()
  return {
    posterior(scores) {
      const evidence = logLikelihoodRatio(scores)
      const before = known.get(evidence)
      if (before !== undefined) return before
      const mean = over(evidence, (at) => meanSigmoid(at, spread))
      const posterior = round4(Math.min(CEILING, Math.max(FLOOR, mean))) // E-5
      known.set(evidence, posterior)
      return posterior
    },
    interval(scores) {
      const evidence = logLikelihoodRatio(scores)
      const below = (logit: number): number => over(evidence, (at) => normalCdf((logit - at) / spread))
      const quantile = (share: number): number =>
        round4(sigmoid(bisect((logit) => below(logit) < share, -20, 20)))
      return [quantile(0.025), quantile(0.975)] // E-6
    },
    densities(scores) {
      const evidence = logLikelihoodRatio(scores)
      return Array.from({ length: DENSITY_STEPS + 1 }, (_, step) => {
        // why squared: the rates of most classes are small, and the curve bends most there
        const rate = (step / DENSITY_STEPS) ** 2
        const at = (mean: number): number => logitNormalDensity(rate, mean, spread)
        return { rate, prior: at(mu), posterior: over(evidence, at) }
      })
    },
  }
}

interface Component {
  readonly mean: number
  readonly weight: number
}

/** L (E-3): the sum of slope x (score - 5), between -2.25 and 2.25. */
export function logLikelihoodRatio(scores: Scores): number {
  return AXES.reduce((sum, axis) => sum + slopeOf(axis) * (scores[axis] - NEUTRAL_SCORE), 0)
}

/** tau (E-4): how far the rate of the whole class may lie from its base rate, as a standard deviation in log-odds. */
export function classErrorOf(category: string): number {
  const [low, high] = referenceClass(category).plausible_range_80
  return (logit(high) - logit(low)) / WIDTH_OF_80
}

/** s (E-4): the spread of logit(theta) among the ventures of a class, and of one point of scoring noise on each axis. */
export function ventureSpreadOf(category: string): number {
  const { base_rate_pmf_24mo: rate, effective_prior_n: n } = referenceClass(category)
  return Math.sqrt(trigamma(n * rate) + trigamma(n * (1 - rate)) + SCORE_NOISE_SD * SCORE_NOISE_SD)
}

const logit = (rate: number): number => Math.log(rate / (1 - rate))

interface Prior {
  readonly mu: number
  readonly spread: number
}

const priors = new Map<string, Prior>()

/** Location and spread of logit(theta) before the scores (E-4). Solved once per class: 80 integrals. */
function priorOf(category: string, classError: number): Prior {
  const key = `${category} ${classError}`
  const known = priors.get(key)
  if (known !== undefined) return known
  const { base_rate_pmf_24mo: rate } = referenceClass(category)
  const within = ventureSpreadOf(category)
  const spread = Math.sqrt(within * within + classError * classError)
  const solved = { mu: bisect((candidate) => meanSigmoid(candidate, spread) < rate, -12, 12), spread }
  priors.set(key, solved)
  return solved
}

/** The number of counted quotes, and how many were confirmed at their source. */
export function confirmationOf(flagged: Ledger): { confirmed: number; total: number } {
  const quotes = flagged.filter((entry) => isCounted(entry) && QUOTE_KINDS.has(entry.kind))
  return { confirmed: quotes.filter((entry) => entry.verify?.valid === true).length, total: quotes.length }
}
