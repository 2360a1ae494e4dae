// Returns the audit trail of an assessment: each scoring as it was sealed, and the values behind its digests.
import type { SaltedDisclosure } from '../../audit/digest.ts'
import { replacementsMember } from '../../audit/log/chain-trail.ts'
import { replacementsOf } from '../../audit/log/replacements.ts'
import { unstoredAfter } from '../../audit/log/unstored-leaves.ts'
import { partOf } from '../../audit/scored-entry.ts'
import { base64 } from '../../audit/proofs/index.ts'
import type { Operations } from '../../contract/index.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { AssessmentPorts, Session } from '../ports.ts'
import { sessionErased } from '../session-erasure.ts'
import { examineAssessment, type ExaminedAssessment } from './examine-assessment.ts'
import { readable } from './examine-scorecard.ts'
import { newestThatFit } from './trail-bounds.ts'

export const getSessionAudit: UseCase<
  Operations['get_session_audit'],
  Pick<AssessmentPorts, 'store' | 'auditLog'>
> = {
  async run({ input: { id, from }, caller }, { store, auditLog }) {
    const { session, examined, replacements, unstored } = await store.read(
      caller.workspaceId,
      async (tenant) => {
        const read = await examineAssessment(
          tenant,
          auditLog,
          id,
          from === undefined ? undefined : Number(from),
        )
        const last = read.leaves.at(-1)
        return {
          session: await readable(() => tenant.session(id)),
          examined: read,
          replacements: last === undefined ? [] : await replacementsOf(tenant, auditLog),
          unstored: last === undefined ? [] : await unstoredAfter(tenant, last.index),
        }
      },
    )
    const { entries, faults, leaves, erasure, continued } = examined
    if (entries.length === 0 && faults.length === 0)
      throw erasure === undefined ? nothingSealed(session !== undefined) : sessionErased(erasure.session)
    const [fault] = faults
    const [newest] = leaves.slice(-1)
    const previous = leaves.flatMap((leaf) => auditLog.previousReceipt(leaf, id) ?? [])
    return {
      format: 'assay-assessment-bundle/v1' as const,
      records: entries.map(({ record }) => record),
      ...(newest && {
        proofs: leaves.map(({ proof }) => proof),
        receipts: leaves.map((leaf) => base64(auditLog.receipt(leaf, id))),
        ...(previous.length > 0 && { previousReceipts: previous.map(base64) }),
        checkpoint: newest.checkpoint,
      }),
      ...(newest &&
        erasure?.logged && { erasure: { record: erasure.logged.record, proof: erasure.logged.leaf.proof } }),
      ...replacementsMember(replacements),
      ...(continued && { consistency: { from: continued.from, path: [...continued.path] } }),
      disclosures: disclosuresIn(session === 'unreadable' ? undefined : session, examined),
      ...(unstored.length > 0 && { unstored: [...unstored] }),
      // why not null: a strict verifier rejects members it does not know
      ...(fault !== undefined && { fault }),
    }
  },
}

function nothingSealed(isKnown: boolean): Problem {
  return isKnown
    ? new Problem('not_scored', {
        detail:
          'The session has no sealed scorecard: it was not scored, or only by a version that sealed none. After a signal is ' +
          'submitted or withdrawn, score seals the next one',
      })
    : new Problem('not_found', {
        detail: 'This workspace has no session of that id. Send the session_id that start returned',
      })
}

/** The newest values as they are stored, as many as a verifier reads; the pitch is stored with the session, and each assessment with its scorecard. */
function disclosuresIn(
  session: Session | undefined,
  { sealed, scorecards, kept }: ExaminedAssessment,
): SaltedDisclosure[] {
  const hashes = new Map(sealed.map(({ seq, hash }) => [seq, hash]))
  const values = kept.flatMap(({ seq, name, salt, value: stored }) => {
    const part = partOf(name)
    const value =
      part === 'pitch'
        ? session?.pitch
        : part === 'assessment'
          ? scorecards.find(({ auditHash }) => auditHash !== null && auditHash === hashes.get(seq))
              ?.assessment
          : textIn(stored)
    return value === undefined ? [] : [{ salt, name, value: value.toWellFormed() }]
  })
  return [...newestThatFit(values)]
}

/** The text in the JSON that is stored; what is stored itself, when it was changed into something else. */
function textIn(stored: string): string {
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'string' ? value : stored
  } catch {
    return stored
  }
}
