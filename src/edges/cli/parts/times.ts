// Times as an operator types them.
import { DAY_MS, dayStart, isCalendarDay } from '../../../base/day.ts'

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: DAY_MS }

/** Milliseconds of "30s", "15m", "24h", "7d" or "0"; undefined for anything else. */
export function duration(text: string): number | undefined {
  if (text === '0') return 0
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  return amount === undefined || unit === undefined ? undefined : Number(amount) * (UNIT_MS[unit] ?? 0)
}

/** ISO instant of a day (its end, UTC), of an instant with a zone, or of a duration from `now` (ms since 1970). */
export function instant(text: string, now: number): string | undefined {
  if (isCalendarDay(text)) return new Date(dayStart(text) + DAY_MS).toISOString()
  const fromNow = duration(text)
  if (fromNow !== undefined) return new Date(now + fromNow).toISOString()
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** The first day that the dates of evidence may have. */
const FIRST_DAY = '2000-01-01'

/** Why a text is no day on which evidence can be judged, and what to give instead; undefined for such a day. */
export function pastDayFault(text: string, now: number): string | undefined {
  const today = new Date(now).toISOString().slice(0, 10)
  if (!isCalendarDay(text)) return 'Give a day of the calendar as YYYY-MM-DD, such as 2016-04-01.'
  if (dayStart(text) > dayStart(today)) return `The day is in the future. Give ${today} or an earlier day.`
  if (dayStart(text) < dayStart(FIRST_DAY))
    return `Dates of evidence begin on ${FIRST_DAY}. Give that day or a later one.`
  return undefined
}
