// How far the ledger is from being scored (rules A-5, K-5, K-6, G-1).
import type { AxisProgress, Requirement } from '../../../contract/vocabulary/progress.ts'
import { AXES_BY_SLOPE, byAxis, requirementsOf, type AxisId } from '../protocol/axes.ts'
import { isCounted, type Ledger } from './entry.ts'
import { flagLedger } from './flags.ts'

export interface LedgerProgress {
  ready_to_score: boolean
  /** `<axis>.<kind>: need <N>, have <M>` (K-6). */
  missing_signals: string[]
  axes: Record<AxisId, AxisProgress>
}

/** Completeness of every axis. `scored` says that a scorecard of this very ledger exists. */
export function progress(
  ledger: Ledger,
  { pitch, scored }: { pitch: string; scored: boolean },
): LedgerProgress {
  return progressOfAxes(flagLedger(ledger, pitch), scored)
}

/** The same of a ledger that carries its flags already. */
export function progressOfAxes(flagged: Ledger, scored: boolean): LedgerProgress {
  const have = new Map<string, number>()
  for (const { axis, kind } of flagged.filter(isCounted))
    have.set(`${axis}.${kind}`, (have.get(`${axis}.${kind}`) ?? 0) + 1)
  const axes = byAxis((axis) => axisProgress(axis, have, scored))
  const missing_signals = AXES_BY_SLOPE.flatMap((axis) =>
    Object.entries(axes[axis].requirements)
      .filter(([, requirement]) => !requirement.complete)
      .map(([kind, requirement]) => `${axis}.${kind}: need ${requirement.need}, have ${requirement.have}`),
  ) // K-6
  return { ready_to_score: missing_signals.length === 0, missing_signals, axes }
}

function axisProgress(axis: AxisId, counted: ReadonlyMap<string, number>, scored: boolean): AxisProgress {
  const requirements = Object.fromEntries(
    requirementsOf(axis).map(([kind, need]): [string, Requirement] => {
      const have = counted.get(`${axis}.${kind}`) ?? 0
      return [kind, { need, have, complete: have >= need }] // K-5
    }),
  )
  const complete = Object.values(requirements).every((requirement) => requirement.complete)
  return { status: complete ? (scored ? 'scored' : 'complete') : 'incomplete', requirements }
}
