// Converts the dates of sources to one form, one function per dialect. A missing part is left out, never invented.
import type { DateSpec, RecordDate } from '../model/record.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The date, if it can be one. 00, letters or blanks for day or month mean that it is unknown. */
function dateOf(year: string, month: string, day: string): RecordDate | undefined {
  if (!/^(?:1[5-9]|2[01])\d\d$/.test(year)) return undefined
  const inYear = Number(month)
  if (!(inYear >= 1 && inYear <= 12)) return year
  const upToMonth = `${year}-${month.padStart(2, '0')}`
  const inMonth = Number(day)
  const days = new Date(Date.UTC(Number(year), inYear, 0)).getUTCDate()
  return inMonth >= 1 && inMonth <= days ? `${upToMonth}-${day.padStart(2, '0')}` : upToMonth
}

/** `2026-06-30`, also with a time after it, `2026-06` and `2026`. */
export function isoDate(text: string): RecordDate | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ].*)?)?)?$/.exec(text.trim()) ?? []
  return dateOf(year, month, day)
}

/** `30-JUN-2026`, `04 Jan 1962`, `Jan 1962`, `1962`. */
export function namedMonthDate(text: string): RecordDate | undefined {
  const [, day = '', name = '', year = ''] =
    /^(?:(?:(\d{1,2})[- ])?([a-z]{3})[a-z]*[- ,]+)?(\d{4})$/i.exec(text.trim()) ?? []
  const month = MONTHS.indexOf(name.toLowerCase()) + 1
  return name !== '' && month === 0 ? undefined : dateOf(year, String(month), day)
}

/** `DD/MM/YYYY`, also `00/00/1975` and `dd/mm/1945`. */
export function dayMonthYear(text: string): RecordDate | undefined {
  const [, day = '', month = '', year = ''] = /^(\w{1,2})[/.-](\w{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  return dateOf(year, month, day)
}

/** `MM/DD/YYYY`. */
export function monthDayYear(text: string): RecordDate | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? []
  return dateOf(year, month, day)
}

/** The date with the text of the source; undefined if the source has no text. */
export function dateSpec(raw: string, read: (text: string) => RecordDate | undefined): DateSpec | undefined {
  const text = raw.trim()
  if (text === '') return undefined
  const value = read(text)
  return value === undefined ? { raw: text } : { value, raw: text }
}
