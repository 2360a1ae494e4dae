// The remarks of an OFAC record: facts in a row, `; ` between them, each beginning with a word that says what it is.
import { birthDates } from '../birth-dates.ts'
import { countryOfPlace } from '../country-codes.ts'
import { labelledIdentifier } from '../identifier.ts'
import type { Identifier, ListedName } from '../source.ts'

export interface Remarks {
  readonly names: readonly ListedName[]
  readonly birthDates: readonly string[]
  readonly countries: readonly (string | undefined)[]
  readonly identifiers: readonly Identifier[]
}

/** An a.k.a. of the remarks is what OFAC calls a weak alias; the strong ones stand in the file of aliases. */
const QUOTED_NAME = /^([afn])\.k\.a\. '(.+)'/
const KIND = { a: 'weak', f: 'former', n: 'alias' } as const
const PLACE = /^(?:nationality|citizen|POB|Nationality of Registration) (.+)$/

export function readRemarks(text: string): Remarks {
  const facts = text
    .replace(/\.\s*$/, '')
    .split(/;\s+/)
    .map((fact) => fact.trim().replace(/^alt\. /, ''))
  return {
    names: facts.flatMap((fact) => {
      const [, letter, name] = QUOTED_NAME.exec(fact) ?? []
      return name === undefined ? [] : [{ text: name, kind: KIND[letter as 'a' | 'f' | 'n'] }]
    }),
    birthDates: facts.flatMap((fact) => (fact.startsWith('DOB ') ? birthDates(fact.slice(4)) : [])),
    countries: facts.map((fact) => countryOfPlace(PLACE.exec(fact)?.[1] ?? '')),
    identifiers: facts.flatMap((fact) => labelledIdentifier(fact) ?? []),
  }
}
