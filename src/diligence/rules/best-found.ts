// Reduces hits to one per listed party and name: the best match of a party found by several aliases, records or lists.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { entityMatches } from './entity-match.ts'
import { partyGroups } from './party-groups.ts'
import type { CitedRecord, Evidence, FoundRecords, EvidenceMatch, Who } from './evidence.ts'
import { personKey } from './same-person.ts'
import { byStrength, isTaken, strengthOfFound, type MatchStrength } from './match-strength.ts'

/** A record, whom it is about, and the strength of the match. */
export interface Hit {
  readonly record: CitedRecord
  /** The other records about the same party, on this and other lists. */
  readonly repeatedBy: readonly CitedRecord[]
  /** The name that was looked up. */
  readonly name: string
  /** All parties of that name that were looked up: one entry for the subject, one per role for a role holder. */
  readonly who: readonly Who[]
  readonly match?: EvidenceMatch
  readonly standing: MatchStrength
}

const SUBJECT: Who = { kind: 'subject' }

/** The hits of the screened names, either of the subject or of role holders. */
export function screenedHits(evidence: Evidence, whose: 'subject' | 'others'): readonly Hit[] {
  const found = evidence.screened.filter(({ who }) => (who.kind === 'subject') === (whose === 'subject'))
  const groups = partyGroups(found.map(({ record }) => record))
  return bestHits(
    found,
    ({ who, name, record }) =>
      `${groups.get(recordKey(record)) ?? ''} ${who.kind === 'subject' ? '' : personKey(name)}`,
    ({ name }) => name,
  )
}

/** All records about the party. */
export const recordsOfHit = ({ record, repeatedBy }: Hit): readonly CitedRecord[] => [record, ...repeatedBy]

/** All of them, the record of the listing first: it names the finding. */
export function listingFirst(
  hit: Hit,
  { record }: { readonly record: CitedRecord },
): readonly [CitedRecord, ...CitedRecord[]] {
  return [record, ...recordsOfHit(hit).filter((one) => recordKey(one) !== recordKey(record))]
}

/** The registry entities, and every record found for them or by name; a record found by an identifier is confirmed. */
export function foundHits(evidence: Evidence): readonly Hit[] {
  const matchOf = entityMatches(evidence.resolved)
  const fetched = evidence.records.map((found) => {
    const match = found.match ?? matchOf(found.record)
    return match === undefined ? found : { ...found, match }
  })
  const entities = evidence.resolved.map(({ record, match }) => ({ record, ...(match && { match }) }))
  return bestHits<FoundRecords>(
    [...entities, ...fetched],
    ({ record, who = SUBJECT }) =>
      `${recordKey(record)} ${who.kind === 'role' ? personKey(who.part.personName.full) : who.kind}`,
    ({ who = SUBJECT, match }) =>
      who.kind === 'role' ? who.part.personName.full : (match?.query ?? evidence.subject.name),
  )
}

/** Records that count as about the subject itself. */
export function recordsOfSubject(evidence: Evidence): readonly Hit[] {
  return foundHits(evidence).filter(({ who, match }) => who.every(isSubject) && isTaken(match))
}

export const isSubject = (who: Who): boolean => who.kind === 'subject'

const recordKey = ({ sourceId, recordId }: CitedRecord): string => `${sourceId} ${recordId}`

const TREASURY: ReadonlySet<string> = new Set(['us-ofac-sdn', 'us-ofac-cons'])

/**
 * Best first within a key: strength, then score, then the Treasury's list before those that repeat it, then the bytes.
 * The input order therefore never matters.
 */
function bestHits<T extends FoundRecords>(
  items: readonly T[],
  keyOf: (item: T) => string,
  nameOf: (item: T) => string,
): readonly Hit[] {
  const groups = Map.groupBy(items, keyOf)
  return [...groups.entries()]
    .toSorted(([a], [b]) => byText(a, b))
    .flatMap(([, group]) => {
      const ordered = group.toSorted(
        (a, b) =>
          byStrength(strengthOfFound(a.match), strengthOfFound(b.match)) ||
          (b.match?.score ?? 0) - (a.match?.score ?? 0) ||
          Number(TREASURY.has(b.record.sourceId)) - Number(TREASURY.has(a.record.sourceId)) ||
          byText(canonicalRecord(a), canonicalRecord(b)),
      )
      const [best] = ordered
      if (best === undefined) return []
      const { record, match } = best
      const others = new Map(ordered.map((item) => [recordKey(item.record), item.record]))
      others.delete(recordKey(record))
      const repeatedBy = [...others.values()]
      const who = ordered.map((item) => item.who ?? SUBJECT)
      const standing = strengthOfFound(match)
      return [{ record, repeatedBy, name: nameOf(best), who, ...(match && { match }), standing }]
    })
}
