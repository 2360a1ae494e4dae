// Which sources are the founder's own: named in the pitch, or the home of a shipped artifact (rules F-4, Q-11).
import type { JsonObject } from '../../../base/json.ts'
import { QUOTE_KINDS } from '../protocol/limits.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { domainsNamed } from '../reading/pitch-domains.ts'
import { domainOf, isPlatform } from '../reading/source.ts'
import { isLive, textOfField, type Ledger } from './entry.ts'

/** Registrable domains of the founder: those the pitch names and those of live artifacts, platforms excepted. */
export function ownDomains(pitch: string, ledger: Ledger): ReadonlySet<string> {
  const domains = new Set(domainsNamed(pitch))
  for (const entry of ledger) {
    const artifact =
      entry.kind === 'shipped_artifact' && isLive(entry)
        ? textOfField(entry.value, 'artifact_url')
        : undefined
    const domain = artifact === undefined ? undefined : domainOf(artifact)
    if (domain !== undefined && !isPlatform(domain)) domains.add(domain)
  }
  return domains
}

/** Whether a quote or a cost benchmark comes from one of these domains. Other kinds never do. */
export function isOwnSource(kind: Kind, value: JsonObject, domains: ReadonlySet<string>): boolean {
  if (!QUOTE_KINDS.has(kind) && kind !== 'cac_benchmark') return false
  const source = textOfField(value, 'source_url')
  return source !== undefined && domains.has(domainOf(source))
}
