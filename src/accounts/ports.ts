// What accounts need of the world: workspaces and keys, people with their roles and one-time links, passwords and sessions,
// and counters of requests.
import type { Clock, Ids } from '../base/ports.ts'
import type { TenantStore } from '../call/ports.ts'
import type { Role } from '../contract/vocabulary/role.ts'
import type { Scope, Tier } from '../contract/operations/operation.ts'

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
export interface Membership {
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
  memberships(accountId: string): Promise<readonly Membership[]>
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

export interface Workspace {
  readonly id: string
  readonly name: string
  readonly tier: Tier
  /** ISO instant. */
  readonly createdAt: string
}

export interface ApiKey {
  readonly id: string
  readonly workspaceId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  readonly lastUsedAt: string | null
}

/** A key with what became of the secrets it had before. */
export interface StoredKey extends ApiKey {
  /** When the last of them ends, or ended; null where it has had one secret only. */
  readonly oldSecretUntil: string | null
}

/** What the dispatcher needs of a key, as found by the hash of one of its secrets. */
export interface KnownSecret {
  readonly keyId: string
  readonly workspaceId: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  /** ISO instant from which a rotated secret is no longer good; null for the newest. */
  readonly retiresAt: string | null
  /** Tier of the workspace, now. */
  readonly tier: Tier
}

/** Accounts are looked up before a tenant is known, so they stand outside the tenant scope. */
export interface Accounts {
  createWorkspace(workspace: Workspace): Promise<void>
  workspace(id: string): Promise<Workspace | undefined>
  /** Oldest first. */
  workspaces(): Promise<readonly Workspace[]>
  /** False when there is no such workspace. */
  setTier(id: string, tier: Tier): Promise<boolean>
  createKey(key: ApiKey, secretHash: string): Promise<void>
  key(id: string): Promise<StoredKey | undefined>
  keys(workspaceId: string): Promise<readonly StoredKey[]>
  keyBySecret(secretHash: string): Promise<KnownSecret | undefined>
  /** Adds a secret; the older ones end at `graceUntil`, unless they end earlier already. False where the key is revoked. */
  rotateKey(
    id: string,
    secretHash: string,
    times: { readonly at: string; readonly graceUntil: string },
  ): Promise<boolean>
  revokeKey(id: string, at: string): Promise<void>
  touchKey(id: string, at: string): Promise<void>
}

/** What a browser keeps of a session, and for how long: a secret of which only the hash is stored. */
export interface SessionCookie {
  readonly secret: string
  readonly seconds: number
}

/** One place where an account is signed in. */
export interface OpenSignIn {
  readonly id: string
  readonly createdAt: string
  /** To the day. */
  readonly lastSeenAt: string
  readonly userAgent: string
  readonly address: string
}

/** Thrown by SignIn when more passwords wait to be compared than the server can hold. */
export class SignInOverloaded extends Error {}

/** Passwords and sessions of people. A session ends 7 days after its last use, and 30 days after signing in. */
export interface SignIn {
  /** The account of an e-mail address (in lower case) and its password. The same work is done where there is none. */
  verify(email: string, password: string): Promise<Verified | undefined>
  /** What is stored in place of a password. */
  hash(password: string): Promise<string>
  /**
   * Opens a session of its own, whatever the browser held before, for whoever gave or set that password; undefined where another
   * one was set meanwhile.
   */
  open(
    verified: Verified,
    from: Pick<OpenSignIn, 'userAgent' | 'address'>,
  ): Promise<SessionCookie | undefined>
  /** Whose session a secret is, as the store knows it now. Once a day it is prolonged, and the sessionCookie given anew. */
  find(secret: string): Promise<{ id: string; account: Account; prolonged?: SessionCookie } | undefined>
  /** Where the account is signed in now, latest first. */
  list(accountId: string): Promise<readonly OpenSignIn[]>
  end(secret: string): Promise<void>
  /** Ends one session of the account by its id; false when it has none of that id. */
  endOne(accountId: string, id: string): Promise<boolean>
  /** Ends all sessions of the account, but perhaps the one of that id. */
  endAll(accountId: string, exceptId?: string): Promise<void>
}

export interface RateState {
  readonly allowed: boolean
  /** Requests per window. */
  readonly limit: number
  readonly remaining: number
  /** Milliseconds until the window starts anew, and that instant in Unix seconds. */
  readonly resetMs: number
  readonly resetAt: number
}

/** `failed-sign-in` counts requests with a wrong key or session, `sign-in` attempts with a password or a link. */
export type LimitName = Tier | 'telemetry' | 'failed-sign-in' | 'sign-in'

/** Counts requests. Each named limit is so many per minute and subject. */
export interface Limits {
  consume(limit: LimitName, subject: string): Promise<RateState>
  /** The state without counting. */
  peek(limit: LimitName, subject: string): Promise<RateState>
}

export interface QuotaReads {
  /** Units of the quota of a month (YYYY-MM) that are spent. */
  quotaUsed(month: string): Promise<number>
}

/** What use cases of accounts take. */
export interface AccountPorts {
  readonly store: { readonly accounts: Accounts; readonly members: Members } & Pick<
    TenantStore<QuotaReads, unknown>,
    'read'
  >
  readonly signIn: SignIn
  readonly limits: Limits
  readonly clock: Clock
  readonly ids: Ids
  readonly settings: {
    /** Where callers reach the server, without a slash at the end. */
    readonly publicUrl: string
    readonly upgradeUrl: string
    /** Free assessments per calendar month (UTC). */
    readonly freeAssessments: number
  }
}

/** What changes accounts: the operator's commands and the use cases of members take it. */
export interface AdministrationPorts extends Pick<AccountPorts, 'clock' | 'ids'> {
  readonly store: { readonly accounts: Accounts; readonly members: Members }
}
