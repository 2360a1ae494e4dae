// Scores a session, records the scorecard and seals it in the audit log. An unchanged ledger in an unchanged category, under
// unchanged settings, gets the stored answer (rules G-1, G-5, G-6, P-7, S-1).
import { type Operations, operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import { once } from '../../call/idempotency.ts'
import { Problem } from '../../call/problem.ts'
import type { Call, UseCase } from '../../call/use-case.ts'
import { progressText } from '../ledger-state.ts'
import { freshToken, sessionIdOf, unerased } from '../open-session.ts'
import type { AssessmentPorts, AssessmentWrites, Session, StoredScorecard } from '../ports.ts'
import { assess, type ScoredAssessment } from '../rules/index.ts'
import {
  assessmentText,
  isCurrentEdition,
  isScoredWith,
  readAssessment,
  settingsDigest,
  shownScore,
} from '../scored-session.ts'
import { assertCategory } from '../start.ts'
import { type AnsweredScorecard, latestAnswered, sealOf } from './examine-scorecard.ts'
import { sealScorecard } from './seal-scorecard.ts'

type Ports = Pick<AssessmentPorts, 'signer' | 'store' | 'settings' | 'auditLog' | 'ids'>
type ScoreInput = Call<{ readonly session: string; readonly category?: string | undefined }>

/** The answer as it is kept for the same Idempotency-Key; the seal is examined for each answer. */
type KeptAnswer = Omit<OutputOf<Operations['score']>, 'audit'> & {
  /** Absent in an answer that an earlier version kept. */
  readonly auditHash?: string | null
}

export const score: UseCase<Operations['score'], Ports> = {
  check: ({ input }) => assertCategory(input.category),

  async run(call, ports) {
    const sessionId = await sessionIdOf(call.input.session, call, ports)
    let state: AnsweredScorecard['state'] = 'stored'
    let isAltered = false
    const { auditHash = null, ...answer } = await once<KeptAnswer, AssessmentWrites>(
      'score',
      call,
      ports,
      async (tenant) => {
        const session = unerased(await tenant.lockSession(sessionId))
        const category = call.input.category ?? session.category
        const known = category === session.category ? await currentScore(tenant, session, ports) : undefined
        if (known) {
          // why here: in the read below, another call may have scored the session meanwhile
          ;({ state } = await latestAnswered(tenant, sessionId, known))
          return answerOf(known.assessment, session, known.auditHash, call, ports)
        }
        state = 'new'
        const { answer: made, isLedgerAltered } = await scoreAgain(tenant, session, category, call, ports)
        isAltered = isLedgerAltered
        return made
      },
    )
    const audit = await ports.store.read(call.caller.workspaceId, (tenant) =>
      sealOf(tenant, ports.auditLog, sessionId, { auditHash, state }, call.onLogged),
    )
    return { ...answer, audit: audit && { ...audit, tamperEvident: audit.tamperEvident && !isAltered } }
  },
}

/** The stored assessment of the ledger as it is, made under these settings. */
async function currentScore(
  tenant: AssessmentWrites,
  session: Session,
  { settings }: Ports,
): Promise<{ readonly assessment: ScoredAssessment; readonly auditHash: string | null } | undefined> {
  const latest = session.current ? await tenant.latestScorecard(session.id) : undefined
  const assessment = latest && legibleAssessment(latest)
  return latest && assessment && isCurrentEdition(assessment) && isScoredWith(assessment, settings)
    ? { assessment, auditHash: latest.auditHash }
    : undefined
}

const Shown = operations.score.output.omit({ session_token: true, audit: true })

/** Undefined where the stored text was altered so that it is no assessment: the ledger is then scored again. */
function legibleAssessment(stored: StoredScorecard): ReturnType<typeof readAssessment> | undefined {
  try {
    const assessment = readAssessment(stored)
    return Shown.safeParse(shownScore(assessment)).success ? assessment : undefined
  } catch {
    return undefined
  }
}

async function scoreAgain(
  tenant: AssessmentWrites,
  session: Session,
  category: string,
  call: ScoreInput,
  ports: Ports,
): Promise<{ readonly answer: KeptAnswer; readonly isLedgerAltered: boolean }> {
  const ledger = await tenant.entries(session.id)
  const outcome = assess(ledger, {
    pitch: session.pitch,
    category,
    established: ports.settings.establishedHosts,
    fabrication: ports.settings.fabricationPrior,
  })
  if (outcome.kind === 'withheld') throw signalsMissing(outcome.missing_signals)
  const { assessment, weighed } = outcome
  const { axes, total, verdict } = assessment.scorecard
  const scoredAt = new Date(call.now).toISOString()
  const stored = {
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
    progress: progressText(session.id, ledger, session.pitch, assessment.nextSignals),
    current: { scores: axes.map((axis) => axis.score), verdict },
  }
  const settings = settingsDigest(ports.settings)
  const scoring = { session, ledger, weighed, assessment, settings, stored, actor: call.caller.keyId }
  // why before the rows: the log is locked after the session, as everywhere
  const { hash: auditHash, isLedgerAltered } = await sealScorecard(tenant, scoring, ports)
  if (category !== session.category) await tenant.recordCategory(session.id, { at: scoredAt, category })
  await tenant.insertScorecard(session.id, { ...stored, auditHash })
  await tenant.updateSession(changed)
  return {
    answer: answerOf(readAssessment(stored), changed, auditHash, call, ports),
    isLedgerAltered,
  }
}

const answerOf = (
  assessment: ScoredAssessment,
  session: Session,
  auditHash: string | null,
  call: Call,
  ports: Ports,
): KeptAnswer => ({
  ...shownScore(assessment),
  session_token: freshToken(session, call, ports),
  auditHash,
})

function signalsMissing(missing: readonly string[]): Problem {
  const one = missing.length === 1
  return new Problem('signals_missing', {
    detail: `${missing.length} required ${one ? 'kind is' : 'kinds are'} below ${one ? 'its' : 'their'} minimum`,
    missingSignals: missing,
  })
}
