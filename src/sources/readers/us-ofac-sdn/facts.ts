// Facts about a party under the labels of OFAC, which its CSV remarks and its ENHANCED features name differently.
import type { DateSpec, PartyPart } from '../../model/record.ts'
import { birthSpec } from '../../files/birth-dates.ts'
import { countryOfPlace, recordCountries } from '../../files/country-codes.ts'
import { dateSpec, namedMonthDate } from '../../files/dates.ts'

/** A label is as the file writes it; what it means is told by `LABELS`. */
export interface OfacFact {
  readonly label: string
  readonly value: string
  /** The file itself says that the value is not exact. */
  readonly circa?: boolean
}

type Meaning =
  | 'birth'
  | 'birth-place'
  | 'nationality'
  | 'country'
  | 'gender'
  | 'website'
  | 'founded'
  | 'industry'

const LABELS: ReadonlyMap<string, Meaning> = new Map([
  ['DOB', 'birth'],
  ['Birthdate', 'birth'],
  ['POB', 'birth-place'],
  ['Place of Birth', 'birth-place'],
  ['nationality', 'nationality'],
  ['Nationality Country', 'nationality'],
  ['citizen', 'nationality'],
  ['Citizenship Country', 'nationality'],
  ['Nationality of Registration', 'country'],
  ['Vessel Flag', 'country'],
  ['Gender', 'gender'],
  ['Website', 'website'],
  ['Organization Established Date', 'founded'],
  ['Organization Type:', 'industry'],
])
const PLACES: ReadonlySet<Meaning | undefined> = new Set(['birth-place', 'nationality', 'country'])

/** Labels that a remark may begin with, the longest first. */
export const factLabels: readonly string[] = [...LABELS.keys()].sort((a, b) => b.length - a.length)

/** Whether a field of the party takes the fact; a fact without one belongs in the notes. */
export function isPartyFact({ label }: OfacFact): boolean {
  return LABELS.has(label)
}

export type PartyFacts = Pick<
  PartyPart,
  'nationalities' | 'birthPlaces' | 'births' | 'websites' | 'industries'
> & {
  readonly gender: string | undefined
  readonly incorporated: DateSpec | undefined
  /** Codes in the order of the facts, undefined for a place in no known country. */
  readonly countries: readonly (string | undefined)[]
}

/** What the facts say of the party, in their order. */
export function partyFacts(facts: readonly OfacFact[]): PartyFacts {
  const of = (meaning: Meaning): readonly OfacFact[] =>
    facts.filter(({ label }) => LABELS.get(label) === meaning)
  const valuesOf = (meaning: Meaning): readonly string[] => of(meaning).map(({ value }) => value)
  const [gender] = valuesOf('gender')
  const [founded = ''] = valuesOf('founded')
  return {
    births: of('birth').map(({ value, circa }) => ({
      ...birthSpec(value),
      ...(circa === true && { circa }),
    })),
    birthPlaces: valuesOf('birth-place'),
    nationalities: recordCountries(valuesOf('nationality').map(countryOfPlace)),
    countries: facts.flatMap(({ label, value }) =>
      PLACES.has(LABELS.get(label)) ? [countryOfPlace(value)] : [],
    ),
    gender,
    websites: valuesOf('website'),
    incorporated: dateSpec(founded, namedMonthDate),
    industries: valuesOf('industry'),
  }
}
