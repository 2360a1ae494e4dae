// Computes a scorecard again from the ledger that its scoring sealed, and compares every byte with the sealed one.
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { ScoredEntry } from '../../audit/scored-entry.ts'
import { firstDifference } from '../../base/json-difference.ts'
import type { JsonValue } from '../../base/json.ts'
import type { TenantStore } from '../../call/ports.ts'
import type { ReplayedRun } from '../../contract/replayed-run.ts'
import type { AssessmentPorts, AssessmentReads, Session } from '../ports.ts'
import { assess, isCategory, PROTOCOL_ID, type SignalEntry } from '../rules/index.ts'
import { assessmentText, settingsDigest } from '../scored-session.ts'
import { sessionErasureShown } from '../session-erasure.ts'
import { examineAssessment } from './examine-assessment.ts'
import { isSealedAs, readable, valuesOf } from './examine-scorecard.ts'

export interface ReplayAssessmentPorts {
  readonly store: Pick<TenantStore<AssessmentReads, unknown>, 'read'>
  readonly auditLog: WorkspaceLog
  readonly settings: Pick<AssessmentPorts['settings'], 'establishedHosts' | 'fabricationPrior'>
}

/**
 * The newest scoring of a session, or the one of a number from 0. Undefined where the workspace has no such session. The result
 * does not depend on what is stored of ledger and scorecard now: the sealed values decide. Throws StoreUnavailable.
 */
export async function replayAssessment(
  { store, auditLog, settings }: ReplayAssessmentPorts,
  workspaceId: string,
  sessionId: string,
  seq?: number,
): Promise<ReplayedRun | undefined> {
  const { pitch, examined } = await store.read(workspaceId, async (tenant) => ({
    pitch: await pitchOf(tenant, sessionId),
    examined: await examineAssessment(tenant, auditLog, sessionId),
  }))
  const { entries, sealed, leaves } = examined
  if (pitch === undefined && entries.length === 0) return undefined
  if (examined.erasure !== undefined) return not(erasedSaid(examined.erasure.session))
  if (entries.length === 0) return not('it has no sealed scorecard')
  if (leaves.length < entries.length) return not('the audit log does not hold its records')
  const scoring = sealed.find((each) => each.seq === (seq ?? entries.length - 1))
  if (scoring === undefined)
    return not(
      seq === undefined || seq < entries.length
        ? 'its record was altered'
        : `it has no scoring ${seq}: the last one is ${entries.length - 1}`,
    )
  const values = valuesOf(scoring, examined.kept)
  const stored = examined.scorecards.find(({ auditHash }) => auditHash === scoring.hash)?.assessment
  return replayScoring(
    {
      scoring,
      pitch: pitch !== undefined && isSealedAs(scoring, values, 'pitch', pitch) ? pitch : undefined,
      textOf: (entryId) => values.get(`entry.${entryId}`)?.text,
      assessment:
        stored !== undefined && isSealedAs(scoring, values, 'assessment', stored) ? stored : undefined,
      isSealed: (computed) => isSealedAs(scoring, values, 'assessment', computed),
    },
    settings,
  )
}

/** A scoring with what was sealed of it, as far as its digests confirm it. */
export interface SealedScoring {
  readonly scoring: ScoredEntry
  readonly pitch: string | undefined
  /** The text of an entry of its ledger. */
  readonly textOf: (entryId: string) => string | undefined
  readonly assessment: string | undefined
  /** Whether a text is the assessment that was sealed. */
  readonly isSealed: (assessment: string) => boolean
}

/** Computes a scorecard again from what was sealed, without a store. */
export function replayScoring(
  { scoring, pitch, textOf, assessment, isSealed }: SealedScoring,
  settings: ReplayAssessmentPorts['settings'],
): ReplayedRun {
  if (scoring.protocol !== PROTOCOL_ID)
    return not(`it was scored by the protocol ${scoring.protocol}, and here is ${PROTOCOL_ID}`)
  if (scoring.settings !== settingsDigest(settings))
    return not(
      'it was scored under other settings: ASSAY_ESTABLISHED_HOSTS or ASSAY_MADE_UP_EVIDENCE is not what it was',
    )
  const category = scoring.requested ?? scoring.category
  if (!isCategory(category)) return not(`this version has no category ${category}`)
  const ledger = scoring.entries.map(({ id }) => textOf(id))
  if (!ledger.every((text) => text !== undefined))
    return not('a sealed entry of its ledger was erased or altered')
  if (pitch === undefined) return not('its pitch was erased or altered')
  const outcome = assess(
    ledger.map((text) => JSON.parse(text) as SignalEntry),
    { pitch, category, established: settings.establishedHosts, fabrication: settings.fabricationPrior },
  )
  if (outcome.kind === 'withheld')
    return {
      kind: 'differs',
      at: '',
      computed: `no scorecard: ${outcome.missing_signals.length} kinds are missing`,
    }
  const computed = assessmentText(outcome.assessment, settings)
  if (isSealed(computed)) return { kind: 'reproduced' }
  if (assessment === undefined)
    return {
      kind: 'differs',
      at: '',
      sealed: 'another text, which is not stored any more',
      computed: JSON.parse(computed),
    }
  const [was, is] = [assessment, computed].map((text) => JSON.parse(text) as JsonValue)
  const { at, before, after } = firstDifference(was, is)
  return { kind: 'differs', at, sealed: before, computed: after }
}

async function pitchOf(tenant: AssessmentReads, sessionId: string): Promise<string | undefined> {
  const session = await readable(() => tenant.session(sessionId))
  return session === 'unreadable' ? undefined : session?.pitch
}

function erasedSaid(session: Session): string {
  const { at = '', reason } = sessionErasureShown(session) ?? {}
  return `it was erased on ${at.slice(0, 10)} (${reason}): what it was computed from is deleted`
}

const not = (why: string): ReplayedRun => ({ kind: 'not_replayable', why })
