// The entry of the audit log that records a decision about a case. It names nothing personal: a digest stands for the decision with its
// reason and evidence, and stays when they are erased.
import type { EntryDraft } from '../audit/chain.ts'
import { digestOf } from '../audit/digest.ts'
import { readEntry } from '../audit/entry.ts'
import { type CaseDecisionState, CaseState } from '../contract/vocabulary/match-decision.ts'
import type { StoredCaseEvent } from './ports.ts'
import { isDecided } from './rules/case-states.ts'

export const DECISION_ENTRY = 'case.decided'

export interface LoggedDecision {
  readonly at: string
  readonly actor: string
  /** Id of the event of the case. */
  readonly event: string
  readonly state: CaseDecisionState
  readonly digest: string
  /** Of the entry. */
  readonly hash: string
}

/** The digest of a decision: `data` is its canonical text. */
export const decisionDigest = ({
  id,
  salt,
  data,
}: {
  readonly id: string
  readonly salt: string
  readonly data: string
}): string => digestOf({ salt, name: id, value: data })

export const decisionDraft = ({
  at,
  actor,
  event,
  state,
  digest,
}: Omit<LoggedDecision, 'hash'>): EntryDraft => ({
  type: DECISION_ENTRY,
  at,
  actor,
  data: { event, state, digest },
})

/** Reads a record; undefined where it is no decision. Never throws. */
export function readDecisionEntry(record: string): LoggedDecision | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.entry.type !== DECISION_ENTRY) return undefined
  const { at, actor, data } = reading.entry
  const { event, digest, ...rest } = data
  const state = CaseState.safeParse(rest['state'])
  return typeof event === 'string' && typeof digest === 'string' && state.success && isDecided(state.data)
    ? { at, actor, event, state: state.data, digest, hash: reading.hash }
    : undefined
}

/** What is wrong with the stored event of a decision beside its entry; undefined where it is the one that was logged. */
export function decisionFault(event: StoredCaseEvent, entry: LoggedDecision | undefined): string | undefined {
  if (entry === undefined) return 'has no entry in the log'
  const isSame =
    event.kind === 'decided' &&
    event.at === entry.at &&
    event.by.id === entry.actor &&
    event.state === entry.state &&
    event.id === entry.event &&
    event.digest === entry.digest &&
    (event.data === null ||
      (event.salt !== null &&
        decisionDigest({ id: event.id, salt: event.salt, data: event.data }) === entry.digest))
  return isSame ? undefined : 'was changed'
}
