// The allowance for evidence that may be made up (rule E-7), from how many quotes of a session were read. A product of
// fractions: the same counts give the same bits on every machine.
import { isCounted, isFlagged, isLive, type Ledger, type SignalEntry } from '../ledger/entry.ts'
import { QUOTE_KINDS } from '../protocol/limits.ts'
import { isRead } from '../provenance/evidence.ts'
import { isDenial } from '../scoring/quotes.ts'
import { round4 } from './numerics.ts'

/** A number for each group of quotes: read or attested, unread, and absent, own or without a source. */
export interface QuoteGroups {
  readonly read: number
  readonly unread: number
  readonly absent: number
}

/** What is believed before the grades are known. */
export interface FabricationPrior {
  /** f0: the share of sessions with made-up evidence. */
  readonly share: number
  /** Dirichlet weights of the groups in an honest session (aH). */
  readonly honest: QuoteGroups
  /** The same in a session with made-up evidence (aF). */
  readonly fabricated: QuoteGroups
}

/** Design choice: no counted sessions are behind these numbers. An operator may set others. */
export const FABRICATION_PRIOR: FabricationPrior = {
  share: 0.1,
  honest: { read: 6, unread: 1.6, absent: 0.4 },
  fabricated: { read: 0.8, unread: 2, absent: 2.4 },
}

const MAX_SHARE = 0.5
const MAX_WEIGHT = 1000

/**
 * Why a prior cannot be used; undefined for one under which the laws of E-7 hold: a read quote never raises the
 * allowance, and one that is unread or absent never lowers it.
 */
export function faultOfPrior({ share, honest, fabricated }: FabricationPrior): string | undefined {
  if (!(share >= 0 && share <= MAX_SHARE)) return `the share must be from 0 to ${MAX_SHARE}`
  const weights = [...Object.values(honest), ...Object.values(fabricated)]
  if (!weights.every((weight) => weight > 0 && weight <= MAX_WEIGHT))
    return `every weight must be above 0 and at most ${MAX_WEIGHT}`
  if (honest.read < fabricated.read)
    return 'an honest session must have at least the weight for read quotes of a made-up one'
  if (honest.unread > fabricated.unread || honest.absent > fabricated.absent)
    return 'an honest session must have at most the weights for unread and absent quotes of a made-up one'
  if (sumOf(honest) < sumOf(fabricated))
    return 'the weights of an honest session must sum to at least those of a made-up one'
  return undefined
}

/**
 * The quotes of a flagged ledger by group. A quote that is muted, refuted, from the founder's own source or that denies the
 * need cannot count as read; whatever is live counts where it was not read.
 */
export function quoteGroups(flagged: Ledger): QuoteGroups {
  const groups = { read: 0, unread: 0, absent: 0 }
  for (const entry of flagged) {
    const group = QUOTE_KINDS.has(entry.kind) && isLive(entry) ? groupOf(entry) : undefined
    if (group !== undefined) groups[group]++
  }
  return groups
}

function groupOf(entry: SignalEntry): keyof QuoteGroups | undefined {
  if (!isCounted(entry)) return 'absent'
  if (isRead(entry)) return isFlagged(entry) || isDenial(entry) ? undefined : 'read' // O-2: a denial raises nothing
  return entry.provenance?.grade === 'unread' ? 'unread' : 'absent'
}

/**
 * f, 4 decimals (E-7): the probability that the evidence of a session is made up, given the groups of its quotes. The
 * highest over all ways to count absent quotes as unread ones, so that reading a page never helps by finding it absent.
 */
export function allowanceFor({ read, unread, absent }: QuoteGroups, prior = FABRICATION_PRIOR): number {
  const before = prior.share / (1 - prior.share)
  let highest = 0
  for (let moved = 0; moved <= absent; moved++)
    highest = Math.max(
      highest,
      before * likelihoodRatio({ read, unread: unread + moved, absent: absent - moved }, prior),
    )
  return round4(highest / (1 + highest))
}

/** D(k; aF) / D(k; aH), with D the Dirichlet-multinomial: its gamma functions cancel to products over the quotes. */
function likelihoodRatio(counts: QuoteGroups, { honest, fabricated }: FabricationPrior): number {
  const rising = (count: number, over: number, under: number): number => {
    let product = 1
    for (let i = 0; i < count; i++) product *= (over + i) / (under + i)
    return product
  }
  return (
    rising(sumOf(counts), sumOf(honest), sumOf(fabricated)) *
    rising(counts.read, fabricated.read, honest.read) *
    rising(counts.unread, fabricated.unread, honest.unread) *
    rising(counts.absent, fabricated.absent, honest.absent)
  )
}

const sumOf = ({ read, unread, absent }: QuoteGroups): number => read + unread + absent
