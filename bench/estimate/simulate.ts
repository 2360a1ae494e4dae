// Simulates what the estimate claims (rules E-4 to E-7) in worlds where the rate of a class and the validity of the scores
// are drawn once for all ventures of the class. It asks the program's own estimator.
import {
  classErrorOf,
  estimator,
  logLikelihoodRatio,
  ventureSpreadOf,
} from '../../src/assessment/rules/outcome/estimate.ts'
import { allowanceFor, FABRICATION_PRIOR } from '../../src/assessment/rules/outcome/fabrication.ts'
import { sigmoid } from '../../src/assessment/rules/outcome/numerics.ts'
import type { Scores } from '../../src/assessment/rules/outcome/verdict.ts'
import { byAxis } from '../../src/assessment/rules/protocol/axes.ts'
import {
  categoryIds,
  referenceClass,
  validityWeights,
} from '../../src/assessment/rules/protocol/reference-classes.ts'
import { type Draws, drawsFrom } from './draws.ts'

/** Scores of honest sessions: mean and standard deviation of an axis, and the correlation between two axes. */
const SCORES = { mean: 5, sd: 1.9, correlation: 0.35 }
/** Quotes of a session whose grades are drawn. */
const QUOTES = 12
/** Scores that made-up evidence gets. */
const INFLATED = { from: 7, to: 10 }
const PLAIN = { allowance: 0, classError: 0 }

/** Share of success rates inside the 95% interval: over all worlds, and in the worst tenth of them. */
export interface Cover {
  readonly mean: number
  readonly worstWorlds: number
}

export interface ClassCoverage {
  readonly category: string
  readonly classError: number
  readonly plain: Cover
  readonly widened: Cover
  /** The interval at all fives. */
  readonly plainInterval: readonly [number, number]
  readonly widenedInterval: readonly [number, number]
}

export interface FabricatedRow {
  readonly category: string
  /** Share of sessions with made-up evidence. */
  readonly share: number
  /** Whether the made-up quotes get the grades of honest ones: then nothing tells the sessions apart. */
  readonly undetected: boolean
  readonly brier: { readonly plain: number; readonly mixture: number; readonly baseRate: number }
  /** Brier score of the mixture less that of the base rate, and its standard error over worlds. */
  readonly difference: { readonly value: number; readonly error: number }
  /** Of the tenth of sessions with the highest estimate: the mean estimate, and how many succeeded. */
  readonly topDecile: {
    readonly plain: { readonly said: number; readonly seen: number }
    readonly mixture: { readonly said: number; readonly seen: number }
  }
}

const CENTRE: Scores = byAxis(() => SCORES.mean)

function honestScores({ normal }: Draws): Scores {
  const common = Math.sqrt(SCORES.correlation) * normal()
  const own = Math.sqrt(1 - SCORES.correlation)
  return byAxis(() => {
    const score = Math.round(SCORES.mean + SCORES.sd * (common + own * normal()))
    return Math.min(10, Math.max(0, score))
  })
}

/** A class of one world: its ventures share the error of the class rate and the validity of the scores. */
function drawClass(category: string, draws: Draws): { readonly centre: number; readonly lambda: number } {
  const { plausible_range_80: range, validity_profile: profile } = referenceClass(category)
  const [low, high] = range.map((rate) => Math.log(rate / (1 - rate)))
  return {
    centre: ((low ?? 0) + (high ?? 0)) / 2 + classErrorOf(category) * draws.normal(),
    lambda: draws.weighted(validityWeights(profile)),
  }
}

