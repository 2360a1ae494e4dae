// Attempts with a password or a link are counted before anything is compared.
import type { Ports } from '../ports.ts'
import { Problem } from '../problem.ts'

/** Counts an attempt from an address or on an account, whether there is such an account or not. Throws beyond the limit. */
export async function countAttempt(
  { limits }: Pick<Ports, 'limits'>,
  subject: `${'address' | 'account'} ${string}`,
): Promise<void> {
  const { allowed, limit, resetMs } = await limits.consume('sign-in', subject)
  if (allowed) return
  throw new Problem('rate_limited', {
    detail: `There may be ${limit} attempts to sign in a minute`,
    retryAfterSeconds: resetMs / 1000,
  })
}
