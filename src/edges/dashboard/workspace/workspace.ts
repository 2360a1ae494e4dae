// The workspace as its page gets it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

export type ShownWorkspace = OutputOf<DashboardOperations['get_workspace']>
export type ShownMember = ShownWorkspace['members'][number]

export const ROLE_NAMES: Readonly<Record<ShownMember['role'], string>> = { member: 'Member', owner: 'Owner' }

export const otherRole = (role: ShownMember['role']): ShownMember['role'] =>
  role === 'owner' ? 'member' : 'owner'
/** What giving somebody a role is called. */
export const MAKE: Readonly<Record<ShownMember['role'], string>> = {
  member: 'Make a member',
  owner: 'Make an owner',
}

export const ROLES = [
  { value: 'member', label: ROLE_NAMES.member },
  { value: 'owner', label: `${ROLE_NAMES.owner}: also manages keys and members` },
]
