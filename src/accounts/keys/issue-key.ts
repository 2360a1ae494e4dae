// Makes an API key. Its secret is in this answer only; an Idempotency-Key is not heeded, because it would be kept with it.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'
import { administration } from '../administration/administration.ts'
import { orInvalid } from '../administration/refused.ts'
import { ownKey, shownKey } from './shown-key.ts'

export const issueKey: UseCase<
  DashboardOperations['issue_key'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids'>
> = {
  async run({ caller, input, now }, ports) {
    const { name, scopes, expiresAt } = input
    const { id, key: secret } = await orInvalid(
      administration(ports).createKey(caller.workspaceId, {
        name,
        scopes,
        // why: instants are compared as texts, which they can be in one spelling only
        ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
      }),
    )
    return { key: shownKey(await ownKey(id, caller, ports), now), secret }
  },
}
