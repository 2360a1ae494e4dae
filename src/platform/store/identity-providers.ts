// Stores the identity providers of workspaces, their domains, and the sign-ins that wait for them.
import type { IdentityProviders } from '../../accounts/ports.ts'
import { CONFIRMED, linkedIdentities, proofOf, providerRow } from './linked-identities.ts'
import { nameWorkspace, recordIn } from './log-in.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { ownersWithPassword } from './passwords.ts'
import type { Database, DialectName } from './schema/schema.ts'

export function createIdentityProviders(db: Database, dialect: DialectName): IdentityProviders {
  const alone = oneAtATime(db, dialect)
  /** Work on the rows of a workspace, alone among changes of people. */
  const changing = <T>(workspaceId: string, work: (tx: Database) => Promise<T>): Promise<T> =>
    alone(async (tx) => {
      await nameWorkspace({ tx, dialect }, workspaceId)
      return work(tx)
    })
  const reading = <T>(workspaceId: string, work: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await nameWorkspace({ tx, dialect }, workspaceId)
      return work(tx)
    })
  const domainsOf = (tx: Database, workspaceId: string) =>
    tx.selectFrom('sign_in_domains').selectAll().where('workspace_id', '=', workspaceId)

  return {
    find: (workspaceId) =>
      reading(workspaceId, async (tx) => {
        const row = await providerRow(tx, workspaceId)
        return (
          row && {
            id: row.id,
            issuer: row.issuer,
            clientId: row.client_id,
            clientSecret: row.client_secret,
            createdAt: row.created_at,
          }
        )
      }),

    async domains(workspaceId) {
      const rows = await domainsOf(db, workspaceId).orderBy('domain').execute()
      return rows.map(({ domain, token, proven_at }) => ({
        domain,
        token: token === CONFIRMED ? null : token,
        provenAt: proven_at,
      }))
    },

    set: (workspaceId, provider, domains, record) =>
      changing(workspaceId, async (tx) => {
        if ((await ownersWithPassword(tx, workspaceId)).length === 0) return false
        const before = await providerRow(tx, workspaceId)
        const stored = {
          id: provider.id,
          issuer: provider.issuer,
          client_id: provider.clientId,
          client_secret: provider.clientSecret,
        }
        await tx
          .insertInto('identity_providers')
          .values({ ...stored, workspace_id: workspaceId, created_at: provider.createdAt })
          .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(stored))
          .execute()
        const isAnother = before !== undefined && before.id !== provider.id
        if (isAnother) await endSignIns(tx, workspaceId)
        const dropped = tx.deleteFrom('sign_in_domains').where('workspace_id', '=', workspaceId)
        // why none, with their tokens: the records that proved them for the provider of before are still there
        const kept = isAnother ? [] : domains.map(({ domain }) => domain)
        await (kept.length === 0 ? dropped : dropped.where('domain', 'not in', kept)).execute()
        for (const { domain, token } of domains)
          await tx
            .insertInto('sign_in_domains')
            .values({ workspace_id: workspaceId, domain, token, proven_at: null })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        await recordIn({ tx, dialect }, workspaceId, record, { isNew: before === undefined })
        return true
      }),

    remove: (workspaceId, record) =>
      changing(workspaceId, async (tx) => {
        if ((await ownersWithPassword(tx, workspaceId)).length === 0) return 'last_own_sign_in'
        const removed = await tx
          .deleteFrom('identity_providers')
          .where('workspace_id', '=', workspaceId)
          .executeTakeFirst()
        if (removed.numDeletedRows !== 1n) return 'not_found'
        await tx.deleteFrom('sign_in_domains').where('workspace_id', '=', workspaceId).execute()
        await endSignIns(tx, workspaceId)
        await recordIn({ tx, dialect }, workspaceId, record, undefined)
        return 'done'
      }),

    proveDomain: (workspaceId, { domain, token }, at, record) =>
      alone(async (tx) => {
        const row = await domainsOf(tx, workspaceId).where('domain', '=', domain).executeTakeFirst()
        // why the token again: the operator may have released the domain while its record was looked up
        if (row === undefined || (token !== null && row.token !== token)) return 'not_found'
        const proof = await proofOf(tx, domain)
        if (proof !== undefined && proof.workspaceId !== workspaceId) return 'taken'
        if (proof !== undefined && (token !== null || proof.token === null)) return 'done'
        await tx
          .updateTable('sign_in_domains')
          .set({ proven_at: at, token: token ?? CONFIRMED })
          .where('workspace_id', '=', workspaceId)
          .where('domain', '=', domain)
          .execute()
        await recordIn({ tx, dialect }, workspaceId, record, undefined)
        return 'done'
      }),

    proofOf: (domain) => proofOf(db, domain),

    unproveDomain: ({ workspaceId, domain, token: before }, token, record) =>
      alone(async (tx) => {
        const unproven = await tx
          .updateTable('sign_in_domains')
          .set({ proven_at: null, token })
          .where('workspace_id', '=', workspaceId)
          .where('domain', '=', domain)
          .where('token', '=', before ?? CONFIRMED)
          .where('proven_at', 'is not', null)
          .executeTakeFirst()
        if (unproven.numUpdatedRows !== 1n) return false
        await recordIn({ tx, dialect }, workspaceId, record, undefined)
        return true
      }),

    async begin({ workspaceId, providerId, accountId, returnTo }, { state, browser }, at, expiresAt) {
      await db.deleteFrom('provider_sign_ins').where('expires_at', '<=', at).execute()
      await db
        .insertInto('provider_sign_ins')
        .values({
          hash: state,
          browser_hash: browser,
          workspace_id: workspaceId,
          provider_id: providerId,
          user_id: accountId,
          return_to: returnTo,
          expires_at: expiresAt,
        })
        .execute()
    },

    async take({ state, browser }, at) {
      const waiting = await db
        .selectFrom('provider_sign_ins')
        .selectAll()
        .where('hash', '=', state)
        .where('browser_hash', '=', browser)
        .where('expires_at', '>', at)
        .executeTakeFirst()
      // why not for a link: what ends it while the provider is asked must find it
      const row =
        waiting?.user_id === null
          ? await db
              .deleteFrom('provider_sign_ins')
              .where('hash', '=', state)
              .returningAll()
              .executeTakeFirst()
          : waiting
      return (
        row && {
          workspaceId: row.workspace_id,
          providerId: row.provider_id,
          accountId: row.user_id,
          returnTo: row.return_to,
        }
      )
    },

    reseal: (workspaceId, { id, clientSecret }, before) =>
      reading(workspaceId, async (tx) => {
        await tx
          .updateTable('identity_providers')
          .set({ client_secret: clientSecret })
          .where('workspace_id', '=', workspaceId)
          .where('id', '=', id)
          .where('client_secret', '=', before)
          .execute()
      }),

    ...linkedIdentities(dialect, { alone, reading, changing }),
  }
}

/** Ends what the identity provider of a workspace let in, and what waits for it. */
async function endSignIns(tx: Database, workspaceId: string): Promise<void> {
  await tx.deleteFrom('sign_ins').where('workspace_id', '=', workspaceId).execute()
  await tx.deleteFrom('provider_sign_ins').where('workspace_id', '=', workspaceId).execute()
}
