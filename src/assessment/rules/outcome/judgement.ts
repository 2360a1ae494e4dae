// Judges a weighed ledger: scores, standing, verdict and estimate. A ledger that differs in a few entries is judged again with
// what did not change, to the same result (rules S-1, N-1).
import type { EstimateBasis } from '../../../contract/vocabulary/estimate-basis.ts'
import { append } from '../ledger/append.ts'
import { isAbsent, type Ledger, type SignalEntry } from '../ledger/entry.ts'
import { byAxis, type AxisId } from '../protocol/axes.ts'
import { QUOTE_KINDS } from '../protocol/limits.ts'
import { referenceClass } from '../protocol/reference-classes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { citedClaims } from '../provenance/cited-claims.ts'
import { weighAgain } from '../provenance/weigh-ledger.ts'
import type { JsonObject } from '../../../base/json.ts'
import { openDossier, type Dossier } from '../scoring/dossier.ts'
import { scoringOf, type AxisScoring } from '../scoring/score.ts'
import { estimateBasis } from './estimate-basis.ts'
import { estimator, type Estimator } from './estimate.ts'
import { FABRICATION_PRIOR, type FabricationPrior } from './fabrication.ts'
import {
  decideVerdict,
  effectiveCategory,
  standingOf,
  type Scores,
  type Standing,
  type VerdictDecision,
} from './verdict.ts'

export interface AssessRequest {
  readonly pitch: string
  /** Must be known (isCategory). */
  readonly category: string
  /** Hosts that the operator added to the established ones (P-7). */
  readonly established?: ReadonlySet<string>
  /** What the operator believes of made-up evidence (E-7). */
  readonly fabrication?: FabricationPrior
}

export interface Judgement {
  readonly weighed: Ledger
  /** The class that the estimate uses (V-7). */
  readonly category: string
  readonly dossier: Dossier
  readonly scoring: AxisScoring
  readonly scores: Scores
  readonly standing: Standing
  readonly decision: VerdictDecision
  readonly basis: EstimateBasis
  readonly estimate: Estimator
  readonly posterior: number
}

/** A ledger that was judged, and how it differs from the one to judge. */
interface Before {
  readonly judgement: Judgement
  readonly changed: readonly SignalEntry[]
  /** Nothing that the gates of the evidence read has changed. */
  readonly keepsStanding: boolean
}

const NONE: ReadonlySet<string> = new Set()

/** Judges a weighed ledger in which every axis has its minimum. Throws MissingEntry otherwise. */
export function judgeWeighed(weighed: Ledger, request: AssessRequest, before?: Before): Judgement {
  const established = request.established ?? NONE
  const category = effectiveCategory(request.category, weighed) // V-7
  const dossier = openDossier(weighed, referenceClass(category), established)
  const kept = before?.judgement.category === category ? before : undefined
  const scoring = scoringOf(dossier, kept && { scoring: kept.judgement.scoring, changed: kept.changed })
  const scores = byAxis((axis) => scoring.axes[axis].score)
  const standing =
    before?.keepsStanding === true ? before.judgement.standing : standingOf(weighed, established)
  const basis = estimateBasis(category, weighed, request.fabrication ?? FABRICATION_PRIOR)
  const estimate = estimator(category, { allowance: basis.allowance })
  return {
    weighed,
    category,
    dossier,
    scoring,
    scores,
    standing,
    decision: decideVerdict(scores, standing),
    basis,
    estimate,
    posterior: estimate.posterior(scores),
  }
}

/** Kinds that the gates of evidence read (P-8, P-9, V-6). */
const STANDING_READS: ReadonlySet<Kind> = new Set<Kind>([
  ...QUOTE_KINDS,
  'commitment_record',
  'willingness_to_pay_test',
  'named_prospect',
])

/** An entry that is supposed: read where it says, at this day. */
export interface Supposed {
  readonly axis: AxisId
  readonly kind: Kind
  readonly value: JsonObject
  /** Id of the live entry that it takes the place of (C-1). */
  readonly replaces?: string
}

/** The ledger with supposed entries, each of them found on every page that it cites (P-3). */
export function withSupposed(ledger: Ledger, supposed: readonly Supposed[], receivedAt: string): Ledger {
  return supposed.reduce<Ledger>((before, { replaces, ...signal }) => {
    const reads = citedClaims(signal.kind, signal.value).map(({ url }) => ({
      url,
      at: receivedAt,
      status: 200,
      sha256: '',
      fingerprint: '',
      outcome: 'found' as const,
    }))
    const receipt = { receivedAt, head: [], reads, ...(replaces !== undefined && { replaces }) }
    return append(before, signal, receipt).ledger
  }, ledger)
}

/** Judges a ledger that differs in a few entries from one that was judged. The same as to judge it from the beginning. */
export function judgeAgain(
  judgement: Judgement,
  ledger: Ledger,
  request: AssessRequest & { readonly isSettled: boolean },
): Judgement {
  const past = new Map(judgement.weighed.map((entry) => [entry.id, entry]))
  const weighed = weighAgain(judgement.weighed, ledger, request)
  const changed = weighed.filter((entry) => {
    const former = past.get(entry.id)
    if (former === undefined) return true
    if (former === entry) return false
    return !(
      former.reads === entry.reads &&
      former.provenance?.grade === entry.provenance?.grade &&
      former.provenance?.ownPlace === entry.provenance?.ownPlace &&
      String(former.flags) === String(entry.flags)
    )
  })
  const keepsStanding = !changed.some((entry) => {
    const former = past.get(entry.id)
    return STANDING_READS.has(entry.kind) || isAbsent(entry) || (former !== undefined && isAbsent(former))
  })
  return judgeWeighed(weighed, request, { judgement, changed, keepsStanding })
}
