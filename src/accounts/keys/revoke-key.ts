// Ends a key: the door asks the store at every call, so the next one with it is refused.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'
import { administration } from '../administration/administration.ts'
import { ownKey, shownKey } from './shown-key.ts'

export const revokeKey: UseCase<
  DashboardOperations['revoke_key'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids'>
> = {
  async run({ caller, input, now }, ports) {
    const { id } = await ownKey(input.id, caller, ports)
    return { key: shownKey(await administration(ports).revokeKey(id), now) }
  },
}
