// A party of a watch list as an entity of FollowTheMoney.
import type { FtmEntity } from '../../contract/vocabulary/ftm-entity.ts'
import { birthDatesOf, oneLine } from '../../screening/party/listed-party.ts'
import type { ListedEntry } from '../../screening/watch-lists/watch-index.ts'
import type {
  Address,
  CasePart,
  DateSpec,
  IdentifierScheme,
  ListingPart,
  PartyIdentifier,
  PartyPart,
  RecordPart,
} from '../../sources/model/record.ts'
import type { StoredRecord } from '../../sources/ports.ts'

import { entityId } from './entity-id.ts'
import { hasProperty } from './properties.ts'

/** The name of a list as a dataset: FollowTheMoney allows no hyphen in it. */
export const datasetName = (sourceId: string): string => sourceId.replaceAll('-', '_')

/** An entry of a record, with the record. */
export interface EntryOfRecord {
  readonly stored: Pick<StoredRecord, 'sourceId' | 'recordId' | 'url'>
  readonly parts: readonly RecordPart[]
  readonly entry: ListedEntry
}

export type BareEntity = Omit<FtmEntity, 'first_seen' | 'last_seen' | 'last_change' | 'properties'> & {
  readonly properties: Record<string, string[]>
}
type Values = ReadonlyMap<string, ReadonlySet<string>>

const SCHEMATA: Readonly<Record<PartyPart['partyKind'], string>> = {
  person: 'Person',
  organization: 'Organization',
  vessel: 'Vessel',
  aircraft: 'Airplane',
  unknown: 'LegalEntity',
}

const TOPICS: Readonly<Record<ListingPart['listKind'], string>> = {
  sanction: 'sanction',
  'export-control': 'export.control',
  debarment: 'debarment',
  exclusion: 'debarment',
  disqualification: 'corp.disqual',
  warning: 'reg.warn',
  pep: 'role.pep',
}

const NUMBERS: Readonly<Record<IdentifierScheme, string | undefined>> = {
  lei: 'leiCode',
  cik: 'cikCode',
  'gb-coh': 'registrationNumber',
  registration: 'registrationNumber',
  uei: 'uniqueEntityId',
  ein: 'taxNumber',
  cage: 'cageCode',
  npi: 'npiCode',
  passport: 'passportNumber',
  'national-id': 'idNumber',
  tax: 'taxNumber',
  imo: 'imoNumber',
  'call-sign': 'callSign',
  isin: 'isinCode',
  bic: 'swiftBic',
  ogrn: 'ogrnCode',
  inn: 'innCode',
  duns: 'dunsCode',
  ticker: 'ticker',
  other: 'idNumber',
  // why none: these name the entry of the list, and a wallet is an entity of its own
  crypto: undefined,
  'un-ref': undefined,
  'eu-ref': undefined,
  ofac: undefined,
}
const REFERENCES: ReadonlySet<IdentifierScheme> = new Set(['un-ref', 'eu-ref', 'ofac'])
/** Numbers that only a company has. */
const OF_COMPANIES: ReadonlySet<IdentifierScheme> = new Set(['cik', 'isin', 'ticker'])

/** The entity without what lies beside it. */
export function toFtmEntity({ stored, parts, entry }: EntryOfRecord): BareEntity {
  const listings = listingsOf(parts, entry)
  const { schema, values } =
    entry.party === undefined ? ofAccused(entry.accused ?? '', parts) : ofParty(entry.party)
  const add = (name: string, texts: readonly (string | undefined)[]): void => put(values, schema, name, texts)
  add(
    'topics',
    listings.map(({ listKind }) => TOPICS[listKind]),
  )
  add(
    'program',
    listings.flatMap(({ programs }) => programs),
  )
  add('sourceUrl', [stored.url])
  const names = [...(values.get('name') ?? []), ...(values.get('alias') ?? [])]
  return {
    id: entityId({ source: stored.sourceId, record: stored.recordId, ref: entry.ref }),
    caption: names[0] ?? stored.recordId,
    schema,
    properties: Object.fromEntries([...values].map(([name, texts]) => [name, [...texts]])),
    datasets: [datasetName(stored.sourceId)],
    referents: [],
    target: listings.length > 0,
  }
}

/** The listings and wallets of a party as entities, in the properties that lead to them. */
export function nestedOf({ stored, parts, entry }: EntryOfRecord): Record<string, BareEntity[]> {
  const identifiers = entry.party?.identifiers ?? []
  const beside = (ref: string, schema: string, caption: string, values: Values): BareEntity => ({
    id: entityId({ source: stored.sourceId, record: stored.recordId, ref: `${entry.ref}-${ref}` }),
    caption,
    schema,
    properties: Object.fromEntries([...values].map(([name, texts]) => [name, [...texts]])),
    datasets: [datasetName(stored.sourceId)],
    referents: [],
    target: false,
  })
  const references = identifiers.filter(({ scheme }) => REFERENCES.has(scheme)).map(({ value }) => value)
  const sanctions = listingsOf(parts, entry).map((listing, at) =>
    beside(
      `listing-${at + 1}`,
      'Sanction',
      listing.programs[0] ?? listing.authority,
      valuesOf({
        authority: [listing.authority],
        authorityId: references,
        program: listing.programs,
        provisions: listing.measures ?? [],
        reason: [listing.reason],
        status: [listing.status],
        listingDate: [listing.listed?.value],
        startDate: [listing.starts?.value],
        endDate: [listing.ends?.value],
        sourceUrl: [stored.url],
      }),
    ),
  )
  const wallets = identifiers
    .filter(({ scheme }) => scheme === 'crypto')
    .map(({ value }, at) =>
      beside(`wallet-${at + 1}`, 'CryptoWallet', value, valuesOf({ publicKey: [value] })),
    )
  return {
    ...(sanctions.length > 0 && { sanctions }),
    ...(wallets.length > 0 && hasWallets(entry) && { cryptoWallets: wallets }),
  }
}

