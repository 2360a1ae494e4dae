// Reads and writes the agents that people connected, before a tenant is known.
import type { AgentConnection, Agents, KnownToken } from '../../accounts/ports.ts'
import { type Scope, SCOPES, type Tier } from '../../contract/operations/operation.ts'
import type { Role } from '../../contract/vocabulary/role.ts'
import { recordIn } from './log-in.ts'
import { prepared } from './schema/prepared.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

export function createAgents(db: Database, dialect: DialectName): Agents {
  return {
    connect: (connection, keyName, record) =>
      db.transaction().execute(async (tx) => {
        const { id, workspaceId, accountId, clientId, connectedAt } = connection
        const known = await tx
          .selectFrom('agents')
          .select('key_id')
          .where('user_id', '=', accountId)
          .where('workspace_id', '=', workspaceId)
          .where('client_id', '=', clientId)
          .executeTakeFirst()
        const keyId = known?.key_id ?? connection.keyId
        if (!known) {
          const key = { id: keyId, workspace_id: workspaceId, name: keyName, created_at: connectedAt }
          const without = { scopes: 'read', expires_at: null, revoked_at: null, last_used_at: null }
          await tx
            .insertInto('api_keys')
            .values({ ...key, ...without })
            .execute()
        }
        await tx
          .insertInto('agents')
          .values(rowOf({ ...connection, id, keyId }))
          .execute()
        await recordIn({ tx, dialect }, workspaceId, record, undefined)
        return keyId
      }),

    async tokenByHash(hash, at) {
      const [row] = await selectByToken(db, hash, at, at)
      return row && tokenOf(row)
    },

    async ofAccount(accountId, at) {
      const rows = await db
        .selectFrom('agents')
        .innerJoin('workspaces', 'workspaces.id', 'agents.workspace_id')
        .innerJoin('api_keys', 'api_keys.id', 'agents.key_id')
        .innerJoin('memberships', (join) =>
          join
            .onRef('memberships.workspace_id', '=', 'agents.workspace_id')
            .onRef('memberships.user_id', '=', 'agents.user_id'),
        )
        .selectAll('agents')
        .select(['workspaces.name as workspace_name', 'api_keys.last_used_at'])
        .where('agents.user_id', '=', accountId)
        .where('agents.ended_at', 'is', null)
        .where('agents.expires_at', '>', at)
        .orderBy('agents.id', 'desc')
        .execute()
      return rows.map(({ workspace_name, last_used_at, ...row }) => ({
        ...connectionOf(row),
        workspaceName: workspace_name,
        lastUsedAt: last_used_at,
      }))
    },

    end: (accountId, id, at, record) =>
      db.transaction().execute(async (tx) => {
        const ended = await tx
          .updateTable('agents')
          .set({ ended_at: at })
          .where('id', '=', id)
          .where('user_id', '=', accountId)
          .where('ended_at', 'is', null)
          .returning('workspace_id')
          .executeTakeFirst()
        if (ended === undefined) return false
        await tx.deleteFrom('oauth_records').where('grant_id', '=', id).execute()
        await recordIn({ tx, dialect }, ended.workspace_id, record, undefined)
        return true
      }),
  }
}

/** Ends the agents of a person, so that none of them is back when the person is: in one workspace, or in all. */
export async function endAgentsOf(tx: Database, accountId: string, workspaceId?: string): Promise<void> {
  const open = tx
    .selectFrom('agents')
    .select('id')
    .where('user_id', '=', accountId)
    .where('ended_at', 'is', null)
  const theirs = workspaceId === undefined ? open : open.where('workspace_id', '=', workspaceId)
  const ids = (await theirs.execute()).map(({ id }) => id)
  if (ids.length === 0) return
  await tx.deleteFrom('oauth_records').where('grant_id', 'in', ids).execute()
  await tx.updateTable('agents').set({ ended_at: new Date().toISOString() }).where('id', 'in', ids).execute()
}

/** One query for each request of an agent. Without a membership there is no row, so a person who was removed has no agent. */
const selectByToken = prepared(3, (db, hash: string, at: string, again: string) =>
  db
    .selectFrom('oauth_records')
    .innerJoin('agents', 'agents.id', 'oauth_records.grant_id')
    .innerJoin('workspaces', 'workspaces.id', 'agents.workspace_id')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.workspace_id', '=', 'agents.workspace_id')
        .onRef('memberships.user_id', '=', 'agents.user_id'),
    )
    .select([
      'oauth_records.payload',
      'agents.id',
      'agents.key_id',
      'agents.workspace_id',
      'agents.client_name',
      'agents.resource',
      'agents.expires_at',
      'agents.user_id',
      'users.name',
      'users.email',
      'memberships.role',
      'workspaces.tier',
    ])
    .where('oauth_records.kind', '=', 'AccessToken')
    .where('oauth_records.hash', '=', hash)
    .where('oauth_records.expires_at', '>', at)
    .where('agents.ended_at', 'is', null)
    .where('agents.expires_at', '>', again),
)

type TokenRow = Awaited<ReturnType<typeof selectByToken>>[number]

/** Undefined for a token of another address than the one that the person was asked about. */
function tokenOf(row: TokenRow): KnownToken | undefined {
  const { aud, scope } = JSON.parse(row.payload) as { readonly aud?: unknown; readonly scope?: unknown }
  if (aud !== row.resource) return undefined
  const named = String(scope).split(' ')
  return {
    connection: {
      id: row.id,
      keyId: row.key_id,
      workspaceId: row.workspace_id,
      clientName: row.client_name,
      expiresAt: row.expires_at,
    },
    resource: row.resource,
    scopes: SCOPES.filter((each) => named.includes(each)),
    account: { id: row.user_id, name: row.name, email: row.email },
    role: row.role as Role,
    tier: row.tier as Tier,
  }
}

function connectionOf(row: Tables['agents']): AgentConnection {
  return {
    id: row.id,
    keyId: row.key_id,
    workspaceId: row.workspace_id,
    accountId: row.user_id,
    clientId: row.client_id,
    clientName: row.client_name,
    resource: row.resource,
    scopes: row.scopes.split(',') as Scope[],
    connectedAt: row.connected_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  }
}

function rowOf(connection: AgentConnection): Tables['agents'] {
  return {
    id: connection.id,
    key_id: connection.keyId,
    workspace_id: connection.workspaceId,
    user_id: connection.accountId,
    client_id: connection.clientId,
    client_name: connection.clientName,
    resource: connection.resource,
    scopes: connection.scopes.join(','),
    connected_at: connection.connectedAt,
    expires_at: connection.expiresAt,
    ended_at: connection.endedAt,
  }
}
