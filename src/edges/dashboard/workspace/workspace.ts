// The workspace as its page gets it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operation.ts'

export type Workspace = OutputOf<DashboardOperations['get_workspace']>
export type Member = Workspace['members'][number]

export const ROLES = [
  { value: 'member', label: 'Member' },
  { value: 'owner', label: 'Owner: also manages keys and members' },
]
