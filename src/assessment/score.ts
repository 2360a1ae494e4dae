// Scores a session and records the scorecard. An unchanged ledger in an unchanged category, under unchanged settings, gets
// the stored answer (rules G-1, G-5, G-6, P-7, S-1).
import type { AssessmentPorts } from './ports.ts'
import type { Operations } from '../contract/index.ts'
import { assess, type ScoredAssessment } from './rules/index.ts'
import { once } from '../call/idempotency.ts'
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import { progressText } from './ledger-state.ts'
import { found, freshToken, sessionIdOf } from './open-session.ts'
import {
  assessmentText,
  isCurrentEdition,
  isScoredWith,
  readAssessment,
  shownScore,
} from './scored-session.ts'
import { assertCategory } from './start.ts'

export const score: UseCase<Operations['score'], Pick<AssessmentPorts, 'signer' | 'store' | 'settings'>> = {
  check: ({ input }) => assertCategory(input.category),

  async run(call, ports) {
    const sessionId = await sessionIdOf(call.input.session, call, ports)
    return once('score', call, ports, async (tenant) => {
      const session = found(await tenant.lockSession(sessionId))
      const category = call.input.category ?? session.category
      const latest =
        session.current && category === session.category ? await tenant.latestScorecard(sessionId) : undefined
      const known = latest && readAssessment(latest)
      if (known && isCurrentEdition(known) && isScoredWith(known, ports.settings))
        return answer(known, freshToken(session, call, ports))

      const ledger = await tenant.entries(sessionId)
      const outcome = assess(ledger, {
        pitch: session.pitch,
        category,
        established: ports.settings.establishedHosts,
        fabrication: ports.settings.fabricationPrior,
      })
      if (outcome.kind === 'withheld') throw signalsMissing(outcome.missing_signals)
      const { assessment } = outcome
      const { axes, total, verdict } = assessment.scorecard
      const scoredAt = new Date(call.now).toISOString()
      const scorecard = {
        rev: session.rev,
        category: assessment.category,
        scoredAt,
        total,
        verdict,
        assessment: assessmentText(assessment, ports.settings),
      }
      const changed = {
        ...session,
        category,
        progress: progressText(sessionId, ledger, session.pitch, assessment.nextSignals),
        current: { scores: axes.map((axis) => axis.score), verdict },
      }
      if (category !== session.category) await tenant.recordCategory(sessionId, { at: scoredAt, category })
      await tenant.insertScorecard(sessionId, scorecard)
      await tenant.updateSession(changed)
      return answer(readAssessment(scorecard), freshToken(changed, call, ports))
    })
  },
}

const answer = (assessment: ScoredAssessment, token: string) => ({
  ...shownScore(assessment),
  session_token: token,
})

function signalsMissing(missing: readonly string[]): Problem {
  const one = missing.length === 1
  return new Problem('signals_missing', {
    detail: `${missing.length} required ${one ? 'kind is' : 'kinds are'} below ${one ? 'its' : 'their'} minimum`,
    missingSignals: missing,
  })
}
