// Returns an assessment to the people of its workspace: its evidence and, while it is scored, the basis of each point.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { Verdict } from '../../contract/vocabulary/scorecard.ts'
import {
  type ScoredAssessment,
  estimateDensities,
  evidenceRows,
  evidenceSaid,
  isOnEstablishedHost,
  type Ledger,
  ledgerRead,
  quoteConfirmation,
  weighLedger,
} from '../../assessment/rules/index.ts'
import { assessmentCharts } from './assessment-charts.ts'
import type { AssessmentReport } from './assessment-report.ts'
import { THEMED } from '../charts/chart-colours.ts'
import type { Room } from '../charts/svg.ts'
import type { AssessmentPorts, AssessmentReads, ListedSession } from '../../assessment/ports.ts'
import type { Verification } from '../../citations/judge/verification.ts'
import { Problem } from '../../call/problem.ts'
import type { Call, UseCase } from '../../call/use-case.ts'
import { progressText, readProgress } from '../../assessment/ledger-state.ts'
import { freshToken } from '../../assessment/open-session.ts'
import { assessmentReport } from './report-model.ts'
import { examineAssessment } from '../../assessment/scorecards/examine-assessment.ts'
import { latestAnswered, sealOf } from '../../assessment/scorecards/examine-scorecard.ts'
import { readAssessment, readSession } from '../../assessment/scored-session.ts'
import { listedSession, namesOf, sessionSummary } from '../../assessment/session-summary.ts'

export const getAssessment: UseCase<
  DashboardOperations['get_assessment'],
  Pick<AssessmentPorts, 'store' | 'signer' | 'settings' | 'auditLog'>
> = {
  async run(call, ports) {
    const { caller, input } = call
    const read = await ports.store.read(caller.workspaceId, async (tenant) => {
      const session = await listedSession(tenant, input.id)
      return (
        session && {
          ...(await readSession(tenant, session)),
          session,
          latest: await readLatest(tenant, session.id, ports),
        }
      )
    })
    if (read === undefined)
      throw new Problem('not_found', {
        detail: 'This workspace has no assessment of that id. list_assessments has them',
      })
    const { session, ledger, scorecards, latest } = read
    if (session.erasure !== undefined) return erasedAssessment(session, call, ports)
    const { establishedHosts, publicUrl } = ports.settings
    const report = latest && assessmentReport({ ...read, assessment: latest.assessment }, publicUrl)
    const quotes = quoteConfirmation(ledger, session.pitch)
    const weighed = weighLedger(ledger, session.pitch)
    const evidence = ledgerRead(weighed, establishedHosts)
    const names = await namesOf(caller.workspaceId, ports.store)
    return {
      ...sessionSummary(session),
      progress: readProgress(session.progress),
      // P-10: said first, before a score too
      evidence: { summary: evidenceSaid(evidence), ...evidence },
      entries: entriesOf(report?.evidence ?? evidenceRows(ledger, session.pitch), weighed, {
        names,
        added: establishedHosts,
      }),
      ...(latest &&
        report && {
          scored: {
            ...scoredOf(latest.assessment, report),
            audit: latest.audit,
            ...(session.current === null && { since: sinceOf(latest, ledger) }),
          },
        }),
      history: scorecards.map(({ scoredAt, category, total, verdict }) => ({
        at: scoredAt,
        category,
        total,
        verdict: verdict as Verdict,
      })),
      confirmedQuotes: quotes.confirmed,
      totalQuotes: quotes.total,
      sessionToken: freshToken(session, call, ports),
    }
  },
}

