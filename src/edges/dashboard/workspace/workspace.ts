// The workspace as its page gets it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

export type Workspace = OutputOf<DashboardOperations['get_workspace']>
export type Member = Workspace['members'][number]

export const ROLE_NAMES: Readonly<Record<Member['role'], string>> = { member: 'Member', owner: 'Owner' }

export const otherRole = (role: Member['role']): Member['role'] => (role === 'owner' ? 'member' : 'owner')
/** What giving somebody a role is called. */
export const MAKE: Readonly<Record<Member['role'], string>> = {
  member: 'Make a member',
  owner: 'Make an owner',
}

export const ROLES = [
  { value: 'member', label: ROLE_NAMES.member },
  { value: 'owner', label: `${ROLE_NAMES.owner}: also manages keys and members` },
]
