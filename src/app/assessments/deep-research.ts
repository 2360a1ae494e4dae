// Mode A: the optional signals of an axis (rule M-1). Mode B, citation checks, is not built yet and says so last.
import type { Operations } from '../../contract/index.ts'
import { isAxisId, optionalSignals } from '../../core/assessment/index.ts'
import { Problem } from '../problem.ts'
import type { UseCase } from '../use-case.ts'
import { found, sessionIdOf } from './open-session.ts'
import { assertAxis } from './submit-signal.ts'

const MAX_CITATIONS = 25

export const deepResearch: UseCase<Operations['deep_research_mode']> = {
  check({ input: { axis, citations } }) {
    if (citations && citations.length > MAX_CITATIONS) {
      throw new Problem('too_many_citations', { detail: `More than ${MAX_CITATIONS} citations were sent` })
    }
    if (axis !== undefined) assertAxis(axis)
  },

  async run(call, ports) {
    const { session, axis } = call.input
    if (session !== undefined) {
      const sessionId = await sessionIdOf(session, call, ports)
      found(await ports.store.progress(call.caller.workspaceId, sessionId))
    }
    if (axis !== undefined && isAxisId(axis)) return optionalSignals(axis)
    throw new Problem('not_available', {
      detail: 'Citation verification is not available on this server yet',
    })
  },
}
