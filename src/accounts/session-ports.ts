// The ports of passwords and sessions of people.
import type { Account, Verified } from './account.ts'

/**
 * The cookie a browser keeps for a session, and its lifetime. Its value is a secret of which only the hash is stored.
 */
export interface SessionCookie {
  readonly secret: string
  readonly seconds: number
}

/** A session of an account. */
export interface OpenSignIn {
  readonly id: string
  readonly createdAt: string
  /** To the day. */
  readonly lastSeenAt: string
  readonly userAgent: string
  readonly address: string
}

/** Thrown by SignIn when too many passwords wait to be compared. */
export class SignInOverloaded extends Error {}

/**
 * Passwords and sessions of people. A session ends 7 days after its last use, and 30 days after signing in; one of an identity provider
 * ends after 12 hours.
 */
export interface SignIn {
  /** The account of an e-mail address (in lower case) and password. Does the same work for an unknown address. */
  verify(email: string, password: string): Promise<Verified | undefined>
  /** The hash to store for a password. */
  hash(password: string): Promise<string>
  /**
   * Opens a new session, whatever the browser held before, after a password was verified or set. Undefined where the
   * password changed meanwhile.
   */
  open(
    verified: Verified,
    from: Pick<OpenSignIn, 'userAgent' | 'address'>,
  ): Promise<SessionCookie | undefined>
  /** Opens a session that reaches one workspace, whose identity provider said who it is. It ends after 12 hours. */
  openWithin(
    workspaceId: string,
    account: Account,
    from: Pick<OpenSignIn, 'userAgent' | 'address'>,
  ): Promise<SessionCookie>
  /** The stored session of a secret. Once a day it is prolonged and returns a new session cookie, unless it reaches one workspace. */
  find(secret: string): Promise<
    | {
        id: string
        account: Account
        /** The only one it reaches; undefined where it reaches all of the account. */
        onlyWorkspace?: string
        prolonged?: SessionCookie
      }
    | undefined
  >
  /** The open sessions of the account, latest first; with `within` those that reach this workspace alone. */
  list(accountId: string, within?: string): Promise<readonly OpenSignIn[]>
  end(secret: string): Promise<void>
  /** Ends one session of the account; false when the account has no session with that id, or none `within`. */
  endOne(accountId: string, id: string, within?: string): Promise<boolean>
  /** Ends all sessions of the account, except the one with `exceptId`; with `within` those that reach this workspace alone. */
  endAll(accountId: string, exceptId?: string, within?: string): Promise<void>
}
