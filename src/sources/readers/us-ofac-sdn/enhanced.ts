// The ENHANCED format of OFAC: one XML file that describes each entity in full, with the script and quality of its names.
import { countryCode } from '../../../reference/countries.ts'
import type {
  ListingPart,
  PartyIdentifier,
  PartyPart,
  RelationPart,
  SourceRecord,
} from '../../model/record.ts'
import type { ReadOptions } from '../../model/source.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { dateSpec, isoDate } from '../../files/dates.ts'
import { withExtracts } from '../../files/extracts.ts'
import { identifierByLabel } from '../../files/identifier.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { distinct, joined, labelled, partyOf, present } from '../../files/record-parts.ts'
import { attributeOf, textOfElement, xmlRecords, type XmlElement } from '../../files/xml-records.ts'
import { enhancedAddresses } from './enhanced-addresses.ts'
import { enhancedNames } from './enhanced-names.ts'
import { isPartyFact, partyFacts, type OfacFact } from './facts.ts'
import { consFiles, OFAC, sdnFiles, type OfacFiles } from './manifest.ts'
import { ofacPage } from '../../files/ofac-page.ts'
import { within } from './within.ts'

const RECORDS: ReadonlySet<string> = new Set(['publicationInfo', 'entity'])
const KINDS: ReadonlyMap<string, PartyPart['partyKind']> = new Map([
  ['Entity', 'organization'],
  ['Individual', 'person'],
  ['Vessel', 'vessel'],
  ['Aircraft', 'aircraft'],
])
const RELATIONS: ReadonlyMap<string, RelationPart['relationKind']> = new Map([
  ['Family member of', 'family'],
  ['Associate Of', 'associate'],
])
const CALL_SIGN = 'Vessel Call Sign'

/** Reads a file. Throws ListFileError for another format, the other list of OFAC and a cut file. */
export async function* readEnhanced(
  set: OfacFiles,
  bytes: AsyncIterable<Uint8Array>,
  { found }: ReadOptions,
): AsyncGenerator<SourceRecord> {
  const text = listText(set.enhanced, bytes, 'utf-8')
  for await (const element of xmlRecords(set.enhanced, text, 'sanctionsData', RECORDS)) {
    if (element.name === 'entity') {
      yield withExtracts(recordOf(set, element), [set.enhanced, element.raw])
      continue
    }
    requireList(set, element)
    const asOf = isoDate(textOfElement(element, 'dataAsOf'))
    if (asOf !== undefined) found({ asOf })
  }
}

/** Both lists come in files of one format, and one of them may be saved under the name of the other. */
function requireList(set: OfacFiles, publication: XmlElement): void {
  const named = within(publication, 'filters', 'sanctionsLists', 'sanctionsList')
  const lists = new Set(named.map(({ text }) => text.trim()))
  const other = set === sdnFiles ? consFiles : sdnFiles
  if (lists.has(set.list) || !lists.has(other.list)) return
  throw new ListFileError(
    set.enhanced,
    `the file holds the ${other.list}, not the ${set.list}; give it as ${other.id}`,
  )
}

function recordOf(set: OfacFiles, entity: XmlElement): SourceRecord {
  const id = attributeOf(entity, 'id')
  const party = partyOfEntity(id, entity)
  if (party === undefined || id === '') {
    throw new ListFileError(
      set.enhanced,
      `the entity that begins on line ${entity.line} has no id or no name; download it again`,
    )
  }
  return {
    recordId: id,
    url: ofacPage(id),
    locator: `${set.enhanced} entity id=${id}`,
    parts: [party, ...listingsOf(entity), ...relationsOf(id, entity)],
  }
}

