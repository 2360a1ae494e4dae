// Changes roles of members and removes members. A workspace keeps at least one owner.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { AccountPorts, MemberChange } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'

export const changeRole: UseCase<DashboardOperations['change_role'], Pick<AccountPorts, 'store'>> = {
  async run({ caller, input: { id, role } }, { store }) {
    assertDone(await store.members.changeRole(caller.workspaceId, id, role))
    return { id, role }
  },
}

export const removeMember: UseCase<
  DashboardOperations['remove_member'],
  Pick<AccountPorts, 'store' | 'signIn'>
> = {
  async run({ caller, input: { id } }, { store, signIn }) {
    assertDone(await store.members.remove(caller.workspaceId, id))
    await store.write(caller.workspaceId, (tenant) => tenant.deleteOwnViews(id))
    // a person without any workspace has nothing left to see, except operators
    const leaves = (await store.members.memberships(id)).length === 0
    if (leaves && !(await store.members.isOperator(id))) await signIn.endAll(id)
    return { id }
  },
}

function assertDone(change: MemberChange): void {
  if (change === 'not_found') throw new Problem('not_found', { detail: 'The workspace has no such member' })
  if (change === 'last_owner') throw new Problem('last_owner')
}
