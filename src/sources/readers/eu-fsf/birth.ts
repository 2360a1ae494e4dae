// Reads a birth date of the EU list: a day, its parts, or a range of years, in one of several calendars.
import type { DateSpec } from '../../model/record.ts'
import { isoDate } from '../../files/dates.ts'
import { present } from '../../files/record-parts.ts'
import { attributeOf, type XmlElement } from '../../files/xml-records.ts'

/** What is known of the date; undefined if the element gives only a place. */
export function birthOf(element: XmlElement): DateSpec | undefined {
  const [whole = '', year = '', month = '', day = '', from = '', to = ''] = [
    'birthdate',
    'year',
    'monthOfYear',
    'dayOfMonth',
    'yearRangeFrom',
    'yearRangeTo',
  ].map((name) => attributeOf(element, name))
  // A day without a month is dropped.
  const parts = [year, month, month === '' ? '' : day].filter((part) => part !== '')
  const range = from === '' && to === '' ? '' : `${from}-${to}`
  const written = whole || parts.map((part) => part.padStart(2, '0')).join('-') || range
  if (written === '') return undefined
  const calendar = attributeOf(element, 'calendarType')
  // Years of another calendar would pass for Gregorian years.
  if (!/^(?:gregorian)?$/i.test(calendar)) return { raw: `${written} (${calendar})` }

  const value = isoDate(written)
  const [first, last] = value === undefined ? [isoDate(from), isoDate(to)] : []
  const circa = attributeOf(element, 'circa') === 'true' ? true : undefined
  return present<DateSpec>({ value, from: first, to: last, circa, raw: written })
}
