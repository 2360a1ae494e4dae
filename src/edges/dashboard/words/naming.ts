// Words for what the contract writes as identifiers, and figures as people read them. What has a name of its own has it in
// core/report/words.
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

export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const calendarDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The day of an instant where the reader is. A day of the calendar is the same everywhere, and a month or year stays one. */
export function dayText(text: string): string {
  if (DAY.test(text)) return calendarDay.format(new Date(text))
  return text.length < 10 ? text : day.format(new Date(text))
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` -> `November 2026`. */
export const monthText = (yearAndMonth: string): string => month.format(new Date(`${yearAndMonth}-01`))

/** An instant where the reader is. */
export const minuteText = (instant: string): string => minute.format(new Date(instant))
