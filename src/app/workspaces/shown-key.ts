// API keys as the dashboard shows them, and which of them a workspace may change.
import type { ApiKey, Ports } from '../ports.ts'
import { Problem } from '../problem.ts'
import type { Caller } from '../use-case.ts'
import { isDashboardKeyId } from '../members/members.ts'

export const shownKey = ({ id, name, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }: ApiKey) => ({
  id,
  name,
  scopes: [...scopes],
  createdAt,
  expiresAt,
  revokedAt,
  lastUsedAt,
})

/** A key of the caller's workspace. Throws `not_found`. */
export async function ownKey(id: string, { workspaceId }: Caller, { store }: Ports): Promise<ApiKey> {
  const key = isDashboardKeyId(id) ? undefined : await store.accounts.key(id)
  if (key?.workspaceId === workspaceId) return key
  throw new Problem('not_found', { detail: 'This workspace has no key of that id. list_keys has them' })
}
