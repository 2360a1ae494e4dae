// Whether the decision of a case counts: the case is still decided, its evidence is that of the decision, and the log says the same. A row
// that was changed in the database hides no match.
import type { LogReads } from '../audit/ports.ts'
import type { CaseReads, StoredCase, StoredDecision } from './ports.ts'
import { decisionFault, readDecisionEntry } from './decision-entry.ts'
import { canonicalRecord } from '../base/canonical-json.ts'
import { isDecided } from './rules/case-states.ts'
import { evidenceText } from './rules/match-evidence.ts'

/** Without asking the log. */
export function holdingDecision({ state, decision, matter }: StoredCase): StoredDecision | undefined {
  const isIt =
    isDecided(state) &&
    decision?.state === state &&
    matter !== null &&
    evidenceText(decision.evidence) === evidenceText(matter.evidence)
  return isIt ? decision : undefined
}

export interface DecisionInForce extends StoredDecision {
  /** Of its entry. */
  readonly auditHash: string
}

export async function decisionInForce(
  tenant: Pick<CaseReads, 'caseEvents'> & Pick<LogReads, 'lastLogEntry'>,
  its: StoredCase,
): Promise<DecisionInForce | undefined> {
  const decision = holdingDecision(its)
  if (decision === undefined) return undefined
  const event = (await tenant.caseEvents(its.id)).find(({ id }) => id === decision.id)
  const stored = await tenant.lastLogEntry(its.id)
  const entry = stored && readDecisionEntry(stored.record)
  const isLogged =
    event !== undefined &&
    entry !== undefined &&
    event.data === canonicalRecord(decision) &&
    decisionFault(event, entry) === undefined
  return isLogged ? { ...decision, auditHash: entry.hash } : undefined
}
