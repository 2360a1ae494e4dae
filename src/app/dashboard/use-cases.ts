// The use cases of the dashboard's operations, but those of accounts, members and invitations.
import type { DashboardOperationName, DashboardOperations } from '../../contract/dashboard.ts'
import { getAssessment } from '../assessments/get-assessment.ts'
import { listAssessments } from '../assessments/list-assessments.ts'
import { listRuns } from '../runs/list-runs.ts'
import { requestSync } from '../sources/request-sync.ts'
import { countEvents } from '../telemetry/count-events.ts'
import { listEvents } from '../telemetry/list-events.ts'
import type { UseCase } from '../use-case.ts'
import { createWorkspace } from '../workspaces/create-workspace.ts'
import { issueKey } from '../workspaces/issue-key.ts'
import { listKeys } from '../workspaces/list-keys.ts'
import { listWorkspaces } from '../workspaces/list-workspaces.ts'
import { revokeKey } from '../workspaces/revoke-key.ts'
import { rotateKey } from '../workspaces/rotate-key.ts'
import { setTier } from '../workspaces/set-tier.ts'
import { getHealth } from './get-health.ts'

type OfMembers =
  | 'get_account'
  | 'get_workspace'
  | 'invite_member'
  | 'withdraw_invitation'
  | 'change_role'
  | 'remove_member'

type DashboardUseCases = {
  readonly [N in Exclude<DashboardOperationName, OfMembers>]: UseCase<DashboardOperations[N]>
}

export const dashboardUseCases: DashboardUseCases = {
  list_keys: listKeys,
  issue_key: issueKey,
  rotate_key: rotateKey,
  revoke_key: revokeKey,
  list_assessments: listAssessments,
  get_assessment: getAssessment,
  list_runs: listRuns,
  list_events: listEvents,
  count_events: countEvents,
  list_workspaces: listWorkspaces,
  create_workspace: createWorkspace,
  set_tier: setTier,
  sync_source: requestSync,
  get_health: getHealth,
}
