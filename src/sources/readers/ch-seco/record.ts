// A target of the Swiss list as a record: the party as it is now, and its listing. The file also keeps what a target was
// before; it has the same elements below `modification`, which this reader does not enter.
import type { DateSpec, ListingPart, PartyPart, SourceRecord } from '../../model/record.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { dateSpec, isoDate } from '../../files/dates.ts'
import { joined, onOneLine, partyOf, present } from '../../files/record-parts.ts'
import { attributeOf, childrenOf, textOfElement, type XmlElement } from '../../files/xml-records.ts'
import { secoDocument, secoLines } from './facts.ts'
import { chSecoManifest, SECO_FILE } from './manifest.ts'
import { secoNames, secoTitles } from './names.ts'
import { countryIn, NO_PLACE, placeText, secoAddress, type SecoPlace } from './places.ts'
import type { SanctionsSet } from './programs.ts'

/** What targets refer to by id. */
export interface SecoReferences {
  readonly sets: ReadonlyMap<string, SanctionsSet>
  readonly places: ReadonlyMap<string, SecoPlace>
}

/** `delisted` when the target is on the list no more; undefined for a target without an id or a name. */
export function secoRecord(
  target: XmlElement,
  references: SecoReferences,
): SourceRecord | 'delisted' | undefined {
  const recordId = attributeOf(target, 'ssid')
  const changes = childrenOf(target, 'modification')
  if (changes.toSorted(newestFirst)[0]?.attributes.get('modification-type') === 'de-listed') return 'delisted'
  const party = partyOfTarget(target, references)
  if (party === undefined || recordId === '') return undefined
  return {
    recordId,
    url: chSecoManifest.citationTemplate.replace('{recordId}', encodeURIComponent(recordId)),
    locator: `${SECO_FILE} target ssid=${recordId}`,
    parts: [party, listingOf(target, changes, references)],
  }
}

const DATES = ['effective-date', 'publication-date', 'enactment-date']
const dayOf = (change: XmlElement): string =>
  DATES.map((name) => attributeOf(change, name)).find((date) => date !== '') ?? ''

/** The file lists the newest change first, which decides between changes of one day. */
const newestFirst = (a: XmlElement, b: XmlElement): number =>
  dayOf(a) === dayOf(b) ? 0 : dayOf(a) < dayOf(b) ? 1 : -1

const KINDS: readonly (readonly [element: string, kind: PartyPart['partyKind']])[] = [
  ['individual', 'person'],
  ['entity', 'organization'],
  ['object', 'vessel'],
]

function partyOfTarget(target: XmlElement, { places }: SecoReferences): PartyPart | undefined {
  const [found] = KINDS.flatMap(([name, kind]) =>
    childrenOf(target, name).map((element) => ({ element, kind })),
  )
  if (found === undefined) return undefined
  const { element, kind } = found
  const type = attributeOf(element, 'object-type')
  const partyKind =
    kind === 'vessel' && type !== 'vessel' ? (type === 'aircraft' ? 'aircraft' : 'unknown') : kind
  const identities = childrenOf(element, 'identity')
  const inAll = (name: string): readonly XmlElement[] => identities.flatMap((one) => childrenOf(one, name))
  const placeOf = (one: XmlElement): SecoPlace => places.get(attributeOf(one, 'place-id')) ?? NO_PLACE
  const nationalities = recordCountries(inAll('nationality').map(countryIn))
  const birthPlaces = inAll('place-of-birth').map(placeOf)
  const addresses = inAll('address').map((one) => secoAddress(one, placeOf(one)))
  const days = inAll('day-month-year').flatMap(dayMonthYearOf)
  const lines = secoLines(childrenOf(element, 'other-information').map(({ text }) => onOneLine(text)))
  const foreign = textOfElement(target, 'foreign-identifier')
  const isPerson = partyKind === 'person'
  return partyOf({
    partyKind,
    names: identities.flatMap(secoNames),
    births: isPerson ? days : [],
    birthPlaces: birthPlaces.map(placeText),
    nationalities,
    countries: recordCountries([
      ...nationalities,
      ...birthPlaces.map(({ country }) => country),
      ...addresses.map(({ country }) => country),
    ]),
    addresses,
    identifiers: [
      ...(/^[A-Z]{2}[a-z]\.\d+$/.test(foreign) ? [{ scheme: 'un-ref', value: foreign } as const] : []),
      ...inAll('identification-document').flatMap((one) => secoDocument(one) ?? []),
      ...lines.identifiers,
    ],
    websites: lines.websites,
    incorporated: isPerson ? undefined : days[0],
    gender: attributeOf(element, 'sex'),
    titles: identities.flatMap(secoTitles),
    notes: lines.notes.join(' | '),
  })
}

/** A day of another calendar stays as it is written. */
function dayMonthYearOf(element: XmlElement): readonly DateSpec[] {
  const parts = ['year', 'month', 'day'].map((name) => attributeOf(element, name))
  const known = parts.slice(0, parts.includes('') ? parts.indexOf('') : 3)
  if (known.length === 0) return []
  const raw = known.map((part) => part.padStart(2, '0')).join('-')
  const calendar = attributeOf(element, 'calendar')
  const value = /^(?:gregorian)?$/i.test(calendar) ? isoDate(raw) : undefined
  return [value === undefined ? { raw: joined([raw, calendar], ' ') } : { value, raw }]
}

function listingOf(
  target: XmlElement,
  changes: readonly XmlElement[],
  { sets }: SecoReferences,
): ListingPart {
  const ids = [
    attributeOf(target, 'sanctions-set-id'),
    ...childrenOf(target, 'sanctions-set-id').map(({ text }) => text),
  ]
  const own = ids.flatMap((id) => sets.get(id.trim()) ?? [])
  const listed = changes
    .filter((change) => attributeOf(change, 'modification-type') === 'listed')
    .map(dayOf)
    .toSorted()
    .at(0)
  const reasons = KINDS.flatMap(([name]) => childrenOf(target, name)).flatMap((element) =>
    childrenOf(element, 'justification').map(({ text }) => onOneLine(text)),
  )
  return {
    kind: 'listing',
    party: 'self',
    listKind: 'sanction',
    authority: chSecoManifest.publisher,
    programs: [...new Set(own.map(({ program }) => program))].filter((program) => program !== ''),
    ...present<Pick<ListingPart, 'measures' | 'reason' | 'listed'>>({
      measures: [...new Set(own.flatMap(({ measures }) => measures))],
      reason: joined(reasons, ' '),
      listed: dateSpec(listed ?? '', isoDate),
    }),
    status: 'active',
  }
}
