// Seals the secrets of all authenticator apps under the newest secret of the installation, so that an older one can be removed.
import type { AccountPorts } from '../ports.ts'
import { factorOwner } from './second-step.ts'

/** A secret that does not open stays as it is: its person signs in with a backup code. */
export async function keepSecondFactors({
  store: { secondFactors },
  secretBox,
}: Pick<AccountPorts, 'secretBox'> & {
  readonly store: Pick<AccountPorts['store'], 'secondFactors'>
}): Promise<void> {
  for (const { accountId, id, secret } of await secondFactors.sealed()) {
    if (secretBox.isNewest(secret)) continue
    const owner = factorOwner(accountId, id)
    const opened = secretBox.open(secret, owner)
    if (opened !== undefined)
      await secondFactors.reseal(accountId, { id, secret: secretBox.seal(opened, owner) })
  }
}
