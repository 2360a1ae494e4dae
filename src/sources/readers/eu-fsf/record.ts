// Converts an EU entry to a record: the party it names, and one listing per programme.
import type { ListingPart, RecordDate, PartyPart, SourceRecord } from '../../model/record.ts'
import { byText } from '../../../base/by-text.ts'
import { isoDate } from '../../files/dates.ts'
import { distinct, partyOf, present } from '../../files/record-parts.ts'
import { attributeOf, childrenOf, textOfElement, type XmlElement } from '../../files/xml-records.ts'
import { birthOf } from './birth.ts'
import { euIdentifiers } from './identifiers.ts'
import { euFsfFile, euFsfManifest, euFsfSubjectPage } from './manifest.ts'
import { euNames } from './names.ts'
import { euAddress, euCountry, placeOf } from './places.ts'
import { euItemised, remarksOf } from './texts.ts'

/** Ships are `enterprise` too: an IMO number may belong to a ship or to its company. */
const KINDS: ReadonlyMap<string, PartyPart['partyKind']> = new Map([
  ['person', 'person'],
  ['enterprise', 'organization'],
])
const GENDERS: ReadonlyMap<string, string> = new Map([
  ['M', 'male'],
  ['F', 'female'],
])

/** The EU reference, else the logical id; empty without either. */
export function recordIdOf(entry: XmlElement): string {
  return attributeOf(entry, 'euReferenceNumber') || attributeOf(entry, 'logicalId')
}

/** Undefined for an entry without a name. */
export function euRecord(entry: XmlElement): SourceRecord | undefined {
  const recordId = recordIdOf(entry)
  const logicalId = attributeOf(entry, 'logicalId')
  const key = attributeOf(entry, 'euReferenceNumber') === '' ? 'logicalId' : 'euReferenceNumber'
  const party = listedParty(entry)
  return (
    party && {
      recordId,
      url:
        logicalId === ''
          ? euFsfManifest.citationTemplate.replace('{recordId}', encodeURIComponent(recordId))
          : euFsfSubjectPage.replace('{logicalId}', encodeURIComponent(logicalId)),
      locator: `${euFsfFile} ${key}=${recordId}`,
      parts: [party, ...listingsOf(entry)],
    }
  )
}

function listedParty(entry: XmlElement): PartyPart | undefined {
  const aliases = childrenOf(entry, 'nameAlias')
  const birthElements = childrenOf(entry, 'birthdate')
  const addressElements = childrenOf(entry, 'address')
  const citizenships = childrenOf(entry, 'citizenship')
  const [subject] = childrenOf(entry, 'subjectType')
  const partyKind = (subject && KINDS.get(attributeOf(subject, 'code').toLowerCase())) ?? 'unknown'
  const isPerson = partyKind === 'person'
  const several = (name: string): readonly string[] =>
    euItemised(aliases.map((alias) => attributeOf(alias, name)))
  const [gender, otherGender] = distinct(several('gender').map((code) => GENDERS.get(code)))
  const notes = [
    attributeOf(entry, 'designationDetails'),
    ...remarksOf(entry),
    ...(isPerson ? [] : several('function')),
  ]
  return partyOf({
    partyKind,
    names: euNames(entry, isPerson),
    births: birthElements.flatMap((element) => birthOf(element) ?? []),
    birthPlaces: birthElements.map(placeOf),
    nationalities: countriesOf(citizenships),
    countries: countriesOf([
      ...citizenships,
      ...addressElements,
      ...birthElements,
      ...childrenOf(entry, 'identification'),
    ]),
    addresses: addressElements.flatMap((element) => euAddress(element) ?? []),
    identifiers: euIdentifiers(entry),
    websites: addressElements.flatMap(websitesOf),
    gender: otherGender === undefined ? gender : undefined,
    titles: isPerson ? [...several('title'), ...several('function')] : [],
    notes: distinct(notes.filter((note) => note !== '')).join(' | '),
  })
}

/** The reason is the legal acts, which publish the statement of reasons. */
function listingsOf(entry: XmlElement): readonly ListingPart[] {
  const regulations = childrenOf(entry, 'regulation')
  const designated = isoDate(attributeOf(entry, 'designationDate'))
  const programmes = distinct(regulations.map((regulation) => attributeOf(regulation, 'programme')))
  // A party on the list is sanctioned even if the entry names no programme.
  return (programmes.length > 0 ? programmes : ['']).map((programme): ListingPart => {
    const acts = regulations.filter((regulation) => attributeOf(regulation, 'programme') === programme)
    const reason = distinct(acts.map(actOf).filter((act) => act !== '')).join('; ')
    const listed = designated ?? earliest(acts, 'entryIntoForceDate') ?? earliest(acts, 'publicationDate')
    return {
      kind: 'listing',
      party: 'self',
      listKind: 'sanction',
      authority: 'European Union',
      programs: programme === '' ? [] : [programme],
      ...present<Pick<ListingPart, 'reason' | 'listed'>>({
        reason,
        listed: listed === undefined ? undefined : { value: listed, raw: listed },
      }),
      status: 'active',
    }
  })
}

/** `1210/2003 (OJ L169), http://eur-lex.europa.eu/...` */
function actOf(regulation: XmlElement): string {
  return [attributeOf(regulation, 'numberTitle'), textOfElement(regulation, 'publicationUrl')]
    .filter((text) => text !== '')
    .join(', ')
}

function earliest(acts: readonly XmlElement[], attribute: string): RecordDate | undefined {
  return acts
    .flatMap((act) => isoDate(attributeOf(act, attribute)) ?? [])
    .sort(byText)
    .at(0)
}

/** Web addresses only; telephone, fax and e-mail are left out. */
function websitesOf(address: XmlElement): readonly string[] {
  return childrenOf(address, 'contactInfo')
    .filter((contact) => attributeOf(contact, 'key') === 'WEB')
    .flatMap((contact) => attributeOf(contact, 'value').split(/[\s,;]+/))
}

function countriesOf(elements: readonly XmlElement[]): readonly string[] {
  return elements.flatMap((element) => euCountry(element) ?? [])
}
