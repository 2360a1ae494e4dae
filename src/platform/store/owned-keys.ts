// The keys that end with their owner, or with the role of their owner.
import type { EndedKey, IssueFacts } from '../../accounts/ports.ts'
import type { Scope, Tier } from '../../contract/operations/operation.ts'
import type { Role } from '../../contract/vocabulary/role.ts'
import type { Database } from './schema/schema.ts'

export const scopesOf = (text: string): Scope[] => text.split(',') as Scope[]

/**
 * Revokes the keys of an owner whose scopes `ends` names. Ends the secrets of other keys with such scopes that the person was given
 * before another owner rotated them. Returns the revoked keys.
 */
export async function endKeysOf(
  tx: Database,
  { workspaceId, accountId }: { readonly workspaceId: string; readonly accountId: string },
  at: string,
  ends: (scopes: readonly Scope[]) => boolean,
): Promise<readonly EndedKey[]> {
  const rows = await tx
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'owner_id'])
    .where('workspace_id', '=', workspaceId)
    .where('revoked_at', 'is', null)
    .where((key) =>
      key.or([
        key('owner_id', '=', accountId),
        key.exists(
          key
            .selectFrom('api_key_secrets')
            .select('hash')
            .whereRef('api_key_secrets.key_id', '=', 'api_keys.id')
            .where('api_key_secrets.holder_id', '=', accountId),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
  const ending = rows.filter(({ scopes }) => ends(scopesOf(scopes)))
  if (ending.length === 0) return []
  await tx
    .updateTable('api_key_secrets')
    .set({ retires_at: at })
    .where('holder_id', '=', accountId)
    .where(
      'key_id',
      'in',
      ending.map(({ id }) => id),
    )
    .where((secret) => secret.or([secret('retires_at', 'is', null), secret('retires_at', '>', at)]))
    .execute()
  const owned = ending.filter(({ owner_id }) => owner_id === accountId)
  if (owned.length > 0)
    await tx
      .updateTable('api_keys')
      .set({ revoked_at: at })
      .where(
        'id',
        'in',
        owned.map(({ id }) => id),
      )
      // why again: a person may have revoked one since it was read
      .where('revoked_at', 'is', null)
      .execute()
  return owned.map(({ id, name, scopes }) => ({ id, name, scopes: scopesOf(scopes) }))
}

/** What decides whether a key may be issued. Exact inside a transaction of those that run one at a time. */
export async function issueFacts(
  tx: Database,
  workspaceId: string,
  ownerId: string | null,
  at: string,
): Promise<IssueFacts> {
  const workspace = await tx
    .selectFrom('workspaces')
    .select('tier')
    .where('id', '=', workspaceId)
    .executeTakeFirst()
  const { live } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number | string>().as('live'))
    .where('workspace_id', '=', workspaceId)
    .where('revoked_at', 'is', null)
    .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', at)]))
    // why: the rows for people and agents have no secret
    .where((key) =>
      key.exists(
        key
          .selectFrom('api_key_secrets')
          .select('hash')
          .whereRef('api_key_secrets.key_id', '=', 'api_keys.id'),
      ),
    )
    .executeTakeFirstOrThrow()
  return {
    tier: (workspace?.tier ?? 'free') as Tier,
    live: Number(live),
    ownerRole: ownerId === null ? undefined : await roleIn(tx, workspaceId, ownerId),
  }
}

export async function roleIn(
  tx: Database,
  workspaceId: string,
  accountId: string,
): Promise<Role | undefined> {
  const row = await tx
    .selectFrom('memberships')
    .select('role')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', accountId)
    .executeTakeFirst()
  return row?.role as Role | undefined
}
