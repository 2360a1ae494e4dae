// Returns the audit trail of a case: its decisions as they were logged, and what is behind their digests.
import { readEntry } from '../audit/entry.ts'
import { CASE_DECIDED } from '../audit/decided-case.ts'
import { chainTrail, provedParts } from '../audit/log/chain-trail.ts'
import type { StoredLogEntry } from '../audit/ports.ts'
import { refuseShorter } from '../call/refuse-shorter.ts'
import type { UseCase } from '../call/use-case.ts'
import type { AuditFault } from '../contract/vocabulary/audit.ts'
import type { SealedDecision } from '../contract/vocabulary/case-trail.ts'
import type { Operations } from '../contract/index.ts'
import { decisionFault, readDecisionEntry } from './decision-entry.ts'
import type { CasePorts, StoredCaseEvent } from './ports.ts'
import { noCase } from './present-case.ts'

/** Of the decisions in a trail as JSON. A verifier reads 64 MiB; the rest is for records, proofs and receipts, about 6 KB each. */
const MAX_DECISION_BYTES = 24 * 1_048_576

export const getCaseAudit: UseCase<Operations['get_case_audit'], Pick<CasePorts, 'store' | 'auditLog'>> = {
  async run({ input: { id, ...part }, caller }, { store, auditLog }) {
    const { its, trail, events } = await store.read(caller.workspaceId, async (tenant) => ({
      its: await tenant.caseOf(id),
      trail: await chainTrail(tenant, auditLog, { id, type: CASE_DECIDED }, part),
      events: await tenant.caseEvents(id),
    }))
    if (trail === undefined || (its === undefined && trail.entries.length === 0)) throw noCase()
    if (trail.shorter) refuseShorter(Number(part.from), trail.shorter.head)
    const listed = decisionsOf(trail.entries, events)
    const { unstored, ...proved } = provedParts(trail, auditLog, id)
    const fault = trail.fault ?? listed.fault
    return {
      format: 'assay-case-bundle/v1' as const,
      records: trail.entries.map(({ record }) => record),
      ...proved,
      decisions: [...listed.decisions],
      ...(unstored && { unstored }),
      // why not null: a strict verifier rejects members it does not know
      ...(fault !== undefined && { fault }),
    }
  },
}

interface ListedDecisions {
  readonly decisions: readonly (SealedDecision | null)[]
  readonly fault: AuditFault | undefined
}

/** The decision of each record as far as they have room, the newest first. */
function decisionsOf(
  entries: readonly StoredLogEntry[],
  events: readonly StoredCaseEvent[],
): ListedDecisions {
  let left = MAX_DECISION_BYTES
  let fault: AuditFault | undefined
  const decisions: (SealedDecision | null)[] = entries.map(() => null)
  for (const record of entries.map((_, number) => number).toReversed()) {
    const text = entries[record]?.record ?? ''
    const entry = readDecisionEntry(text)
    const event = events.find(({ id }) => id === entry?.event)
    const isIts = event !== undefined && decisionFault(event, entry) === undefined
    // why not of one that cannot be read: the fault of the chain says so
    if (!isIts && readEntry(text).kind === 'entry') fault = { record, reason: 'decision_differs' }
    const { data = null, salt = null } = event ?? {}
    const size = data === null ? Infinity : Buffer.byteLength(JSON.stringify(data))
    if (data === null || salt === null || size > left) continue
    left -= size
    decisions[record] = { salt, decision: data }
  }
  return { decisions, fault }
}
