// Who is signed in, and where they belong.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'
import { memberOf, notInWorkspace } from '../rules/role.ts'

export const getAccount: UseCase<DashboardOperations['get_account'], Pick<AccountPorts, 'store'>> = {
  async run({ caller }, { store }) {
    const { userId, name, email, operator } = memberOf(caller)
    const belongings = await store.members.belongings(userId)
    const workspaces = belongings.map(({ workspaceId: id, ...one }) => ({ id, ...one }))
    const workspace = workspaces.find(({ id }) => id === caller.workspaceId)
    if (!workspace) throw notInWorkspace()
    return { user: { id: userId, name, email }, operator, workspace, workspaces }
  },
}
