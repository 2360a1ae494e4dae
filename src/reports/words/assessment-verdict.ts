// Describes the verdict of an assessment in words, and what kept it from being better.
import type { GateReason, Verdict, VerdictGate } from '../../contract/vocabulary/scorecard.ts'
import type { Said } from './said.ts'

/** V-1 to V-4 */
export const ASSESSMENT_VERDICTS: Readonly<Record<Verdict, Said>> = {
  kill: {
    label: 'Kill',
    tone: 'bad',
    meaning: 'With every required signal in hand, the evidence does not support this version.',
  },
  validate: {
    label: 'Validate',
    tone: 'poor',
    meaning: 'Do not build yet: at least one axis rests on too little evidence.',
  },
  iterate: {
    label: 'Iterate',
    tone: 'fair',
    meaning: 'Sound, but short of the bar. The roadmap says where.',
  },
  build: {
    label: 'Build',
    tone: 'good',
    meaning: 'The evidence supports building the first version.',
  },
}

/** G-9 to G-14, P-9 */
export const VERDICT_GATES: Readonly<Record<VerdictGate, string>> = {
  kill_rule: 'The problem or three axes are at 2 or below, or the total is at 20 or below.',
  axis_at_or_below_4: 'An axis is at 4 or below.',
  total_below_42: 'The total is below 42.',
  evidence_absent:
    'Three or more entries cite pages that do not hold what they claim. Correct them, or withdraw them.',
  total_below_56: 'The total is below 56.',
  axis_below_6: 'An axis is below 6.',
  evidence_unread: 'Fewer than two thirds of the quotes were read at their sources.',
  hosts_unknown:
    'Fewer than two quotes were read on established hosts, and no commitment has a verified signature.',
  off_pitch:
    'None of the quotes shares a subject with the pitch. Open a session whose pitch says in the words of customers what it is for.',
  adverse_misfiled:
    'Evidence tells of a crime of the founder under a type that earns. File it as `dispute`, where it counts against the founder, or withdraw it if it is wrong.',
  no_costly_signal: 'No customer has committed anything that costs them.',
  commitment_unproved:
    "No commitment was read on the counterparty's own page or on an established host, or proved by a signature.",
}

/** What kept the verdict from being better: with entries and what lifts it, where the scorecard kept them. */
export const gatesSaid = (gates: readonly VerdictGate[], reasons: readonly GateReason[] = []): string[] =>
  gates.map((gate) => {
    const reason = reasons.find((each) => each.gate === gate)
    if (reason === undefined) return VERDICT_GATES[gate]
    return `${reason.text}${reason.cites.length === 0 ? '' : ` [${reason.cites.join(', ')}]`}`
  })
