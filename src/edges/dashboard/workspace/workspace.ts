// The workspace as its page gets it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

export type ShownWorkspace = OutputOf<DashboardOperations['get_workspace']>
export type ShownMember = ShownWorkspace['members'][number]

export const ROLE_NAMES: Readonly<Record<ShownMember['role'], string>> = {
  member: 'Member',
  owner: 'Owner',
  reviewer: 'Reviewer',
  auditor: 'Auditor',
}

export const otherRole = (role: ShownMember['role']): 'member' | 'owner' =>
  role === 'owner' ? 'member' : 'owner'
/** The label for giving a person a role. */
export const MAKE: Readonly<Record<'member' | 'owner', string>> = {
  member: 'Make a member',
  owner: 'Make an owner',
}

export const ROLES = [
  { value: 'member', label: ROLE_NAMES.member },
  { value: 'reviewer', label: `${ROLE_NAMES.reviewer}: also decides cases` },
  { value: 'auditor', label: `${ROLE_NAMES.auditor}: only reads` },
  { value: 'owner', label: `${ROLE_NAMES.owner}: also manages keys and members` },
]
