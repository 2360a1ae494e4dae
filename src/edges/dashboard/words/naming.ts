// Words for identifiers of the contract, and readable figures. Terms with special names have them in src/reports/words.
import { identifierName } from '../../../reports/words/identifier.ts'

export { prose } from '../../../reports/words/evidence.ts'
export { percent, signed } from '../../../reports/words/figures.ts'
export { capital } from '../../../reports/words/identifier.ts'
export const wordsOfName = identifierName

/** The first words of a text, for a heading or a row. */
export function opening(text: string, most = 90): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const space = line.lastIndexOf(' ', most)
  // why not always at a space: many languages write none
  const first = space > most / 2 ? line.slice(0, space) : [...line].slice(0, most - 1).join('')
  return `${first.replace(/[\s,;:.-]+$/, '')}…`
}

/** A count with separators: `12,400`. */
export const figureText = (count: number): string => count.toLocaleString('en-GB')

export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${figureText(n)} ${n === 1 ? one : many}`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const calendarDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The day of an instant in the reader's time zone. A calendar day is the same everywhere, and a month or year stays
 * one.
 */
export function dayText(text: string): string {
  if (DAY.test(text)) return calendarDay.format(new Date(text))
  return text.length < 10 ? text : day.format(new Date(text))
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` -> `November 2026`. */
export const monthText = (yearAndMonth: string): string => month.format(new Date(`${yearAndMonth}-01`))

/** An instant in the reader's time zone. */
export const minuteText = (instant: string): string => minute.format(new Date(instant))

/** Some publishers name records by hashes, which no one reads whole. */
const LONG_ID = 36

export const shortId = (id: string): string =>
  id.length <= LONG_ID ? id : `${id.slice(0, 12)}…${id.slice(-6)}`

/** A sentence with its long hashes cut. */
export const withShortIds = (text: string): string =>
  text.replaceAll(/\b[0-9a-f]{37,}(?:-[0-9a-f]{37,})*\b/g, shortId)
