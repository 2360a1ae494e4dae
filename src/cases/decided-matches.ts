// The decisions in force about a subject, as runs and batches show them beside a match.
import type { LogReads } from '../audit/ports.ts'
import { decisionInForce } from './decision-in-force.ts'
import type { CaseReads } from './ports.ts'
import { isReadable } from './present-case.ts'
import type { DecidedMatch } from './rules/set-aside.ts'
import { evidenceHash } from './rules/match-evidence.ts'

/** By the subject of each, as `subjectKey` writes it. */
export async function decidedMatches(
  tenant: Pick<CaseReads, 'casesOfSubjects' | 'caseEvents'> & Pick<LogReads, 'lastLogEntry'>,
  subjectKeys: readonly string[],
): Promise<ReadonlyMap<string, readonly DecidedMatch[]>> {
  const decided = new Map<string, DecidedMatch[]>()
  for (const its of await tenant.casesOfSubjects(subjectKeys)) {
    const decision = isReadable(its) ? await decisionInForce(tenant, its) : undefined
    if (decision === undefined) continue
    const { state, reason, at, by, auditHash } = decision
    const evidence = evidenceHash(decision.evidence)
    const shown = { case: its.id, state, reason, at, by, evidence, auditHash }
    decided.set(its.subjectKey, [...(decided.get(its.subjectKey) ?? []), shown])
  }
  return decided
}
