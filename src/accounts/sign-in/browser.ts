// The headers of a browser's request besides its cookie, and whether another site's page may have sent it (CSRF).
import { Problem } from '../../call/problem.ts'

export interface Browser {
  /** The value of the session cookie. */
  readonly sessionCookie: string | undefined
  /** The value of the cookie by which accounts know the browser again. */
  readonly deviceCookie?: string | undefined
  /** The value of the cookie of a sign-in that waits for an identity provider. */
  readonly providerCookie?: string | undefined
  /** The workspace of the page, if the page names one. */
  readonly workspaceId: string | undefined
  readonly method: string
  /** The headers Origin and Sec-Fetch-Site. */
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
  /** Origin of the server as the browser sees it. */
  readonly ownOrigin: string
  /** Whether the browser would keep a session cookie from this address. */
  readonly keepsCookie: boolean
}

/** Whether another site's page may have sent the request: then the cookie proves nothing. */
export function isForeign({ method, origin, fetchSite, ownOrigin }: Browser): boolean {
  if (fetchSite === 'cross-site') return true
  if (method === 'GET') return false
  // why either: a browser that omits Origin names the source of a request in the other header
  return origin === undefined ? fetchSite !== 'same-origin' : origin !== ownOrigin
}

const MAX_ORIGIN = 100

/** The refusal of a request that another site's page may have sent. */
export function foreignness(browser: Browser): Problem | undefined {
  if (!isForeign(browser)) return undefined
  const { origin, ownOrigin } = browser
  return new Problem('cross_site_request', {
    ...(origin !== undefined &&
      origin !== ownOrigin && {
        detail:
          `The page is at ${origin.slice(0, MAX_ORIGIN)}, but this server is at ${ownOrigin}. ` +
          'If both are one, whoever runs it sets ASSAY_PUBLIC_URL.',
      }),
  })
}
