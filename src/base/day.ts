// Calendar days in UTC as YYYY-MM-DD, without a clock and without a time zone.

export const DAY_MS = 86_400_000

/**
 * Milliseconds since 1970 at 00:00 UTC of the day at the start of an ISO date or instant; NaN when the text has none.
 */
export function dayStart(iso: string): number {
  return Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)
}

/** Whether the text is a real calendar date in the form YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? dayStart(text) : Number.NaN
  // why: Date.parse accepts 2026-02-30 and rolls it over to March
  return !Number.isNaN(start) && new Date(start).toISOString().slice(0, 10) === text
}

/** Whole days from one ISO date or instant to another, counted between UTC days; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.floor((dayStart(to) - dayStart(from)) / DAY_MS)
}