/** What is left of an erased assessment: that it was erased, and its seal. */
async function erasedAssessment(
  session: ListedSession,
  call: Call,
  ports: Pick<AssessmentPorts, 'store' | 'signer' | 'auditLog'>,
): Promise<OutputOf<DashboardOperations['get_assessment']>> {
  const { workspaceId } = call.caller
  const { entries, leaves, faults } = await ports.store.read(workspaceId, (tenant) =>
    examineAssessment(tenant, ports.auditLog, session.id),
  )
  const [newest, leaf] = [entries.at(-1), leaves.at(-1)]
  const evidence = ledgerRead([], new Set())
  return {
    ...sessionSummary(session),
    progress: readProgress(progressText(session.id, [], '')),
    evidence: { summary: evidenceSaid(evidence), ...evidence },
    entries: [],
    ...(newest && {
      sealed: {
        hash: newest.hash,
        ...(leaf && { logIndex: leaf.index }),
        tamperEvident: faults.length === 0,
      },
    }),
    history: [],
    confirmedQuotes: 0,
    totalQuotes: 0,
    sessionToken: freshToken(session, call, ports),
  }
}

/** The latest scorecard, and the entries that came after it. */
async function readLatest(
  tenant: AssessmentReads,
  sessionId: string,
  { auditLog }: Pick<AssessmentPorts, 'auditLog'>,
) {
  const latest = await tenant.latestScorecard(sessionId)
  return (
    latest && {
      assessment: readAssessment(latest),
      audit: await sealOf(tenant, auditLog, sessionId, await latestAnswered(tenant, sessionId, latest)),
      scoredAt: latest.scoredAt,
      added: await tenant.entriesSince(sessionId, latest.rev),
    }
  )
}

/** What was added to the ledger, and what checks found, after a scorecard was made. */
function sinceOf(
  { scoredAt, added }: { readonly scoredAt: string; readonly added: readonly string[] },
  ledger: Ledger,
) {
  const checked = ledger.filter(({ id, verify }) => verify && verify.at > scoredAt && !added.includes(id))
  return { entries: [...added], checked: checked.map(({ id }) => id) }
}

/** The rows of the evidence with the stored data of each. */
function entriesOf(
  rows: AssessmentReport['evidence'],
  weighed: Ledger,
  { names, added }: { readonly names: ReadonlyMap<string, string>; readonly added: ReadonlySet<string> },
) {
  const stored = new Map(weighed.map((entry) => [entry.id, entry]))
  return rows.flatMap(({ id, axis, kind, quote, details, urls, date, flags, muted, provenance, page }) => {
    const entry = stored.get(id)
    if (entry === undefined) return []
    const { value, received_at: receivedAt, verify, sent_by: sender } = entry
    const sentBy = sender && (names.get(sender) ?? 'a former member')
    const row = { id, axis, kind, quote, details: [...details], urls: [...urls], date, flags: [...flags] }
    return [
      {
        ...row,
        muted,
        provenance,
        ...(page !== undefined && { page }),
        established: isOnEstablishedHost(entry, added),
        value,
        receivedAt,
        ...(sentBy !== undefined && { sentBy }),
        verify: verify && verifyOf(verify),
      },
    ]
  })
}

function verifyOf({ refutation, ...check }: Verification) {
  const shown = ({ page_sha256: pageSha256, ...rest }: Verification) => ({
    ...rest,
    ...(pageSha256 !== undefined && { pageSha256 }),
  })
  return { ...shown(check), ...(refutation && { refutation: shown(refutation) }) }
}

function scoredOf(assessment: ScoredAssessment, report: AssessmentReport) {
  const {
    scorecard,
    evidence,
    estimateBasis,
    explanations,
    gates,
    gateReasons: held,
    requestedCategory,
    milestones,
    nextSignals,
  } = assessment
  const densities = estimateDensities(assessment)
  const charts = (room: Room) => assessmentCharts(scorecard, densities, THEMED, room)
  return {
    summary: evidenceSaid(evidence),
    ...(evidence && { evidence }),
    ...(estimateBasis && { estimateBasis }),
    scorecard,
    explanations,
    gates,
    ...(held && { gateReasons: held }),
    ...(requestedCategory !== undefined && { requestedCategory }),
    scoredAt: report.scoredAt,
    reference: {
      note: report.categoryNote,
      grade: report.grade,
      plausibleRange: [...report.plausibleRange],
      derivation: report.derivation,
      calibration: report.calibration,
    },
    charts: { ...charts('wide'), narrow: charts('narrow') },
    milestones,
    nextSignals,
  }
}
