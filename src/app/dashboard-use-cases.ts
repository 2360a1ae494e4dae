// One use case per operation of the dashboard. The type demands that the table is complete.
import { getAssessment } from './assessments/get-assessment.ts'
import { getProtocol } from './assessments/get-protocol.ts'
import { listAssessments } from './assessments/list-assessments.ts'
import { getHealth } from './dashboard/get-health.ts'
import { changeRole, removeMember } from './members/change-member.ts'
import { getAccount } from './members/get-account.ts'
import { getWorkspace } from './members/get-workspace.ts'
import { inviteMember, withdrawInvitation } from './members/invite-member.ts'
import { listRuns } from './runs/list-runs.ts'
import { requestSync } from './sources/request-sync.ts'
import { countEvents } from './telemetry/count-events.ts'
import { listEvents } from './telemetry/list-events.ts'
import { createWorkspace } from './workspaces/create-workspace.ts'
import { issueKey } from './workspaces/issue-key.ts'
import { listKeys } from './workspaces/list-keys.ts'
import { listWorkspaces } from './workspaces/list-workspaces.ts'
import { revokeKey } from './workspaces/revoke-key.ts'
import { rotateKey } from './workspaces/rotate-key.ts'
import { setTier } from './workspaces/set-tier.ts'
import type { DashboardUseCases } from './use-case.ts'

export const dashboardUseCases: DashboardUseCases = {
  get_account: getAccount,
  get_workspace: getWorkspace,
  invite_member: inviteMember,
  withdraw_invitation: withdrawInvitation,
  change_role: changeRole,
  remove_member: removeMember,
  list_keys: listKeys,
  issue_key: issueKey,
  rotate_key: rotateKey,
  revoke_key: revokeKey,
  list_assessments: listAssessments,
  get_assessment: getAssessment,
  get_protocol: getProtocol,
  list_runs: listRuns,
  list_events: listEvents,
  count_events: countEvents,
  list_workspaces: listWorkspaces,
  create_workspace: createWorkspace,
  set_tier: setTier,
  sync_source: requestSync,
  get_health: getHealth,
}
