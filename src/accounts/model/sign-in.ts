// Passwords and sessions of people, as the use cases need them.
import type { Account, Verified } from './members.ts'

/** What a browser keeps of a session, and for how long: a secret of which only the hash is stored. */
export interface Ticket {
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
  open(verified: Verified, from: Pick<OpenSignIn, 'userAgent' | 'address'>): Promise<Ticket | undefined>
  /** Whose session a secret is, as the store knows it now. Once a day it is prolonged, and the ticket given anew. */
  find(secret: string): Promise<{ id: string; account: Account; prolonged?: Ticket } | undefined>
  /** Where the account is signed in now, latest first. */
  list(accountId: string): Promise<readonly OpenSignIn[]>
  end(secret: string): Promise<void>
  /** Ends one session of the account by its id; false when it has none of that id. */
  endOne(accountId: string, id: string): Promise<boolean>
  /** Ends all sessions of the account, but perhaps the one of that id. */
  endAll(accountId: string, exceptId?: string): Promise<void>
}
