// Changes roles of members and removes members, with the keys that they may have no longer. A workspace keeps at least one owner.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { AccountPorts, EndedKey, MemberChange } from '../ports.ts'
import type { Act } from '../../audit/activity.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { keeping, recording } from '../record-changes.ts'
import { actingIn } from '../../call/acting-in.ts'
import { isLower, mayHold } from '../rules/role.ts'

type ChangingPorts = Pick<AccountPorts, 'store' | 'auditLog' | 'ids'>

export const changeRole: UseCase<DashboardOperations['change_role'], ChangingPorts> = {
  async run(call, ports) {
    const { id, role } = call.input
    const acting = actingIn(call)
    let endedKeys: readonly string[] = []
    const changed = await ports.store.members.changeRole(call.caller.workspaceId, id, role, {
      at: acting.at,
      mayKeep: (scopes) => mayHold(role, scopes),
      record: (tenant, member) => {
        endedKeys = member.endedKeys.map((key) => key.id)
        const act: Act = { ...acting, kind: 'member.role_changed', about: id, details: { role } }
        const acts = () => [act, ...endings(acting, id, member.endedKeys)]
        return (isLower(role, member.before) ? keeping : recording)(ports, acts)(tenant, undefined)
      },
    })
    assertDone(changed)
    return { id, role, endedKeys: [...endedKeys] }
  },
}

export const removeMember: UseCase<
  DashboardOperations['remove_member'],
  ChangingPorts & Pick<AccountPorts, 'signIn'>
> = {
  async run(call, ports) {
    const { id } = call.input
    const { workspaceId } = call.caller
    const { store, signIn } = ports
    const acting = actingIn(call)
    let endedKeys: readonly string[] = []
    const removed = await store.members.remove(workspaceId, id, {
      at: acting.at,
      record: keeping(ports, (member) => {
        endedKeys = member.endedKeys.map((key) => key.id)
        return [{ ...acting, kind: 'member.removed', about: id }, ...endings(acting, id, member.endedKeys)]
      }),
    })
    assertDone(removed)
    // a person without any workspace has nothing left to see, except operators
    const leaves = (await store.members.memberships(id)).length === 0
    if (leaves && !(await store.members.isOperator(id))) await signIn.endAll(id)
    return { id, endedKeys: [...endedKeys] }
  },
}

const endings = (
  acting: Pick<Act, 'at' | 'actor'>,
  owner: string,
  keys: readonly EndedKey[],
): readonly Act[] =>
  keys.map(({ id, scopes }) => ({
    ...acting,
    kind: 'key.ended',
    about: id,
    details: { owner, scopes: [...scopes] },
  }))

function assertDone(change: MemberChange): void {
  if (change === 'not_found') throw new Problem('not_found', { detail: 'The workspace has no such member' })
  if (change !== 'done') throw new Problem(change)
}
