// Reads and writes workspaces and API keys, before a tenant is known.
import {
  type Accounts,
  type ApiKey,
  dashboardKeyId,
  type KnownSecret,
  type StoredKey,
  type Workspace,
} from '../../accounts/ports.ts'
import type { Tier } from '../../contract/operations/operation.ts'
import { recordIn } from './log-in.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { issueFacts, roleIn, scopesOf } from './owned-keys.ts'
import { prepared } from './schema/prepared.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

export function createAccounts(db: Database, dialect: DialectName): Accounts {
  const alone = oneAtATime(db, dialect)
  return {
    async createWorkspace({ id, name, tier, createdAt, retentionDays, sessionRetentionDays }) {
      const row = {
        id,
        name,
        tier,
        created_at: createdAt,
        retention_days: retentionDays,
        session_retention_days: sessionRetentionDays,
        alert_retention_days: null,
        four_eyes: 0,
      }
      await db.insertInto('workspaces').values(row).execute()
    },

    async workspace(id) {
      const row = await db.selectFrom('workspaces').selectAll().where('id', '=', id).executeTakeFirst()
      return row && workspaceOf(row)
    },

    async workspaces() {
      const rows = await db.selectFrom('workspaces').selectAll().orderBy('id').execute()
      return rows.map(workspaceOf)
    },

    setTier: (id, tier, record) =>
      db.transaction().execute(async (tx) => {
        const result = await tx
          .updateTable('workspaces')
          .set({ tier })
          .where('id', '=', id)
          .executeTakeFirst()
        if (result.numUpdatedRows === 0n) return false
        await recordIn({ tx, dialect }, id, record, undefined)
        return true
      }),

    createKey: (key, hash, { hint, check, record } = {}) =>
      alone(async (tx) => {
        check?.(await issueFacts(tx, key.workspaceId, key.ownerId, key.createdAt))
        await tx.insertInto('api_keys').values(rowOf(key)).execute()
        const given = {
          created_at: key.createdAt,
          retires_at: null,
          holder_id: key.ownerId,
          hint: hint ?? null,
        }
        const secret = { hash, key_id: key.id, ...given }
        await tx.insertInto('api_key_secrets').values(secret).execute()
        await recordIn({ tx, dialect }, key.workspaceId, record, undefined)
      }),

    async key(id) {
      const row = await selectKeys(db).where('id', '=', id).executeTakeFirst()
      return row && keyOf(row)
    },

    async keys(workspaceId) {
      const rows = await selectKeys(db)
        .where('workspace_id', '=', workspaceId)
        .where('id', '!=', dashboardKeyId(workspaceId))
        .orderBy('id')
        .execute()
      return rows.map(keyOf)
    },

    async keyBySecret(hash) {
      const [row] = await selectBySecret(db, hash)
      return row && knownSecretOf(row)
    },

    rotateKey: (id, hash, { at, graceUntil, holder, hint }, { check, record } = {}) =>
      alone(async (tx) => {
        // why first a write: a concurrent rotation or revocation waits here, and then sees the result
        const open = await tx
          .updateTable('api_keys')
          .set({ owner_id: holder ?? null })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returning('workspace_id')
          .executeTakeFirst()
        if (open === undefined) return false
        if (holder !== undefined) check?.(await roleIn(tx, open.workspace_id, holder))
        if (holder !== undefined) await addHolder(tx, id, holder)
        await tx
          .updateTable('api_key_secrets')
          .set({ retires_at: graceUntil })
          .where('key_id', '=', id)
          .where((eb) => eb.or([eb('retires_at', 'is', null), eb('retires_at', '>', graceUntil)]))
          .execute()
        await tx
          .insertInto('api_key_secrets')
          .values({
            hash,
            key_id: id,
            created_at: at,
            retires_at: null,
            holder_id: holder ?? null,
            hint: hint ?? null,
          })
          .execute()
        await recordIn({ tx, dialect }, open.workspace_id, record, undefined)
        return true
      }),

    revokeKey: (id, at, record) =>
      db.transaction().execute(async (tx) => {
        const revoked = await tx
          .updateTable('api_keys')
          .set({ revoked_at: at })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returning('workspace_id')
          .executeTakeFirst()
        if (revoked) await recordIn({ tx, dialect }, revoked.workspace_id, record, undefined)
      }),

    async touchKey(id, at) {
      await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', id).execute()
    },
  }
}

