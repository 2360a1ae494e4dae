// Says what a host counts as, and its registrable domain by the public suffix list (rules S-13, Q-18).
import { getDomain } from 'tldts'

const UNDER_LOCALHOST = /^(.+\..+)\.localhost$/

/**
 * The host that a host counts as, in lower case and without a final dot. What precedes `.localhost` counts where it is a
 * dotted name, so that a demonstration can stand in for any site: `a.wordpress.com.localhost` counts as
 * `a.wordpress.com`, `forum.localhost` as itself. No setting is asked, because the link check refuses a host under
 * `.localhost` that the operator does not permit.
 */
export function classifiedHost(host: string): string {
  const canonical = host.toLowerCase().replace(/\.$/, '')
  const inner = UNDER_LOCALHOST.exec(canonical)?.[1]
  return inner === undefined ? canonical : classifiedHost(inner)
}

/**
 * Registrable domain of a host: `shop.foo.co.uk` gives `foo.co.uk`, `a.github.io` gives itself. A host without one (an
 * IP address, a public suffix) also gives itself.
 */
export function domainOfHost(host: string): string {
  const counted = classifiedHost(host)
  return getDomain(counted, { allowPrivateDomains: true }) ?? counted.replace(/^www\./, '')
}
