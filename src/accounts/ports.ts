// The ports of accounts: people with their roles and one-time links, passwords and sessions, and
// request counters.
import type { Clock, Ids, SecretBox } from '../base/ports.ts'
import type { TenantStore } from '../call/ports.ts'
import type { WorkspaceLog } from '../audit/log/workspace-log.ts'
import type { Role } from '../contract/vocabulary/role.ts'
import type { Scope, Tier } from '../contract/operations/operation.ts'
import type { Account, Verified } from './account.ts'
import type { Accounts, EndedKey, Recording } from './key-ports.ts'
import type { Passkeys, PasskeyVerifier } from './passkey-ports.ts'
import type { IdentityProviders, OpenIdClient, TextRecords, Unlinked } from './provider-ports.ts'
import type { OneTimeCodes, SecondFactors } from './second-factor-ports.ts'
import type { SignIn } from './session-ports.ts'
import type { UsageReads, UsageWrites } from './usage-ports.ts'
import type { SavedViewReads, SavedViewWrites } from './view-ports.ts'

export type { Account, Verified } from './account.ts'
export type {
  Accounts,
  ApiKey,
  EndedKey,
  IssueFacts,
  KnownSecret,
  Recording,
  StoredKey,
  Workspace,
} from './key-ports.ts'
export type { Passkey, Passkeys, PasskeyVerifier } from './passkey-ports.ts'
export {
  type Admitted,
  type IdentityKey,
  type IdentityProvider,
  type IdentityProviders,
  IdentityRefused,
  type Linked,
  type Unlinked,
  type OpenIdClient,
  type ProvenIdentity,
  type ProvenPerson,
  ProviderFault,
  type ProviderSignIn,
  type DomainProof,
  type IdentityLink,
  type SignInDomain,
  type TextRecords,
} from './provider-ports.ts'
export type { OneTimeCodes, SecondFactor, SecondFactors } from './second-factor-ports.ts'
export { type OpenSignIn, type SessionCookie, type SignIn, SignInOverloaded } from './session-ports.ts'
export type { RotationTimes, UsageCounter, UsageReads, UsageWrites } from './usage-ports.ts'
export type { SavedViewReads, SavedViewWrites, StoredView } from './view-ports.ts'

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

/** A workspace as its member sees it. */
export interface Membership {
  readonly workspaceId: string
  readonly name: string
  readonly tier: Tier
  readonly role: Role
}

/**
 * A link that works once. `operator` makes an operator, `invitation` a member, and `recovery` sets a new password for
 * an account. If it names a workspace, its user joins that workspace with the role; an operator joins only if it has no
 * members.
 */
export interface OneTimeLink {
  readonly id: string
  readonly purpose: 'operator' | 'invitation' | 'recovery'
  /** The address it is for; null where its user may choose. */
  readonly email: string | null
  readonly workspaceId: string | null
  readonly role: Role | null
  /** The owner who made the invitation; null where a command made it. */
  readonly invitedBy: string | null
  readonly createdAt: string
  readonly expiresAt: string
}

/** A link that brings one person into one workspace. */
export interface Invitation extends OneTimeLink {
  readonly email: string
  readonly workspaceId: string
}

export type Invited = 'done' | 'not_owner' | 'member_already'

/** The account that accepts a link, with its password hash from then on. */
export interface Acceptance extends Verified {
  /**
   * `first` for a new account, `another` for an existing one, `given` for a verified password that is compared again.
   */
  readonly password: 'first' | 'another' | 'given'
  /** The workspace to make for an operator who joins none by the link and is a member of none. */
  readonly ownWorkspace?: { readonly id: string; readonly name: string }
  readonly at: string
}

/** Who joined a workspace by a link. */
export interface Joined {
  readonly accountId: string
  readonly role: Role
  /** Id of the link. */
  readonly link: string
  readonly invitedBy: string | null
}

/** `last_own_sign_in`: no owner who remains has a password, and this one has. */
export type MemberChange = 'done' | 'not_found' | 'last_owner' | 'last_own_sign_in'

/** What the change of a member changed. */
export interface ChangedMember {
  /** The role before. */
  readonly before: Role
  readonly endedKeys: readonly EndedKey[]
}

export interface MemberChangeOptions {
  /** ISO instant; left out: now. */
  readonly at?: string
  readonly record?: Recording<ChangedMember>
}