const hasWallets = ({ party }: ListedEntry): boolean =>
  party !== undefined && ['person', 'organization', 'unknown'].includes(party.partyKind)

const listingsOf = (parts: readonly RecordPart[], { ref }: ListedEntry): readonly ListingPart[] =>
  parts.flatMap((part) => (part.kind === 'listing' && part.party === ref ? [part] : []))

function ofParty(party: PartyPart): { schema: string; values: Map<string, Set<string>> } {
  const identifiers = party.identifiers ?? []
  const isCompany =
    party.partyKind === 'organization' && identifiers.some(({ scheme }) => OF_COMPANIES.has(scheme))
  const schema = isCompany ? 'Company' : SCHEMATA[party.partyKind]
  const values = new Map<string, Set<string>>()
  const add = (name: string, texts: readonly (string | undefined)[] = []): void =>
    put(values, schema, name, texts)
  for (const { full, kind, quality, first, middle, last } of party.names) {
    add(
      kind === 'primary'
        ? 'name'
        : kind === 'previous'
          ? 'previousName'
          : quality === 'weak'
            ? 'weakAlias'
            : 'alias',
      [full],
    )
    if (kind !== 'primary') continue
    add('firstName', [first])
    add('middleName', [middle])
    add('lastName', [last])
  }
  // why: a client shows and compares the property `name`
  if (!values.has('name')) add('name', [party.names[0]?.full])
  add('birthDate', (party.births ?? []).flatMap(birthDatesOf))
  add('birthPlace', party.birthPlaces)
  add('gender', [party.gender === undefined ? undefined : GENDERS[party.gender.toLowerCase()]])
  add('title', party.titles)
  const isPerson = schema === 'Person'
  add(isPerson ? 'nationality' : 'country', party.nationalities?.map(lower))
  add('country', party.countries?.map(lower))
  add('jurisdiction', [party.jurisdiction?.slice(0, 2).toLowerCase()])
  add('address', party.addresses?.map(addressText))
  add('country', isPerson ? [] : party.addresses?.map(({ country }) => country?.toLowerCase()))
  for (const identifier of identifiers) add(propertyOf(identifier, schema), [identifier.value])
  add(
    'website',
    party.websites?.filter((each) => /^\S+\.\S+$/.test(each)),
  )
  add('incorporationDate', [dayOf(party.incorporated)])
  add('dissolutionDate', [dayOf(party.dissolved)])
  add('status', [party.status])
  add('legalForm', [party.legalForm])
  add('sector', party.industries)
  add('notes', [party.notes])
  return { schema, values }
}

/** A party of a case is known by its name alone. */
function ofAccused(
  name: string,
  parts: readonly RecordPart[],
): { schema: string; values: Map<string, Set<string>> } {
  const values = new Map<string, Set<string>>()
  const cases = parts.filter((part): part is CasePart => part.kind === 'case')
  put(values, 'LegalEntity', 'name', [name])
  put(
    values,
    'LegalEntity',
    'notes',
    cases.map(({ caption }) => caption),
  )
  put(
    values,
    'LegalEntity',
    'topics',
    cases.map(({ caseKind }) => (caseKind === 'regulatory' ? 'reg.action' : undefined)),
  )
  return { schema: 'LegalEntity', values }
}

const GENDERS: Readonly<Record<string, string>> = { male: 'male', m: 'male', female: 'female', f: 'female' }

/** The property for a number. A schema without it has a general one. */
function propertyOf({ scheme, note = '' }: PartyIdentifier, schema: string): string {
  if (/wikidata/i.test(note)) return 'wikidataId'
  if (/mmsi/i.test(note) && hasProperty(schema, 'mmsi')) return 'mmsi'
  if (/construction|manufacturer|serial/i.test(note) && hasProperty(schema, 'serialNumber'))
    return 'serialNumber'
  const name = NUMBERS[scheme]
  if (name === undefined || hasProperty(schema, name)) return name ?? ''
  return hasProperty(schema, 'idNumber') ? 'idNumber' : 'registrationNumber'
}

/** Adds the texts to a property, each once; nothing where the schema has no such property. */
function put(
  values: Map<string, Set<string>>,
  schema: string,
  name: string,
  texts: readonly (string | undefined)[],
): void {
  if (!hasProperty(schema, name)) return
  for (const each of texts) {
    const text = oneLine(each ?? '')
    if (text === '') continue
    const known = values.get(name)
    if (known === undefined) values.set(name, new Set([text]))
    else known.add(text)
  }
}

const valuesOf = (texts: Readonly<Record<string, readonly (string | undefined)[]>>): Values =>
  new Map(
    Object.entries(texts)
      .map(
        ([name, all]) =>
          [name, new Set(all.map((text) => oneLine(text ?? '')).filter((text) => text !== ''))] as const,
      )
      .filter(([, all]) => all.size > 0),
  )

const lower = (code: string): string => code.toLowerCase()
const dayOf = (date: DateSpec | undefined): string | undefined => date?.value

const addressText = ({ full, lines = [], city, region, postalCode, country }: Address): string =>
  full ??
  [...lines, city, region, postalCode, country].filter((part) => part !== undefined && part !== '').join(', ')
