// Expands addresses that contain a date: the newest ones at which a file may already be published.
import type { SourceManifest } from '../model/source.ts'

/** How often a file appears under a new address. */
export type Rhythm = 'day' | 'month' | 'quarter'

/** Number of periods to look back: publishers are late, but not by more. */
const CANDIDATES = 6
const DATED = /\{(?:YYYY-MM-DD|YYYY|YYDDD|Q)\}/g
const HOURS_OF_MONTH = 28 * 24
const HOURS_OF_QUARTER = 90 * 24

/** A snapshot is stale after twice the publication interval. */
export function rhythmOf({ cadence }: Pick<SourceManifest, 'cadence'>): Rhythm {
  const due = cadence.staleAfterHours / 2
  return due >= HOURS_OF_QUARTER ? 'quarter' : due >= HOURS_OF_MONTH ? 'month' : 'day'
}

/**
 * The addresses of a template, newest first: the template itself if it contains no date, none if it contains a
 * placeholder that is not a date. `{YYDDD}` is the year and the day in it. Files of a month have the date of its first day, those of a quarter its last. `today`
 * is YYYY-MM-DD.
 */
export function candidateUrls(template: string, today: string, rhythm: Rhythm): readonly string[] {
  if (/[{}]/.test(template.replace(DATED, ''))) return []
  if (!template.includes('{')) return [template]
  const step = template.includes('{Q}') ? 'quarter' : rhythm
  return newest(today, step).map((day) => {
    const [year = '', month = ''] = day.split('-')
    return template
      .replaceAll('{YYYY-MM-DD}', day)
      .replaceAll('{YYYY}', year)
      .replaceAll('{YYDDD}', year.slice(2) + String(dayOfYear(day)).padStart(3, '0'))
      .replaceAll('{Q}', String(Math.ceil(Number(month) / 3)))
  })
}

const dayOfYear = (day: string): number =>
  (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000 + 1

function newest(today: string, rhythm: Rhythm): readonly string[] {
  const [year = 1970, month = 1, date = 1] = today.split('-').map(Number)
  const back = (count: number): number => {
    if (rhythm === 'day') return Date.UTC(year, month - 1, date - count)
    if (rhythm === 'month') return Date.UTC(year, month - 1 - count, 1)
    // the last day of the current quarter or of an earlier one
    return Date.UTC(year, Math.ceil(month / 3) * 3 - 3 * count, 0)
  }
  return Array.from({ length: CANDIDATES + 1 }, (_, count) =>
    new Date(back(count)).toISOString().slice(0, 10),
  )
    .filter((day) => day <= today)
    .slice(0, CANDIDATES)
}
