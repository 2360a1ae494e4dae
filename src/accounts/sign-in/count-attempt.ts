// Counts attempts with a password or a link, before anything is compared.
import type { AccountPorts } from '../ports.ts'
import { networkOf } from '../../base/network-of.ts'
import { Problem } from '../../call/problem.ts'

/** Counts an attempt from an address. Throws beyond the limit. */
export const countAddress = (ports: World, address: string): Promise<void> =>
  count(ports, `address ${networkOf(address)}`)

/** Counts an attempt on an account, whether or not the account exists. Throws beyond the limit. */
export const countAccount = (ports: World, email: string): Promise<void> => count(ports, `account ${email}`)

type World = Pick<AccountPorts, 'limits'>

async function count({ limits }: World, subject: string): Promise<void> {
  const { allowed, limit, resetMs } = await limits.consume('sign-in', subject)
  if (allowed) return
  throw new Problem('rate_limited', {
    detail: `There may be ${limit} attempts to sign in a minute`,
    retryAfterSeconds: resetMs / 1000,
  })
}
