// Limits the match of a record: a record fetched for an entity found by name is no more certain than that entity.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import type { CitedRecord, EvidenceMatch, Resolved } from './evidence.ts'
import { byStrength, strengthOfFound } from './match-strength.ts'

/**
 * The match of the entity a record belongs to, by the identifiers they share. Undefined when an identifier resolved
 * that entity, and when the record shares none: then the code that gathered it answers for the match.
 */
export function entityMatches(
  resolved: readonly Resolved[],
): (record: CitedRecord) => EvidenceMatch | undefined {
  const byIdentifier = new Map<string, readonly Resolved[]>()
  for (const entity of resolved)
    for (const identifier of ownIdentifiers(entity.record))
      byIdentifier.set(identifier, [...(byIdentifier.get(identifier) ?? []), entity])
  return (record) => {
    const entities = [...ownIdentifiers(record), ...partIdentifiers(record)].flatMap(
      (identifier) => byIdentifier.get(identifier) ?? [],
    )
    const [best] = [...new Set(entities)].toSorted(
      (a, b) =>
        byStrength(strengthOfFound(a.match), strengthOfFound(b.match)) ||
        (b.match?.score ?? 0) - (a.match?.score ?? 0) ||
        byText(canonicalRecord(a), canonicalRecord(b)),
    )
    return best?.match
  }
}

function ownIdentifiers({ sourceId, recordId, parts }: CitedRecord): readonly string[] {
  const identifiers = parts.flatMap((part) =>
    part.kind === 'party' && part.ref === 'self' ? (part.identifiers ?? []) : [],
  )
  return [`${sourceId} record:${recordId}`, ...identifiers.map(({ scheme, value }) => `${scheme}:${value}`)]
}

/** `record:` names an entity within its own source only. */
const partIdentifiers = ({ sourceId, parts }: CitedRecord): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === 'role' || part.kind === 'funding' || part.kind === 'metric'
      ? [part.org.startsWith('record:') ? `${sourceId} ${part.org}` : part.org]
      : [],
  )
