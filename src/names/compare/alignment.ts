// Which words of two names met, and which met nothing.
import type { Rule } from './similarity.ts'

export interface Pair {
  /** Positions in the first name, ascending. */
  readonly left: readonly number[]
  /** Positions in the second name, ascending. */
  readonly right: readonly number[]
  readonly score: number
  readonly rule: Rule
}

export interface Alignment {
  readonly pairs: readonly Pair[]
  /** Positions without a counterpart. */
  readonly leftOver: readonly number[]
  readonly rightOver: readonly number[]
}
