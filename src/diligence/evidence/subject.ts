// Checks of a subject beyond its schema, which checks each field alone: the countries must exist, the birth must be past.
import { writtenNumber } from '../../sources/model/party-numbers.ts'
import type { AskedIdentifier, UnnamedSubject } from '../rules/asked-subject.ts'
import { CODES_BESIDE_ISO, isCountryCode } from '../../reference/countries.ts'

export interface SubjectIssue {
  /** Dotted, such as `subject.country`. */
  readonly path: string
  /** What is wrong, and what to send instead. */
  readonly message: string
}

/**
 * In the order of the fields; empty for a subject that can be looked up. `now` is in milliseconds since 1970: no birth date
 * is after its day in UTC. Codes are in upper case, as the schema leaves them.
 */
export function subjectIssues(
  { jurisdiction, country, birthDate, identifiers = [] }: UnnamedSubject,
  now: number,
): readonly SubjectIssue[] {
  return [
    ...issue('jurisdiction', countryProblem(jurisdiction, 'DE or US-DE')),
    ...issue('country', countryProblem(country, 'DE')),
    ...issue('birthDate', birthProblem(birthDate, now)),
    ...identifiers.flatMap((one, at) => [
      ...issue(`identifiers[${at}].country`, countryProblem(one.country, 'DE')),
      ...issue(`identifiers[${at}].value`, valueProblem(one)),
    ]),
  ]
}

const issue = (field: string, message: string | undefined): readonly SubjectIssue[] =>
  message === undefined ? [] : [{ path: `subject.${field}`, message }]

/** A register may belong to a part of a country: `US-DE`. */
function countryProblem(code: string | undefined, example: string): string | undefined {
  const [country] = code?.split('-', 1) ?? []
  if (country === undefined || isCountryCode(country)) return undefined
  return `is no country of ISO 3166-1; send its two-letter code, such as ${CODES_BESIDE_ISO.get(country) ?? example}`
}

/** A number that says nothing would look as if it had been searched for. */
function valueProblem({ scheme, value, country }: AskedIdentifier): string | undefined {
  if (writtenNumber(scheme, value, country) !== undefined) return undefined
  return scheme === 'domain'
    ? 'is no domain of its own: send the domain of the subject, such as acme-robotics.com'
    : 'says nothing: it is too short, or one character repeated; send the whole number'
}

function birthProblem(date: string | undefined, now: number): string | undefined {
  const today = new Date(now).toISOString()
  return date !== undefined && date > today.slice(0, date.length)
    ? 'lies in the future; send the day of birth'
    : undefined
}
