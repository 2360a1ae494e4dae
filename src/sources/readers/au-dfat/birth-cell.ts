// The birth dates in a cell of the Australian list, which is typed by hand: one date, many, ranges, and remarks between them.
import type { DateSpec } from '../../model/record.ts'
import { dayMonthYear, isoDate, namedMonthDate } from '../../files/dates.ts'
import { onOneLine } from '../../files/record-parts.ts'
import { serialDay } from '../../files/xlsx-rows.ts'

const YEAR = '(?:18|19|20)\\d\\d'
const MONTH = '[A-Z][a-z]{2,8}'
/** In the order in which they are tried at one place of the text: the most precise first. */
const DATES = new RegExp(
  [
    `(?<from>${YEAR})\\s*(?:-|–|to|and)\\s*(?<to>${YEAR})(?!\\d|-)`,
    `(?<iso>${YEAR}-\\d\\d-\\d\\d)`,
    `(?<numbers>\\d{1,2}\\s*[/.-]\\s*\\d{1,2}\\s*[/.-]\\s*${YEAR})`,
    `(?<dayFirst>\\d{1,2}[.\\s-]*${MONTH}[.,\\s-]*${YEAR})`,
    `(?<monthFirst>${MONTH}\\.?\\s+\\d{1,2},\\s*${YEAR})`,
    `(?<month>${MONTH}[.,\\s-]*${YEAR})`,
    `(?<year>\\b${YEAR}\\b)`,
  ].join('|'),
  'g',
)
const CIRCA = /(?:approx[a-z]*\.?|circa|about|around|c\.)\s*$/i

/** The dates of the cell, each as far as it is said; the text alone when it holds none. */
export function birthCell(cell: string): readonly DateSpec[] {
  const text = onOneLine(cell)
  if (text === '' || /^n\/?a$/i.test(text)) return []
  const day = serialDay(text)
  if (day !== undefined) return [{ value: day, raw: day }]
  const found = [...text.matchAll(DATES)].map((match): DateSpec => {
    const circa = CIRCA.test(text.slice(0, match.index)) ? { circa: true } : {}
    const { from, to, ...written } = match.groups ?? {}
    const raw = match[0]
    if (from !== undefined && to !== undefined) return { from, to, ...circa, raw }
    const value = dateOf(written)
    return value === undefined ? { raw } : { value, ...circa, raw }
  })
  return found.length === 0 ? [{ raw: text }] : found
}

function dateOf(written: Readonly<Record<string, string | undefined>>): string | undefined {
  const { iso, numbers, dayFirst, monthFirst, month, year } = written
  if (iso !== undefined) return isoDate(iso)
  if (numbers !== undefined) return dayMonthYear(numbers.replace(/\s/g, ''))
  const [, name = '', day = '', of = ''] = /^(\w+)\.?\s+(\d+),\s*(\d+)$/.exec(monthFirst ?? '') ?? []
  const named = (dayFirst ?? month ?? (monthFirst === undefined ? undefined : `${day} ${name} ${of}`))
    ?.replace(/[.,\s-]+/g, ' ')
    .replace(/^(\d+)(?=[A-Z])/, '$1 ')
  return named === undefined ? year : namedMonthDate(named)
}
