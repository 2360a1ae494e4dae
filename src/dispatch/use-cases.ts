// One use case per operation, bound to its ports. The types require a complete table.
import { listActivity } from '../accounts/activity/list-activity.ts'
import { answerAgentRequest, getAgentRequest } from '../accounts/agents/connect-agent.ts'
import { endAgent, listAgents } from '../accounts/agents/manage-agents.ts'
import { checkProgress } from '../assessment/check-progress.ts'
import { listCitationChecks } from '../assessment/list-citation-checks.ts'
import { listAssessments, listSessions } from '../assessment/list-assessments.ts'
import { deckHandoff, stackHandoff } from '../assessment/hand-offs.ts'
import { deepResearch } from '../assessment/deep-research.ts'
import { exportAssessment } from '../reports/assessment/export.ts'
import { generateRoadmap } from '../assessment/generate-roadmap.ts'
import { eraseSession } from '../assessment/erasure/erase-session.ts'
import { getSession } from '../assessment/erasure/get-session.ts'
import { getSessionAudit } from '../assessment/scorecards/get-session-audit.ts'
import { score } from '../assessment/scorecards/score.ts'
import { start } from '../assessment/start.ts'
import { submitSignal } from '../assessment/submit-signal.ts'
import { updateSession } from '../assessment/update-session.ts'
import { downloadExport } from '../reports/exports/download-export.ts'
import { getRecord } from '../diligence/records/get-record.ts'
import { getRunFindings } from '../diligence/runs/get-run-findings.ts'
import { getAuditCheckpoint, getAuditConsistency } from '../diligence/runs/get-audit-checkpoint.ts'
import { getRunAudit } from '../diligence/runs/get-run-audit.ts'
import { cancelRun } from '../diligence/runs/cancel-run.ts'
import { updateRun } from '../diligence/runs/update-run.ts'
import { getRun, listRuns } from '../diligence/runs/get-run.ts'
import { listSources } from '../sources/snapshots/source-status.ts'
import { eraseSubject } from '../diligence/erasure/erase-subject.ts'
import { setRetention } from '../diligence/erasure/set-retention.ts'
import { getSubject, searchSubjects } from '../diligence/erasure/subject-runs.ts'
import { scoreSubject } from '../diligence/runs/score-subject.ts'
import { runDiligence } from '../diligence/runs/run-diligence.ts'
import { decideCase } from '../cases/decide-case.ts'
import { getCaseAudit } from '../cases/get-case-audit.ts'
import { commentOnCase, getCase, listCases, updateCase } from '../cases/manage-cases.ts'
import { setFourEyes } from '../cases/set-four-eyes.ts'
import { reportDecisions } from '../cases/report-decisions.ts'
import { cancelBatch } from '../monitoring/batches/cancel-batch.ts'
import { downloadResults } from '../monitoring/batches/download-results.ts'
import { listBatchMatches } from '../monitoring/batches/list-batch-matches.ts'
import { deleteBatch, getBatch, listBatches } from '../monitoring/batches/present-batch.ts'
import { screenPortfolio, startBatch } from '../monitoring/batches/start-batch.ts'
import { downloadSubjects } from '../monitoring/portfolios/download-subjects.ts'
import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  listPortfolios,
  removeSubject,
} from '../monitoring/portfolios/manage-portfolios.ts'
import { listWebhookDeliveries, replayWebhookDelivery, testWebhook } from '../webhooks/manage-deliveries.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from '../webhooks/manage-webhooks.ts'
import {
  getIdentityProvider,
  proveDomainInPlace,
  removeIdentityProvider,
  setIdentityProvider,
} from '../accounts/sign-in/manage-provider.ts'
import { getMailDigest, setMailDigest } from '../monitoring/digest/set-mail-digest.ts'
import { addSubjects } from '../monitoring/portfolios/add-subjects.ts'
import { findSubjects } from '../monitoring/portfolios/find-subjects.ts'
import { putSubjects } from '../monitoring/portfolios/put-subjects.ts'
import { getWatchAudit } from '../monitoring/watch/get-watch-audit.ts'
import { getPass, listAlerts, listPasses } from '../monitoring/watch/list-passes.ts'
import { unwatchPortfolio, watchPortfolio } from '../monitoring/watch/manage-watch.ts'
import { countEvents, listEvents, recordEvent } from '../assessment/telemetry/events.ts'
import { getAssessment } from '../reports/assessment/get-assessment.ts'
import { getProtocol } from '../assessment/get-protocol.ts'
import { listDeadJobs, retryDeadJob } from './dead-jobs.ts'
import { getHealth } from './get-health.ts'
import { changeRole, removeMember } from '../accounts/members/change-member.ts'
import { getAccount, getWorkspace } from '../accounts/members/get-workspace.ts'
import { deleteView, listViews, saveView } from '../accounts/views/manage-views.ts'
import { getUsage } from '../accounts/usage/get-usage.ts'
import { inviteMember, withdrawInvitation } from '../accounts/members/invite-member.ts'
import { requestSync } from '../sources/sync/sync-on-request.ts'
import { importUpload } from '../sources/sync/import-upload.ts'
import { listSnapshots } from '../sources/snapshots/list-snapshots.ts'
import { createWorkspace, listWorkspaces, setTier } from '../accounts/workspaces/manage-workspaces.ts'
import { issueKey, listKeys, revokeKey, rotateKey } from '../accounts/keys/manage-keys.ts'
import { listAlgorithms } from '../compat/algorithm.ts'
import { getCatalog } from '../compat/get-catalog.ts'
import { getEntity } from '../compat/get-entity.ts'
import { matchEntities } from '../compat/match-entities.ts'
import * as reconciliationDraft from '../compat/reconcile/reconcile-draft.ts'
import * as reconciliation from '../compat/reconcile/reconcile.ts'
import { searchEntities } from '../compat/search-entities.ts'
import type { z } from 'zod'
import type { Call, UseCase } from '../call/use-case.ts'
import type { CompatibleOperations } from '../contract/compatible.ts'
import type { DashboardOperations } from '../contract/dashboard.ts'
import type { Operations } from '../contract/index.ts'
import type { Operation, OutputOf } from '../contract/operations/operation.ts'

