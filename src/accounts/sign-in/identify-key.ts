// Reads the key in an Authorization header, and finds the caller of a key.
import type { AccountPorts } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import type { Caller } from '../../call/use-case.ts'
import { hashKey, isWellFormedKey } from '../rules/api-key.ts'

/** The hash of the key in a request, or the problem that is clear without asking the store. */
export function presentedHash(authorization: string | undefined): string | Problem {
  if (authorization === undefined || authorization.trim() === '') return new Problem('missing_credentials')
  // why ApiKey too: clients of OpenSanctions send it, wherever they are pointed at
  const [, key] = /^(?:Bearer|ApiKey) +(\S+) *$/i.exec(authorization) ?? []
  if (key === undefined) {
    return new Problem('invalid_api_key', { detail: 'The Authorization header is not "Bearer sk_..."' })
  }
  return isWellFormedKey(key) ? hashKey(key) : new Problem('invalid_api_key')
}

export async function identifyKey(
  ports: Pick<AccountPorts, 'store' | 'clock'>,
  hash: string,
): Promise<{ readonly caller: Caller } | Problem> {
  const known = await ports.store.accounts.keyBySecret(hash)
  const now = new Date(ports.clock.now()).toISOString()
  const over = (at: string | null): boolean => at !== null && at <= now
  if (!known || known.revokedAt !== null || over(known.retiresAt)) return new Problem('invalid_api_key')
  if (over(known.expiresAt)) return new Problem('expired_api_key')
  const { workspaceId, keyId, tier, scopes } = known
  return { caller: { workspaceId, keyId, tier, scopes } }
}
