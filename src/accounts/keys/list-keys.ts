// Lists the API keys of the workspace, without their secrets.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'
import { administration } from '../administration/administration.ts'
import { shownKey } from './shown-key.ts'

export const listKeys: UseCase<
  DashboardOperations['list_keys'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids'>
> = {
  async run({ caller, now }, ports) {
    const keys = await administration(ports).listKeys(caller.workspaceId)
    return { keys: keys.map((key) => shownKey(key, now)) }
  },
}
