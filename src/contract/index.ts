// The table of all operations. Every transport of the service (REST, OpenAPI, client, and later MCP) loops over it.
import { hasBody, type Operation } from './operations/operation.ts'
import * as activity from './operations/activity.ts'
import * as assessment from './operations/assessment.ts'
import * as cases from './operations/cases.ts'
import * as diligence from './operations/diligence.ts'
import * as exports from './operations/exports.ts'
import * as portfolios from './operations/portfolios.ts'
import * as watch from './operations/watch.ts'
import * as sessions from './operations/sessions.ts'
import * as subjects from './operations/subjects.ts'
import * as telemetry from './operations/telemetry.ts'
import * as webhooks from './operations/webhooks.ts'
import type { ProblemCode } from './problems/problems.ts'

export const operations = {
  start: assessment.startOperation,
  submit_signal: assessment.submitSignalOperation,
  check_progress: assessment.checkProgressOperation,
  score: assessment.scoreOperation,
  generate_roadmap: assessment.generateRoadmapOperation,
  export: assessment.exportAssessmentOperation,
  stack_handoff: assessment.stackHandoffOperation,
  deck_handoff: assessment.deckHandoffOperation,
  deep_research_mode: assessment.deepResearchOperation,
  list_sessions: assessment.listSessionsOperation,
  get_session: sessions.getSessionOperation,
  update_session: sessions.updateSessionOperation,
  get_session_audit: assessment.getSessionAuditOperation,
  erase_session: sessions.eraseSessionOperation,
  run_diligence: diligence.runDiligenceOperation,
  get_run: diligence.getRunOperation,
  list_runs: diligence.listRunsOperation,
  update_run: diligence.updateRunOperation,
  cancel_run: diligence.cancelRunOperation,
  get_run_findings: diligence.getRunFindingsOperation,
  get_run_audit: diligence.getRunAuditOperation,
  get_audit_checkpoint: diligence.getAuditCheckpointOperation,
  get_audit_consistency: diligence.getAuditConsistencyOperation,
  list_activity: activity.listActivityOperation,
  list_sources: diligence.listSourcesOperation,
  get_record: diligence.getRecordOperation,
  score_subject: diligence.scoreSubjectOperation,
  search_subjects: subjects.searchSubjectsOperation,
  get_subject: subjects.getSubjectOperation,
  erase_subject: subjects.eraseSubjectOperation,
  create_portfolio: portfolios.createPortfolioOperation,
  list_portfolios: portfolios.listPortfoliosOperation,
  get_portfolio: portfolios.getPortfolioOperation,
  delete_portfolio: portfolios.deletePortfolioOperation,
  put_portfolio_subjects: portfolios.putPortfolioSubjectsOperation,
  add_subjects: portfolios.addSubjectsOperation,
  get_portfolio_subjects: portfolios.getPortfolioSubjectsOperation,
  find_portfolio_subjects: portfolios.findPortfolioSubjectsOperation,
  remove_portfolio_subject: portfolios.removePortfolioSubjectOperation,
  screen_portfolio: portfolios.screenPortfolioOperation,
  start_batch: portfolios.startBatchOperation,
  list_batches: portfolios.listBatchesOperation,
  get_batch: portfolios.getBatchOperation,
  cancel_batch: portfolios.cancelBatchOperation,
  get_batch_results: portfolios.getBatchResultsOperation,
  list_batch_matches: portfolios.listBatchMatchesOperation,
  delete_batch: portfolios.deleteBatchOperation,
  create_webhook: webhooks.createWebhookOperation,
  list_webhooks: webhooks.listWebhooksOperation,
  delete_webhook: webhooks.deleteWebhookOperation,
  rotate_webhook_secret: webhooks.rotateWebhookSecretOperation,
  test_webhook: webhooks.testWebhookOperation,
  list_webhook_deliveries: webhooks.listWebhookDeliveriesOperation,
  replay_webhook_delivery: webhooks.replayWebhookDeliveryOperation,
  watch_portfolio: watch.watchPortfolioOperation,
  unwatch_portfolio: watch.unwatchPortfolioOperation,
  list_passes: watch.listPassesOperation,
  get_pass: watch.getPassOperation,
  get_watch_audit: watch.getWatchAuditOperation,
  list_alerts: watch.listAlertsOperation,
  list_cases: cases.listCasesOperation,
  report_decisions: cases.reportDecisionsOperation,
  get_case: cases.getCaseOperation,
  get_case_audit: cases.getCaseAuditOperation,
  update_case: cases.updateCaseOperation,
  comment_on_case: cases.commentOnCaseOperation,
  decide_case: cases.decideCaseOperation,
  download_export: exports.downloadExportOperation,
  record_event: telemetry.recordEventOperation,
} as const

export type Operations = typeof operations
export type OperationName = keyof Operations

/** Problems that every operation can return. */
export const sharedProblems = (operation: Operation): readonly ProblemCode[] => [
  ...(hasBody(operation) ? (['invalid_json'] as const) : []),
  'invalid_request',
  'missing_credentials',
  'invalid_api_key',
  'expired_api_key',
  ...(operation.scope === 'run' || operation.scope === 'decide' ? (['insufficient_scope'] as const) : []),
  ...(hasBody(operation) || operation.upload !== undefined
    ? (['payload_too_large', 'unsupported_media_type'] as const)
    : []),
  'rate_limited',
  'internal',
  'overloaded',
]
