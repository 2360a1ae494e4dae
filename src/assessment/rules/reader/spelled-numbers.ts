// Reads numbers in words, alone or as one word: "achthundert", "setecientos", "नौ हज़ार", "삼만".
import { foldQuote } from './fold-quote.ts'
import { LETTERS, type TextSpan } from './phrases.ts'
import { SPELLED_NUMBERS } from './tables/number-words.ts'

export interface NumberInWords extends TextSpan {
  readonly value: number
}

interface Grammar {
  readonly number: RegExp
  readonly word: RegExp
  readonly values: ReadonlyMap<string, Part>
}

interface Part {
  readonly value: number
  /** Multiplies what precedes it, or what follows. */
  readonly scales: 'none' | 'before' | 'after'
}

const THOUSAND = 1_000

function partOf(key: string): Part {
  if (key.startsWith('*')) return { value: Number(key.slice(1)), scales: 'before' }
  if (key.startsWith('~')) return { value: Number(key.slice(1)), scales: 'after' }
  return { value: Number(key), scales: 'none' }
}

function grammarOf(code: string): Grammar | undefined {
  const table = SPELLED_NUMBERS[code]
  if (table === undefined) return undefined
  const values = new Map(
    Object.entries(table.words).flatMap(([key, words]) =>
      words.split(' ').map((word) => [foldQuote(word.replaceAll('_', ' ')).text, partOf(key)] as const),
    ),
  )
  const longestFirst = [...values.keys()].toSorted((a, b) => b.length - a.length)
  const word = `(?:${longestFirst.join('|')})`
  const and = table.and === '' ? '' : `(?:${foldQuote(table.and).text})?`
  const joint = table.isCompound
    ? String.raw`(?:[\s-]+${and}[\s-]+|[\s-]*${and})`
    : String.raw`[\s-]+${and}[\s-]*`
  const prefix = code === 'ar' ? '(?:[وفبل])?' : ''
  return {
    number: new RegExp(
      `(?<![${LETTERS}0-9])${prefix}(?<number>${word}(?:${joint}${word})*)(?![${LETTERS}0-9])`,
      'g',
    ),
    word: new RegExp(word, 'g'),
    values,
  }
}

const grammars = new Map<string, Grammar | undefined>()

function valueOfWords(words: readonly Part[]): number {
  let total = 0
  let current = 0
  let factor = 1
  for (const { value, scales } of words) {
    if (scales === 'after') factor = value
    else if (scales === 'none') current += value
    else {
      const scaled = Math.max(current, 1) * factor * value
      factor = 1
      if (value < THOUSAND) current = scaled
      else {
        total += scaled
        current = 0
      }
    }
  }
  return total + current
}

const KOREAN_DIGITS = '일이삼사오육칠팔구'
const KOREAN_SCALES: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000 }
const TEN_THOUSAND = 10_000
/** Syllables of numbers are syllables of everything else, so the currency has to follow. */
const KOREAN = /(?<![가-힣])[일이삼사오육칠팔구십백천만]+(?=\s?원)/g

function koreanValue(syllables: string): number {
  let total = 0
  let section = 0
  let digit = 0
  for (const syllable of syllables) {
    const index = KOREAN_DIGITS.indexOf(syllable)
    if (index >= 0) digit = index + 1
    else if (syllable === '만') {
      total += Math.max(section + digit, 1) * TEN_THOUSAND
      section = 0
      digit = 0
    } else {
      section += Math.max(digit, 1) * (KOREAN_SCALES[syllable] ?? 1)
      digit = 0
    }
  }
  return total + section + digit
}

/** Offsets are those of the folded text. */
export function spelledNumbers(folded: string, code: string): readonly NumberInWords[] {
  if (code === 'ko')
    return Array.from(folded.matchAll(KOREAN), ({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      value: koreanValue(word),
    }))
  if (!grammars.has(code)) grammars.set(code, grammarOf(code))
  const grammar = grammars.get(code)
  if (grammar === undefined) return []
  return Array.from(folded.matchAll(grammar.number), (match) => {
    const number = match.groups?.['number'] ?? match[0]
    const end = match.index + match[0].length
    const parts = Array.from(number.matchAll(grammar.word), ([word]) => grammar.values.get(word)).filter(
      (part) => part !== undefined,
    )
    return { start: end - number.length, end, value: valueOfWords(parts) }
  }).map((each, i, all) => afterThousands(each, all[i - 1], folded))
}

/** Russian puts the thousands first where it estimates: "тысяч пять", "тысяч по пять". */
function afterThousands(
  number: NumberInWords,
  before: NumberInWords | undefined,
  folded: string,
): NumberInWords {
  const words = folded.slice(number.start, number.end)
  const inverted = /^тысяч\s+(?=\S)/.exec(words)
  if (inverted !== null && number.value > THOUSAND && number.value < 2 * THOUSAND)
    return { ...number, value: (number.value - THOUSAND) * THOUSAND }
  const isDistributed =
    before !== undefined &&
    folded.slice(before.start, before.end) === 'тысяч' &&
    /^\s+(?:по|на)\s+$/.test(folded.slice(before.end, number.start))
  return isDistributed ? { start: before.start, end: number.end, value: number.value * THOUSAND } : number
}
