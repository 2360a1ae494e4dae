// What a subject must be beyond its shape, so that nothing is looked up that could not be found.
import { isCalendarDay } from '../../core/base/day.ts'
import type { Subject } from '../../core/diligence/evidence.ts'
import { hostKey } from '../sources/keys.ts'
import { COUNTRIES } from './country-list.ts'
import { isLei } from './lei.ts'

export interface SubjectIssue {
  /** Dotted, such as `subject.aliases[2]`. */
  readonly path: string
  /** What is wrong, and what to send instead. */
  readonly message: string
}

export const MOST_NAME_CHARACTERS = 500
export const MOST_ALIASES = 20

/**
 * In the order of the fields; empty for a subject that can be looked up. `now` in milliseconds since 1970: nobody is born
 * after the day it lies in, UTC. Letter case of codes does not matter.
 */
export function subjectIssues(subject: Subject, now: number): readonly SubjectIssue[] {
  const { aliases = [] } = subject
  return [
    ...issue('name', nameProblem(subject.name)),
    ...issue('lei', leiProblem(subject.lei)),
    ...issue('registrationNumber', numberProblem(subject.registrationNumber)),
    ...issue('jurisdiction', countryProblem(subject.jurisdiction, true)),
    ...issue('country', countryProblem(subject.country, false)),
    ...issue('domain', domainProblem(subject.domain)),
    ...issue('birthDate', birthProblem(subject.birthDate, now)),
    ...issue(
      'aliases',
      aliases.length > MOST_ALIASES
        ? `holds ${aliases.length} names; send at most ${MOST_ALIASES}, the best known first`
        : undefined,
    ),
    ...aliases.slice(0, MOST_ALIASES).flatMap((alias, at) => issue(`aliases[${at}]`, nameProblem(alias))),
  ]
}

const issue = (field: string, message: string | undefined): readonly SubjectIssue[] =>
  message === undefined ? [] : [{ path: `subject.${field}`, message }]

function nameProblem(name: string): string | undefined {
  if (!name.isWellFormed()) return 'holds half a character; send the name as UTF-8 text'
  const { length } = [...name]
  if (length > MOST_NAME_CHARACTERS)
    return `has ${length} characters; send the name alone, at most ${MOST_NAME_CHARACTERS} characters`
  return /[\p{L}\p{N}]/u.test(name)
    ? undefined
    : 'has no letter or digit that could be compared; send the name as it is written in records'
}

function leiProblem(lei: string | undefined): string | undefined {
  if (lei === undefined) return undefined
  const written = lei.trim().toUpperCase()
  if (!/^[A-Z0-9]{18}\d{2}$/.test(written))
    return 'is no LEI, which has 18 letters or digits and 2 check digits; copy it from the register, or leave it out'
  return isLei(written)
    ? undefined
    : 'has check digits that do not fit (ISO 17442): a character is wrong; copy it from the register, or leave it out'
}

function numberProblem(number: string | undefined): string | undefined {
  return number === undefined || /[\p{L}\p{N}]/u.test(number)
    ? undefined
    : 'has no letter or digit; send the number as the register writes it, or leave it out'
}

/** A register may be that of a part of a country: `US-DE`. */
function countryProblem(code: string | undefined, withPart: boolean): string | undefined {
  if (code === undefined) return undefined
  const written = code.toUpperCase()
  const [country = ''] = written.split('-', 1)
  const isShaped = /^[A-Z]{2}$/.test(written) || (withPart && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(written))
  if (isShaped && COUNTRIES.has(country)) return undefined
  const instead = country === 'UK' ? 'GB' : withPart ? 'DE or US-DE' : 'DE'
  return `is no country of ISO 3166-1; send its two-letter code, such as ${instead}`
}

function domainProblem(domain: string | undefined): string | undefined {
  return domain === undefined || hostKey(domain) !== undefined
    ? undefined
    : 'is no host name; send the domain of the website, such as example.org'
}

function birthProblem(date: string | undefined, now: number): string | undefined {
  if (date === undefined) return undefined
  const isDate = /^\d{4}(?:-\d\d){0,2}$/.test(date) && isCalendarDay(`${date}-01-01`.slice(0, 10))
  if (!isDate) return 'is no date; send YYYY-MM-DD, or YYYY-MM or YYYY where no more is known'
  const today = new Date(now).toISOString()
  return date > today.slice(0, date.length) ? 'lies in the future; send the day of birth' : undefined
}