/** How often the 95% interval covers, with and without the class error, for each of the 25 classes. */
export function coverage(seed: number, worlds: number, ventures: number): ClassCoverage[] {
  const draws = drawsFrom(seed)
  const profiles = Array.from({ length: ventures }, () => honestScores(draws))
  return categoryIds().map((category) => {
    const spread = ventureSpreadOf(category)
    const estimates = { plain: estimator(category, PLAIN), widened: estimator(category, { allowance: 0 }) }
    const known = profiles.map((scores) => ({
      evidence: logLikelihoodRatio(scores),
      plain: estimates.plain.interval(scores),
      widened: estimates.widened.interval(scores),
    }))
    const shares = { plain: [] as number[], widened: [] as number[] }
    for (let world = 0; world < worlds; world++) {
      const { centre, lambda } = drawClass(category, draws)
      const hits = { plain: 0, widened: 0 }
      for (const { evidence, plain, widened } of known) {
        const rate = sigmoid(centre + lambda * evidence + spread * draws.normal())
        if (rate >= plain[0] && rate <= plain[1]) hits.plain++
        if (rate >= widened[0] && rate <= widened[1]) hits.widened++
      }
      shares.plain.push(hits.plain / ventures)
      shares.widened.push(hits.widened / ventures)
    }
    return {
      category,
      classError: classErrorOf(category),
      plain: coverOf(shares.plain),
      widened: coverOf(shares.widened),
      plainInterval: estimates.plain.interval(CENTRE),
      widenedInterval: estimates.widened.interval(CENTRE),
    }
  })
}

const coverOf = (shares: readonly number[]): Cover => ({
  mean: meanOf(shares),
  worstWorlds: quantileOf(shares, 0.1),
})

interface Session {
  readonly world: number
  readonly plain: number
  readonly mixture: number
  readonly happened: number
}

/** What made-up evidence does to the estimate of a class, where a share of the sessions has it. */
export function fabricated(
  seed: number,
  {
    category,
    share,
    undetected,
  }: { readonly category: string; readonly share: number; readonly undetected: boolean },
  worlds: number,
  ventures: number,
): FabricatedRow {
  const draws = drawsFrom(seed)
  const spread = ventureSpreadOf(category)
  const baseRate = referenceClass(category).base_rate_pmf_24mo
  const plain = estimator(category, PLAIN)
  const doubting = new Map<number, ReturnType<typeof estimator>>()
  const { honest, fabricated: madeUp } = FABRICATION_PRIOR
  const sessions: Session[] = []
  for (let world = 0; world < worlds; world++) {
    const { centre, lambda } = drawClass(category, draws)
    for (let venture = 0; venture < ventures; venture++) {
      const isMadeUp = draws.uniform() < share
      const actual = honestScores(draws)
      const evidence = isMadeUp ? 0 : lambda * logLikelihoodRatio(actual)
      const rate = sigmoid(centre + evidence + spread * draws.normal())
      const scores = isMadeUp ? inflatedScores(draws) : actual
      const { read, unread, absent } = isMadeUp && !undetected ? madeUp : honest
      const [r = 0, u = 0, a = 0] = draws.dirichletMultinomial([read, unread, absent], QUOTES)
      const allowance = allowanceFor({ read: r, unread: u, absent: a })
      let estimate = doubting.get(allowance)
      if (estimate === undefined) doubting.set(allowance, (estimate = estimator(category, { allowance })))
      sessions.push({
        world,
        plain: plain.posterior(scores),
        mixture: estimate.posterior(scores),
        happened: draws.uniform() < rate ? 1 : 0,
      })
    }
  }
  const brier = (said: (session: Session) => number): number =>
    meanOf(sessions.map((session) => (said(session) - session.happened) ** 2))
  const differences = [...Map.groupBy(sessions, ({ world }) => world).values()].map((of) =>
    meanOf(of.map(({ mixture, happened }) => (mixture - happened) ** 2 - (baseRate - happened) ** 2)),
  )
  return {
    category,
    share,
    undetected,
    brier: {
      plain: brier((session) => session.plain),
      mixture: brier((session) => session.mixture),
      baseRate: brier(() => baseRate),
    },
    difference: { value: meanOf(differences), error: errorOf(differences) },
    topDecile: {
      plain: topDecile(sessions, (session) => session.plain),
      mixture: topDecile(sessions, (session) => session.mixture),
    },
  }
}

function inflatedScores({ uniform }: Draws): Scores {
  const { from, to } = INFLATED
  return byAxis(() => from + Math.floor(uniform() * (to - from + 1)))
}

function topDecile(sessions: readonly Session[], said: (session: Session) => number) {
  const from = quantileOf(sessions.map(said), 0.9)
  const top = sessions.filter((session) => said(session) >= from)
  return { said: meanOf(top.map(said)), seen: meanOf(top.map(({ happened }) => happened)) }
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const errorOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1))
}

/** The value below which a share of the values lies, between neighbours by proportion. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low + (high - low) * (at - Math.floor(at))
}
