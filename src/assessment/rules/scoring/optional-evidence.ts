// What optional evidence adds to the scores: which entry speaks for an axis, and on which axis a source counts that was filed
// under two (rules S-3, S-4, O-1, O-5).
import { isFlagged, isMuted, isOf, textOfField, type SignalEntry } from '../ledger/entry.ts'
import { AXES, byAxis, optionalKindsOf, slopeOf, type AxisId } from '../protocol/axes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { normalise } from '../reading/normalise.ts'
import type { Dossier } from './dossier.ts'
import { outcomeOf } from './outcomes.ts'

/** An entry that speaks for an axis, and the points that it earns there. */
export interface Boost {
  readonly axis: AxisId
  readonly kind: Kind
  readonly entry: SignalEntry
  readonly points: number
}

/** What an axis would score with some points of optional evidence. */
export type ScoreWith = (axis: AxisId, points: number) => number

/** A proved payment weighs twice what interest weighs (O-5). */
const PROVED_PAYMENT = 2

/** The best of these entries by points, then by id; at most two, of different sources: two axes can share no more. */
function bestFor(axis: AxisId, kind: Kind, dossier: Dossier): readonly Boost[] {
  const boosts = dossier.counted
    .filter((entry) => entry.axis === axis && entry.kind === kind)
    .filter((entry) => !isMuted(entry) && outcomeOf(entry, dossier) === 'for')
    .map((entry): Boost => ({ axis, kind, entry, points: isPayment(entry, dossier) ? PROVED_PAYMENT : 1 }))
    .toSorted((left, right) => right.points - left.points)
  const [first] = boosts
  const second = boosts.find(({ entry }) => first !== undefined && sourceOf(entry) !== sourceOf(first.entry))
  return [first, second].filter((boost) => boost !== undefined)
}

/** Money that changed hands, and that was seen (O-5). */
function isPayment(entry: SignalEntry, { isProved }: Dossier): boolean {
  if (!isOf('commitment_record', entry)) return false
  const { type } = entry.value
  return (type === 'paid' || type === 'deposit') && isProved(entry)
}

/** Every entry that speaks for one axis, as if no other axis used it. */
export function boostsOf(axis: AxisId, dossier: Dossier): readonly Boost[] {
  return optionalKindsOf(axis).flatMap((kind) => bestFor(axis, kind, dossier).slice(0, 1))
}

/**
 * The boosts of all axes. A source that was filed under two axes counts on one of them (S-4): on that which gives the most
 * points, then the most to the estimate, then the first. A proved payment on `market` also shows that a customer pays to be rid
 * of the problem: one point there, unless another commitment earns it already (O-5).
 */
export function assignBoosts(
  dossier: Dossier,
  scoreWith: ScoreWith,
): Readonly<Record<AxisId, readonly Boost[]>> {
  const kinds = new Set(AXES.flatMap((axis) => optionalKindsOf(axis)))
  let best: { readonly boosts: readonly Boost[]; readonly total: number; readonly evidence: number } = {
    boosts: [],
    total: -1,
    evidence: 0,
  }
  for (const chosen of combinations([...kinds].map((kind) => choicesOf(kind, dossier)))) {
    const boosts = [...chosen, ...paidElsewhere(chosen)]
    let [total, evidence] = [0, 0]
    for (const axis of AXES) {
      const score = scoreWith(axis, pointsOn(axis, boosts))
      total += score
      evidence += score * slopeOf(axis)
    }
    if (total > best.total || (total === best.total && evidence > best.evidence + 1e-9))
      best = { boosts, total, evidence }
  }
  return byAxis((axis) => best.boosts.filter((boost) => boost.axis === axis))
}

export const pointsOn = (axis: AxisId, boosts: readonly Boost[]): number =>
  boosts.reduce((sum, boost) => sum + (boost.axis === axis ? boost.points : 0), 0)

/** The ways to count the entries of a kind: on each of its axes one or none, no source twice. */
function choicesOf(kind: Kind, dossier: Dossier): readonly (readonly Boost[])[] {
  const axes = AXES.filter((axis) => optionalKindsOf(axis).includes(kind))
  if (axes.length === 1) return [axes.flatMap((axis) => bestFor(axis, kind, dossier).slice(0, 1))]
  const perAxis = axes.map((axis) => [...bestFor(axis, kind, dossier).map((boost) => [boost]), []])
  return combinations(perAxis).filter(
    (boosts) => new Set(boosts.map(({ entry }) => sourceOf(entry))).size === boosts.length,
  )
}

/** Every way to take one choice of each list, joined; the first choices come first. */
function combinations<T>(lists: readonly (readonly (readonly T[])[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (taken, choices) => taken.flatMap((before) => choices.map((choice) => [...before, ...choice])),
    [[]],
  )
}

function paidElsewhere(boosts: readonly Boost[]): readonly Boost[] {
  const payment = boosts.find(({ axis, points }) => axis === 'market' && points === PROVED_PAYMENT)
  const isShown = boosts.some(({ axis, kind }) => axis === 'problem' && kind === 'commitment_record')
  return payment === undefined || isShown ? [] : [{ ...payment, axis: 'problem', points: 1 }]
}

/** Entries that speak against an axis: the first by id of each optional kind, whatever was seen of it (O-1, O-2). */
export function objectionsTo(axis: AxisId, dossier: Dossier): readonly SignalEntry[] {
  return optionalKindsOf(axis).flatMap((kind) => {
    const entries = dossier.counted.filter((entry) => entry.axis === axis && entry.kind === kind)
    return entries.find((entry) => !isFlagged(entry) && outcomeOf(entry, dossier) === 'against') ?? []
  })
}

/** The key by which two optional entries have the same source (S-4). */
function sourceOf(entry: SignalEntry): string {
  if (isOf('commitment_record', entry))
    return `${entry.kind}|${normalise(entry.value.counterparty)}|${entry.value.date}`
  return `${entry.kind}|${textOfField(entry.value, 'source_url') ?? entry.id}`
}
