// Lists the operations that the dashboard calls, with their addresses. They are written out because the schemas of the
// contract are too heavy for a browser; a test compares every line with the contract.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { Operations } from '../../../contract/index.ts'

export type Offered = DashboardOperations & Operations

type Way = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

export const endpoints = {
  get_account: 'GET /v1/dashboard/account',
  get_workspace: 'GET /v1/dashboard/workspace',
  invite_member: 'POST /v1/dashboard/invitations',
  withdraw_invitation: 'POST /v1/dashboard/invitations/{id}/withdraw',
  change_role: 'POST /v1/dashboard/members/{id}/role',
  set_four_eyes: 'POST /v1/dashboard/workspace/four-eyes',
  set_retention: 'POST /v1/dashboard/workspace/retention',
  remove_member: 'POST /v1/dashboard/members/{id}/remove',
  list_keys: 'GET /v1/dashboard/keys',
  issue_key: 'POST /v1/dashboard/keys',
  rotate_key: 'POST /v1/dashboard/keys/{id}/rotate',
  revoke_key: 'POST /v1/dashboard/keys/{id}/revoke',
  get_agent_request: 'GET /v1/dashboard/agent-requests/{id}',
  answer_agent_request: 'POST /v1/dashboard/agent-requests/{id}/answer',
  list_agents: 'GET /v1/dashboard/agents',
  end_agent: 'POST /v1/dashboard/agents/{id}/end',
  get_protocol: 'GET /v1/dashboard/protocol',
  list_assessments: 'GET /v1/dashboard/assessments',
  get_assessment: 'GET /v1/dashboard/assessments/{id}',
  list_runs: 'GET /v1/dashboard/runs',
  list_events: 'GET /v1/dashboard/events',
  list_citation_checks: 'GET /v1/dashboard/citation-checks',
  count_events: 'GET /v1/dashboard/events/funnel',
  list_workspaces: 'GET /v1/dashboard/operator/workspaces',
  create_workspace: 'POST /v1/dashboard/operator/workspaces',
  set_tier: 'POST /v1/dashboard/operator/workspaces/{id}/tier',
  sync_source: 'POST /v1/dashboard/operator/sources/{id}/sync',
  get_health: 'GET /v1/dashboard/operator/health',
  start: 'POST /v1/start',
  submit_signal: 'POST /v1/submit_signal',
  score: 'POST /v1/score',
  export: 'POST /v1/export',
  deep_research_mode: 'POST /v1/deep_research_mode',
  run_diligence: 'POST /v1/diligence',
  list_portfolios: 'GET /v1/portfolios',
  get_portfolio: 'GET /v1/portfolios/{id}',
  create_portfolio: 'POST /v1/portfolios',
  delete_portfolio: 'DELETE /v1/portfolios/{id}',
  screen_portfolio: 'POST /v1/portfolios/{id}/batches',
  watch_portfolio: 'PUT /v1/portfolios/{id}/watch',
  unwatch_portfolio: 'DELETE /v1/portfolios/{id}/watch',
  list_passes: 'GET /v1/portfolios/{id}/passes',
  list_alerts: 'GET /v1/alerts',
  list_cases: 'GET /v1/cases',
  get_case: 'GET /v1/cases/{id}',
  update_case: 'POST /v1/cases/{id}',
  comment_on_case: 'POST /v1/cases/{id}/comments',
  decide_case: 'POST /v1/cases/{id}/decisions',
  list_batches: 'GET /v1/batches',
  delete_batch: 'DELETE /v1/batches/{id}',
  list_webhooks: 'GET /v1/webhooks',
  create_webhook: 'POST /v1/webhooks',
  delete_webhook: 'DELETE /v1/webhooks/{id}',
  rotate_webhook_secret: 'POST /v1/webhooks/{id}/rotate',
  test_webhook: 'POST /v1/webhooks/{id}/test',
  list_webhook_deliveries: 'GET /v1/webhooks/{id}/deliveries',
  replay_webhook_delivery: 'POST /v1/webhooks/{id}/deliveries/{delivery}/replay',
  list_sources: 'GET /v1/sources',
  get_run: 'GET /v1/runs/{id}',
  get_run_audit: 'GET /v1/runs/{id}/audit',
  get_subject: 'GET /v1/subjects/{ref}',
  erase_subject: 'DELETE /v1/subjects/{ref}',
  get_session_audit: 'GET /v1/sessions/{id}/audit',
  get_session: 'GET /v1/sessions/{id}',
  erase_session: 'DELETE /v1/sessions/{id}',
} as const satisfies Partial<Record<keyof Offered, Way>>

export type Called = keyof typeof endpoints
/** The operations that only read. */
export type Asked = { [N in Called]: (typeof endpoints)[N] extends `GET ${string}` ? N : never }[Called]
export type Changing = Exclude<Called, Asked>
