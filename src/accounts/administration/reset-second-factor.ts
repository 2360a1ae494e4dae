// What an operator does for a person who has lost every second factor of theirs.
import type { Act } from '../../audit/activity.ts'
import type { ActPorts } from '../../audit/log/record-acts.ts'
import type { AccountPorts } from '../ports.ts'
import { COMMAND, keeping, recordUnlinked } from '../record-changes.ts'

/**
 * Removes the authenticator app, the backup codes, the passkeys and the linked identities of an account, and ends its sessions: who finds the lost device must not go
 * on. The password stays.
 */
export async function resetSecondFactor(
  {
    store,
    clock,
    ids,
    auditLog,
  }: Pick<AccountPorts, 'clock'> &
    ActPorts & {
      readonly store: Pick<
        AccountPorts['store'],
        'members' | 'secondFactors' | 'passkeys' | 'identityProviders'
      >
    },
  email: string,
): Promise<'done' | 'no_account' | 'no_factor'> {
  const account = await store.members.account(email)
  if (account === undefined) return 'no_account'
  const at = new Date(clock.now()).toISOString()
  const record = (kind: Act['kind']) =>
    keeping({ auditLog, ids }, () => [{ kind, at, actor: COMMAND, about: account.id }])
  const hadApp = await store.secondFactors.remove(account.id, true, record('second_factor.removed'))
  const passkeys = await store.passkeys.removeAll(account.id, record('passkey.removed'))
  const links = await store.identityProviders.unlinkAll(
    account.id,
    recordUnlinked({ auditLog, ids }, { at, actor: COMMAND, about: account.id }),
  )
  return hadApp || passkeys + links > 0 ? 'done' : 'no_factor'
}
