// Checks every sealed scorecard of a workspace: its record in the audit log, what is stored of it, and the ledger of its session.
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { TenantStore } from '../../call/ports.ts'
import { isBesideSessions } from '../../audit/entry.ts'
import type { AssessmentReads } from '../ports.ts'
import { examineAssessment } from './examine-assessment.ts'

const SESSIONS_AT_ONCE = 100

export interface CheckAssessmentsPorts {
  readonly store: Pick<TenantStore<AssessmentReads, unknown>, 'read'>
  readonly auditLog: WorkspaceLog
  /** Called after each session. */
  readonly pause: () => Promise<void>
}

/** Reports each fault as a sentence, and writes nothing. Returns the number of records. */
export async function checkAssessments(
  { store, auditLog, pause }: CheckAssessmentsPorts,
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<number> {
  const read = <T>(work: (tenant: AssessmentReads) => Promise<T>): Promise<T> => store.read(workspaceId, work)
  const examined = (id: string) => read((tenant) => examineAssessment(tenant, auditLog, id))
  let scorings = 0
  const check = async (id: string): Promise<void> => {
    let { entries, faults } = await examined(id)
    // why again: SQLite shows a scoring that another process stores at this moment half as it was
    if (faults.length > 0) ({ entries, faults } = await examined(id))
    scorings += entries.length
    for (const { record, reason } of faults)
      onFault(
        `assessment ${id}: it is not what was sealed: ${reason}${record === null ? '' : ` at record ${record}`}`,
      )
    await pause()
  }
  const checkEach = async (
    next: (tenant: AssessmentReads, after: string) => Promise<readonly string[]>,
    isDue: (tenant: AssessmentReads, id: string) => Promise<boolean>,
  ): Promise<void> => {
    for (let after = ''; ;) {
      const ids = await read((tenant) => next(tenant, after))
      const last = ids.at(-1)
      if (last === undefined) return
      after = last
      for (const id of ids) if (await read((tenant) => isDue(tenant, id))) await check(id)
    }
  }
  await checkEach(
    (tenant, after) => tenant.logChains(after, SESSIONS_AT_ONCE),
    async (tenant, id) => !isBesideSessions((await tenant.lastLogEntry(id))?.record),
  )
  // why again by their scorecards: the whole chain of a session may have been deleted
  await checkEach(
    (tenant, after) => tenant.sealedSessions(after, SESSIONS_AT_ONCE),
    async (tenant, id) => (await tenant.lastLogEntry(id)) === undefined,
  )
  // why also those: the log must say of each that it was erased, scored or not
  await checkEach(
    (tenant, after) => tenant.erasedSessions(after, SESSIONS_AT_ONCE),
    async (tenant, id) => (await tenant.lastLogEntry(id)) === undefined,
  )
  for (let after = ''; ;) {
    const { ids, last } = await read((tenant) => tenant.misfiledSessions(after, SESSIONS_AT_ONCE))
    for (const id of ids)
      onFault(
        `assessment ${id}: a search or a filter does not find it by what it is: its entry in lists was changed or deleted`,
      )
    if (last === undefined) return scorings
    after = last
    await pause()
  }
}
