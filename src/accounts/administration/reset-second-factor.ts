// What an operator does for a person who has lost every second factor of theirs.
import type { ActPorts } from '../../audit/log/record-acts.ts'
import type { AccountPorts } from '../ports.ts'
import { COMMAND, keeping } from '../record-changes.ts'

/** Removes the second factors of an account and ends its sessions: who finds the lost device must not go on. The password stays. */
export async function resetSecondFactor(
  {
    store,
    clock,
    ids,
    auditLog,
  }: Pick<AccountPorts, 'clock'> &
    ActPorts & { readonly store: Pick<AccountPorts['store'], 'members' | 'secondFactors'> },
  email: string,
): Promise<'done' | 'no_account' | 'no_factor'> {
  const account = await store.members.account(email)
  if (account === undefined) return 'no_account'
  const at = new Date(clock.now()).toISOString()
  const record = keeping({ auditLog, ids }, () => [
    { kind: 'second_factor.removed', at, actor: COMMAND, about: account.id },
  ])
  return (await store.secondFactors.remove(account.id, true, record)) ? 'done' : 'no_factor'
}
