// Compares the date that a quote is said to have with the date that its page states (rule F-12). A page that states none says
// nothing.
import { months } from '../../../citations/find/words/magnitudes.ts'
import { foldedWord } from '../../../citations/find/words/words.ts'
import type { PageRead } from '../ledger/page-read.ts'
import { headOfPost, lineBelowPost } from './post-around.ts'
import { MEMBERSHIP_WORDS } from './tables/membership-words.ts'

/** A date has a place among the author, the role and the town. */
const MAX_WORDS = 14
/** A post is quoted, edited and reported some days apart. */
const NEAR_DAYS = 31
const DAY_MS = 86_400_000

/**
 * The newest date that the page states for a quote, where every date that it states is more than a month from `sourceDate`;
 * undefined where one agrees, or the page states none. Days since 1970.
 */
export function otherDate(sourceDate: string, quote: string, read: PageRead | undefined): number | undefined {
  if (read?.outcome !== 'found' || read.context === undefined) return undefined
  const said = dayOf(...(sourceDate.split('-').map(Number) as [number, number, number]))
  const dates = datesAround(read.context, read.passage ?? quote)
  if (said === undefined || dates.length === 0) return undefined
  return dates.some((date) => Math.abs(date - said) <= NEAR_DAYS) ? undefined : Math.max(...dates)
}

/** Of the lines above the quote; where they have none, of the line below: in a list it heads the next post. */
function datesAround(context: string, quote: string): readonly number[] {
  const above = (headOfPost(context, quote, MAX_WORDS) ?? []).filter((line) => !MEMBERSHIP.test(line))
  const dates = above.flatMap(datesInLine)
  if (dates.length > 0) return dates
  const below = lineBelowPost(context, quote, MAX_WORDS)
  return below === undefined || MEMBERSHIP.test(below) ? [] : datesInLine(below)
}

const MEMBERSHIP = new RegExp(
  `(?<!\\p{L})(?:${MEMBERSHIP_WORDS.trim()
    .split(/\s*,\s*/)
    .join('|')})`,
  'iu',
)

const YEAR_FIRST =
  /(?<!\d)(\d{4})(?:[-./]|\.?\s|\s?[年년]\s?)(\d{1,2})(?:[-./]|\.\s|\s?[月월]\s?)(\d{1,2})(?!\d)/gu
const YEAR_LAST = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?!\d)/gu
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s(?:de\s|of\s)?(\p{L}[\p{L}\p{M}]+)[.,]?\s(?:de\s|del\s)?(\d{4})(?!\d)/giu
const MONTH_FIRST = /(?<!\p{L})(\p{L}[\p{L}\p{M}]+)\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/giu

/** Every date of a line, in each of its readings: 03/04/2025 is a day in March or in April. */
function datesInLine(line: string): readonly number[] {
  const text = line.normalize('NFKC').replace(/\s+/gu, ' ')
  const named = (name = ''): number => months.get(foldedWord(name)) ?? 0
  return [
    ...[...text.matchAll(YEAR_FIRST)].map(([, year, month, day]) =>
      dayOf(Number(year), Number(month), Number(day)),
    ),
    ...[...text.matchAll(YEAR_LAST)].flatMap(([, one, two, year]) => [
      dayOf(Number(year), Number(two), Number(one)),
      dayOf(Number(year), Number(one), Number(two)),
    ]),
    ...[...text.matchAll(DAY_FIRST)].map(([, day, month, year]) =>
      dayOf(Number(year), named(month), Number(day)),
    ),
    ...[...text.matchAll(MONTH_FIRST)].map(([, month, day, year]) =>
      dayOf(Number(year), named(month), Number(day)),
    ),
  ].filter((date) => date !== undefined)
}

/** Days since 1970; undefined for a day that the calendar does not have, and before the web. */
function dayOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1990 && year < 2100 ? date.getTime() / DAY_MS : undefined
}
