// Workspaces: an operator lists and creates them and changes the tier; an owner sets how long runs and sessions are kept.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'
import { recording } from '../record-changes.ts'
import { actingIn } from '../../call/acting-in.ts'
import { memberOf } from '../rules/role.ts'
import { administration } from '../administration/administration.ts'
import { orInvalid } from '../administration/refused.ts'
import { Problem } from '../../call/problem.ts'

export const listWorkspaces: UseCase<DashboardOperations['list_workspaces'], Pick<AccountPorts, 'store'>> = {
  async run(_, { store }) {
    const workspaces = await store.accounts.workspaces()
    const members = await store.members.counts()
    return {
      workspaces: workspaces.map((workspace) => ({ ...workspace, members: members.get(workspace.id) ?? 0 })),
    }
  },
}

export const createWorkspace: UseCase<
  DashboardOperations['create_workspace'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids'>
> = {
  async run({ caller, input }, ports) {
    const founded = administration(ports).foundWorkspace(input.name, memberOf(caller).userId)
    return { workspace: { ...(await orInvalid(founded)), members: 1 } }
  },
}

export const setTier: UseCase<
  DashboardOperations['set_tier'],
  Pick<AccountPorts, 'store' | 'auditLog' | 'ids'>
> = {
  async run(call, ports) {
    const { id, tier } = call.input
    const record = recording(ports, () => [{ ...actingIn(call), kind: 'tier.set', details: { tier } }])
    if (await ports.store.accounts.setTier(id, tier, record)) return { id, tier }
    throw new Problem('not_found', { detail: 'There is no workspace of that id. list_workspaces has them' })
  },
}