function partyOfEntity(id: string, entity: XmlElement): PartyPart | undefined {
  const [info = entity] = within(entity, 'generalInfo')
  const facts = within(entity, 'features', 'feature').map(factOf)
  const said = partyFacts(facts)
  const addresses = enhancedAddresses(entity)
  const documents = within(entity, 'identityDocuments', 'identityDocument').flatMap(documentOf)
  return partyOf({
    partyKind: KINDS.get(textOfElement(info, 'entityType')) ?? 'unknown',
    names: enhancedNames(entity),
    ...said,
    countries: recordCountries([...said.countries, ...addresses.map(({ country }) => country)]),
    addresses,
    identifiers: [
      { scheme: 'ofac', value: id },
      ...documents,
      ...facts.flatMap(({ label, value }) => identifierByLabel(label, value) ?? []),
      ...facts.flatMap(({ label, value }) =>
        label === CALL_SIGN ? [{ scheme: 'call-sign', value } as const] : [],
      ),
    ],
    titles: textOfElement(info, 'title').split(/;\s+/),
    notes: joined([
      textOfElement(info, 'remarks'),
      ...facts.filter((fact) => !isPartyFact(fact)).map(({ label, value }) => `${label} ${value}`),
      ...relationships(entity).map(({ type, related }) => `${type} ${related.text.trim()}`),
    ]),
  })
}

function factOf(feature: XmlElement): OfacFact {
  const comments = textOfElement(feature, 'comments')
  const label = textOfElement(feature, 'type')
  const value = textOfElement(feature, 'value')
  const circa = within(feature, 'valueDate').some((date) => textOfElement(date, 'isApproximate') === 'true')
  // A comment is for people; in a field of the party it would become a part of the value.
  const shown = comments === '' || isPartyFact({ label, value }) ? value : `${value} ${comments}`
  return { label, value: shown, ...(circa && { circa }) }
}

function documentOf(document: XmlElement): readonly PartyIdentifier[] {
  const type = textOfElement(document, 'type')
  const number = textOfElement(document, 'documentNumber')
  if (number === '') return []
  const country = countryCode(
    textOfElement(document, 'issuingCountry') || textOfElement(document, 'issuingLocation'),
  )
  const note = joined(
    [
      textOfElement(document, 'issuingAuthority'),
      labelled('issued', textOfElement(document, 'issueDate')),
      labelled('expires', textOfElement(document, 'expirationDate')),
      textOfElement(document, 'isValid') === 'false' ? 'not valid' : '',
    ],
    ' ',
  )
  const known = identifierByLabel(type, number, { country, note })
  if (known !== undefined) return [known]
  const all = note === '' ? type : `${type}; ${note}`
  return [present<PartyIdentifier>({ scheme: 'other', value: number, country, note: all })]
}

/** One listing for each list. The file ties programs, measures and authorities to the entity, not to one of its lists. */
function listingsOf(entity: XmlElement): readonly ListingPart[] {
  const all = within(entity, 'sanctionsLists', 'sanctionsList')
  // An entry of the Consolidated List is also on a list of its own, which says more.
  const own = all.filter(({ text }) => text.trim() !== consFiles.list)
  const lists = own.length === 0 ? all : own
  const measures = valuesOf(entity, 'sanctionsTypes', 'sanctionsType')
  const reason = valuesOf(entity, 'legalAuthorities', 'legalAuthority').join('; ')
  const programs = valuesOf(entity, 'sanctionsPrograms', 'sanctionsProgram')
  return lists.map((list) => ({
    kind: 'listing',
    party: 'self',
    listKind: 'sanction',
    authority: OFAC,
    programs: [list.text.trim(), ...programs],
    ...present<Pick<ListingPart, 'measures' | 'reason' | 'listed'>>({
      measures,
      reason,
      listed: dateSpec(attributeOf(list, 'datePublished'), isoDate),
    }),
    status: 'active',
  }))
}

function relationsOf(id: string, entity: XmlElement): readonly RelationPart[] {
  return distinct(
    relationships(entity).map(({ type, related }) => ({
      kind: 'relation',
      from: `ofac:${id}`,
      to: `ofac:${attributeOf(related, 'entityId')}`,
      relationKind: RELATIONS.get(type) ?? 'linked',
    })),
  )
}

function relationships(entity: XmlElement): readonly { type: string; related: XmlElement }[] {
  return within(entity, 'relationships', 'relationship').flatMap((relationship) =>
    within(relationship, 'relatedEntity').map((related) => ({
      type: textOfElement(relationship, 'type'),
      related,
    })),
  )
}

function valuesOf(entity: XmlElement, ...path: readonly string[]): readonly string[] {
  return [...new Set(within(entity, ...path).map(({ text }) => text.trim()))].filter((text) => text !== '')
}