export type EveryOperation = Operations & DashboardOperations & CompatibleOperations
type Name = keyof EveryOperation

// why never: each use case may take any ports here; UseCasePorts is all of them together
const table = {
  start,
  submit_signal: submitSignal,
  check_progress: checkProgress,
  score,
  generate_roadmap: generateRoadmap,
  export: exportAssessment,
  stack_handoff: stackHandoff,
  deck_handoff: deckHandoff,
  deep_research_mode: deepResearch,
  list_sessions: listSessions,
  get_session: getSession,
  update_session: updateSession,
  get_session_audit: getSessionAudit,
  erase_session: eraseSession,
  run_diligence: runDiligence,
  get_run: getRun,
  list_runs: listRuns,
  update_run: updateRun,
  cancel_run: cancelRun,
  get_run_findings: getRunFindings,
  get_run_audit: getRunAudit,
  get_audit_checkpoint: getAuditCheckpoint,
  get_audit_consistency: getAuditConsistency,
  list_activity: listActivity,
  list_sources: listSources,
  get_record: getRecord,
  score_subject: scoreSubject,
  search_subjects: searchSubjects,
  get_subject: getSubject,
  erase_subject: eraseSubject,
  create_portfolio: createPortfolio,
  list_portfolios: listPortfolios,
  get_portfolio: getPortfolio,
  delete_portfolio: deletePortfolio,
  put_portfolio_subjects: putSubjects,
  add_subjects: addSubjects,
  get_portfolio_subjects: downloadSubjects,
  find_portfolio_subjects: findSubjects,
  remove_portfolio_subject: removeSubject,
  screen_portfolio: screenPortfolio,
  start_batch: startBatch,
  list_batches: listBatches,
  get_batch: getBatch,
  cancel_batch: cancelBatch,
  get_batch_results: downloadResults,
  list_batch_matches: listBatchMatches,
  delete_batch: deleteBatch,
  create_webhook: createWebhook,
  list_webhooks: listWebhooks,
  delete_webhook: deleteWebhook,
  rotate_webhook_secret: rotateWebhookSecret,
  test_webhook: testWebhook,
  list_webhook_deliveries: listWebhookDeliveries,
  replay_webhook_delivery: replayWebhookDelivery,
  watch_portfolio: watchPortfolio,
  unwatch_portfolio: unwatchPortfolio,
  list_passes: listPasses,
  get_pass: getPass,
  get_watch_audit: getWatchAudit,
  list_alerts: listAlerts,
  list_cases: listCases,
  report_decisions: reportDecisions,
  get_case: getCase,
  get_case_audit: getCaseAudit,
  update_case: updateCase,
  comment_on_case: commentOnCase,
  decide_case: decideCase,
  download_export: downloadExport,
  record_event: recordEvent,
  get_account: getAccount,
  get_workspace: getWorkspace,
  invite_member: inviteMember,
  withdraw_invitation: withdrawInvitation,
  change_role: changeRole,
  remove_member: removeMember,
  set_retention: setRetention,
  set_four_eyes: setFourEyes,
  get_mail_digest: getMailDigest,
  set_mail_digest: setMailDigest,
  get_identity_provider: getIdentityProvider,
  set_identity_provider: setIdentityProvider,
  prove_domain: proveDomainInPlace,
  remove_identity_provider: removeIdentityProvider,
  list_views: listViews,
  save_view: saveView,
  delete_view: deleteView,
  list_keys: listKeys,
  get_usage: getUsage,
  issue_key: issueKey,
  rotate_key: rotateKey,
  revoke_key: revokeKey,
  list_assessments: listAssessments,
  get_assessment: getAssessment,
  get_agent_request: getAgentRequest,
  answer_agent_request: answerAgentRequest,
  list_agents: listAgents,
  end_agent: endAgent,
  get_protocol: getProtocol,
  list_events: listEvents,
  list_citation_checks: listCitationChecks,
  count_events: countEvents,
  list_workspaces: listWorkspaces,
  create_workspace: createWorkspace,
  set_tier: setTier,
  sync_source: requestSync,
  list_snapshots: listSnapshots,
  import_source: importUpload,
  get_health: getHealth,
  list_dead_jobs: listDeadJobs,
  retry_dead_job: retryDeadJob,
  match_entities: matchEntities,
  search_entities: searchEntities,
  get_entity: getEntity,
  get_catalog: getCatalog,
  list_algorithms: listAlgorithms,
  reconciliation_manifest: reconciliation.reconciliationManifest,
  reconcile: reconciliation.reconcile,
  suggest: reconciliation.suggest,
  propose_properties: reconciliation.proposeExtension,
  preview_entity: reconciliation.previewEntity,
  reconciliation_draft_manifest: reconciliationDraft.draftManifest,
  reconcile_draft: reconciliationDraft.reconcileDraft,
  extend_draft: reconciliationDraft.extendDraft,
  suggest_draft: reconciliationDraft.suggestDraft,
  propose_properties_draft: reconciliationDraft.proposeDraft,
  preview_entity_draft: reconciliationDraft.previewDraft,
} satisfies { readonly [N in Name]: UseCase<EveryOperation[N], never> }

type TakesPorts = { readonly [N in Name]: (ports: Parameters<(typeof table)[N]['run']>[1]) => void }[Name]

/** The ports of all use cases together; each use case names its part. */
export type UseCasePorts = TakesPorts extends (ports: infer All) => void ? All : never

/** A use case bound to its ports. */
export interface BoundUseCase<O extends Operation> {
  readonly check: (call: Call<z.output<O['input']>>) => void
  readonly run: (call: Call<z.output<O['input']>>) => Promise<OutputOf<O>>
}

export type BoundUseCases = { readonly [N in Name]: BoundUseCase<EveryOperation[N]> }

export function bindUseCases(ports: UseCasePorts): BoundUseCases {
  const bound = Object.entries<UseCase<Operation, never>>(table).map(([name, { check, run }]) => {
    // why the cast: each takes a part of the ports, which a loop over all of them loses
    const part = ports as never
    const useCase: BoundUseCase<Operation> = {
      check: (call) => check?.(call, part),
      run: (call) => run(call, part),
    }
    return [name, useCase]
  })
  return Object.fromEntries(bound) as BoundUseCases
}
