// What each gate of a verdict rests on and what lifts it (rules G-9 to G-20, P-9): in words, with the entries it is about.
import type { GateReason, VerdictGate } from '../../../contract/vocabulary/scorecard.ts'
import { isAbsent, isLive, type Ledger, type SignalEntry } from '../ledger/entry.ts'
import { AXES, type AxisId, labelOf } from '../protocol/axes.ts'
import { isOnEstablishedHost, isRead, quotesOf } from '../provenance/evidence.ts'
import { isDenial } from '../scoring/quotes.ts'
import { costlySignals, isMisfiledCrime, type Scores, type VerdictDecision } from './verdict.ts'

/** An assessment may have hundreds of entries; the ledger lists all with their grades. */
const MAX_CITED = 8

interface Judged {
  readonly decision: VerdictDecision
  readonly scores: Scores
  readonly weighed: Ledger
  /** Hosts that the operator added to the table (P-7). */
  readonly established: ReadonlySet<string>
}

/** One for each gate, in their order. */
export const gateReasons = (judged: Judged): GateReason[] =>
  judged.decision.gates.map((gate) => ({
    gate,
    text: TEXTS[gate](judged),
    cites: entriesOf(gate, judged)
      .map(({ id }) => id)
      .toSorted()
      .slice(0, MAX_CITED),
  }))

const axesAt = (scores: Scores, isLow: (score: number) => boolean): string =>
  AXES.filter((axis: AxisId) => isLow(scores[axis]))
    .map((axis) => `${labelOf(axis)} ${scores[axis]}`)
    .join(', ')

const LIFTS_AXIS = 'Their caps and unmet rules say what lifts them.'

const TEXTS: Readonly<Record<VerdictGate, (judged: Judged) => string>> = {
  kill_rule: ({ scores, decision: { total } }) =>
    total <= 20
      ? `The total is ${total}: above 20 lifts it.`
      : `At 2 or below: ${axesAt(scores, (score) => score <= 2)}. ${LIFTS_AXIS}`,
  axis_at_or_below_4: ({ scores }) =>
    `At 4 or below: ${axesAt(scores, (score) => score <= 4)}. ${LIFTS_AXIS}`,
  total_below_42: ({ decision: { total } }) => `The total is ${total}: ${42 - total} more points lift it.`,
  total_below_56: ({ decision: { total } }) => `The total is ${total}: ${56 - total} more points lift it.`,
  axis_below_6: ({ scores }) => `Below 6: ${axesAt(scores, (score) => score < 6)}. ${LIFTS_AXIS}`,
  evidence_absent: () =>
    'The pages of these entries do not hold what they claim. Correct them or withdraw them, until at most two are left.',
  evidence_unread: ({ decision: { verdict } }) =>
    `These quotes were not read at their sources. Cite pages that can be read, until ${verdict === 'validate' ? 'a third' : 'two thirds'} of the quotes are.`,
  hosts_unknown: () =>
    'These quotes are on hosts that are not established. Two quotes on two established sources, or a commitment with a signed message, lift it.',
  off_pitch: () =>
    'None of these quotes shares a subject with the pitch. A session whose pitch says in the words of customers what it is for lifts it.',
  adverse_misfiled: () =>
    'These entries tell of a crime of the founder under a type that earns. File them as dispute, or withdraw what is wrong.',
  no_costly_signal: () =>
    'No customer has committed anything that costs them. A payment, deposit or signed pilot, or a quote of someone who already paid or switched, lifts it.',
  commitment_unproved: () =>
    'None of these is proved. A page of the counterparty or of an established host that names payer and amount, or the signed message of the receipt (evidence_email), lifts it.',
}

function entriesOf(gate: VerdictGate, { weighed, established }: Judged): readonly SignalEntry[] {
  // why: a quote that denies the need lifts no gate (O-2)
  const quotes = (): readonly SignalEntry[] => quotesOf(weighed).filter((quote) => !isDenial(quote))
  switch (gate) {
    case 'evidence_absent':
      return weighed.filter((entry) => isLive(entry) && isAbsent(entry))
    case 'evidence_unread':
      return quotes().filter((quote) => !isRead(quote))
    case 'hosts_unknown':
      return quotes().filter((quote) => isRead(quote) && !isOnEstablishedHost(quote, established))
    case 'off_pitch':
      return quotes()
    case 'adverse_misfiled':
      return weighed.filter(isMisfiledCrime)
    case 'commitment_unproved':
      return costlySignals(weighed)
    default:
      return []
  }
}
