// The form of an axis table: rules and caps, where each row has its condition (rules S-1 to S-8).
import type { AxisId } from '../protocol/axes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import type { Dossier } from './dossier.ts'

/** Entries that a point or a cap cites. */
export type Cited = readonly {
  readonly id: string
  /** The words of the entry that the rule rests on. */
  readonly span?: { readonly start: number; readonly end: number } | undefined
}[]

/** What meets a rule or lifts a cap: the kind to submit next (N-6). */
export interface Remedy {
  readonly kind: Kind
  /** The axis that the kind is submitted to, if it is not the axis that gains. */
  readonly on?: AxisId
  /** The kind is the first economic input that is still an assumption; `kind` if there is none (N-7). */
  readonly firstAssumption?: true
}

export interface AxisRule {
  readonly rule: string
  readonly text: string
  /** The founder's statement alone meets it (N-5). */
  readonly selfAsserted?: true
  /** What to submit where it is not met (N-6). */
  readonly next: Remedy
}

export interface CapRule {
  readonly cap: string
  readonly at: number
  readonly text: string
  readonly lift: Remedy
}

/** The result of a table for a dossier; its lists are parallel to `rules` and `caps`, null if not met. */
export interface AxisReading {
  readonly base: Cited
  readonly met: readonly (Cited | null)[]
  readonly hit: readonly (Cited | null)[]
  /** The text of each cap with the figures of the ledger. */
  readonly words: readonly string[]
}

export interface AxisRules {
  readonly axis: AxisId
  readonly rules: readonly AxisRule[]
  readonly caps: readonly CapRule[]
  readonly read: (dossier: Dossier) => AxisReading
}

interface AxisTable<Facts> {
  readonly axis: AxisId
  /** All data that the conditions use, derived once. */
  readonly facts: (dossier: Dossier) => Facts
  /** The entries that make up the minimum. */
  readonly base: (facts: Facts) => Cited
  readonly rules: readonly (AxisRule & { readonly met: (facts: Facts) => Cited | null })[]
  readonly caps: readonly (CapRule & {
    readonly hits: (facts: Facts) => Cited | null
    /** The text with the figures of the ledger, where the cap has any. */
    readonly words?: (facts: Facts) => string | undefined
  })[]
}

/** Closes a table over its facts, so axes with different facts fit in one list. */
export function axisRules<Facts>(table: AxisTable<Facts>): AxisRules {
  const { axis, rules, caps } = table
  const read = (dossier: Dossier): AxisReading => {
    const facts = table.facts(dossier)
    return {
      base: table.base(facts),
      met: rules.map((rule) => rule.met(facts)),
      hit: caps.map((cap) => cap.hits(facts)),
      words: caps.map((cap) => cap.words?.(facts) ?? cap.text),
    }
  }
  return { axis, rules, caps, read }
}

/** The entries if the condition holds, else null. */
export function when(condition: boolean, entries: Cited): Cited | null {
  return condition ? entries : null
}
