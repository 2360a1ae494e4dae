// Dates of sources against the snapshot they stand in, by comparing texts: no clock, no calendar, no made-up precision.
import type { DateSpec, PartialDate } from '../../sources/model/record.ts'

const START = '-01-01'
// why: texts are only compared, so that a 31st of February does no harm
const END = '-12-31'

/** The first day a date may mean; an instant is its day. */
export function earliestDay(date: PartialDate): string {
  return date.length >= 10 ? date.slice(0, 10) : date + START.slice(date.length - 4)
}

/** The last day a date may mean; `2026-02` ends on a 31st that is only good for comparing. */
export function latestDay(date: PartialDate): string {
  return date.length >= 10 ? date.slice(0, 10) : date + END.slice(date.length - 4)
}

/** The day itself some years before. */
function yearsEarlier(day: string, years: number): string {
  return String(Number(day.slice(0, 4)) - years).padStart(4, '0') + day.slice(4)
}

/**
 * Whether the date may lie within so many years before `today`, that day included. A missing date may: what is not
 * known to be old is not treated as old.
 */
export function isWithinYears(date: PartialDate | undefined, today: string, years: number): boolean {
  return date === undefined || latestDay(date) >= yearsEarlier(earliestDay(today), years)
}

/** Whole years from a date to `today`, as few as the date allows; negative when it lies ahead. */
export function fullYearsBetween(date: PartialDate, today: string): number {
  const [from, to] = [latestDay(date), earliestDay(today)]
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(4) < from.slice(4) ? 1 : 0)
}

/** Whether the date is surely over on `today`. */
export function isPast(date: PartialDate, today: string): boolean {
  return latestDay(date) < earliestDay(today)
}

/** The date a register gives, else the end or the start of the span it gives. */
export const dateOf = (spec: DateSpec | undefined): PartialDate | undefined =>
  spec?.value ?? spec?.to ?? spec?.from
