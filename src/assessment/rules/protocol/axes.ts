// The seven axes: order, labels, questions and slopes (rules A-1, E-3), and what each axis asks for (section Kinds).
import type { AxisId } from '../../../contract/vocabulary/axis.ts'
import type { Kind } from './value-schemas.ts'

export type { AxisId }

export const PROTOCOL_ID = '7-axis@2026.06'

/** Axis ids in protocol order. */
export const AXES = [
  'problem',
  'market',
  'solutions',
  'wedge',
  'distribution',
  'economics',
  'founder',
] as const satisfies readonly AxisId[]

interface Axis {
  readonly label: string
  readonly question: string
  /** Log-odds per score point at validity 1. The seven sum to 0.45 (E-3). */
  readonly slope: number
  /** Required kind and how many counted signals of it the axis needs, in table order. */
  readonly required: readonly (readonly [kind: Kind, need: number])[]
  readonly optional: readonly [Kind, Kind]
}

const table: Readonly<Record<AxisId, Axis>> = {
  problem: {
    label: 'Problem',
    question: 'Do specific people already lose time or money to this?',
    slope: 0.085,
    required: [
      ['user_quote', 3],
      ['counterfactual_quote', 1],
    ],
    optional: ['search_volume_snapshot', 'commitment_record'],
  },
  market: {
    label: 'Beachhead market',
    question: 'Is there a nameable first segment, with accounts, that can pay enough?',
    slope: 0.055,
    required: [
      ['icp_definition', 1],
      ['named_prospect', 3],
      ['acv_estimate', 1],
    ],
    optional: ['market_count_source', 'commitment_record'],
  },
  solutions: {
    label: 'Existing solutions',
    question: 'What do they use today, at what price, and why does it fall short?',
    slope: 0.05,
    required: [
      ['named_competitor', 5],
      ['dissatisfaction_quote', 3],
      ['pricing_row', 3],
    ],
    optional: ['competitor_pricing_scrape', 'review_corpus_snapshot'],
  },
  wedge: {
    label: 'Wedge',
    question: 'What single entry point answers those complaints and resists copying?',
    slope: 0.05,
    required: [
      ['wedge_statement', 1],
      ['anti_wedge', 1],
      ['replication_estimate', 1],
    ],
    optional: ['wedge_test', 'incumbent_roadmap_check'],
  },
  distribution: {
    label: 'Distribution',
    question: 'Which one channel reaches them, at what cost, and why this founder?',
    slope: 0.08,
    required: [
      ['channel_choice', 1],
      ['cac_benchmark', 1],
      ['founder_channel_fit', 1],
    ],
    optional: ['channel_experiment', 'search_volume_snapshot'],
  },
  economics: {
    label: 'Unit economics',
    question: 'Do price, margin, churn and acquisition cost leave a profit?',
    slope: 0.06,
    required: [
      ['cac', 1],
      ['ltv', 1],
      ['gross_margin', 1],
      ['breakeven_customers', 1],
    ],
    optional: ['willingness_to_pay_test', 'retention_snapshot'],
  },
  founder: {
    label: 'Founder fit',
    question: 'What checkable history makes this founder likely to see it through?',
    slope: 0.07,
    required: [
      ['domain_years', 1],
      ['unfair_advantage', 1],
      ['shipped_artifact', 1],
    ],
    optional: ['founder_background_lookup', 'reference_statement'],
  },
}

const ids: ReadonlySet<string> = new Set(AXES)

export function isAxisId(text: string): text is AxisId {
  return ids.has(text)
}

export function labelOf(axis: AxisId): string {
  return table[axis].label
}

export function questionOf(axis: AxisId): string {
  return table[axis].question
}

/** Log-odds per score point of the axis at validity 1 (E-3). */
export function slopeOf(axis: AxisId): number {
  return table[axis].slope
}

/** Required kinds of the axis with their need, in table order. The needs of all axes sum to 33. */
export function requirementsOf(axis: AxisId): readonly (readonly [kind: Kind, need: number])[] {
  return table[axis].required
}

/** The two optional kinds of the axis, in table order. */
export function optionalKindsOf(axis: AxisId): readonly [Kind, Kind] {
  return table[axis].optional
}

/** Every kind the axis accepts: the required ones, then the optional ones. */
export function kindsOf(axis: AxisId): readonly Kind[] {
  return [...table[axis].required.map(([kind]) => kind), ...table[axis].optional]
}

/** An object with one member per axis, in protocol order. */
export function byAxis<T>(valueOf: (axis: AxisId) => T): Record<AxisId, T> {
  return {
    problem: valueOf('problem'),
    market: valueOf('market'),
    solutions: valueOf('solutions'),
    wedge: valueOf('wedge'),
    distribution: valueOf('distribution'),
    economics: valueOf('economics'),
    founder: valueOf('founder'),
  }
}

/** Axes by falling slope, ties in axis order (K-6, R-3). */
export const AXES_BY_SLOPE: readonly AxisId[] = AXES.toSorted((left, right) => slopeOf(right) - slopeOf(left))
