// Resolves public names: A and AAAA by DNS alone, without hosts file and search domains. It does not use dns.lookup,
// which occupies threads of the process and cannot be cancelled: a few names without an answer would hold up the link
// checks of every tenant. These queries cost a packet each and time out.
import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'

/** Milliseconds for the first try; the second waits twice as long. */
const TRY_MS = 500
const TRIES = 2
/**
 * Milliseconds. Some name servers never answer for AAAA; once an A record has arrived, the lookup waits only this long.
 */
const AAAA_GRACE_MS = 300
/** Milliseconds. A new resolver reads the system's list of name servers again, as needed after a change of network. */
const RENEW_MS = 30_000

/**
 * A lookup that always returns the addresses of both families, IPv4 first. Fails when the name has none. `servers`
 * (address:port) replace the system's name servers.
 */
export function createResolverLookup(servers?: readonly string[]): LookupFunction {
  let resolver = open()
  let openedAt = performance.now()

  function open(): Resolver {
    const opened = new Resolver({ timeout: TRY_MS, tries: TRIES })
    if (servers !== undefined) opened.setServers(servers)
    return opened
  }

  async function addresses(hostname: string): Promise<LookupAddress[]> {
    if (performance.now() - openedAt > RENEW_MS) {
      resolver = open()
      openedAt = performance.now()
    }
    const ipv6 = resolver.resolve6(hostname).catch(() => [])
    const ipv4 = await resolver.resolve4(hostname).catch(() => [])
    const late = ipv4.length > 0 ? [sleep(AAAA_GRACE_MS, [], { ref: false })] : []
    const found = [...ipv4, ...(await Promise.race([ipv6, ...late]))]
    if (found.length === 0) throw new Error(`no address for ${hostname}`)
    return found.map((address) => ({ address, family: isIP(address) }))
  }

  return (hostname, _options, callback) => callbackify(addresses)(hostname, callback)
}
