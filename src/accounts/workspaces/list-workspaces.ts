// Lists every workspace of the server, for whoever runs it.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'

export const listWorkspaces: UseCase<DashboardOperations['list_workspaces'], Pick<AccountPorts, 'store'>> = {
  async run(_, { store }) {
    const workspaces = await store.accounts.workspaces()
    const members = await store.members.counts()
    return {
      workspaces: workspaces.map((workspace) => ({ ...workspace, members: members.get(workspace.id) ?? 0 })),
    }
  },
}
