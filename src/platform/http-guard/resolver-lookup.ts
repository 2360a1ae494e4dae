// Name resolution for public names: A and AAAA by DNS alone, without hosts file and search domains.
// Not dns.lookup: that occupies threads of the process and cannot be ended, so a few names of which nobody
// answers would hold up the link checks of every tenant. These queries cost a packet each and end by themselves.
import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'

/** In milliseconds, for the first try; the second waits twice as long. */
const TRY_MS = 500
const TRIES = 2
/** In milliseconds. Some name servers never answer for AAAA; with an A at hand they are not waited for. */
const AAAA_GRACE_MS = 300
/** In milliseconds. A new resolver reads the system's list of name servers anew, as after a change of network. */
const RENEW_MS = 30_000

/**
 * A lookup that always answers with the addresses of both families, IPv4 first. Fails when there are none.
 * `servers` (address:port) replace the system's name servers.
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
