// ASSAY_FETCH_ALLOW: the loopback hosts an operator opens for demonstrations and tests. Only this setting
// bypasses the host, port and address rules, and it can name only loopback addresses.
import { isIPv4 } from 'node:net'

export interface FetchAllow {
  /** The pairs in canonical spelling, each once, for `assay doctor` and the line printed at start. */
  readonly pairs: readonly string[]
  /**
   * True when the list has the host and port. It does not cover a name with a trailing dot, which is another spelling.
   */
  covers(url: URL): boolean
}

const PAIR = /^([^:]+|\[::1\]):([1-9][0-9]{0,4})$/
const LOCAL_NAME = /^(?:\*|[a-z0-9-]+(?:\.[a-z0-9-]+)*)\.localhost$/
const UNDER_LOCALHOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.localhost$/
const ADVICE =
  'The list names loopback hosts allowed for demonstrations and tests, as host:port with commas between: ' +
  '127.0.0.0/8, [::1], localhost, NAME.localhost, or the one wildcard *.localhost, and a port of 1 to 65535.'

/** Reads the setting. An empty text lists no hosts. Throws an Error with a sentence for the operator. */
export function parseFetchAllow(text: string): FetchAllow {
  const pairs = new Set(text.trim() === '' ? [] : text.split(',').map((item) => readPair(item.trim())))
  return {
    pairs: [...pairs],
    covers(url) {
      const scheme = url.protocol
      if (pairs.size === 0 || (scheme !== 'http:' && scheme !== 'https:')) return false
      const port = url.port === '' ? (scheme === 'http:' ? '80' : '443') : url.port
      if (pairs.has(`${url.hostname}:${port}`)) return true
      return UNDER_LOCALHOST.test(url.hostname) && pairs.has(`*.localhost:${port}`)
    },
  }
}

function readPair(item: string): string {
  const [, host = '', port = ''] = PAIR.exec(item.toLowerCase()) ?? []
  if (host === '' || Number(port) > 65_535 || !isLoopbackHost(host))
    throw new Error(`ASSAY_FETCH_ALLOW: "${item}" is refused. ${ADVICE}`)
  return `${host}:${port}`
}

function isLoopbackHost(host: string): boolean {
  if (host === 'localhost' || host === '[::1]' || LOCAL_NAME.test(host)) return true
  return isIPv4(host) && host.startsWith('127.')
}
