// What one entry earns on its axis at the moment, and what it just misses (rule P-10).
import type { Earned } from '../../../contract/vocabulary/provenance.ts'
import { isCounted, type Ledger, type SignalEntry } from '../ledger/entry.ts'
import { referenceClass } from '../protocol/reference-classes.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { MissingEntry, openDossier } from '../scoring/dossier.ts'
import { AXIS_RULES, type AxisScore, scoreAxis } from '../scoring/score.ts'

/** The rules that another entry of the kind is nearest to are enough to act on. */
const MAX_MISSED = 2

/** Undefined for an entry that does not count, and while the axis lacks an entry that its rules need. */
export function earnedBy(
  { id, axis, kind }: Pick<SignalEntry, 'id' | 'axis' | 'kind'>,
  ledger: Ledger,
  { pitch, category }: { readonly pitch: string; readonly category: string },
): Earned | undefined {
  const weighed = weighLedger(ledger, pitch)
  const entry = weighed.find((each) => each.id === id)
  if (entry === undefined || !isCounted(entry)) return undefined
  const score = scoreOf(axis, weighed, category)
  if (score === undefined) return undefined
  const served = score.points.filter(({ points, cites }) => points > 0 && cites.includes(id))
  const reached = new Set(score.points.map(({ rule }) => rule))
  const missed = AXIS_RULES[axis].rules.filter(({ rule, next }) => next.kind === kind && !reached.has(rule))
  return {
    rules: served.map(({ rule }) => rule),
    misses: missed.slice(0, MAX_MISSED).map(({ rule, text }) => ({ rule, needs: text })),
    ...(entry.flags.length > 0 && { flags: [...entry.flags] }),
  }
}

function scoreOf(axis: SignalEntry['axis'], weighed: Ledger, category: string): AxisScore | undefined {
  try {
    return scoreAxis(axis, openDossier(weighed, referenceClass(category)))
  } catch (error) {
    if (error instanceof MissingEntry) return undefined
    throw error
  }
}
