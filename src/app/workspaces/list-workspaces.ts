// Lists every workspace of the server, for whoever runs it.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../use-case.ts'

export const listWorkspaces: UseCase<DashboardOperations['list_workspaces']> = {
  async run(_, { store, members }) {
    const workspaces = await store.accounts.workspaces()
    const counts = await Promise.all(workspaces.map(({ id }) => members.membersOf(id)))
    return { workspaces: workspaces.map((workspace, at) => ({ ...workspace, members: counts[at] ?? 0 })) }
  },
}
