// What the authorization server is made of, and its addresses. Apart, so that naming them does not load it.
import type { IncomingMessage } from 'node:http'
import type { OAuthRecords } from '../../accounts/ports.ts'
import type { Clock } from '../../base/ports.ts'

export const OAUTH_ROUTES = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
} as const

export const SESSION_COOKIE = 'assay_agent_session'

/** A document that a guarded request fetched: the metadata of a client. */
export type FetchDocument = (
  url: string,
) => Promise<{ readonly status: number; readonly body: string; readonly cacheControl: string } | undefined>

/** Who is signed in to the browser of a request. */
export type SignedInBrowsers = WeakMap<IncomingMessage, string>

export interface AgentSignInOptions {
  readonly records: OAuthRecords
  readonly clock: Clock
  /** The address of the server, without a trailing slash. */
  readonly issuer: string
  /** The addresses that agents may call. */
  readonly resources: readonly string[]
  /** Secrets that sign the cookies of a request, newest first. */
  readonly cookieKeys: readonly string[]
  readonly fetchDocument: FetchDocument
  /** Faults of the server itself. */
  readonly onFault: (error: unknown) => void
}
