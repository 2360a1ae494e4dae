// Finds the subject in the registries: first by exact identifiers, then by the key of its name.
import { byText } from '../../base/by-text.ts'
import { conditionOf } from '../rules/conditions.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { CitedRecord, FoundRecords, EvidenceMatch, Resolved } from '../rules/evidence.ts'
import { byStrength, isNamedOtherwise, isTaken, strengthOfFound } from '../rules/match-strength.ts'
import type { Screener } from '../../screening/screener.ts'
import { nameKey } from '../../names/parse/name-key.ts'
import { listedParty, type Party } from '../../screening/party/listed-party.ts'
import { findNamed } from './find-named.ts'
import { findReferring } from './find-referring.ts'
import {
  entityOf,
  filingDayOf,
  isFiling,
  keysOfParty,
  type LookUp,
  type NoteCut,
  recordKey,
  sureKeys,
} from './registry.ts'
import { hostKey } from '../../sources/model/keys.ts'
import { namesOfSubject, type SubjectKey, subjectKeys, subjectParties } from './subject-party.ts'

export interface Resolution {
  readonly resolved: readonly Resolved[]
  readonly records: readonly FoundRecords[]
}

/** The most entities that a subject is resolved to. */
const MAX_ENTITIES = 10

/**
 * Registry entities by identifier, then those whose name is an alert or better, at most 10; every record about them; and
 * the cases and roles of the subject's name. A record found through an entity that was itself found by name carries the
 * match of that entity. If the identifiers lead only to other names, no entity is taken by name: two companies are not
 * one.
 */
export async function resolveSubject(
  subject: AskedSubject,
  lookUp: LookUp,
  screener: Screener,
  cut: NoteCut,
): Promise<Resolution> {
  const own = subjectKeys(subject)
  const queries = subjectParties(subject)
  const named = nameKeysOf(namesOfSubject(subject))
  const [withIdentifier, withName] = await Promise.all([lookUp(own.map(({ key }) => key)), lookUp(named)])
  const sure = own.filter(({ isSure }) => isSure).map(({ key }) => key)
  const identified = byIdentifier(own, withIdentifier, queries, screener)
  const isAnother = identified.length > 0 && identified.every(isNamedOtherwise)
  const namesakes = isAnother ? [] : byName(withName, named, { identified, sure }, queries, screener)
  const { entities, repeated } = chooseEntities([...identified, ...namesakes], cut)
  const referring = await findReferring(entities, sure, lookUp)
  return {
    resolved: entities,
    records: uniqueRecords(entities, [
      ...referring,
      ...repeated,
      ...findNamed(subject, withName, new Set(named), entities, screener, cut),
    ]),
  }
}

const nameKeysOf = (names: readonly string[]): readonly string[] => [
  ...new Set(
    names
      .map(nameKey)
      .filter((key) => key !== '')
      .map((key) => `name:${key}`),
  ),
]

function byIdentifier(
  own: readonly SubjectKey[],
  records: readonly CitedRecord[],
  queries: readonly Party[],
  screener: Screener,
): readonly Resolved[] {
  const candidates = records.flatMap((record) => {
    const party = entityOf(record)
    if (party === undefined) return []
    const keys = new Set([...keysOfParty(party), ...(party.websites ?? []).map(hostKey)])
    const held = own.filter(({ key }) => keys.has(key))
    const key = held.find(({ isSure }) => isSure) ?? held[0]
    return key === undefined ? [] : [{ record, party, key }]
  })
  const hosted = candidates
    .filter(({ key }) => key.by === 'domain')
    .map(({ record }) => identityOf(record)[0])
  const isOneHost = new Set(hosted).size === 1
  // why without identifiers: the identifier that led here would always agree
  const names = queries.map((query) => ({ ...query, identifiers: [] }))
  return candidates.flatMap(({ record, party, key }): readonly Resolved[] => {
    const isSure = key.isSure || (key.by === 'domain' && isOneHost)
    const listed = listedParty(party)
    const best = screener.compare(names, listed)
    if (best === undefined || listed.names.length === 0) return isSure ? [{ record, by: key.by }] : []
    if (!isSure && best.match.level === 'none') return []
    return [{ record, by: key.by, nameMatch: screener.describe(best, party.names) }]
  })
}

