// API keys for the owners of a workspace: list, issue, rotate, revoke. A secret is shown once.
import type { AccountPorts, StoredKey } from '../ports.ts'
import { hasNoSecret, senderOf } from '../rules/key-id.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { Caller, UseCase } from '../../call/use-case.ts'
import { administration, TooManyKeys } from '../administration/administration.ts'
import { orInvalid } from '../administration/refused.ts'
import { Problem } from '../../call/problem.ts'

export const listKeys: UseCase<
  DashboardOperations['list_keys'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids'>
> = {
  async run({ caller, now }, ports) {
    const keys = await administration(ports).listKeys(caller.workspaceId)
    return { keys: keys.map((key) => shownKey(key, now)) }
  },
}

export const issueKey: UseCase<
  DashboardOperations['issue_key'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids' | 'auditLog' | 'settings'>
> = {
  async run({ caller, input, now }, ports) {
    const { name, scopes, expiresAt } = input
    const { id, key: secret } = await orInvalid(
      administration(ports)
        .createKey(caller.workspaceId, {
          name,
          scopes,
          ...(caller.member && { holder: caller.member.userId }),
          // why: instants are compared as texts, which requires a single spelling
          ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
        })
        .catch((error: unknown) => {
          if (!(error instanceof TooManyKeys)) throw error
          const { message: detail } = error
          const { upgradeUrl } = ports.settings
          throw new Problem('tier_required', { detail, currentTier: 'free', requiredTier: 'pro', upgradeUrl })
        }),
    )
    return { key: shownKey(await ownKey(id, caller, ports), now), secret }
  },
}

const HOUR_MS = 3_600_000

export const rotateKey: UseCase<
  DashboardOperations['rotate_key'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids' | 'auditLog'>
> = {
  async run({ caller, input, now }, ports) {
    const { id } = await ownKey(input.id, caller, ports)
    const graceMs = input.graceHours * HOUR_MS
    const { key: secret } = await orInvalid(
      administration(ports).rotateKey(id, graceMs, caller.member?.userId),
    )
    return { key: shownKey(await ownKey(id, caller, ports), now), secret }
  },
}

export const revokeKey: UseCase<
  DashboardOperations['revoke_key'],
  Pick<AccountPorts, 'store' | 'clock' | 'ids' | 'auditLog'>
> = {
  async run({ caller, input, now }, ports) {
    const { id } = await ownKey(input.id, caller, ports)
    const by = { actor: senderOf(caller) }
    return { key: shownKey(await administration(ports).revokeKey(id, by), now) }
  },
}

export function shownKey(key: StoredKey, now: number) {
  const { id, name, hint, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, oldSecretUntil, ownerId } = key
  const isOver = revokedAt !== null || (oldSecretUntil ?? '') <= new Date(now).toISOString()
  return {
    id,
    name,
    hint,
    scopes: [...scopes],
    createdAt,
    expiresAt,
    revokedAt,
    lastUsedAt,
    oldSecretUntil: isOver ? null : oldSecretUntil,
    owner: ownerId === null ? null : { id: ownerId, name: key.ownerName ?? '' },
  }
}

/** A key of the caller's workspace. Throws `not_found`. */
export async function ownKey(
  id: string,
  { workspaceId }: Caller,
  { store }: Pick<AccountPorts, 'store'>,
): Promise<StoredKey> {
  const key = hasNoSecret(id) ? undefined : await store.accounts.key(id)
  if (key?.workspaceId === workspaceId) return key
  throw new Problem('not_found', { detail: 'This workspace has no key of that id. list_keys has them' })
}
