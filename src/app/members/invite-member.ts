// Invitations: a one-time link that an owner hands over, and its withdrawal.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../problem.ts'
import type { UseCase } from '../use-case.ts'
import { makeLink } from './links.ts'

export const inviteMember: UseCase<DashboardOperations['invite_member']> = {
  async run({ caller: { workspaceId }, input }, ports) {
    const link = {
      purpose: 'invitation',
      email: input.email.toLowerCase(),
      workspaceId,
      role: input.role,
    } as const
    const { id, path, expiresAt } = await makeLink(ports, link)
    return { id, url: `${ports.settings.publicUrl}${path}`, expiresAt }
  },
}

export const withdrawInvitation: UseCase<DashboardOperations['withdraw_invitation']> = {
  async run({ caller: { workspaceId }, input: { id } }, { store }) {
    if (await store.members.withdrawInvitation(workspaceId, id)) return { id }
    throw new Problem('not_found', { detail: 'The workspace has no such open invitation' })
  },
}
