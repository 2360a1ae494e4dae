// A disqualified person as a record: the person, and a listing for each disqualification.
import { nationalityOf, countryCode } from '../../../reference/countries.ts'
import type {
  Address,
  DateSpec,
  ListingPart,
  PartyName,
  PartyPart,
  SourceRecord,
} from '../../model/record.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { isoDate } from '../../files/dates.ts'
import { joined, onOneLine, partyOf, present } from '../../files/record-parts.ts'
import type { DisqualificationLine, PermissionLine, PersonLine } from './lines.ts'
import { gbChDisqualifiedManifest } from './manifest.ts'

export interface DisqualifiedEntry {
  readonly person: PersonLine
  readonly disqualifications: readonly DisqualificationLine[]
  readonly permissions: readonly PermissionLine[]
}

/** The record of a person; undefined without a name. */
export function disqualifiedRecord(file: string, entry: DisqualifiedEntry): SourceRecord | undefined {
  const { number } = entry.person
  const party = partyOfEntry(entry)
  return (
    party && {
      recordId: number,
      url: gbChDisqualifiedManifest.citationTemplate.replace(
        '{recordId}',
        encodeURIComponent(party.names[0]?.full ?? ''),
      ),
      locator: `${file} person=${number}`,
      parts: [party, ...[...casesOf(entry.disqualifications).values()].map(listingOf)],
    }
  )
}

function partyOfEntry({ person, permissions }: DisqualifiedEntry): PartyPart | undefined {
  const [
    title = '',
    forenames = '',
    surname = '',
    honours = '',
    ,
    ,
    town = '',
    county = '',
    country = '',
    nationality = '',
  ] = person.fields
  const nationalities = recordCountries(nationality.split(/\s*[,/]\s*/).map(countryOfCitizen))
  const code = countryCode(country)
  return partyOf({
    // A firm can be disqualified, too: it has neither forenames nor a day of birth.
    partyKind: forenames === '' && person.birth === '' ? 'unknown' : 'person',
    names: namesOf(forenames, surname),
    births: person.birth === '' ? [] : [specOf(person.birth)],
    nationalities,
    countries: recordCountries([...nationalities, code]),
    // The lines of the address are where the person lives, and are not read.
    addresses: [
      present<Address>({ city: town, region: county, postalCode: person.postalCode, country: code }),
    ],
    titles: [title, honours],
    notes: permissions
      .map(({ from, until, company }) => `May act for ${company} from ${dayOf(from)} to ${dayOf(until)}`)
      .join('; '),
  })
}

function countryOfCitizen(text: string): string | undefined {
  const [code, another] = nationalityOf(text)
  return countryCode(text) ?? (another === undefined ? code : undefined)
}

const KNOWN_AS = /\s*\(?\b(?:a\.?k\.?a\.?|also known as|formerly(?: known as)?|née|nee)\b[:.\s]*/i

/** `PITT (AKA PITTS)` is two surnames. */
function namesOf(forenames: string, written: string): readonly PartyName[] {
  const [surname = '', ...others] = written
    .split(KNOWN_AS)
    .flatMap((part) => part.split(/\s+or\s+/i))
    .map((part) => onOneLine(part.replace(/[()]/g, '')))
    .filter((part) => part !== '')
  return [
    {
      full: joined([forenames, surname], ' '),
      kind: 'primary',
      quality: 'strong',
      ...(forenames !== '' && { first: forenames, last: surname }),
    },
    ...others.map((other): PartyName => ({
      full: other.includes(' ') ? other : joined([forenames, other], ' '),
      kind: 'alias',
      quality: 'unknown',
    })),
  ]
}

/** A disqualification has a line for each company. */
function casesOf(
  lines: readonly DisqualificationLine[],
): ReadonlyMap<string, readonly DisqualificationLine[]> {
  return Map.groupBy(lines, ({ from, until, law, kind, decided, caseNumber, court }) =>
    [from, until, law, kind, decided, caseNumber, court].join('|'),
  )
}

function listingOf(lines: readonly DisqualificationLine[]): ListingPart {
  const [first] = lines as readonly [DisqualificationLine]
  const companies = [...new Set(lines.map(({ company }) => company))].filter((company) => company !== '')
  const kind = first.kind.toLowerCase()
  return {
    kind: 'listing',
    party: 'self',
    listKind: 'disqualification',
    authority: first.court || gbChDisqualifiedManifest.publisher,
    programs: first.law === '' ? [] : [first.law],
    ...present<Pick<ListingPart, 'measures' | 'reason' | 'listed' | 'starts' | 'ends'>>({
      measures: [kind === '' ? 'Director disqualification' : `Director disqualification (${kind})`],
      reason: joined([
        first.caseNumber === '' ? '' : `Case ${first.caseNumber}`,
        companies.length === 0 ? '' : `conduct in ${companies.join(', ')}`,
      ]),
      listed: specIfAny(first.decided),
      starts: specIfAny(first.from),
      ends: specIfAny(first.until),
    }),
    status: 'active',
  }
}

/** `CCYYMMDD` with signs between. */
const dayOf = (day: string): string => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

function specOf(day: string): DateSpec {
  const value = isoDate(dayOf(day))
  return value === undefined ? { raw: day } : { value, raw: day }
}

const specIfAny = (day: string): DateSpec | undefined => (day === '' ? undefined : specOf(day))
