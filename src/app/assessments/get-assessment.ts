// Shows an assessment to the people of its workspace: its evidence, and while it is scored what each point rests on.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { Verdict } from '../../contract/vocabulary/scorecard.ts'
import {
  type Assessment,
  estimateDensities,
  evidenceRows,
  type Ledger,
  quoteConfirmation,
  type Verification,
} from '../../core/assessment/index.ts'
import { assessmentCharts } from '../../core/report/assessment-charts.ts'
import type { AssessmentReport } from '../../core/report/assessment-report.ts'
import { THEMED } from '../../core/report/charts/chart-colours.ts'
import { Problem } from '../problem.ts'
import type { UseCase } from '../use-case.ts'
import { dashboardKeyId } from '../members/members.ts'
import { readProgress } from './ledger-state.ts'
import { freshToken } from './open-session.ts'
import { assessmentReport } from './report-model.ts'
import { readSession } from './scored-session.ts'
import { openersOf, sessionSummary } from './session-summary.ts'

export const getAssessment: UseCase<DashboardOperations['get_assessment']> = {
  async run(call, ports) {
    const { caller, input } = call
    const read = await ports.store.read(caller.workspaceId, async (tenant) => {
      const session = await tenant.session(input.id)
      return session && readSession(tenant, session)
    })
    if (read === undefined)
      throw new Problem('not_found', {
        detail: 'This workspace has no assessment of that id. list_assessments has them',
      })
    const { session, ledger, assessment, scorecards } = read
    const report = assessment && assessmentReport({ ...read, assessment })
    const { evidence, confirmedQuotes, totalQuotes } = report ?? evidenceOf(ledger, session.pitch)
    const goesOn = caller.member !== undefined && session.keyId === dashboardKeyId(caller.workspaceId)
    return {
      ...sessionSummary(session, await openersOf(caller.workspaceId, ports.store.accounts)),
      progress: readProgress(session.progress),
      entries: entriesOf(evidence, ledger),
      ...(assessment && report && { scored: scoredOf(assessment, ledger, report) }),
      history: scorecards.map(({ scoredAt, category, total, verdict }) => ({
        at: scoredAt,
        category,
        total,
        verdict: verdict as Verdict,
      })),
      confirmedQuotes,
      totalQuotes,
      ...(goesOn && { sessionToken: freshToken(session, call, ports) }),
    }
  },
}

function evidenceOf(ledger: Ledger, pitch: string) {
  const { confirmed, total } = quoteConfirmation(ledger, pitch)
  return { evidence: evidenceRows(ledger, pitch), confirmedQuotes: confirmed, totalQuotes: total }
}

/** The rows of the evidence with what is stored of each. */
function entriesOf(rows: AssessmentReport['evidence'], ledger: Ledger) {
  const stored = new Map(ledger.map((entry) => [entry.id, entry]))
  return rows.flatMap(({ id, axis, kind, quote, details, urls, date, flags }) => {
    const entry = stored.get(id)
    if (entry === undefined) return []
    const { value, received_at: receivedAt, verify } = entry
    const row = { id, axis, kind, quote, details: [...details], urls: [...urls], date, flags: [...flags] }
    return [{ ...row, value, receivedAt, verify: verify && verifyOf(verify) }]
  })
}

function verifyOf({ refutation, ...check }: Verification) {
  const shown = ({ page_sha256: pageSha256, ...rest }: Verification) => ({
    ...rest,
    ...(pageSha256 !== undefined && { pageSha256 }),
  })
  return { ...shown(check), ...(refutation && { refutation: shown(refutation) }) }
}

function scoredOf(assessment: Assessment, ledger: Ledger, report: AssessmentReport) {
  const { pitch } = report
  const { scorecard, explanations, gates, requestedCategory, milestones, nextSignals } = assessment
  return {
    scorecard,
    explanations,
    gates,
    ...(requestedCategory !== undefined && { requestedCategory }),
    scoredAt: report.scoredAt,
    reference: {
      note: report.categoryNote,
      grade: report.grade,
      plausibleRange: [...report.plausibleRange],
    },
    charts: assessmentCharts(scorecard, estimateDensities(ledger, pitch, assessment), THEMED),
    milestones,
    nextSignals,
  }
}
