// A company of the database as a record: the company, and who held which role in it, as far as the leaked papers say.
import { countries, countryCode } from '../../../reference/countries.ts'
import type { DateSpec, PartyName, PartyPart, RolePart, SourceRecord } from '../../model/record.ts'
import { recordCountries } from '../../files/country-codes.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { dateSpec, isoDate, namedMonthDate } from '../../files/dates.ts'
import { joined, labelled, onOneLine, partyOf, present } from '../../files/record-parts.ts'
import { ENTITIES_FILE, icijOffshoreLeaksManifest } from './manifest.ts'

export const ENTITY_COLUMNS = [
  'node_id',
  'name',
  'jurisdiction_description',
  'incorporation_date',
  'country_codes',
  'sourceID',
  'valid_until',
] as const

/** A role in a company, from the table of relationships. */
export interface Held {
  readonly officer: string
  readonly link: string
  readonly from: string
  readonly to: string
}

export interface Officer {
  readonly name: string
  readonly countryCodes: string
}

/** First match wins: `beneficial owner of` is no shareholder. */
const ROLES: readonly (readonly [RegExp, RolePart['role']])[] = [
  [/\b(?:beneficia|owner|ultimate)/i, 'beneficial-owner'],
  [/\b(?:director|president|chairman|treasurer)/i, 'director'],
  [/\bsecretary/i, 'secretary'],
  [/\b(?:shareholder|stockholder|member)/i, 'shareholder'],
  [/\b(?:signatory|power of attorney)/i, 'signer'],
]

/**
 * The record of a row; undefined without a name. why not the party `self`: the database is no register, and says neither that a
 * company exists today nor in which state it is.
 */
export function entityRecord(
  row: HeadedRow,
  held: readonly Held[],
  officers: ReadonlyMap<string, Officer>,
): SourceRecord | undefined {
  const recordId = row.get('node_id')
  const party = partyOfRow(row)
  if (party === undefined || recordId === '') return undefined
  const until = endOfPapers(row.get('valid_until'))
  return {
    recordId,
    url: icijOffshoreLeaksManifest.citationTemplate.replace('{recordId}', encodeURIComponent(recordId)),
    locator: `${ENTITIES_FILE} node_id=${recordId}`,
    parts: [
      { ...party, ref: 'entity' },
      ...held.flatMap((one): readonly RolePart[] => {
        const officer = officers.get(one.officer)
        return officer === undefined || officer.name === '' ? [] : [roleOf(recordId, one, officer, until)]
      }),
    ],
  }
}

function partyOfRow(row: HeadedRow): PartyPart | undefined {
  const [full, original, former] = ['name', 'original_name', 'former_name'].map((column) =>
    onOneLine(row.get(column)),
  ) as [string, string, string]
  const country = countryCode(row.get('jurisdiction_description'))
  const number = row.get('ibcRUC')
  const names: readonly PartyName[] = [
    { full, kind: 'primary', quality: 'strong' },
    ...(original === full ? [] : [{ full: original, kind: 'alias', quality: 'strong' } as const]),
    { full: former, kind: 'previous', quality: 'strong' },
  ]
  return partyOf({
    partyKind: 'organization',
    names: full === '' ? [] : names.filter((name) => name.full !== ''),
    countries: recordCountries([country, ...countriesOf(row.get('country_codes'))]),
    ...(country !== undefined && { jurisdiction: country }),
    identifiers:
      // why with the country alone: a number of no register agrees with any
      country === undefined || !/\d/.test(number) ? [] : [{ scheme: 'registration', value: number, country }],
    ...present<Pick<PartyPart, 'incorporated'>>({
      incorporated: dateSpec(row.get('incorporation_date'), dayOf),
    }),
    notes: joined(
      [
        row.get('sourceID'),
        labelled('Status in the papers:', row.get('status')),
        labelled('Inactive since', row.get('inactivation_date')),
        labelled('Struck off', row.get('struck_off_date')),
        labelled('Service provider:', row.get('service_provider')),
        row.get('valid_until'),
        row.get('note'),
      ].map(onOneLine),
      '; ',
    ),
  })
}

function roleOf(recordId: string, held: Held, officer: Officer, until: DateSpec | undefined): RolePart {
  const [nationality] = countriesOf(officer.countryCodes)
  return {
    kind: 'role',
    personName: { full: onOneLine(officer.name), kind: 'primary', quality: 'strong' },
    org: `record:${recordId}`,
    role: ROLES.find(([pattern]) => pattern.test(held.link))?.[1] ?? 'officer',
    ...present<Pick<RolePart, 'title' | 'nationality' | 'from' | 'to'>>({
      title: onOneLine(held.link),
      nationality,
      from: dateSpec(held.from, dayOf),
      // why: the papers say nothing of later, and a role in them is none of today
      to: dateSpec(held.to, dayOf) ?? until,
    }),
  }
}

const dayOf = (text: string): string | undefined => namedMonthDate(text) ?? isoDate(text)

/** `The Panama Papers data is current through 2015`. */
function endOfPapers(text: string): DateSpec | undefined {
  const year = /\b(?:19|20)\d\d\b(?!.*\b(?:19|20)\d\d\b)/.exec(text)?.[0]
  return year === undefined ? undefined : { value: year, raw: onOneLine(text) }
}

const COUNTRY_OF: ReadonlyMap<string, string> = new Map(countries.map(({ alpha3, code }) => [alpha3, code]))

/** `VGB;PAN`; the database has codes of its own for places that ISO 3166 does not have. */
const countriesOf = (codes: string): readonly string[] =>
  codes.split(';').flatMap((code) => COUNTRY_OF.get(code.trim().toUpperCase()) ?? [])
