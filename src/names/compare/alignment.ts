// Which words of two names met, and which met nothing.
import type { SimilarityRule } from './similarity.ts'

export interface AlignedPair {
  /** Positions in the first name, ascending. */
  readonly left: readonly number[]
  /** Positions in the second name, ascending. */
  readonly right: readonly number[]
  readonly score: number
  readonly rule: SimilarityRule
}

export interface Alignment {
  readonly pairs: readonly AlignedPair[]
  /** Positions without a counterpart. */
  readonly leftOver: readonly number[]
  readonly rightOver: readonly number[]
}
