// Erases a session of the workspace. A session belongs to its workspace: keys with the scope decide and owners may erase it, and it does
// not matter who opened it. Its session token gives no right to: agents copy it into every call.
import type { Operations } from '../../contract/index.ts'
import { LogBroken } from '../../audit/log/workspace-log.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { examineAssessment } from '../scorecards/examine-assessment.ts'
import { sessionErasureShown } from '../session-erasure.ts'
import { eraseSessions } from './erase-sessions.ts'
import { noSuchSession } from '../session-summary.ts'
import type { EraseSessionPorts } from './logged-sessions.ts'

export const eraseSession: UseCase<Operations['erase_session'], EraseSessionPorts> = {
  async run({ caller, now, input: { id, reason } }, { store, auditLog }) {
    const { workspaceId } = caller
    const actor = caller.member?.userId ?? caller.keyId
    const erasing = { reason, at: new Date(now).toISOString(), actor }
    const [known] = await store.read(workspaceId, (tenant) => tenant.sessionsAmong([id]))
    if (known === undefined) throw noSuchSession()
    try {
      await store.write(workspaceId, (tenant) => eraseSessions(tenant, auditLog, [id], erasing))
    } catch (error) {
      throw error instanceof LogBroken ? new Problem('audit_log_broken', { cause: error }) : error
    }
    // why also where nothing was left to erase: an earlier call may have ended before it
    await store.purgeDeleted()
    const { erasure } = await store.read(workspaceId, (tenant) => examineAssessment(tenant, auditLog, id))
    const leaf = erasure?.logged?.leaf
    return {
      session_id: id,
      erased: (erasure && sessionErasureShown(erasure.session)) ?? { at: erasing.at, reason },
      ...(leaf && { log: { index: leaf.index, checkpoint: leaf.checkpoint } }),
    }
  },
}
