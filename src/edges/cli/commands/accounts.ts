// `assay accounts reset-second-factor`: for a person who has lost the device and the backup codes that a sign-in asks for.
import { resetSecondFactor } from '../../../accounts/administration/reset-second-factor.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { randomIds } from '../../../platform/ids/random-ids.ts'
import type { Config } from '../../../installation/config.ts'
import { CommandFailed } from './command-failed.ts'
import { logFor, print, type Printing } from './with-administration.ts'
import { withStore } from './with-store.ts'

export async function resetFactors(
  config: Config,
  { email, ...options }: Printing & { email: string },
): Promise<void> {
  const reset = await withStore(config, async (store) => {
    const ids = randomIds()
    const auditLog = await logFor(config, store, ids)
    return resetSecondFactor({ store, clock: systemClock, ids, auditLog }, email)
  })
  if (reset === 'no_account') throw new CommandFailed(`There is no account with the address ${email}.`)
  if (reset === 'no_factor')
    throw new CommandFailed(`The account ${email} has no second factor, no passkey and no linked identity.`)
  print({ email }, options, [
    `${email} signs in with the password alone until they set up a second factor again. Their sessions have ended.`,
  ])
}