/** The key is locked by its update before. */
async function addHolder(tx: Database, id: string, holder: string): Promise<void> {
  const { holders } = await tx
    .selectFrom('api_keys')
    .select('holders')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const all = [...new Set([...(holders === null ? [] : (JSON.parse(holders) as string[])), holder])]
  await tx
    .updateTable('api_keys')
    .set({ holders: JSON.stringify(all) })
    .where('id', '=', id)
    .execute()
}

const selectKeys = (db: Database) =>
  db
    .selectFrom('api_keys')
    .selectAll()
    .select((key) =>
      key
        .selectFrom('api_key_secrets')
        .select(({ fn }) => fn.max('retires_at').as('until'))
        .whereRef('api_key_secrets.key_id', '=', 'api_keys.id')
        .as('old_secret_until'),
    )
    .select((key) =>
      key
        .selectFrom('users')
        .select('users.name')
        .whereRef('users.id', '=', 'api_keys.owner_id')
        .as('owner_name'),
    )
    .select((key) =>
      key
        .selectFrom('api_key_secrets')
        .select('hint')
        .whereRef('api_key_secrets.key_id', '=', 'api_keys.id')
        // why: the newest does not retire before the key
        .where('retires_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('hint'),
    )

const selectBySecret = prepared(1, (db, hash: string) =>
  db
    .selectFrom('api_key_secrets')
    .innerJoin('api_keys', 'api_keys.id', 'api_key_secrets.key_id')
    .innerJoin('workspaces', 'workspaces.id', 'api_keys.workspace_id')
    .select([
      'api_keys.id',
      'api_keys.workspace_id',
      'api_keys.scopes',
      'api_keys.expires_at',
      'api_keys.revoked_at',
      'api_key_secrets.retires_at',
      'workspaces.tier',
    ])
    .where('api_key_secrets.hash', '=', hash),
)

type SecretRow = Pick<Tables['api_keys'], 'id' | 'workspace_id' | 'scopes' | 'expires_at' | 'revoked_at'> &
  Pick<Tables['api_key_secrets'], 'retires_at'> &
  Pick<Tables['workspaces'], 'tier'>

function knownSecretOf(row: SecretRow): KnownSecret {
  return {
    keyId: row.id,
    workspaceId: row.workspace_id,
    scopes: scopesOf(row.scopes),
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    retiresAt: row.retires_at,
    tier: row.tier as Tier,
  }
}

function workspaceOf(row: Tables['workspaces']): Workspace {
  return {
    id: row.id,
    name: row.name,
    tier: row.tier as Tier,
    createdAt: row.created_at,
    retentionDays: row.retention_days,
    sessionRetentionDays: row.session_retention_days,
    alertRetentionDays: row.alert_retention_days,
  }
}

type KeyRow = Tables['api_keys'] & {
  readonly old_secret_until: string | null
  readonly owner_name: string | null
  readonly hint: string | null
}

function keyOf(row: KeyRow): StoredKey {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    scopes: scopesOf(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    oldSecretUntil: row.old_secret_until,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    hint: row.hint,
    ...(row.holders !== null && { holders: JSON.parse(row.holders) as string[] }),
  }
}

function rowOf(key: ApiKey): Tables['api_keys'] {
  return {
    id: key.id,
    workspace_id: key.workspaceId,
    name: key.name,
    scopes: key.scopes.join(','),
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    last_used_at: key.lastUsedAt,
    holders: key.holders === undefined ? null : JSON.stringify(key.holders),
    owner_id: key.ownerId,
  }
}
