// Makes a workspace, with the operator who asks as its first owner.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../problem.ts'
import type { UseCase } from '../use-case.ts'
import { administration } from './administration.ts'
import { orInvalid } from './refused.ts'

export const createWorkspace: UseCase<DashboardOperations['create_workspace']> = {
  async run({ caller, input }, ports) {
    if (caller.member === undefined) throw new Problem('role_required')
    const workspace = await orInvalid(administration(ports).createWorkspace(input.name, 'free'))
    await ports.members.addOwner(workspace.id, caller.member.userId)
    return { workspace: { ...workspace, members: await ports.members.membersOf(workspace.id) } }
  },
}
