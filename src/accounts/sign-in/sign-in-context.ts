// What a request to /auth is answered from, and the table of its handlers.
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { SignInOperationName, SignInOperations } from '../../contract/sign-in.ts'
import type { Problem } from '../../call/problem.ts'
import type { Account, AccountPorts, SessionCookie } from '../ports.ts'
import type { Browser } from './browser.ts'
import type { SignedIn } from './identify-member.ts'
import type { DeviceCookie } from './known-device.ts'

/** A request to /auth. */
export interface SignInRequest {
  readonly input: unknown
  readonly browser: Browser
  readonly address: string
  readonly userAgent: string
}

/** The answer, and the cookie for the browser. */
export interface SignInAnswer {
  readonly output?: unknown
  readonly refusal?: Problem
  /** A new session cookie, null to remove the cookie, undefined to leave it. */
  readonly sessionCookie?: SessionCookie | null
  /** A new cookie by which the account knows the browser again. */
  readonly deviceCookie?: DeviceCookie | undefined
  /** A new cookie of a sign-in that waits for an identity provider, null to remove it. */
  readonly providerCookie?: SessionCookie | null
  /** The account the request was about, if it exists. */
  readonly accountId?: string
}

export interface SignInContext<Input = unknown> extends Omit<SignInRequest, 'input'> {
  readonly input: Input
  /**
   * The session the browser holds. Throws when it holds none, and when it reaches one workspace alone, unless `also` lets that in: who
   * came through an identity provider must not change how the account signs in.
   */
  readonly whoIsSignedIn: (also?: 'one workspace') => Promise<SignedIn>
  /** Records the account the request is about for the log, including for a refusal. */
  readonly isAbout: (account: Account | undefined) => void
}

export type Cookies = Pick<SignInAnswer, 'sessionCookie' | 'deviceCookie' | 'providerCookie'>

export type Handlers = {
  readonly [N in SignInOperationName]: (
    ports: AccountPorts,
    visit: SignInContext<ReturnType<SignInOperations[N]['input']['parse']>>,
  ) => Promise<
    {
      readonly output: OutputOf<SignInOperations[N]>
    } & Cookies
  >
}
