// The reference classes that anchor the estimate, and the constants of its model (rules E-2 to E-4, G-5). The figures,
// their sources and their grades are data in reference-classes.json.
import data from './reference-classes.json' with { type: 'json' }

export interface ReferenceClass {
  readonly id: string
  readonly label: string
  /** Base rate of product-market fit within 24 months. */
  readonly base_rate_pmf_24mo: number
  /** Effective size of the beta prior (E-2). */
  readonly effective_prior_n: number
  /** Judged 80% interval for the class rate. */
  readonly plausible_range_80: readonly [lower: number, upper: number]
  /** B measured proxy, C product of published rates, D judgement; none is A. */
  readonly evidence_grade: string
  /** Keys of the sources of the base rate. */
  readonly anchors: readonly string[]
  readonly derivation: string
  /** Empty if an export adds nothing to the class. */
  readonly note: string
  readonly validity_profile: ValidityProfile
  readonly economics: {
    /** Gross margin floor in percent. */
    readonly gm_floor: number
    /** Monthly churn floor, 0 to 1. */
    readonly churn_floor: number
    /** Payback limit in months. */
    readonly payback_max: number
  }
}

/** A publication behind a base rate. */
export interface RateSource {
  readonly key: string
  readonly figure: string
  readonly source: string
  readonly year: string
  readonly url: string
  readonly url2?: string
  /** Where the figure was read: in the source itself, its abstract, or second-hand. */
  readonly cited_from: string
}

export type ValidityProfile = keyof typeof data.validity_profiles

/** The score at which evidence neither raises nor lowers the estimate. */
export const NEUTRAL_SCORE = data.neutral_axis_score

/** Standard deviation of one point of scoring noise on each axis, in log-odds (E-4). */
export const SCORE_NOISE_SD = data.score_noise_sd

/** The class of a session without a category (G-6). */
export const DEFAULT_CATEGORY = data.default

const classes: ReadonlyMap<string, ReferenceClass> = new Map(
  data.classes.map((row) => [
    row.id,
    {
      ...row,
      plausible_range_80: pair(row.plausible_range_80),
      validity_profile: row.validity_profile === 'rd_intensive' ? 'rd_intensive' : 'standard',
    },
  ]),
)

/** Ids of the reference classes, in table order. */
export function categoryIds(): readonly string[] {
  return [...classes.keys()]
}

export function isCategory(id: string): boolean {
  return classes.has(id)
}

/** The class with this id. An id that isCategory refuses is a broken invariant and throws. */
export function referenceClass(id: string): ReferenceClass {
  const found = classes.get(id)
  if (found === undefined) throw new Error(`no reference class ${id}`)
  return found
}

const sources = new Map(
  Object.entries(data.sources).map(([key, row]): [string, RateSource] => [key, { key, ...row }]),
)

/** Every publication behind a base rate, in table order. */
export const rateSources: readonly RateSource[] = [...sources.values()]

/** The publications behind the base rate of a class. */
export function sourcesOf(category: string): readonly RateSource[] {
  return referenceClass(category).anchors.map((key) => {
    const source = sources.get(key)
    if (source === undefined) throw new Error(`reference-classes.json: no source ${key}`)
    return source
  })
}

/** The weights of the validity lambda (E-4): [lambda, weight], the first for lambda 0. The weights sum to 1. */
export function validityWeights(
  profile: ValidityProfile,
): readonly (readonly [lambda: number, weight: number])[] {
  return data.validity_profiles[profile].map(pair)
}

function pair(numbers: readonly number[]): readonly [number, number] {
  const [first, second] = numbers
  if (first === undefined || second === undefined)
    throw new Error('reference-classes.json: a pair is incomplete')
  return [first, second]
}
