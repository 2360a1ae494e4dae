// Invitations: makes a one-time link for an owner to pass on, and withdraws it.
import type { Act } from '../../audit/activity.ts'
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { orInvalid } from '../administration/refused.ts'
import { makeInvitation } from '../administration/links.ts'
import { keeping } from '../record-changes.ts'
import { actingIn } from '../../call/acting-in.ts'
import { memberOf } from '../rules/role.ts'

export const inviteMember: UseCase<
  DashboardOperations['invite_member'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids' | 'auditLog' | 'settings'>
> = {
  async run({ caller, input: { email, role } }, ports) {
    const { workspaceId } = caller
    const to = { email: email.toLowerCase(), workspaceId, role, invitedBy: memberOf(caller).userId }
    const { id, path, expiresAt } = await orInvalid(makeInvitation(ports, to))
    return { id, url: `${ports.settings.publicUrl}${path}`, expiresAt }
  },
}

export const withdrawInvitation: UseCase<
  DashboardOperations['withdraw_invitation'],
  Pick<AccountPorts, 'store' | 'auditLog' | 'ids'>
> = {
  async run(call, ports) {
    const { id } = call.input
    const act: Act = { ...actingIn(call), kind: 'invitation.withdrawn', about: id }
    const record = keeping(ports, () => [act])
    if (await ports.store.members.withdrawInvitation(call.caller.workspaceId, id, record)) return { id }
    throw new Problem('not_found', { detail: 'The workspace has no such open invitation' })
  },
}
