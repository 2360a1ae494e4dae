// The workspace as its members see it: tier, quota, people, open invitations.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../use-case.ts'

export const getWorkspace: UseCase<DashboardOperations['get_workspace']> = {
  async run({ caller, now }, { store, settings }) {
    const { workspaceId } = caller
    const at = new Date(now).toISOString()
    const month = at.slice(0, 7)
    const workspace = await store.accounts.workspace(workspaceId)
    if (!workspace) throw new Error('a member of a workspace that is not there')
    const invitations = await store.members.openInvitations(workspaceId, at)
    return {
      ...workspace,
      upgradeUrl: settings.upgradeUrl,
      quota: {
        used: await store.read(workspaceId, (tenant) => tenant.quotaUsed(month)),
        limit: workspace.tier === 'free' ? settings.freeAssessments : null,
        month,
      },
      members: [...(await store.members.members(workspaceId))],
      invitations: invitations.map(({ id, email, role, expiresAt }) => ({
        id,
        email: email ?? '',
        role: role ?? 'member',
        expiresAt,
      })),
    }
  },
}
