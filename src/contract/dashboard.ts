// The operations of the dashboard, in addition to the public ones. They are for people who are signed in, never for a
// key.
import * as agents from './operations/dashboard/agents.ts'
import * as assessments from './operations/dashboard/assessments.ts'
import * as events from './operations/dashboard/events.ts'
import { identityProviderOperations } from './operations/dashboard/identity-provider.ts'
import * as keys from './operations/dashboard/keys.ts'
import * as operator from './operations/dashboard/operator.ts'
import * as views from './operations/dashboard/views.ts'
import * as workspace from './operations/dashboard/workspace.ts'

export const dashboardOperations = {
  get_account: workspace.getAccountOperation,
  get_workspace: workspace.getWorkspaceOperation,
  invite_member: workspace.inviteMemberOperation,
  withdraw_invitation: workspace.withdrawInvitationOperation,
  change_role: workspace.changeRoleOperation,
  remove_member: workspace.removeMemberOperation,
  set_retention: workspace.setRetentionOperation,
  set_four_eyes: workspace.setFourEyesOperation,
  get_mail_digest: workspace.getMailDigestOperation,
  set_mail_digest: workspace.setMailDigestOperation,
  ...identityProviderOperations,
  list_keys: keys.listKeysOperation,
  get_usage: keys.getUsageOperation,
  issue_key: keys.issueKeyOperation,
  rotate_key: keys.rotateKeyOperation,
  revoke_key: keys.revokeKeyOperation,
  get_agent_request: agents.getAgentRequestOperation,
  answer_agent_request: agents.answerAgentRequestOperation,
  list_agents: agents.listAgentsOperation,
  end_agent: agents.endAgentOperation,
  get_protocol: assessments.getProtocolOperation,
  list_assessments: assessments.listAssessmentsOperation,
  get_assessment: assessments.getAssessmentOperation,
  list_views: views.listViewsOperation,
  save_view: views.saveViewOperation,
  delete_view: views.deleteViewOperation,
  list_events: events.listEventsOperation,
  list_citation_checks: events.listCitationChecksOperation,
  count_events: events.countEventsOperation,
  list_workspaces: operator.listWorkspacesOperation,
  create_workspace: operator.createWorkspaceOperation,
  set_tier: operator.setTierOperation,
  sync_source: operator.syncSourceOperation,
  list_snapshots: operator.listSnapshotsOperation,
  import_source: operator.importSourceOperation,
  get_health: operator.getHealthOperation,
  list_dead_jobs: operator.listDeadJobsOperation,
  retry_dead_job: operator.retryDeadJobOperation,
} as const

export type DashboardOperations = typeof dashboardOperations
export type DashboardOperationName = keyof DashboardOperations
