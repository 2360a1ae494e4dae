// The cookies of a browser, and the request headers that show where a request comes from.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Browser, DeviceCookie, SessionCookie } from '../../dispatch/dispatcher.ts'

export interface BrowserRules {
  /** The server's origin if the operator has set it; otherwise the origin comes from the request. */
  readonly ownOrigin?: string | undefined
  /** Cookies for HTTPS only, also on this machine. */
  readonly production: boolean
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const WORKSPACE_HEADER = 'x-assay-workspace'

/** Whether the browser is on this machine. With a configured address, a proxy may have changed the Host. */
const isHere = ({ hostname }: FastifyRequest, { ownOrigin }: BrowserRules): boolean =>
  LOOPBACK.test(ownOrigin === undefined ? hostname : new URL(ownOrigin).hostname)

/** Whether the cookie is for HTTPS only: everywhere except on this machine, and there in production. */
const isSecure = (request: FastifyRequest, rules: BrowserRules): boolean =>
  rules.production || !isHere(request, rules)

// why two names: a browser accepts __Host- over HTTPS only and from this exact host, so no subdomain can set one
type CookieName = 'session' | 'device' | 'provider'

const nameOf = (secure: boolean, cookie: CookieName = 'session'): string =>
  `${secure ? '__Host-' : ''}assay_${cookie}`

/** The browser's headers. */
export function browserOf(request: FastifyRequest, rules: BrowserRules): Browser {
  const { headers, method, protocol, host } = request
  const workspaceId = headers[WORKSPACE_HEADER]
  const ownOrigin = rules.ownOrigin ?? `${protocol}://${host}`.toLowerCase()
  return {
    sessionCookie: cookieOf(headers.cookie, nameOf(isSecure(request, rules))),
    deviceCookie: cookieOf(headers.cookie, nameOf(isSecure(request, rules), 'device')),
    providerCookie: cookieOf(headers.cookie, nameOf(isSecure(request, rules), 'provider')),
    workspaceId: Array.isArray(workspaceId) ? workspaceId.join(',') : workspaceId,
    method,
    origin: headers.origin,
    fetchSite: headers['sec-fetch-site'],
    ownOrigin,
    // a browser discards a Secure cookie that came over HTTP, except from its own machine
    keepsCookie: isHere(request, rules) || ownOrigin.startsWith('https:'),
  }
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
}

/** Sets a session cookie in the browser; null removes it. */
export function setSessionCookie(
  reply: FastifyReply,
  sessionCookie: SessionCookie | null,
  rules: BrowserRules,
): void {
  setCookie(reply, 'session', sessionCookie?.secret ?? '', sessionCookie?.seconds ?? 0, rules)
}

/** Sets the cookie by which an account knows the browser again. */
export const setDeviceCookie = (
  reply: FastifyReply,
  { value, seconds }: DeviceCookie,
  rules: BrowserRules,
): void => setCookie(reply, 'device', value, seconds, rules)

/** Sets the cookie of a sign-in that waits for an identity provider; null removes it. */
export const setProviderCookie = (
  reply: FastifyReply,
  cookie: SessionCookie | null,
  rules: BrowserRules,
): void => setCookie(reply, 'provider', cookie?.secret ?? '', cookie?.seconds ?? 0, rules)

function setCookie(
  reply: FastifyReply,
  cookie: CookieName,
  value: string,
  seconds: number,
  rules: BrowserRules,
): void {
  const secure = isSecure(reply.request, rules)
  const attributes = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  void reply.header('set-cookie', `${nameOf(secure, cookie)}=${value}; ${attributes}`)
}
