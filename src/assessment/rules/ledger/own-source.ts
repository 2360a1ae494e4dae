// Decides which sources are the founder's: named in the pitch, or the home of a shipped artifact (rules F-4, Q-11).
import type { JsonObject } from '../../../base/json.ts'
import { QUOTE_KINDS } from '../protocol/limits.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { domainsNamed } from '../reading/pitch-domains.ts'
import { domainOf, isPlatform } from '../reading/source.ts'
import { isLive, isOf, textOfField, type Ledger } from './entry.ts'

/** Registrable domains of the founder: those in the pitch and those of live artifacts, except platforms. */
export function ownDomains(pitch: string, ledger: Ledger): ReadonlySet<string> {
  return new Set([...domainsNamed(pitch), ...artifactDomains(ledger)])
}

/** Registrable domains of the live artifacts, except platforms. */
export function artifactDomains(ledger: Ledger): ReadonlySet<string> {
  return new Set(
    artifactUrls(ledger)
      .map(domainOf)
      .filter((domain) => !isPlatform(domain)),
  )
}

/** Addresses of the live artifacts. */
export function artifactUrls(ledger: Ledger): readonly string[] {
  return ledger.flatMap((entry) =>
    isLive(entry) && isOf('shipped_artifact', entry) ? [entry.value.artifact_url] : [],
  )
}

/** Whether a quote or a cost benchmark comes from one of these domains. False for other kinds. */
export function isOwnSource(kind: Kind, value: JsonObject, domains: ReadonlySet<string>): boolean {
  if (!QUOTE_KINDS.has(kind) && kind !== 'cac_benchmark') return false
  const source = textOfField(value, 'source_url')
  return source !== undefined && domains.has(domainOf(source))
}
