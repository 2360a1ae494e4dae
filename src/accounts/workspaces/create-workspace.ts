// Makes a workspace, with the operator who asks as its first owner.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { memberOf } from '../rules/role.ts'
import type { UseCase } from '../../call/use-case.ts'
import { administration } from '../administration/administration.ts'
import { orInvalid } from '../administration/refused.ts'

export const createWorkspace: UseCase<
  DashboardOperations['create_workspace'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids'>
> = {
  async run({ caller, input }, ports) {
    const founded = administration(ports).foundWorkspace(input.name, memberOf(caller).userId)
    return { workspace: { ...(await orInvalid(founded)), members: 1 } }
  },
}
