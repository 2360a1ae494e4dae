// The facts of a party beside its names, as two parties are compared: the subject, a role holder, or a party on record.
import { writtenNumber, numbersOfParty, type PartyNumber } from '../../sources/model/party-numbers.ts'
import type { Address, DateSpec, PartyPart, RolePart } from '../../sources/model/record.ts'
import type { AskedSubject } from './asked-subject.ts'

export interface IdentityFacts {
  readonly kind: PartyPart['partyKind']
  readonly births: readonly DateSpec[]
  readonly birthPlaces: readonly string[]
  /** ISO 3166-1 alpha-2, upper case. */
  readonly nationalities: readonly string[]
  /** Every country that is connected with the party, nationalities included. */
  readonly countries: readonly string[]
  readonly numbers: readonly PartyNumber[]
  readonly addresses: readonly string[]
  readonly fatherNames: readonly string[]
  readonly genders: readonly string[]
  readonly founded: readonly DateSpec[]
  readonly legalForms: readonly string[]
}

const NOTHING: IdentityFacts = {
  kind: 'unknown',
  births: [],
  birthPlaces: [],
  nationalities: [],
  countries: [],
  numbers: [],
  addresses: [],
  fatherNames: [],
  genders: [],
  founded: [],
  legalForms: [],
}

const KINDS = {
  company: 'organization',
  person: 'person',
  vessel: 'vessel',
  aircraft: 'aircraft',
} as const

export function factsOfSubject(subject: AskedSubject): IdentityFacts {
  const { type, birthDate, country, jurisdiction, lei, registrationNumber, domain } = subject
  const { identifiers = [], addresses = [], fatherName } = subject
  const registeredIn = jurisdiction ?? country
  const numbers = [
    lei === undefined ? undefined : writtenNumber('lei', lei),
    registrationNumber === undefined
      ? undefined
      : writtenNumber('registration', registrationNumber, registeredIn),
    domain === undefined ? undefined : writtenNumber('domain', domain),
    ...identifiers.map((one) => writtenNumber(one.scheme, one.value, one.country)),
  ]
  return {
    ...NOTHING,
    kind: type === undefined ? 'unknown' : KINDS[type],
    births: birthDate === undefined ? [] : [{ value: birthDate, raw: birthDate }],
    nationalities: type === 'person' && country !== undefined ? [country] : [],
    countries: country === undefined ? [] : [country],
    numbers: numbers.filter((number) => number !== undefined),
    addresses,
    fatherNames: fatherName === undefined ? [] : [fatherName],
  }
}

/** `parts` of one record that are about one party, or of several records about it. */
export function factsOfParty(part: PartyPart): IdentityFacts {
  const { nationalities = [], addresses = [], notes = '' } = part
  const isPerson = part.partyKind === 'person'
  return {
    kind: part.partyKind,
    births: part.births ?? [],
    birthPlaces: part.birthPlaces ?? [],
    nationalities: isPerson ? nationalities : [],
    countries: unique([
      ...(part.countries ?? []),
      ...nationalities,
      ...addresses.flatMap(({ country }) => country ?? []),
    ]),
    numbers: numbersOfParty(part),
    addresses: addresses.map(addressText).filter((text) => text !== ''),
    fatherNames: [...notes.matchAll(FATHER)].map(([, name = '']) => name.trim()),
    genders: part.gender === undefined ? [] : [part.gender.toLowerCase()],
    founded: part.incorporated === undefined ? [] : [part.incorporated],
    legalForms: part.legalForm === undefined ? [] : [part.legalForm],
  }
}

const FATHER = /\bfather(?:'s|’s)? (?:name )?(?:is )?[:]?\s*([\p{L}][\p{L}\p{M}'’ -]+)/giu

/** A role holder as its register describes it. `nationalities` are ISO codes. */
export const factsOfRole = (
  { birth, personKind }: RolePart,
  nationalities: readonly string[],
  holder: PartyPart | undefined,
): IdentityFacts => {
  const known = holder === undefined ? NOTHING : factsOfParty(holder)
  const codes = unique([...known.nationalities, ...nationalities])
  return {
    ...known,
    kind: personKind ?? (known.kind === 'unknown' ? 'person' : known.kind),
    births: birth === undefined ? known.births : [birth],
    nationalities: codes,
    countries: unique([...known.countries, ...codes]),
  }
}

/** What several records say of one party, or a caller and a register. */
export function mergedFacts([first = NOTHING, ...others]: readonly IdentityFacts[]): IdentityFacts {
  return others.reduce(
    (all, next) => ({
      kind: all.kind === 'unknown' ? next.kind : all.kind,
      births: unique([...all.births, ...next.births], JSON.stringify),
      birthPlaces: unique([...all.birthPlaces, ...next.birthPlaces]),
      nationalities: unique([...all.nationalities, ...next.nationalities]),
      countries: unique([...all.countries, ...next.countries]),
      numbers: unique(
        [...all.numbers, ...next.numbers],
        ({ scheme, country = '', value }) => `${scheme} ${country} ${value}`,
      ),
      addresses: unique([...all.addresses, ...next.addresses]),
      fatherNames: unique([...all.fatherNames, ...next.fatherNames]),
      genders: unique([...all.genders, ...next.genders]),
      founded: unique([...all.founded, ...next.founded], JSON.stringify),
      legalForms: unique([...all.legalForms, ...next.legalForms]),
    }),
    first,
  )
}

function unique<T>(items: readonly T[], keyOf: (item: T) => string = String): readonly T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

const addressText = ({
  full,
  lines = [],
  city = '',
  region = '',
  postalCode = '',
  country = '',
}: Address): string =>
  full ?? [...lines, city, region, postalCode, country].filter((part) => part !== '').join(', ')
