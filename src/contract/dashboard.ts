// The operations of the dashboard: beside the public ones, for people who are signed in, never for a key.
import * as assessments from './operations/dashboard/assessments.ts'
import * as events from './operations/dashboard/events.ts'
import * as keys from './operations/dashboard/keys.ts'
import * as operator from './operations/dashboard/operator.ts'
import * as runs from './operations/dashboard/runs.ts'
import * as workspace from './operations/dashboard/workspace.ts'

export const dashboardOperations = {
  get_account: workspace.getAccount,
  get_workspace: workspace.getWorkspace,
  invite_member: workspace.inviteMember,
  withdraw_invitation: workspace.withdrawInvitation,
  change_role: workspace.changeRole,
  remove_member: workspace.removeMember,
  list_keys: keys.listKeys,
  issue_key: keys.issueKey,
  rotate_key: keys.rotateKey,
  revoke_key: keys.revokeKey,
  get_protocol: assessments.getProtocol,
  list_assessments: assessments.listAssessments,
  get_assessment: assessments.getAssessment,
  list_runs: runs.listRuns,
  list_events: events.listEvents,
  count_events: events.countEvents,
  list_workspaces: operator.listWorkspaces,
  create_workspace: operator.createWorkspace,
  set_tier: operator.setTier,
  sync_source: operator.syncSource,
  get_health: operator.getHealth,
} as const

export type DashboardOperations = typeof dashboardOperations
export type DashboardOperationName = keyof DashboardOperations
