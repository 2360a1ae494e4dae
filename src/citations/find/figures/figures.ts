// Decides whether two spellings state different figures. Each is read in every possible way. When a reading of one
// agrees with a reading of the other, or any text is left unread, they are not certain to differ.
import { fold } from '../fold/fold.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { type DateParts, datesIn } from './dates.ts'

/** A blank between groups of three digits does not separate two numbers. */
const THOUSANDS = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?:\p{Zs}\p{Nd}{3})+(?!\p{Nd})/gu
const PARTS = ['year', 'month', 'day'] as const

/** A longer spelling is not read as a figure. */
const MAX_LENGTH = 80

export function areOtherFigures(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) > MAX_LENGTH) return false
  const [a, b] = [one, other].map((spelling) =>
    fold(spelling.replaceAll(THOUSANDS, (number) => number.replaceAll(/\p{Zs}/gu, ''))),
  )
  if (a === undefined || b === undefined) return false
  const [here, there] = [datesIn(a), datesIn(b)]
  if (here !== undefined && there !== undefined)
    return here.every((date) => there.every((each) => isOtherDate(date, each)))
  const [mine, theirs] = [amountsIn(a), amountsIn(b)]
  if (mine === undefined || mine.length !== theirs?.length) return false
  return mine.some((amount, i) => isOtherAmount(amount, theirs[i] ?? amount))
}

const isOtherDate = (a: DateParts, b: DateParts): boolean => PARTS.some((part) => isOther(a[part], b[part]))

/** Compares values only where both exist. */
const isOther = <T>(a: T | undefined, b: T | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b

function isOtherAmount(a: Amount, b: Amount): boolean {
  if (isOther(a.unit, b.unit) || isOther(a.bound, b.bound)) return true
  const areRatios = a.ratio !== undefined && b.ratio !== undefined
  const meant = ({ values, ratio = 1 }: Amount): number[] => {
    const parts = values.map((value) => value * ratio)
    return areRatios ? parts : [...values, ...parts]
  }
  return !meant(a).some((value) => meant(b).some((each) => isSame(value, each)))
}

/** Results that are no number, such as a division by zero, count as the same. */
const isSame = (a: number, b: number): boolean =>
  a === b || !(Math.abs(a - b) > 1e-9 * Math.max(Math.abs(a), Math.abs(b)))