/** People are looked up before a tenant is known, which puts them outside the tenant scope. */
export interface Members {
  account(email: string): Promise<Account | undefined>
  /** The stored hash of an account's password. */
  credential(accountId: string): Promise<string | undefined>
  /**
   * Stores the hash of another password; ends the account's sessions and the links that would recover it. False where
   * the password changed during the comparison.
   */
  changePassword(verified: Verified, passwordHash: string, at: string): Promise<boolean>
  isOperator(accountId: string): Promise<boolean>
  /** The names of those of these ids that are accounts. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** In the order they became operators. */
  operators(): Promise<readonly Operator[]>
  /** Does nothing for an account that is already an operator. */
  addOperator(accountId: string, at: string): Promise<void>
  /** Exact under concurrency: the last operator stays, unless `lastToo`. */
  removeOperator(accountId: string, lastToo: boolean): Promise<'done' | 'not_found' | 'last_operator'>
  /** In the order the account joined them. */
  memberships(accountId: string): Promise<readonly Membership[]>
  /** In the order they joined. */
  members(workspaceId: string): Promise<readonly Member[]>
  /** The number of members of each workspace that has members. */
  counts(): Promise<ReadonlyMap<string, number>>
  /**
   * Exact under concurrency: a workspace with an owner keeps one. A former owner keeps no open invitations. Revokes the keys of the
   * member with scopes that `mayKeep` refuses. Changes and records nothing where the member has the role already.
   */
  changeRole(
    workspaceId: string,
    accountId: string,
    role: Role,
    change?: MemberChangeOptions & { readonly mayKeep?: (scopes: readonly Scope[]) => boolean },
  ): Promise<MemberChange>
  /** Revokes all keys of the member. */
  remove(workspaceId: string, accountId: string, change?: MemberChangeOptions): Promise<MemberChange>
  /** Makes a workspace on the free tier with its first owner. */
  found(workspace: { readonly id: string; readonly name: string }, ownerId: string, at: string): Promise<void>
  /** The same for an operator without a workspace; does nothing for other accounts. */
  foundForOperator(
    workspace: { readonly id: string; readonly name: string },
    accountId: string,
    at: string,
  ): Promise<void>
  /** Stores the hash of its secret; deletes expired links and ends an open recovery of the same address. */
  createLink(link: OneTimeLink, hash: string): Promise<void>
  /** Stores an invitation and replaces the open one of the same address. */
  invite(invitation: Invitation, hash: string, record?: Recording): Promise<Invited>
  /** The link of a secret, unless it is used or has expired. */
  openLink(hash: string, at: string): Promise<OneTimeLink | undefined>
  openInvitations(workspaceId: string, at: string): Promise<readonly OneTimeLink[]>
  withdrawInvitation(workspaceId: string, id: string, record?: Recording): Promise<boolean>
  /** Uses the link with all its effects, or does nothing. False when it was already used. */
  accept(
    hash: string,
    acceptance: Acceptance,
    record?: Recording<Joined>,
    unlinked?: Recording<Unlinked>,
  ): Promise<boolean>
}

/** Id of the key row that represents the dashboard of a workspace. It has no secret and gives no access. */
export const dashboardKeyId = (workspaceId: string): string => `dashboard:${workspaceId}`

export const isDashboardKeyId = (keyId: string): boolean => keyId.startsWith('dashboard:')

/** Signs what the cookie of a known browser says, and what a browser holds between the two steps of a sign-in. */
export interface DeviceSigner {
  /** A signature of 43 characters; undefined where there is no secret to sign with. */
  sign(text: string): string | undefined
  verify(text: string, signature: string): boolean
}

/** An agent that a person connected to a workspace, for one of our addresses. */
export interface AgentConnection {
  /** Also the id of the grant behind its tokens. */
  readonly id: string
  readonly keyId: string
  readonly workspaceId: string
  readonly accountId: string
  /** The address of its metadata document, or an id that we gave it. */
  readonly clientId: string
  readonly clientName: string
  /** The address that its tokens are good for. */
  readonly resource: string
  readonly scopes: readonly Scope[]
  readonly connectedAt: string
  readonly expiresAt: string
  readonly endedAt: string | null
}

/** An open connection as its person sees it. */
export interface ShownConnection extends AgentConnection {
  readonly workspaceName: string
  readonly lastUsedAt: string | null
}

/** What the dispatcher needs of an access token, with the role that its person has now. */
export interface KnownToken {
  readonly connection: Pick<AgentConnection, 'id' | 'keyId' | 'workspaceId' | 'clientName' | 'expiresAt'>
  readonly resource: string
  readonly scopes: readonly Scope[]
  readonly account: Account
  readonly role: Role
  readonly tier: Tier
}

export interface Agents {
  /** Stores a connection. Returns the key row of this client, person and workspace, which is made for the first one. */
  connect(connection: AgentConnection, keyName: string, record?: Recording): Promise<string>
  /** The token of a hash, if it is good at this instant and its person is still a member of its workspace. */
  tokenByHash(hash: string, at: string): Promise<KnownToken | undefined>
  /** The open connections of the account in all its workspaces, newest first. */
  ofAccount(accountId: string, at: string): Promise<readonly ShownConnection[]>
  /** Ends a connection and deletes its tokens. False where the account has no such open connection. */
  end(accountId: string, id: string, at: string, record?: Recording): Promise<boolean>
}

