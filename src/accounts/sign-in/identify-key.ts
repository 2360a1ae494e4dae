// From an Authorization header to the key it presents, and from the key to a caller.
import type { AccountPorts } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import type { Caller } from '../../call/use-case.ts'
import { hashKey, isWellFormedKey } from '../rules/api-key.ts'

/** The hash of the key a request presents, or what can be said of it without asking the store. */
export function presentedHash(authorization: string | undefined): string | Problem {
  if (authorization === undefined || authorization.trim() === '') return new Problem('missing_credentials')
  const [, key] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
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
