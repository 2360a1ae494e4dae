// A subject of the Ukrainian register as a record: a person or a legal entity, and what the decrees impose on it.
import type {
  Address,
  IdentifierScheme,
  PartyIdentifier,
  PartyName,
  SourceRecord,
} from '../../model/record.ts'
import { knownCountryCode, recordCountries } from '../../files/country-codes.ts'
import { dateSpec } from '../../files/dates.ts'
import { LEFT_OUT } from '../../files/extracts.ts'
import { isObject, lineOf, listIn, textUnder, type JsonFields } from '../../files/json-object.ts'
import { joined, partyOf, present } from '../../files/record-parts.ts'
import { imposedBy, nsdcDay } from './actions.ts'
import { uaNsdcManifest } from './manifest.ts'

export type NsdcKind = 'person' | 'organization'

/** By the beginning of the publisher's code; the first that fits. */
const SCHEMES: readonly (readonly [RegExp, IdentifierScheme])[] = [
  [/^doc:.*passport/, 'passport'],
  [/^doc:/, 'other'],
  [/^tax:inn/, 'inn'],
  [/^tax:/, 'tax'],
  [/^reg:(?:odrn|ru2)/, 'ogrn'],
  [/^reg:(?:person|cz_person|chiop|unzr|nin)/, 'national-id'],
]
/** Keys of attributes by words of them. Those of no row are notes. */
const BIRTH_PLACE = /місце народження/i
const ADDRESS = /адрес|місцезнаходження|проживання|реєстрації/i
const CONTACT = /телефон|факс|e-?mail|електронн/i
/** One name, and two more in brackets: in Ukrainian, Russian and English in any order. */
const IN_THREE = /^([^(]+)\(([^,()]+),([^,()]+)\)$/
const STATUSES: Readonly<Record<string, 'active' | 'expired' | 'delisted'>> = {
  active: 'active',
  expired: 'expired',
  excluded: 'delisted',
}

export const nsdcId = (fields: JsonFields): string => {
  const { sid } = fields
  return typeof sid === 'number' ? String(sid) : lineOf(sid)
}

/** The record of a subject; undefined without an id or a name. `actions` are those of the subject, if they are known. */
export function nsdcRecord(
  file: string,
  partyKind: NsdcKind,
  subject: JsonFields,
  actions: readonly unknown[],
): SourceRecord | undefined {
  const recordId = nsdcId(subject)
  const countries = textsIn(subject['citizenships']).map(knownCountryCode)
  const [attributes, isPerson] = [attributesOf(subject), partyKind === 'person']
  const valuesOf = (key: RegExp): readonly string[] =>
    attributes.flatMap(([name, value]) => (key.test(name) ? [value] : []))
  const [begun, ended] = ['bd', 'dd'].map((key) => dateSpec(textUnder(subject, key), nsdcDay))
  const party = partyOf({
    partyKind,
    names: namesOf(subject),
    births: isPerson && begun !== undefined ? [begun] : [],
    birthPlaces: valuesOf(BIRTH_PLACE),
    nationalities: isPerson ? recordCountries(countries) : [],
    countries: recordCountries(countries),
    addresses: valuesOf(ADDRESS).map((full) => present<Address>({ full })),
    identifiers: listIn(subject, 'identifiers').filter(isObject).flatMap(identifiersOf),
    incorporated: isPerson ? undefined : begun,
    dissolved: isPerson ? undefined : ended,
    notes: joined(
      attributes
        .filter(([key]) => ![BIRTH_PLACE, ADDRESS, CONTACT].some((known) => known.test(key)))
        .map(([key, value]) => `${key}: ${value}`),
    ),
  })
  if (party === undefined || recordId === '') return undefined
  return {
    recordId,
    url: uaNsdcManifest.citationTemplate.replace('{recordId}', encodeURIComponent(recordId)),
    locator: `${file} sid=${recordId}`,
    parts: [
      party,
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: uaNsdcManifest.publisher,
        ...imposedBy(actions),
        status: STATUSES[textUnder(subject, 'status')] ?? 'active',
      },
    ],
  }
}

/** The subject as the file has it, without telephone numbers and addresses of mail. */
export const nsdcExtract = (subject: JsonFields): string =>
  JSON.stringify(
    {
      ...subject,
      ...(Array.isArray(subject['attributes']) && {
        attributes: listIn(subject, 'attributes').map((each) =>
          isObject(each) && CONTACT.test(textUnder(each, 'key')) ? { ...each, value: LEFT_OUT } : each,
        ),
      }),
    },
    null,
    2,
  )

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(lineOf) : lineOf(value).split(';').map(lineOf)).filter(
    (text) => text !== '',
  )

function namesOf(subject: JsonFields): readonly PartyName[] {
  const [name, translit] = ['name', 'translit'].map((key) => inThree(textUnder(subject, key)))
  const [primary = '', ...others] = name ?? []
  return [
    { full: primary, kind: 'primary', quality: 'strong' },
    ...others.map((full): PartyName => ({ full, kind: 'alias', quality: 'strong' })),
    ...(translit ?? []).map((full): PartyName => ({ full, kind: 'translit', quality: 'strong' })),
    ...textsIn(subject['aliases']).map((full): PartyName => ({ full, kind: 'alias', quality: 'unknown' })),
  ]
}

const inThree = (text: string): readonly string[] => IN_THREE.exec(text)?.slice(1) ?? [text]

function identifiersOf(identifier: JsonFields): readonly PartyIdentifier[] {
  const id = textUnder(identifier, 'id')
  const scheme = SCHEMES.find(([pattern]) => pattern.test(id))?.[1] ?? 'registration'
  const note = joined([id, textUnder(identifier, 'note')])
  return textsIn(identifier['code']).map((value) =>
    present<PartyIdentifier>({
      scheme,
      value,
      country: knownCountryCode(textUnder(identifier, 'iso2')),
      note,
    }),
  )
}

const attributesOf = (subject: JsonFields): readonly (readonly [key: string, value: string])[] =>
  listIn(subject, 'attributes')
    .filter(isObject)
    .map((each) => [textUnder(each, 'key'), textUnder(each, 'value')] as const)
    .filter(([key, value]) => key !== '' && value !== '')
