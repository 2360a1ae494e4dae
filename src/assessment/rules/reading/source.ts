// Who stands behind a URL: registrable domain, source key, page (rule S-13), by the public suffix list.
import { getDomain } from 'tldts'
import { remember } from '../../../base/remember.ts'

/** Sites where many people write: there the thread is the source, not the domain. */
const PLATFORMS: ReadonlySet<string> = new Set([
  'reddit.com',
  'ycombinator.com',
  'x.com',
  'twitter.com',
  'linkedin.com',
  'github.com',
  'g2.com',
  'capterra.com',
  'trustpilot.com',
  'producthunt.com',
  'stackoverflow.com',
  'stackexchange.com',
  'quora.com',
  'youtube.com',
  'medium.com',
  'facebook.com',
  'indiehackers.com',
  'apple.com',
  'google.com',
  'amazon.com',
  'glassdoor.com',
  'getapp.com',
  'softwareadvice.com',
  'discord.com',
  'slack.com',
  'dev.to',
])

/** Whether a registrable domain is a platform (S-13). */
export function isPlatform(domain: string): boolean {
  return PLATFORMS.has(domain)
}

/**
 * Registrable domain of a host: `shop.foo.co.uk` is `foo.co.uk`, `a.github.io` is itself. A host without one (an IP
 * address, a public suffix) stands for itself.
 */
export function domainOfHost(host: string): string {
  const known = getDomain(host, { allowPrivateDomains: true })
  return known ?? host.toLowerCase().replace(/^www\./, '')
}

/** Registrable domain of an accepted URL. */
export const domainOf: (url: string) => string = remember((url) => domainOfHost(new URL(url).hostname))

/** What counts as one source (S-13): the registrable domain; on a platform, domain and thread. */
export const sourceKey: (url: string) => string = remember((url) => {
  const domain = domainOf(url)
  if (!isPlatform(domain)) return domain
  const { pathname, searchParams } = new URL(url)
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  if (domain === 'reddit.com') {
    const submission = /\/comments\/([a-z0-9]+)/.exec(path)?.[1]
    return submission === undefined ? domain + path : `${domain}/${submission}`
  }
  const byQuery = domain === 'ycombinator.com' || domain === 'youtube.com'
  const thread = byQuery ? searchParams.get('id') || searchParams.get('v') : null
  return thread ? `${domain}${path}#${thread}` : domain + path
})

/** One page (S-13): host without `www.` and path, and the query on platforms. */
export const pageKeyOf: (url: string) => string = remember((url) => {
  const { hostname, pathname, search } = new URL(url)
  const query = isPlatform(domainOf(url)) ? search : ''
  return hostname.replace(/^www\./, '') + pathname.replace(/\/+$/, '') + query
})
