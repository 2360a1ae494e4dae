// Returns the progress map that was stored with the last change of the ledger or scorecard.
import type { AssessmentPorts } from './ports.ts'
import type { Operations } from '../contract/index.ts'
import type { UseCase } from '../call/use-case.ts'
import { readProgress } from './ledger-state.ts'
import { progressOf, sessionIdOf } from './open-session.ts'

export const checkProgress: UseCase<
  Operations['check_progress'],
  Pick<AssessmentPorts, 'signer' | 'store'>
> = {
  async run(call, ports) {
    const sessionId = await sessionIdOf(call.input.session, call, ports)
    return readProgress(await progressOf(ports.store, call.caller.workspaceId, sessionId))
  },
}
