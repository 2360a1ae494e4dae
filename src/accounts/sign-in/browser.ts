// What a browser says of a request beside its cookie, and whether that can be a page of another site (CSRF).
import { Problem } from '../../call/problem.ts'

export interface Browser {
  /** What the session cookie holds. */
  readonly sessionCookie: string | undefined
  /** The workspace the page is about, where it names one. */
  readonly workspaceId: string | undefined
  readonly method: string
  /** The headers Origin and Sec-Fetch-Site. */
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
  /** Origin of the server as the browser sees it. */
  readonly ownOrigin: string
  /** Whether the browser keeps the cookie of a session it is given there. */
  readonly keepsCookie: boolean
}

/** Whether the request may come from a page that is not ours: then the cookie proves nothing. */
export function isForeign({ method, origin, fetchSite, ownOrigin }: Browser): boolean {
  if (fetchSite === 'cross-site') return true
  if (method === 'GET') return false
  // why either: a browser that sends no Origin says where a request comes from in the other header
  return origin === undefined ? fetchSite !== 'same-origin' : origin !== ownOrigin
}

const MAX_ORIGIN = 100

/** Why a request that may come from a page that is not ours is refused. */
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
