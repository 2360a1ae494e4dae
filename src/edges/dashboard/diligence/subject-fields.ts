// Lists the fields of a run's subject in readable form, and the differences between two runs.
import type { RunSubject } from '../../../contract/vocabulary/subject.ts'
import { identifierSaid } from '../../../reports/words/identifier.ts'
import { capital } from '../words/naming.ts'

/** In the order of the form. */
const NAMES: Readonly<Record<keyof RunSubject, string>> = {
  name: 'Name',
  type: 'Kind',
  aliases: 'Other names',
  fatherName: "Father's name",
  country: 'Country',
  birthDate: 'Birth date',
  lei: 'LEI',
  jurisdiction: 'Register',
  registrationNumber: 'Registration number',
  domain: 'Domain',
  identifiers: 'Identifiers',
  addresses: 'Addresses',
}
const FIELDS = Object.keys(NAMES) as (keyof RunSubject)[]

export interface SubjectField {
  readonly name: string
  readonly values: readonly string[]
}

/** All fields except the name. */
export const fieldsBesideName = (subject: RunSubject): readonly SubjectField[] =>
  FIELDS.filter((field) => field !== 'name')
    .map((field) => ({ name: NAMES[field], values: valuesOf(subject, field) }))
    .filter(({ values }) => values.length > 0)

export interface AskedOtherwise {
  readonly name: string
  /** Empty if it was not given. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export const askedOtherwise = (before: RunSubject, after: RunSubject): readonly AskedOtherwise[] =>
  FIELDS.map((field) => ({
    name: NAMES[field],
    before: valuesOf(before, field),
    after: valuesOf(after, field),
  })).filter((field) => inAnyOrder(field.before) !== inAnyOrder(field.after))

const inAnyOrder = (values: readonly string[]): string => JSON.stringify(values.toSorted())

/** The values of one side as a phrase. */
export const givenText = (values: readonly string[]): string =>
  values.length === 0 ? 'not given' : values.join('; ')

function valuesOf(subject: RunSubject, field: keyof RunSubject): readonly string[] {
  const value = subject[field]
  if (value === undefined) return []
  if (typeof value !== 'string')
    return value.map((one) => (typeof one === 'string' ? one : identifierSaid(one)))
  if (field === 'type') return [capital(value)]
  return [field === 'country' || field === 'jurisdiction' ? withCountry(value) : value]
}

const countries = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

/** `US-DE` -> `US-DE (United States)`; a code that is not a country stays unchanged. */
function withCountry(code: string): string {
  const country = /^[A-Z]{2}(?=-|$)/.exec(code)?.[0]
  const name = country && countries.of(country)
  return name ? `${code} (${name})` : code
}
