// Finds the domains that a pitch names: quotes from them are the founder's own statements (rule F-4).
import { parse } from 'tldts'
import { remember } from '../../../base/remember.ts'
import { domainOfHost, isPlatform } from './source.ts'

// why two: a name in a text without spaces ("我们的foo.com很好") ends where ASCII ends, while "müller.de" does not
const HOST_RUNS = [/[a-z0-9.-]+/gi, /[\p{L}\p{M}\p{N}.-]+/gu]
const MAX_HOST = 253

/** Registrable domains named in a pitch, as URLs or bare names with a public suffix; platforms are left out. */
export const domainsNamed: (pitch: string) => ReadonlySet<string> = remember((pitch) => {
  const found = new Set<string>()
  for (const run of HOST_RUNS)
    for (const [candidate] of pitch.matchAll(run)) {
      const domain = registered(candidate)
      if (domain !== undefined && !isPlatform(domain)) found.add(domain)
    }
  return found
})

/** The domain at the start of a run of host characters: "foo.com.Then" begins with foo.com. */
function registered(run: string): string | undefined {
  const labels = run.slice(0, MAX_HOST).split('.').filter(Boolean)
  for (let length = labels.length; length > 1; length--) {
    const host = asciiHost(labels.slice(0, length).join('.'))
    const { domain, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true })
    if (domain !== null && (isIcann === true || isPrivate === true)) return domainOfHost(host)
  }
  return undefined
}

/** The host in the spelling of a parsed URL, for comparison with one. */
function asciiHost(host: string): string {
  return URL.parse(`http://${host}/`)?.hostname ?? host.toLowerCase()
}
