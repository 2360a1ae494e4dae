// What the threads of the recall tables are given and what they hand back.

export const DEPTHS = [1, 10, 50] as const

export interface RecallTask {
  readonly data: string | undefined
  readonly sample: number
  /** Every `of`-th query of a sample, from this one on. */
  readonly part: number
  readonly of: number
}

/** Counts of the queries of one set that this thread answered; the counts over DEPTHS are in that order. */
export interface RecallCounts {
  readonly set: string
  readonly typos: string
  readonly aliasRemoved: boolean
  readonly queries: number
  readonly found: readonly number[]
  readonly compared: number
  readonly exhaustive: readonly number[]
  readonly both: readonly number[]
  /** Queries whose record is among the exhaustive first ten and not among ours. */
  readonly lost: readonly string[]
}