/** A record of the sign-in of agents: a client, a request, a grant, a code or a token. */
export interface OAuthRecord {
  readonly kind: string
  readonly hash: string
  readonly grantId: string | null
  /** JSON. */
  readonly payload: string
  readonly consumedAt: string | null
  readonly expiresAt: string | null
}

export interface OAuthRecords {
  /** Stores or replaces a record. Deletes those that have expired, and the oldest of its kind beyond `maxExpiring`. */
  put(record: OAuthRecord, at: string, maxExpiring?: number): Promise<void>
  /** Unless it has expired. */
  find(kind: string, hash: string, at: string): Promise<OAuthRecord | undefined>
  /** Marks a record as used. False where it was used before: of two attempts at one time, one succeeds. */
  consume(kind: string, hash: string, at: string): Promise<boolean>
  /** Keeps a record that would expire. */
  keep(kind: string, hash: string): Promise<void>
  remove(kind: string, hash: string): Promise<void>
  /** Deletes all records of a grant, and ends its connection. */
  endGrant(grantId: string, at: string): Promise<void>
}

/** An agent that asks a person for access. */
export interface AgentRequest {
  readonly clientId: string
  /** As the client calls itself; nothing verifies it. */
  readonly clientName: string
  /** The host of its metadata document; null for a client that registered. */
  readonly clientHost: string | null
  /** Where the browser goes with the answer: an origin, or the scheme of an app on the device. */
  readonly redirectTo: string
  readonly resource: string
  readonly scopes: readonly Scope[]
}

/** The sign-in of agents (OAuth 2.1): requests that wait for the answer of a person. */
export interface AgentSignIn {
  /** Undefined where it was answered or has expired. */
  request(id: string): Promise<AgentRequest | undefined>
  /** Gives access. Returns the path at which the browser goes on. */
  approve(
    id: string,
    granted: Pick<AgentConnection, 'id' | 'accountId' | 'scopes'> & { readonly seconds: number },
  ): Promise<string>
  refuse(id: string, accountId: string): Promise<string>
}

export interface RateState {
  readonly allowed: boolean
  /** Requests per window. */
  readonly limit: number
  readonly remaining: number
  /** Milliseconds until the window restarts, and that instant in Unix seconds. */
  readonly resetMs: number
  readonly resetAt: number
}

/**
 * `failed-sign-in` counts requests with a wrong key or session, `sign-in` attempts with a password or a link, `sign-in-account`
 * those with the password of one account. `sign-in-asked` counts questions before a sign-in, which compare nothing.
 */
export type LimitName =
  | Tier
  | 'telemetry'
  | 'failed-sign-in'
  | 'sign-in'
  | 'sign-in-account'
  | 'sign-in-asked'

/** Counts requests. Each named limit is a number per subject and minute; that of `sign-in-account` is one per hour. */
export interface Limits {
  consume(limit: LimitName, subject: string): Promise<RateState>
  /** The state without counting. */
  peek(limit: LimitName, subject: string): Promise<RateState>
}

export interface QuotaReads {
  /** Units of the month's quota (YYYY-MM) already spent. */
  quotaUsed(month: string): Promise<number>
}

/** The ports that use cases of accounts take. */
export interface AccountPorts {
  readonly store: {
    readonly accounts: Accounts
    readonly members: Members
    readonly secondFactors: SecondFactors
    readonly passkeys: Passkeys
    readonly identityProviders: IdentityProviders
    readonly agents: Agents
  } & Pick<
    TenantStore<QuotaReads & SavedViewReads & UsageReads, SavedViewWrites & UsageWrites>,
    'read' | 'write'
  >
  readonly signIn: SignIn
  readonly codes: OneTimeCodes
  readonly passkeyVerifier: PasskeyVerifier
  readonly openId: OpenIdClient
  readonly textRecords: TextRecords
  readonly secretBox: SecretBox
  readonly devices: DeviceSigner
  readonly agentSignIn: AgentSignIn
  readonly limits: Limits
  readonly clock: Clock
  readonly ids: Ids
  readonly auditLog: WorkspaceLog
  readonly settings: {
    /** The address of the server for its callers, without a trailing slash. */
    readonly publicUrl: string
    readonly upgradeUrl: string
    /** Free assessments per calendar month (UTC). */
    readonly freeAssessments: number
  }
}

/** The ports of changes to accounts, for the operator's commands and the use cases of members. */
export interface AdministrationPorts extends Pick<AccountPorts, 'clock' | 'ids'> {
  readonly store: { readonly accounts: Accounts; readonly members: Members }
  /** Left out where what is done is recorded nowhere: in a workspace that has just been made. */
  readonly auditLog?: Pick<WorkspaceLog, 'open' | 'waiting'> | undefined
}
