// Shows cases and what happened to them.
import type { JsonObject } from '../base/json.ts'
import { Problem } from '../call/problem.ts'
import { presentReadable } from '../call/present-readable.ts'
import { Case, type CaseDecision, CaseEvent } from '../contract/vocabulary/case.ts'
import type { StoredCase, StoredCaseEvent, StoredDecision } from './ports.ts'
import { holdingDecision } from './decision-in-force.ts'
import { evidenceHash, shownEvidence } from './rules/match-evidence.ts'

export const noCase = (): Problem =>
  new Problem('not_found', { detail: 'This workspace has no case of that id' })

/** Without what was altered in the store and cannot be read. */
export const presentCase = (its: StoredCase): Case =>
  presentReadable(
    Case,
    () => presentWhole(its),
    () => presentWhole({ ...its, ...UNREADABLE, assignee: null, dueDate: null }),
  )

/** False where a part was altered in the store, also where it is JSON of another shape. */
export const isReadable = (its: StoredCase): boolean => presentCase(its).unreadable !== true

const UNREADABLE = {
  matter: null,
  proposal: null,
  decision: null,
  reopened: null,
  isUnreadable: true,
} as const

function presentWhole(its: StoredCase): Case {
  const { id, state, about, portfolio, ref, run, matter, openedAt, changedAt, assignee, dueDate } = its
  const { proposal, decision, decisionHash, reopened } = its
  return {
    id,
    state,
    about,
    ...(portfolio !== null && { portfolio }),
    ...(ref !== null && { ref }),
    ...(run !== null && { run }),
    subject: matter?.subject ?? null,
    match: matter?.match ?? null,
    evidence: matter === null ? null : shownEvidence(matter.evidence),
    openedAt,
    changedAt,
    assignee,
    dueDate,
    ...(proposal !== null && {
      proposal: { state: proposal.state, reason: proposal.reason, at: proposal.at, by: proposal.by },
    }),
    ...(decision !== null &&
      decisionHash !== null && {
        decision: {
          ...presentDecision(decision),
          holds: holdingDecision(its) !== undefined,
          auditHash: decisionHash,
        },
      }),
    ...(reopened !== null && { reopened: { at: reopened.at, facts: [...reopened.facts] } }),
    ...(its.isUnreadable === true && { unreadable: true as const }),
  }
}

export const presentDecision = ({
  state,
  reason,
  at,
  by,
  proposed,
  evidence,
}: StoredDecision): Omit<CaseDecision, 'holds' | 'auditHash'> => ({
  state,
  reason,
  at,
  by,
  ...(proposed && { proposed }),
  evidence: evidenceHash(evidence),
})

/** Without what was altered in the store and cannot be read. */
export const presentEvent = (event: StoredCaseEvent): CaseEvent =>
  presentReadable(
    CaseEvent,
    () => presentWholeEvent(event),
    () => ({ ...presentWholeEvent({ ...event, state: null, data: null }), unreadable: true }),
  )

function presentWholeEvent({ id, at, kind, by, state, data, auditHash }: StoredCaseEvent): CaseEvent {
  const shown = {
    id,
    at,
    kind,
    by,
    ...(state !== null && { state }),
    ...(auditHash !== null && { auditHash }),
  }
  if (data === null) return shown
  if (kind === 'decided') {
    const { reason, evidence } = JSON.parse(data) as StoredDecision
    return { ...shown, text: reason, evidence: evidenceHash(evidence) }
  }
  return { ...shown, ...(JSON.parse(data) as JsonObject) }
}
