// A person who can sign in.

/** A person who can sign in. */
export interface Account {
  readonly id: string
  readonly name: string
  /** In lower case. */
  readonly email: string
}

/** An account, and the stored hash of the password that was verified for it. */
export interface Verified {
  readonly account: Account
  readonly credential: string
}
