// Passwords and sessions of people, with better-auth on our tables. A session is a random secret in a cookie; the store
// holds its hash. A copy of the database therefore signs in no one, and rotating other secrets ends no session.
import { randomBytes } from 'node:crypto'
import { type Account, type SignIn, SignInOverloaded, type SessionCookie } from '../../accounts/ports.ts'
import type { Clock } from '../../base/ports.ts'
import { FairQueue } from '../../base/fair-queue.ts'
import { DAY_MS } from '../../base/day.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { type AuthLibraryOptions, loadBetterAuth } from './better-auth.ts'

const IDLE_MS = 7 * DAY_MS
const MAX_MS = 30 * DAY_MS
/** why short: who left the provider must not go on for days */
const WITHIN_MS = DAY_MS / 2
/** why the first part: a server of a release before this one, which does not know such sessions, takes it for no secret */
const WITHIN = 'w.'
const SECRET = /^(?:w\.)?[A-Za-z0-9_-]{43}$/
/** Each takes 32 MB and a tenth of a second of a thread that other work needs as well. */
const PASSWORDS_AT_ONCE = 2
const PASSWORDS_WAITING = 40
const NO_ACCOUNT = 'no-account'

export interface SignInOptions extends AuthLibraryOptions {
  readonly clock: Clock
  /** Runs work on the store; its errors become those of the store. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>
}

export function createSignIn({ clock, attempt, ...library }: SignInOptions): SignIn {
  let loading: ReturnType<typeof loadBetterAuth> | undefined
  const load = () => (loading ??= loadBetterAuth(library))
  const queue = new FairQueue(PASSWORDS_AT_ONCE, { maxWaiting: PASSWORDS_WAITING })
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    // why in one line: before a password is compared, it is of no workspace
    if (queue.isFull('')) throw new SignInOverloaded('Too many passwords wait to be compared')
    return queue.run('', undefined, work)
  }
  /** Compared with the password when the account does not exist: the same work, and never a match. */
  const noPassword = `${randomBytes(16).toString('hex')}:${randomBytes(64).toString('hex')}`

  const hash = async (password: string): Promise<string> => {
    const { passwords } = await load()
    return inTurn(() => passwords.hash(password))
  }

  /** Ends sessions by the stored hashes of their secrets. */
  async function endThese(tokens: string[]): Promise<void> {
    if (tokens.length === 0) return
    const { records } = await load()
    // why not its deleteSession: that treats an unreadable store as a missing session
    await attempt(() => records.deleteSessions(tokens))
  }

  /** Ends sessions of the account and returns their number. */
  async function endWhere(accountId: string, ends: (session: StoredSession) => boolean): Promise<number> {
    const { records } = await load()
    const sessions = await attempt(() => records.listSessions(accountId))
    const tokens = sessions.filter(ends).map(({ token }) => token)
    await endThese(tokens)
    return tokens.length
  }

  async function begin(
    account: Account,
    { userAgent, address }: Parameters<SignIn['open']>[1],
    lifetimeMs: number,
    workspaceId: string | null,
  ): Promise<SessionCookie> {
    const { records } = await load()
    const secret = `${workspaceId === null ? '' : WITHIN}${randomBytes(32).toString('base64url')}`
    const now = clock.now()
    const row = {
      token: sha256Hex(secret),
      createdAt: new Date(now),
      updatedAt: new Date(now),
      expiresAt: new Date(now + lifetimeMs),
      ipAddress: address,
      userAgent,
      workspaceId,
    }
    await attempt(() => records.createSession(account.id, false, row, true))
    await endWhere(account.id, ({ expiresAt }) => expiresAt.getTime() <= now)
    return { secret, seconds: lifetimeMs / 1000 }
  }

  return {
    hash,

    async verify(email, password) {
      const { records, passwords } = await load()
      const found = await attempt(() => records.findUserByEmail(email))
      // why also without an account: the response must take the same time whether or not the account exists
      const credential = await attempt(() => records.findCredentialAccount(found?.user.id ?? NO_ACCOUNT))
      const compared = { hash: credential?.password ?? noPassword, password }
      const right = await inTurn(() => passwords.verify(compared))
      return right && found ? { account: accountOf(found.user), credential: compared.hash } : undefined
    },

    async open({ account, credential }, from) {
      const { records } = await load()
      const opened = await begin(account, from, IDLE_MS, null)
      // why after the session opens: a password change ends all existing sessions, and this one is now among them
      const stored = await attempt(() => records.findCredentialAccount(account.id))
      if (stored?.password === credential) return opened
      await endThese([sha256Hex(opened.secret)])
      return undefined
    },

    openWithin: (workspaceId, account, from) => begin(account, from, WITHIN_MS, workspaceId),

    async find(secret) {
      if (!SECRET.test(secret)) return undefined
      const { records } = await load()
      const token = sha256Hex(secret)
      const found = await attempt(() => records.findSession(token))
      if (!found) return undefined
      const { session, user } = found
      const now = clock.now()
      if (session.expiresAt.getTime() <= now) {
        await endThese([token])
        return undefined
      }
      const open = { id: session.id, account: accountOf(user) }
      const onlyWorkspace = workspaceOf(session)
      if (onlyWorkspace !== undefined) return { ...open, onlyWorkspace }
      // why: a row that lost its workspace must not reach all of the account
      if (secret.startsWith(WITHIN)) return undefined
      if (now - session.updatedAt.getTime() < DAY_MS) return open
      const until = Math.min(now + IDLE_MS, session.createdAt.getTime() + MAX_MS)
      const prolonged = await attempt(() =>
        records.updateSession(token, { updatedAt: new Date(now), expiresAt: new Date(until) }),
      )
      // respects a session that ended meanwhile
      if (!prolonged) return undefined
      const sessionCookie: SessionCookie = { secret, seconds: Math.floor((until - now) / 1000) }
      return { ...open, prolonged: sessionCookie }
    },

    async list(accountId, within) {
      const { records } = await load()
      const now = clock.now()
      const sessions = await attempt(() => records.listSessions(accountId))
      return sessions
        .filter((session) => session.expiresAt.getTime() > now && isWithin(session, within))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ id, createdAt, updatedAt, userAgent, ipAddress }) => ({
          id,
          createdAt: createdAt.toISOString(),
          lastSeenAt: updatedAt.toISOString(),
          userAgent: userAgent ?? '',
          address: ipAddress ?? '',
        }))
    },

    end: (secret) => endThese(SECRET.test(secret) ? [sha256Hex(secret)] : []),

    async endOne(accountId, id, within) {
      return (await endWhere(accountId, (session) => session.id === id && isWithin(session, within))) > 0
    },

    async endAll(accountId, exceptId, within) {
      await endWhere(accountId, (session) => session.id !== exceptId && isWithin(session, within))
    },
  }
}

interface StoredSession {
  readonly id: string
  readonly token: string
  readonly expiresAt: Date
}

/** A field of ours, which the library hands on without its type. */
const workspaceOf = (session: object): string | undefined =>
  'workspaceId' in session && typeof session.workspaceId === 'string' ? session.workspaceId : undefined

const isWithin = (session: object, within: string | undefined): boolean =>
  within === undefined || workspaceOf(session) === within

const accountOf = ({ id, name, email }: Account): Account => ({ id, name, email })
