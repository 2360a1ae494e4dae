// Compares birth dates: whether they agree, differ as clerks err, or are of two people.
import type { DateSpec } from '../../sources/model/record.ts'
import { AGAINST_FROM, EVIDENCE_WEIGHTS, type WeightedFact } from './evidence-weights.ts'

export interface ComparedBirths {
  readonly fact: Extract<WeightedFact, `birth_${string}`>
  readonly outcome: 'agrees' | 'differs'
  readonly asked: string
  readonly listed: string
  /** Both sides give a day, and none of the listed dates is a guess: another date is another person. */
  readonly isPrecise: boolean
}

/** The best agreement of any two of the dates; undefined if one side has none. */
export function compareBirths(
  asked: readonly DateSpec[],
  listed: readonly DateSpec[],
): ComparedBirths | undefined {
  const pairs = datesOf(asked).flatMap((ours) => datesOf(listed).map((theirs) => comparePair(ours, theirs)))
  const best = pairs.toSorted((a, b) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)))[0]
  if (best === undefined) return undefined
  return { ...best, isPrecise: [...asked, ...listed].every(isDay) }
}

/** The dates of two people: they differ by more than a slip, and both sides give one. */
export function areBornApart(a: readonly DateSpec[], b: readonly DateSpec[]): boolean {
  const best = compareBirths(a, b)
  return best?.outcome === 'differs' && -EVIDENCE_WEIGHTS[best.fact].differs >= AGAINST_FROM
}

/** Strongest agreement first, then the smallest difference. */
const RANKS = [
  'birth_date agrees',
  'birth_month agrees',
  'birth_date_first_of_january agrees',
  'birth_year agrees',
  'birth_year_near agrees',
  'birth_date_near differs',
  'birth_date_first_of_january differs',
  'birth_year differs',
  'birth_month differs',
  'birth_date differs',
]
const rankOf = ({ fact, outcome }: Pick<ComparedBirths, 'fact' | 'outcome'>): string => `${fact} ${outcome}`

const isDay = ({ value, circa }: DateSpec): boolean => value?.length === 10 && circa !== true

interface Years {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Each date, or the span of years that it may be in. */
const datesOf = (specs: readonly DateSpec[]): readonly (string | Years)[] =>
  specs.flatMap(({ value, from, to, circa, raw }): readonly (string | Years)[] => {
    if (value !== undefined && circa !== true) return [value]
    const years = [value, from, to].flatMap((date) => (date === undefined ? [] : [Number(date.slice(0, 4))]))
    return years.length === 0 ? [] : [{ text: raw, from: Math.min(...years), to: Math.max(...years) }]
  })

type Pair = Omit<ComparedBirths, 'isPrecise'>

function comparePair(ours: string | Years, theirs: string | Years): Pair {
  const texts = { asked: textOf(ours), listed: textOf(theirs) }
  if (typeof ours === 'string' && typeof theirs === 'string')
    return { ...compareDates(ours, theirs), ...texts }
  const [a, b] = [yearsOf(ours), yearsOf(theirs)]
  const apart = Math.max(a.from - b.to, b.from - a.to, 0)
  return { ...compareYears(apart), ...texts }
}

const textOf = (date: string | Years): string => (typeof date === 'string' ? date : date.text)

const yearsOf = (date: string | Years): Pick<Years, 'from' | 'to'> => {
  if (typeof date !== 'string') return date
  const year = Number(date.slice(0, 4))
  return { from: year, to: year }
}

type Verdict = Pick<ComparedBirths, 'fact' | 'outcome'>

const compareYears = (apart: number): Verdict =>
  apart === 0
    ? { fact: 'birth_year', outcome: 'agrees' }
    : apart <= 2
      ? { fact: 'birth_year_near', outcome: 'agrees' }
      : { fact: 'birth_year', outcome: 'differs' }

function compareDates(a: string, b: string): Verdict {
  const length = Math.min(a.length, b.length)
  const agrees = a.slice(0, length) === b.slice(0, length)
  if (length < 7) return compareYears(Math.abs(Number(a.slice(0, 4)) - Number(b.slice(0, 4))))
  if (length < 10) return agrees ? { fact: 'birth_month', outcome: 'agrees' } : compareShort(a, b)
  if (agrees)
    return a.endsWith('-01-01')
      ? { fact: 'birth_date_first_of_january', outcome: 'agrees' }
      : { fact: 'birth_date', outcome: 'agrees' }
  if (isSlip(a, b)) return { fact: 'birth_date_near', outcome: 'differs' }
  if (a.endsWith('-01-01') || b.endsWith('-01-01')) {
    const years = compareYears(Math.abs(Number(a.slice(0, 4)) - Number(b.slice(0, 4))))
    return years.outcome === 'agrees' ? years : { fact: 'birth_date_first_of_january', outcome: 'differs' }
  }
  return { fact: 'birth_date', outcome: 'differs' }
}

/** Two months of one year: the list may have the day wrong, as a full date may. */
const compareShort = (a: string, b: string): Verdict =>
  a.slice(0, 4) === b.slice(0, 4)
    ? { fact: 'birth_date_near', outcome: 'differs' }
    : { fact: 'birth_month', outcome: 'differs' }

const DAY = 86_400_000

/** A day, a month, a digit, day and month exchanged, or whole tens of years; a year, with the same day and month. */
export function isSlip(a: string, b: string): boolean {
  const [aYear, aMonth, aDay] = a.split('-').map(Number) as [number, number, number]
  const [bYear, bMonth, bDay] = b.split('-').map(Number) as [number, number, number]
  const isSameYear = aYear === bYear
  if (Math.abs(Date.UTC(aYear, aMonth - 1, aDay) - Date.UTC(bYear, bMonth - 1, bDay)) <= DAY) return true
  if (isSameYear && (aMonth === bMonth || aDay === bDay)) return true
  if (isSameYear && aMonth === bDay && aDay === bMonth) return true
  if (aMonth === bMonth && aDay === bDay) {
    const years = Math.abs(aYear - bYear)
    if (years <= 2 || years % 10 === 0) return true
  }
  return [...a].filter((character, place) => character !== b[place]).length === 1
}
