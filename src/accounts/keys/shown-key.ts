// API keys as the dashboard shows them, and which of them a workspace may change.
import { type AccountPorts, isDashboardKeyId, type StoredKey } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import type { Caller } from '../../call/use-case.ts'

export function shownKey(key: StoredKey, now: number) {
  const { id, name, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, oldSecretUntil } = key
  const isOver = revokedAt !== null || (oldSecretUntil ?? '') <= new Date(now).toISOString()
  return {
    id,
    name,
    scopes: [...scopes],
    createdAt,
    expiresAt,
    revokedAt,
    lastUsedAt,
    oldSecretUntil: isOver ? null : oldSecretUntil,
  }
}

/** A key of the caller's workspace. Throws `not_found`. */
export async function ownKey(
  id: string,
  { workspaceId }: Caller,
  { store }: Pick<AccountPorts, 'store'>,
): Promise<StoredKey> {
  const key = isDashboardKeyId(id) ? undefined : await store.accounts.key(id)
  if (key?.workspaceId === workspaceId) return key
  throw new Problem('not_found', { detail: 'This workspace has no key of that id. list_keys has them' })
}
