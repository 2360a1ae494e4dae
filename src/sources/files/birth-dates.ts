// Birth dates of the lists in one form: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, never more precise than published.
import type { DateSpec } from '../model/record.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const CIRCA = /^(?:circa|approximately|about|c\.)\s+/i
const WRITTEN = /^(?:(?:(\d{1,2}) )?([a-z]{3})[a-z]* )?(\d{4})$/
const ISO = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/

/** A birth date as a list writes it: one date or a range of dates; only `raw` when the text is not a date. */
export function birthSpec(written: string): DateSpec {
  const raw = written.trim()
  const plain = raw.toLowerCase().replace(CIRCA, '').trim()
  const circa = CIRCA.test(raw) ? { circa: true } : {}
  const value = oneDate(plain)
  if (value !== undefined) return { value, ...circa, raw }
  const [first = '', last = '', more] = plain.split(/\s+to\s+|(?<=^\d{4})\s*-\s*(?=\d{4}$)/)
  const [from, to] = [oneDate(first), oneDate(last)]
  return from === undefined || to === undefined || more !== undefined ? { raw } : { from, to, ...circa, raw }
}

function oneDate(text: string): string | undefined {
  if (ISO.test(text)) return text
  const [, day, name, year] = WRITTEN.exec(text) ?? []
  if (year === undefined) return undefined
  if (name === undefined) return year
  const month = MONTHS.indexOf(name) + 1
  if (month === 0) return undefined
  const days = day === undefined ? '' : `-${day.padStart(2, '0')}`
  return `${year}-${String(month).padStart(2, '0')}${days}`
}
