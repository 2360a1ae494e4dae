// One use case per operation of the dashboard. The type demands that the table is complete.
import { getAssessment } from '../reports/assessment/get-assessment.ts'
import { getProtocol } from '../assessment/get-protocol.ts'
import { listAssessments } from '../assessment/list-assessments.ts'
import { getHealth } from './get-health.ts'
import { changeRole, removeMember } from '../accounts/members/change-member.ts'
import { getAccount } from '../accounts/members/get-account.ts'
import { getWorkspace } from '../accounts/members/get-workspace.ts'
import { inviteMember, withdrawInvitation } from '../accounts/members/invite-member.ts'
import { listRuns } from '../diligence/runs/list-runs.ts'
import { requestSync } from '../sources/sync/request-sync.ts'
import { countEvents } from '../assessment/telemetry/count-events.ts'
import { listEvents } from '../assessment/telemetry/list-events.ts'
import { createWorkspace } from '../accounts/workspaces/create-workspace.ts'
import { issueKey } from '../accounts/keys/issue-key.ts'
import { listKeys } from '../accounts/keys/list-keys.ts'
import { listWorkspaces } from '../accounts/workspaces/list-workspaces.ts'
import { revokeKey } from '../accounts/keys/revoke-key.ts'
import { rotateKey } from '../accounts/keys/rotate-key.ts'
import { setTier } from '../accounts/workspaces/set-tier.ts'
import type { DashboardUseCases } from '../call/use-case.ts'

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
