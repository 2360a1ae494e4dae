// The account of a member, and the workspace as members see it: tier, quota, people, open invitations.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'
import { memberOf, notInWorkspace } from '../rules/role.ts'

// The signed-in account and its workspaces.
export const getAccount: UseCase<DashboardOperations['get_account'], Pick<AccountPorts, 'store'>> = {
  async run({ caller }, { store }) {
    const { userId, name, email, operator, throughProvider = false } = memberOf(caller)
    const memberships = await store.members.memberships(userId)
    const workspaces = memberships
      .filter(({ workspaceId }) => !throughProvider || workspaceId === caller.workspaceId)
      .map(({ workspaceId: id, ...one }) => ({ id, ...one }))
    const workspace = workspaces.find(({ id }) => id === caller.workspaceId)
    if (!workspace) throw notInWorkspace()
    return { user: { id: userId, name, email }, operator, throughProvider, workspace, workspaces }
  },
}

export const getWorkspace: UseCase<
  DashboardOperations['get_workspace'],
  Pick<AccountPorts, 'store' | 'settings'>
> = {
  async run({ caller, now }, { store, settings }) {
    const { workspaceId } = caller
    const at = new Date(now).toISOString()
    const month = at.slice(0, 7)
    const workspace = await store.accounts.workspace(workspaceId)
    const members = await store.members.members(workspaceId)
    if (!workspace || !members.some(({ id }) => id === memberOf(caller).userId)) throw notInWorkspace()
    const invitations = await store.members.openInvitations(workspaceId, at)
    return {
      ...workspace,
      upgradeUrl: settings.upgradeUrl,
      quota: {
        used: await store.read(workspaceId, (tenant) => tenant.quotaUsed(month)),
        limit: workspace.tier === 'free' ? settings.freeAssessments : null,
        month,
      },
      members: [...members],
      invitations: invitations.map(({ id, email, role, expiresAt }) => ({
        id,
        email: email ?? '',
        role: role ?? 'member',
        expiresAt,
      })),
    }
  },
}
