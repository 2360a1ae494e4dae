// Gives a key a new secret, which is in this answer only; an Idempotency-Key is not heeded, because it would be kept with it.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'
import { administration } from '../administration/administration.ts'
import { orInvalid } from '../administration/refused.ts'
import { ownKey, shownKey } from './shown-key.ts'

const HOUR_MS = 3_600_000

export const rotateKey: UseCase<
  DashboardOperations['rotate_key'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids'>
> = {
  async run({ caller, input, now }, ports) {
    const { id } = await ownKey(input.id, caller, ports)
    const graceMs = input.graceHours * HOUR_MS
    const { key: secret } = await orInvalid(administration(ports).rotateKey(id, graceMs))
    return { key: shownKey(await ownKey(id, caller, ports), now), secret }
  },
}
