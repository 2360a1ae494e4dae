// `assay keys create|list|rotate|revoke`.
import type { Scope } from '../../../contract/operations/operation.ts'
import type { StoredKey } from '../../../accounts/ports.ts'
import type { Config } from '../../../installation/config.ts'
import { print, type Printing, withAdministration } from './with-administration.ts'

type NewKeyOptions = Printing & {
  workspace: string
  name: string
  scopes: readonly Scope[]
  expires?: string
}

export async function createKeyCommand(config: Config, options: NewKeyOptions): Promise<void> {
  const { workspace, name, scopes, expires } = options
  const created = await withAdministration(config, (admin) =>
    admin.createKey(workspace, { name, scopes, ...(expires !== undefined && { expiresAt: expires }) }),
  )
  print(created, options, [`Key ${created.id}. It is shown only once:`, created.key])
}

export async function listKeysCommand(
  config: Config,
  options: Printing & { workspace: string },
): Promise<void> {
  const keys = await withAdministration(config, (admin) => admin.listKeys(options.workspace))
  print(keys.map(listed), options, keys.length === 0 ? ['No keys yet.'] : keys.map(line))
}

export async function rotateKeyCommand(
  config: Config,
  id: string,
  options: Printing & { grace?: number },
): Promise<void> {
  const { key, graceUntil } = await withAdministration(config, (admin) => admin.rotateKey(id, options.grace))
  print({ id, key, old_ends_at: graceUntil }, options, [
    `Key ${id} has a new secret. It is shown only once:`,
    key,
    options.grace ? `The old secret ends at ${graceUntil}.` : 'The old secret has ended.',
  ])
}

export async function revokeKeyCommand(config: Config, id: string, options: Printing): Promise<void> {
  const key = await withAdministration(config, (admin) => admin.revokeKey(id))
  print(listed(key), options, [`Key ${id} "${key.name}" is revoked.`])
}

function listed(key: StoredKey) {
  const { id, name, hint, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, ownerId } = key
  return {
    id,
    name,
    hint,
    scopes,
    created_at: createdAt,
    expires_at: expiresAt,
    revoked_at: revokedAt,
    last_used_at: lastUsedAt,
    owner: ownerId,
  }
}

function line(key: StoredKey): string {
  const state = key.revokedAt
    ? `revoked ${key.revokedAt}`
    : key.expiresAt
      ? `expires ${key.expiresAt}`
      : 'no expiry'
  return `${key.id}  ${key.name}  ${key.hint ?? 'sk_'}  ${key.scopes.join(',')}  ${state}  ${key.lastUsedAt ? `last used ${key.lastUsedAt}` : 'never used'}  ${key.ownerName === null ? 'of the workspace' : `of ${key.ownerName}`}`
}
