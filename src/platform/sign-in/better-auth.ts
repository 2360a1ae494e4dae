// better-auth on the tables of our migration: accounts, passwords (scrypt) and sessions. None of its endpoints is mounted, and
// it is loaded at the first sign-in or cookie, because it takes a third of a second and some 30 MB.
import { randomBytes } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'

/** The connection to our tables, as better-auth takes it. */
export type DatabaseConnection = Extract<NonNullable<BetterAuthOptions['database']>, { db: unknown }>['db']

export interface Passwords {
  hash(password: string): Promise<string>
  verify(compared: { readonly hash: string; readonly password: string }): Promise<boolean>
}

export interface AuthLibraryOptions {
  readonly db: DatabaseConnection
  readonly makeId: () => string
  /** In place of its own scrypt. */
  readonly passwords?: Passwords | undefined
}

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** Loads the library: what it knows of accounts and sessions, and its passwords. */
export async function loadBetterAuth({ db, makeId, passwords }: AuthLibraryOptions) {
  const { betterAuth } = await import('better-auth')
  const auth = betterAuth({
    // why sqlite on either store: instants are ISO text and flags are numbers in our tables, and so the library then has them
    database: { db, type: 'sqlite', transaction: false },
    // nothing is signed with it: what a cookie holds is looked up by its hash
    secret: randomBytes(32).toString('base64'),
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: { enabled: true, disableSignUp: true, ...(passwords && { password: passwords }) },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...times } },
    account: {
      modelName: 'credentials',
      fields: { userId: 'user_id', accountId: 'account_id', providerId: 'provider_id', ...times },
    },
    session: {
      modelName: 'sign_ins',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    // why so many: whoever ends all sessions of an account means all of them
    advanced: { database: { generateId: makeId, validateSchema: false, defaultFindManyLimit: 10_000 } },
  })
  const { internalAdapter, password } = await auth.$context
  return { records: internalAdapter, passwords: { hash: password.hash, verify: password.verify } }
}
