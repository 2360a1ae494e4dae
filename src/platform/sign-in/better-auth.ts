// Runs better-auth on the tables of our migration: accounts, passwords (scrypt) and sessions. None of its endpoints is
// mounted. It loads at the first sign-in or cookie, because it takes a third of a second and some 30 MB.
import { randomBytes } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'

/** The connection to our tables in better-auth's type. */
export type DatabaseConnection = Extract<NonNullable<BetterAuthOptions['database']>, { db: unknown }>['db']

export interface Passwords {
  hash(password: string): Promise<string>
  verify(compared: { readonly hash: string; readonly password: string }): Promise<boolean>
}

export interface AuthLibraryOptions {
  readonly db: DatabaseConnection
  readonly makeId: () => string
  /** Replaces its scrypt. */
  readonly passwords?: Passwords | undefined
}

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** Loads the library's account and session adapters and its password functions. */
export async function loadBetterAuth({ db, makeId, passwords }: AuthLibraryOptions) {
  const { betterAuth } = await import('better-auth')
  const auth = betterAuth({
    // why sqlite for both stores: our tables hold instants as ISO text and flags as numbers, and the library then
    // expects those
    database: { db, type: 'sqlite', transaction: false },
    // it signs nothing: the server looks a cookie up by its hash
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
      additionalFields: {
        workspaceId: { type: 'string', required: false, fieldName: 'workspace_id', input: false },
      },
    },
    // why so high a limit: ending all sessions of an account must end every one
    advanced: { database: { generateId: makeId, validateSchema: false, defaultFindManyLimit: 10_000 } },
  })
  const { internalAdapter, password } = await auth.$context
  return { records: internalAdapter, passwords: { hash: password.hash, verify: password.verify } }
}
