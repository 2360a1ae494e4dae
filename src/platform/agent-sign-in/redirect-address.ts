// The addresses to which an answer with a code may go, and how a person is shown one. A code that crosses a network without
// encryption can be read there.
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes of networks without encryption, and those that a browser answers itself. No app on a device owns one. */
const COMMON_SCHEMES = new Set([
  'about:',
  'blob:',
  'chrome:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'javascript:',
  'mailto:',
  'sms:',
  'tel:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
])

/** Why an answer may not go to this address, as a clause that begins with the address; undefined where it may. */
export function redirectFault(address: unknown): string | undefined {
  const url = typeof address === 'string' ? URL.parse(address) : null
  if (url === null) return 'must be an address'
  if (url.protocol === 'https:') return undefined
  if (url.protocol === 'http:')
    return LOOPBACK.has(url.hostname) ? undefined : 'must use https, because its host is not this device'
  return COMMON_SCHEMES.has(url.protocol) ? 'must use https or a scheme of its own' : undefined
}

/** The origin of an address, or its scheme and host where an app on the device opens it. */
export function shownRedirect(address: string): string {
  const { origin, protocol, host } = new URL(address)
  if (origin !== 'null') return origin
  return host === '' ? protocol : `${protocol}//${host}`
}
