// Returns the milestones that were computed with the scorecard (rules G-2, R-1 to R-7).
import type { AssessmentPorts } from './ports.ts'
import type { Operations } from '../contract/index.ts'
import type { UseCase } from '../call/use-case.ts'
import { scoredSession } from './scored-session.ts'

export const generateRoadmap: UseCase<
  Operations['generate_roadmap'],
  Pick<AssessmentPorts, 'signer' | 'store'>
> = {
  async run(call, ports) {
    const { session, assessment } = await scoredSession(call.input.session, call, ports)
    return {
      session_id: session.id,
      verdict: assessment.scorecard.verdict,
      milestones: [...assessment.milestones],
    }
  },
}
