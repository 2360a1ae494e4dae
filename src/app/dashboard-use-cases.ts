// One use case per operation of the dashboard.
import { changeRole, removeMember } from './members/change-member.ts'
import { getAccount } from './members/get-account.ts'
import { getWorkspace } from './members/get-workspace.ts'
import { inviteMember, withdrawInvitation } from './members/invite-member.ts'
import type { DashboardUseCases } from './use-case.ts'

export const dashboardUseCases: Partial<DashboardUseCases> = {
  get_account: getAccount,
  get_workspace: getWorkspace,
  invite_member: inviteMember,
  withdraw_invitation: withdrawInvitation,
  change_role: changeRole,
  remove_member: removeMember,
}
