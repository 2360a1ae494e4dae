// Stores which identity of a provider is which account, and makes the accounts of people whom a workspace does not know.
import type {
  Account,
  DomainProof,
  IdentityProviders,
  Linked,
  Recording,
  Unlinked,
} from '../../accounts/ports.ts'
import { nameWorkspace, recordIn } from './log-in.ts'
import { insertAccount, join } from './one-time-links.ts'
import { passwordOf } from './passwords.ts'
import type { Database, DialectName } from './schema/schema.ts'

/** The token of a domain that the operator confirmed. */
export const CONFIRMED = ''

type Within = <T>(workspaceId: string, work: (tx: Database) => Promise<T>) => Promise<T>

interface WaysOfWork {
  readonly alone: <T>(work: (tx: Database) => Promise<T>) => Promise<T>
  readonly reading: Within
  readonly changing: Within
}

interface NewLink {
  readonly workspaceId: string
  readonly issuer: string
  readonly subject: string
  readonly at: string
}

export function linkedIdentities(
  dialect: DialectName,
  { alone, reading, changing }: WaysOfWork,
): Pick<IdentityProviders, 'linked' | 'links' | 'link' | 'unlink' | 'unlinkAll' | 'admit'> {
  const put = async (
    tx: Database,
    { workspaceId, issuer, subject, at }: NewLink,
    linked: Linked,
    record: Recording<Linked> | undefined,
  ): Promise<boolean> => {
    const added = await tx
      .insertInto('linked_identities')
      .values({ workspace_id: workspaceId, issuer, subject, user_id: linked.accountId, linked_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n) return false
    await recordIn({ tx, dialect }, workspaceId, record, linked)
    return true
  }

  return {
    linked: (workspaceId, { issuer, subject }) =>
      reading(workspaceId, async (tx) => {
        const account = await tx
          .selectFrom('linked_identities')
          .innerJoin('users', 'users.id', 'linked_identities.user_id')
          .select(['users.id', 'users.name', 'users.email'])
          .where('workspace_id', '=', workspaceId)
          .where('issuer', '=', issuer)
          .where('subject', '=', subject)
          .executeTakeFirst()
        return account && { account, isMember: await isMember(tx, workspaceId, account.id) }
      }),

    links: (workspaceId, accountId) =>
      reading(workspaceId, (tx) =>
        tx
          .selectFrom('linked_identities')
          .select(['issuer', 'linked_at as linkedAt'])
          .where('workspace_id', '=', workspaceId)
          .where('user_id', '=', accountId)
          .orderBy('linked_at', 'desc')
          .orderBy('issuer')
          .execute(),
      ),

    link: (workspaceId, { issuer, subject }, { accountId, state, at }, record) =>
      changing(workspaceId, async (tx) => {
        const used = await tx
          .deleteFrom('provider_sign_ins')
          .where('hash', '=', state)
          .where('user_id', '=', accountId)
          .where('workspace_id', '=', workspaceId)
          .executeTakeFirst()
        if (used.numDeletedRows !== 1n) return 'ended'
        const isLinked =
          (await isMember(tx, workspaceId, accountId)) &&
          (await put(tx, { workspaceId, issuer, subject, at }, { accountId }, record))
        return isLinked ? 'done' : 'refused'
      }),

    unlink: (workspaceId, link, record) =>
      alone(
        async (tx) =>
          // why: the link of a person who was removed keeps that person out
          (await isMember(tx, workspaceId, link.accountId)) &&
          (await unlinkIn({ tx, dialect }, workspaceId, link, record)) > 0,
      ),

    unlinkAll: (accountId, record) =>
      alone(async (tx) => {
        const removed = await unlinkEach({ tx, dialect }, accountId, record)
        if (removed > 0) await tx.deleteFrom('sign_ins').where('user_id', '=', accountId).execute()
        return removed
      }),

    admit: ({ workspaceId, providerId }, { issuer, subject, email, name }, { id, role, at }, record) =>
      changing(workspaceId, async (tx) => {
        const provider = await providerRow(tx, workspaceId)
        const domain = email.slice(email.lastIndexOf('@') + 1)
        const isProven = (await proofOf(tx, domain))?.workspaceId === workspaceId
        if (provider?.id !== providerId || provider.issuer !== issuer || !isProven)
          return { kind: 'unproven' }
        const link = { workspaceId, issuer, subject, at }
        const known = await tx
          .selectFrom('users')
          .select(['id', 'name', 'email'])
          .where('email', '=', email)
          .executeTakeFirst()
        if (known !== undefined) {
          const may = await hasNothingElse(tx, workspaceId, known)
          const isLinked = may && (await put(tx, link, { accountId: known.id }, record))
          return isLinked ? { kind: 'account', account: known } : { kind: 'account_exists' }
        }
        const account = { id, name, email }
        await insertAccount(tx, account, at)
        await join(tx, workspaceId, id, role, at)
        await put(tx, link, { accountId: id, joinedAs: role }, record)
        return { kind: 'account', account }
      }),
  }
}

/** The provider of a workspace, in a transaction that names it. */
export const providerRow = (tx: Database, workspaceId: string) =>
  tx.selectFrom('identity_providers').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirst()

/** The workspace that has proven a domain. */
export async function proofOf(db: Database, domain: string): Promise<DomainProof | undefined> {
  const row = await db
    .selectFrom('sign_in_domains')
    .select(['workspace_id', 'token'])
    .where('domain', '=', domain)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return row && { workspaceId: row.workspace_id, domain, token: row.token === CONFIRMED ? null : row.token }
}

async function isMember(tx: Database, workspaceId: string, accountId: string): Promise<boolean> {
  const row = tx
    .selectFrom('memberships')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', accountId)
  return (await row.executeTakeFirst()) !== undefined
}

/** Whether an account signs in through this workspace alone: then its provider decides who the person is, and takes over nothing else. */
async function hasNothingElse(tx: Database, workspaceId: string, { id }: Account): Promise<boolean> {
  const workspaces = await tx
    .selectFrom('memberships')
    .select('workspace_id')
    .where('user_id', '=', id)
    .execute()
  if (workspaces.length !== 1 || workspaces[0]?.workspace_id !== workspaceId) return false
  if ((await passwordOf(tx, id)) !== undefined) return false
  const passkey = tx.selectFrom('passkeys').select('id').where('user_id', '=', id)
  const operator = tx.selectFrom('operators').select('user_id').where('user_id', '=', id)
  return (await passkey.executeTakeFirst()) === undefined && (await operator.executeTakeFirst()) === undefined
}

interface Transaction {
  readonly tx: Database
  readonly dialect: DialectName
}

/**
 * Removes the links of an account in each workspace of it, and the sessions of them, inside `oneAtATime`. Returns the number of links. why one
 * workspace after the other: row-level security shows the links of one.
 */
export async function unlinkEach(
  within: Transaction,
  accountId: string,
  record: Recording<Unlinked> | undefined,
): Promise<number> {
  const memberships = await within.tx
    .selectFrom('memberships')
    .select('workspace_id')
    .where('user_id', '=', accountId)
    .orderBy('workspace_id')
    .execute()
  let removed = 0
  for (const { workspace_id } of memberships)
    removed += await unlinkIn(within, workspace_id, { accountId }, record)
  return removed
}

/** Removes the links of an account in a workspace, or the one to an issuer, and the sessions of them, inside `oneAtATime`. Returns the number of links. */
export async function unlinkIn(
  { tx, dialect }: Transaction,
  workspaceId: string,
  { accountId, issuer: only }: { readonly accountId: string; readonly issuer?: string },
  record: Recording<Unlinked> | undefined,
): Promise<number> {
  await nameWorkspace({ tx, dialect }, workspaceId)
  const links = tx
    .deleteFrom('linked_identities')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', accountId)
  const removed = await (only === undefined ? links : links.where('issuer', '=', only))
    .returning('issuer')
    .execute()
  if (removed.length === 0) return 0
  await endSessionsIn(tx, workspaceId, accountId)
  await recordIn({ tx, dialect }, workspaceId, record, { issuers: removed.map(({ issuer }) => issuer) })
  return removed.length
}

/** Ends the sessions of an account that an identity provider of the workspace let in. */
export async function endSessionsIn(tx: Database, workspaceId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('sign_ins')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', accountId)
    .execute()
}
