// Compares dates of sources with the date of their snapshot as texts: without clock, calendar or invented precision.
import type { DateSpec, RecordDate } from '../../sources/model/record.ts'

const START = '-01-01'
// why: texts are only compared, so a 31st of February is harmless
const END = '-12-31'

/** The first day a date may mean; an instant is its day. */
export function earliestDay(date: RecordDate): string {
  return date.length >= 10 ? date.slice(0, 10) : date + START.slice(date.length - 4)
}

/** The last day a date may mean; `2026-02` ends on a 31st, which is valid only for comparison. */
export function latestDay(date: RecordDate): string {
  return date.length >= 10 ? date.slice(0, 10) : date + END.slice(date.length - 4)
}

/** The same day a number of years earlier. */
function yearsEarlier(day: string, years: number): string {
  return String(Number(day.slice(0, 4)) - years).padStart(4, '0') + day.slice(4)
}

/**
 * Whether the date may be within this number of years before `today`, inclusive. A missing date may be: a date not
 * known to be old does not count as old.
 */
export function isWithinYears(date: RecordDate | undefined, today: string, years: number): boolean {
  return date === undefined || latestDay(date) >= yearsEarlier(earliestDay(today), years)
}

/** Whole years from a date to `today`, the fewest that the date allows; negative for a future date. */
export function fullYearsBetween(date: RecordDate, today: string): number {
  const [from, to] = [latestDay(date), earliestDay(today)]
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(4) < from.slice(4) ? 1 : 0)
}

/** Whether the date is certainly past on `today`. */
export function isPast(date: RecordDate, today: string): boolean {
  return latestDay(date) < earliestDay(today)
}

/** The date in a register, else the end or the start of its period. */
export const dateOf = (spec: DateSpec | undefined): RecordDate | undefined =>
  spec?.value ?? spec?.to ?? spec?.from
