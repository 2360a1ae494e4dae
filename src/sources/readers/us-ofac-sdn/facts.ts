// Maps facts under OFAC's labels to a party. Its CSV remarks and its ENHANCED features use different labels.
import type { DateSpec, PartyPart } from '../../model/record.ts'
import { birthSpec } from '../../files/birth-dates.ts'
import { countryOfPlace, recordCountries } from '../../files/country-codes.ts'
import { dateSpec, namedMonthDate } from '../../files/dates.ts'

/** The label is as the file writes it; `LABELS` gives its meaning. */
export interface OfacFact {
  readonly label: string
  readonly value: string
  /** The file marks the value as not exact. */
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

/** Whether a field of the party takes the fact; any other fact belongs in the notes. */
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

/** What the facts say about the party, in their order. */
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
