// People as the use cases know them: accounts, their workspaces and roles, and the one-time links that lead in.
import type { Tier } from '../../contract/operations/operation.ts'

export type Role = 'owner' | 'member'

/** A person who can sign in. */
export interface Account {
  readonly id: string
  readonly name: string
  /** In lower case. */
  readonly email: string
}

/** An account, and what is stored of the password that was given for it. */
export interface Verified {
  readonly account: Account
  readonly credential: string
}

/** A person in a workspace. */
export interface Member extends Account {
  readonly role: Role
  readonly joinedAt: string
}

/** A person who runs the server. */
export interface Operator extends Account {
  /** ISO instant. */
  readonly since: string
}

/** A workspace as somebody who is a member of it knows it. */
export interface Belonging {
  readonly workspaceId: string
  readonly name: string
  readonly tier: Tier
  readonly role: Role
}

/**
 * A link that is good for one use. `operator` makes an operator, `invitation` a member, `recovery` sets the password of the
 * account that lost it. Where it names a workspace, whoever accepts it joins that with the role; an operator only while nobody
 * is in it.
 */
export interface OneTimeLink {
  readonly id: string
  readonly purpose: 'operator' | 'invitation' | 'recovery'
  /** Whom it is for; null where whoever opens it may choose. */
  readonly email: string | null
  readonly workspaceId: string | null
  readonly role: Role | null
  /** The owner whose invitation it is; null where a command made it. */
  readonly invitedBy: string | null
  readonly createdAt: string
  readonly expiresAt: string
}

/** A link for one person into one workspace. */
export interface Invitation extends OneTimeLink {
  readonly email: string
  readonly workspaceId: string
}

export type Invited = 'done' | 'not_owner' | 'member_already'

/** Who accepts a link, with what is stored of their password from then on. */
export interface Acceptance extends Verified {
  /** The `first` of a new account, `another` for one there is, or the one that was `given` and is compared once more. */
  readonly password: 'first' | 'another' | 'given'
  /** What to make for an operator whom the link leads into no workspace, and who is in none. */
  readonly ownWorkspace?: { readonly id: string; readonly name: string }
  readonly at: string
}

export type MemberChange = 'done' | 'not_found' | 'last_owner'

/** People are looked up before a tenant is known, so they stand outside the tenant scope. */
export interface Members {
  account(email: string): Promise<Account | undefined>
  /**
   * Stores the hash of another password; ends the sessions of the account and the links that would recover it. False where
   * another one was set while the password given was compared.
   */
  changePassword(verified: Verified, passwordHash: string, at: string): Promise<boolean>
  isOperator(accountId: string): Promise<boolean>
  /** In the order they became operators. */
  operators(): Promise<readonly Operator[]>
  /** Does nothing for whoever is one already. */
  addOperator(accountId: string, at: string): Promise<void>
  /** Exact under concurrency: the last one stays, unless `lastToo`. */
  removeOperator(accountId: string, lastToo: boolean): Promise<'done' | 'not_found' | 'last_operator'>
  /** In the order they were joined. */
  belongings(accountId: string): Promise<readonly Belonging[]>
  /** In the order they joined. */
  members(workspaceId: string): Promise<readonly Member[]>
  /** How many members each workspace has that has any. */
  counts(): Promise<ReadonlyMap<string, number>>
  /** Exact under concurrency: a workspace with an owner keeps one. Whoever is an owner no more has no open invitations. */
  changeRole(workspaceId: string, accountId: string, role: Role): Promise<MemberChange>
  remove(workspaceId: string, accountId: string): Promise<MemberChange>
  /** Makes a workspace on free with its first owner. */
  found(workspace: { readonly id: string; readonly name: string }, ownerId: string, at: string): Promise<void>
  /** The same for an operator who is in none; does nothing for anybody else. */
  foundForOperator(
    workspace: { readonly id: string; readonly name: string },
    accountId: string,
    at: string,
  ): Promise<void>
  /** Stores the hash of its secret; what has expired is forgotten, and an open recovery of the same address ends. */
  createLink(link: OneTimeLink, hash: string): Promise<void>
  /** Stores an invitation in place of the open one of the same address. */
  invite(invitation: Invitation, hash: string): Promise<Invited>
  /** The link of a secret, unless it is used or has expired. */
  openLink(hash: string, at: string): Promise<OneTimeLink | undefined>
  openInvitations(workspaceId: string, at: string): Promise<readonly OneTimeLink[]>
  withdrawInvitation(workspaceId: string, id: string): Promise<boolean>
  /** Uses the link, with all that follows from it, or nothing at all. False when somebody used it first. */
  accept(hash: string, acceptance: Acceptance): Promise<boolean>
}

/** Id of the row that stands for the dashboard of a workspace among its keys: it has no secret, and opens nothing by itself. */
export const dashboardKeyId = (workspaceId: string): string => `dashboard:${workspaceId}`

export const isDashboardKeyId = (keyId: string): boolean => keyId.startsWith('dashboard:')
