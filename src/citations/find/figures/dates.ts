// Parses the parts of a date in every possible reading: 03/04/2025 is a day in March or in April.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import { months } from '../words/magnitudes.ts'
import { isEnding } from './parts.ts'

export interface DateParts {
  readonly year?: number
  readonly month?: number
  readonly day?: number
}

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})[-./](\d{1,2})[-./](\d{2}|\d{4})$/

/** Undefined when the text is no date, or more than one. */
export function datesIn(text: FoldedText): DateParts[] | undefined {
  if (text.tokenCount === 1) return inDigits(text.text(0))
  const parts: DateParts = {}
  for (let token = 0; token < text.tokenCount; token++) {
    if (isEnding(text, token)) continue
    const word = text.text(token)
    const part = text.kind(token) === TokenKind.number ? dayOrYear(word) : monthOf(word)
    if (part === undefined || Object.keys(part).some((key) => key in parts)) return undefined
    Object.assign(parts, part)
  }
  return parts.month === undefined ? undefined : [parts]
}

function inDigits(numeral: string): DateParts[] | undefined {
  const [, year, month, day] = (YEAR_FIRST.exec(numeral) ?? []).map(Number)
  if (year !== undefined && month !== undefined && day !== undefined) return [{ year, month, day }]
  const [, one, two, last] = (YEAR_LAST.exec(numeral) ?? []).map(Number)
  if (one === undefined || two === undefined || last === undefined) return undefined
  const years = last < 100 ? [1900 + last, 2000 + last] : [last]
  return years.flatMap((each) => [
    { year: each, month: two, day: one },
    { year: each, month: one, day: two },
  ])
}

function dayOrYear(numeral: string): DateParts | undefined {
  if (/^[12]\d{3}$/.test(numeral)) return { year: Number(numeral) }
  return /^\d{1,2}$/.test(numeral) && Number(numeral) <= 31 ? { day: Number(numeral) } : undefined
}

function monthOf(word: string): DateParts | undefined {
  const month = months.get(word)
  return month === undefined ? undefined : { month }
}
