// Identifies the source of a URL: registrable domain, source key, page (rule S-13), by the public suffix list.
import { remember } from '../../../base/remember.ts'
import { isPlatform, speakerOf } from '../../../reference/hosts/platforms.ts'
import { domainOfHost } from '../../../reference/hosts/registrable-domain.ts'

export { domainOfHost, isPlatform }

/** Registrable domain of an accepted URL. */
export const domainOf: (url: string) => string = remember((url) => domainOfHost(new URL(url).hostname))

/** What counts as one source (S-13): the registrable domain; on a platform, domain and thread, or the account that speaks. */
export const sourceKey: (url: string) => string = remember((url) => {
  const speaker = speakerOf(url)
  if (speaker !== undefined) return speaker
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
