// Decides the verdict, the gates that keep it from being better, and the class the estimate may use (rules V-1 to V-7,
// G-9 to G-14, P-8, P-9). The verdict never uses the estimate (V-5): a flattering category must not buy a `build`.
import type { Verdict, VerdictGate } from '../../../contract/vocabulary/scorecard.ts'
import {
  isAbsent,
  isCounted,
  isFlagged,
  isLive,
  isMuted,
  isOf,
  textOfField,
  type SignalEntry,
  type Ledger,
} from '../ledger/entry.ts'
import { AXES, type AxisId } from '../protocol/axes.ts'
import { DEFAULT_CATEGORY } from '../protocol/reference-classes.ts'
import { isOnEstablishedHost, isRead, quotesOf } from '../provenance/evidence.ts'
import { isProved } from '../provenance/proved.ts'
import { tellsOfCrime } from '../reader/adverse.ts'
import { behaviourLevel } from '../reading/behaviour.ts'
import { sourceKey } from '../reading/source.ts'
import { onPitch, type TranslatedQuote } from '../reading/topic.ts'
import { isDenial } from '../scoring/quotes.ts'
import { isCommitted, isPassedSale } from '../scoring/outcomes.ts'

export type Scores = Readonly<Record<AxisId, number>>

export interface VerdictDecision {
  readonly verdict: Verdict
  readonly total: number
  /** Every gate that applies to the verdict, in protocol order; empty for `build`. */
  readonly gates: VerdictGate[]
}

/** What the provenance of a ledger allows a verdict to be (P-8, P-9). */
export interface Standing {
  /** Whether a person gave up money or a habit, or signed a document, and whether that was seen (V-6, P-8). */
  readonly costly: 'proved' | 'unproved' | 'none'
  /** Three or more entries whose pages do not hold what they claim. */
  readonly absent: boolean
  /** Fewer than two thirds of the quotes were read. */
  readonly unread: boolean
  /** Fewer than a third were. */
  readonly unseen: boolean
  /** Quotes were read on fewer than two sources of established hosts, and no commitment is attested. */
  readonly unknownHosts: boolean
  /** No quote shares a term or a subject with the pitch. */
  readonly offPitch: boolean
  /** Words of a crime of the founder are filed under a type that earns. */
  readonly misfiled: boolean
}

const MAX_ABSENT = 2
const MIN_READ_SHARE = 2 / 3
const LEAST_READ_SHARE = 1 / 3
const MIN_ESTABLISHED = 2
/** Fewer quotes may all use words of their own. */
const MIN_COMPARED = 4

/** The verdict on seven scores (V-1 to V-4, P-9; first match) and its gates. */
export function decideVerdict(scores: Scores, standing: Standing): VerdictDecision {
  const all = AXES.map((axis) => scores[axis])
  const total = all.reduce((sum, score) => sum + score, 0)
  const lowest = Math.min(...all)
  const answer = (verdict: Verdict, ...gates: (VerdictGate | false)[]): VerdictDecision => ({
    verdict,
    total,
    gates: gates.filter((gate) => gate !== false),
  })
  const hopeless = scores.problem <= 2 || all.filter((score) => score <= 2).length >= 3 || total <= 20
  if (hopeless) return answer('kill', 'kill_rule') // V-1, G-9
  if (lowest <= 4 || total < 42 || standing.absent || standing.unseen)
    return answer(
      'validate',
      lowest <= 4 && 'axis_at_or_below_4',
      total < 42 && 'total_below_42',
      standing.absent && 'evidence_absent',
      standing.unseen && 'evidence_unread',
    ) // V-2, G-10, G-11, P-9
  const gates: (VerdictGate | false)[] = [
    total < 56 && 'total_below_56', // G-12
    lowest < 6 && 'axis_below_6', // G-13
    standing.unread && 'evidence_unread', // P-9
    standing.unknownHosts && 'hosts_unknown', // P-9
    standing.offPitch && 'off_pitch', // P-6
    standing.misfiled && 'adverse_misfiled', // O-3
    standing.costly === 'none' && 'no_costly_signal', // G-14
    standing.costly === 'unproved' && 'commitment_unproved', // P-8
  ]
  return answer(gates.some(Boolean) ? 'iterate' : 'build', ...gates) // V-3, V-4
}

/** The standing of a flagged ledger under its pitch. `established`: hosts that the operator added to the table (P-7). */
export function standingOf(flagged: Ledger, pitch: string, established: ReadonlySet<string>): Standing {
  // O-2: who denies the need must not lift a gate
  const quotes = quotesOf(flagged).filter((quote) => !isDenial(quote))
  const read = quotes.filter(isRead).length
  const { compared, on } = onPitch(quotes.map(wordsOf), pitch)
  const sources = new Set(
    quotes.flatMap((quote) => {
      const url = isOnEstablishedHost(quote, established) ? quote.provenance?.url : undefined
      return url === undefined ? [] : sourceKey(url)
    }),
  )
  const costly = costlySignals(flagged)
  return {
    costly:
      costly.length === 0
        ? 'none'
        : costly.some((entry) => isProved(entry, flagged, established))
          ? 'proved'
          : 'unproved',
    absent: flagged.filter((entry) => isLive(entry) && isAbsent(entry)).length > MAX_ABSENT,
    unread: read < quotes.length * MIN_READ_SHARE,
    unseen: read < quotes.length * LEAST_READ_SHARE,
    unknownHosts:
      sources.size < MIN_ESTABLISHED && !costly.some((entry) => entry.provenance?.grade === 'attested'),
    offPitch: compared >= MIN_COMPARED && on === 0,
    misfiled: flagged.some(isMisfiledCrime),
  }
}

/** What gave up money or a habit, or is a signed document (V-6). */
export const costlySignals = (flagged: Ledger): readonly SignalEntry[] =>
  flagged.filter((entry) => isCounted(entry) && !isFlagged(entry) && !isAbsent(entry) && isCostly(entry))

const wordsOf = ({ value }: SignalEntry): TranslatedQuote => ({
  verbatim: textOfField(value, 'verbatim') ?? '',
  translation: textOfField(value, 'translation'),
})

/** Whatever the grade: a page that cannot be read must not lift the gate. */
export function isMisfiledCrime({ flags, value }: SignalEntry): boolean {
  const text = textOfField(value, 'finding') ?? textOfField(value, 'verbatim')
  return flags.includes('adverse_text') && text !== undefined && tellsOfCrime(text)
}

function isCostly(entry: SignalEntry): boolean {
  if (isOf('commitment_record', entry)) return isCommitted(entry.value)
  if (isOf('willingness_to_pay_test', entry)) return isPassedSale(entry.value)
  if (isOf('user_quote', entry)) return behaviourLevel(entry.value) >= 3
  return isOf('dissatisfaction_quote', entry) && behaviourLevel(entry.value) >= 3
}

/** The class the estimate uses (V-7): `seed_funded_startup` only with a counted public funding round. */
export function effectiveCategory(requested: string, flagged: Ledger): string {
  if (requested !== 'seed_funded_startup') return requested
  const funded = flagged.some(
    (entry) =>
      isCounted(entry) &&
      !isMuted(entry) &&
      isOf('founder_background_lookup', entry) &&
      entry.value.finding_type === 'funding_round',
  )
  return funded ? requested : DEFAULT_CATEGORY
}
