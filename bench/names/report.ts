// The parts of the bench, what each hands back, and how their figures are written.

export const PARTS = [
  'quality',
  'validation',
  'fit',
  'resources',
  'alerts',
  'mistyped',
  'recall',
  'bound',
  'speed',
  'start',
  'peers',
] as const
export type Part = (typeof PARTS)[number]

export interface Setup {
  /** Undefined where the shared data folder is not beside the checkout. */
  readonly data: string | undefined
  /** The largest corpus of the speed tables. */
  readonly entities: number
  /** Queries of a set that are also answered by exhaustive scoring. */
  readonly sample: number
}

/** `frozen`: what is the same in every run on every machine. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly frozen?: object
}

/** Said on stderr, so that stdout holds the result alone. */
export const progress = (line: string): void => void process.stderr.write(`${line}\n`)

/** Ten-thousandths, as everything is frozen; null where a figure is not defined. */
export const whole = (share: number): number | null =>
  Number.isFinite(share) ? Math.round(share * 10_000) : null

/** Ten-thousandths as they are printed. */
export const printed = (value: number | null): string => (value === null ? '-' : (value / 10_000).toFixed(4))

/** A share of a count as a percentage with two places. */
export const percent = (part: number, of: number): string => (of === 0 ? '-' : ((100 * part) / of).toFixed(2))

export const count = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