/** Entities with the name, unless an identifier found them or they have a number of a register in which the subject is known. */
function byName(
  records: readonly CitedRecord[],
  named: readonly string[],
  { identified, sure }: { readonly identified: readonly Resolved[]; readonly sure: readonly string[] },
  queries: readonly Party[],
  screener: Screener,
): readonly Resolved[] {
  const known = new Set(identified.map(({ record }) => recordKey(record)))
  const ownKeys = new Set([...sure, ...identified.flatMap(({ record }) => sureKeysOf(record))])
  const schemes = new Set([...ownKeys].map(schemeOf))
  return records.flatMap((record): readonly Resolved[] => {
    const party = entityOf(record)
    if (party === undefined || known.has(recordKey(record))) return []
    if (!nameKeysOf(party.names.map(({ full }) => full)).some((key) => named.includes(key))) return []
    const keys = sureKeys(party)
    // why both: with the same number it is among the records about the entity, with another number it is a namesake
    if (keys.some((key) => schemes.has(schemeOf(key)))) return []
    const listed = listedParty(party)
    const best = screener.compare(queries, listed)
    if (best === undefined || best.match.level === 'none') return []
    return [{ record, by: 'name', match: screener.describe(best, party.names) }]
  })
}

const sureKeysOf = (record: CitedRecord): readonly string[] => {
  const party = entityOf(record)
  return party === undefined ? [] : sureKeys(party)
}

const schemeOf = (key: string): string => key.slice(0, key.indexOf(':'))

/** The newest filing represents an entity that no register has; the other filings repeat it. */
function chooseEntities(
  candidates: readonly Resolved[],
  cut: NoteCut,
): { readonly entities: readonly Resolved[]; readonly repeated: readonly Resolved[] } {
  const ordered = candidates.toSorted(inRank)
  const seen = new Set<string>()
  const [entities, repeated]: [Resolved[], Resolved[]] = [[], []]
  let namesakes = 0
  for (const candidate of ordered) {
    const keys = identityOf(candidate.record)
    const isKnown = keys.some((key) => seen.has(key))
    if (isFiling(candidate.record) && isKnown) repeated.push(candidate)
    else if (entities.length < MAX_ENTITIES) {
      entities.push(candidate)
      for (const key of keys) seen.add(key)
    } else if (isTaken(candidate.match)) namesakes++
  }
  if (namesakes > 0) cut(conditionOf('entries_not_read', { parameters: { entries: namesakes } }))
  return { entities, repeated }
}

/** Identifiers before names, the better match before the worse, registers before filings, newer filings before older. */
const inRank = (a: Resolved, b: Resolved): number =>
  Number(a.by === 'name') - Number(b.by === 'name') ||
  byStrength(strengthOfFound(a.match), strengthOfFound(b.match)) ||
  scoreOf(b.match) - scoreOf(a.match) ||
  Number(isFiling(a.record)) - Number(isFiling(b.record)) ||
  byText(filingDayOf(b.record), filingDayOf(a.record)) ||
  byText(recordKey(a.record), recordKey(b.record))

const scoreOf = (match: EvidenceMatch | undefined): number => match?.score ?? 10_000

/** What decides whether two records are about one entity: their numbers, otherwise the name within one source. */
function identityOf(record: CitedRecord): readonly string[] {
  const keys = sureKeysOf(record)
  if (keys.length > 0) return keys
  const name = entityOf(record)?.names[0]?.full ?? ''
  return [isFiling(record) ? `${record.sourceId} ${nameKey(name)}` : recordKey(record)]
}

/** Each record once, as it was first found; the entities are left out. */
function uniqueRecords(
  entities: readonly Resolved[],
  found: readonly FoundRecords[],
): readonly FoundRecords[] {
  const known = new Set(entities.map(({ record }) => recordKey(record)))
  const kept = new Map<string, FoundRecords>()
  for (const { record, match } of found) {
    const key = recordKey(record)
    // why the first: what refers to an entity comes before what merely has the name
    if (!known.has(key) && !kept.has(key)) kept.set(key, { record, ...(match && { match }) })
  }
  return [...kept.values()].toSorted((a, b) => byText(recordKey(a.record), recordKey(b.record)))
}
