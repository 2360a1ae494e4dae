// A party to be screened, as queries: one for each way to read its name.
import type { EntityType, Identifier } from '../../names/parse/record.ts'
import type { Party } from './listed-party.ts'
import { comparedIdentifiers } from './register-number.ts'

export const PARTY_TYPES = ['person', 'company', 'vessel', 'aircraft'] as const
export type PartyType = (typeof PARTY_TYPES)[number]

export interface AskedParty {
  readonly names: readonly string[]
  readonly type?: PartyType
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly birthDate?: string
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  readonly lei?: string
  readonly registrationNumber?: string
  /** ISO 3166-1 alpha-2 of the register that gave the number. */
  readonly registerCountry?: string
}

const TYPES: Readonly<Record<PartyType, EntityType>> = {
  person: 'person',
  company: 'organisation',
  vessel: 'vessel',
  aircraft: 'unknown',
}
/** A party of unknown type may be a person, whose name is read differently from any other name. */
const EITHER: readonly EntityType[] = ['person', 'unknown']

export const readingsOf = (type: PartyType | undefined): readonly EntityType[] =>
  type === undefined ? EITHER : [TYPES[type]]

/** The queries of a party: one for each way to read its names, each with all of them. */
export function queriesFor(asked: AskedParty): readonly Party[] {
  const { names, birthDate, country } = asked
  return readingsOf(asked.type).map((type) => ({
    type,
    names: names.map((text) => ({ text, kind: 'primary' })),
    birthDates: birthDate === undefined ? [] : [birthDate],
    countries: country === undefined ? [] : [country.toLowerCase()],
    identifiers: identifiersOf(asked),
  }))
}

function identifiersOf({
  lei,
  registrationNumber: value,
  registerCountry,
}: AskedParty): readonly Identifier[] {
  return [
    ...(lei === undefined ? [] : [{ kind: 'lei', value: lei.trim().toUpperCase() }]),
    ...(value === undefined
      ? []
      : comparedIdentifiers({
          scheme: 'registration',
          value,
          ...(registerCountry !== undefined && { country: registerCountry }),
        })),
  ]
}
