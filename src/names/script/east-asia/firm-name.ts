// How the name of a firm or ship in Han characters is cut into words, and which of them have an English word of their own.
import { foldHan } from './fold-han.ts'
import { readingTable } from './reading-table.ts'
import { BUSINESS_WORDS, EAST_ASIAN_LEGAL_FORMS } from './tables/business-words.ts'

const WORDS = readingTable(BUSINESS_WORDS)
const FORMS = readingTable(EAST_ASIAN_LEGAL_FORMS)
const LONGEST_WORD = 5
const LONGEST_FORM = 8

/** A piece of a firm name: with its English meanings when it is a word of business. */
export interface FirmPiece {
  readonly text: string
  readonly meanings: readonly string[]
}

export interface FirmName {
  readonly pieces: readonly FirmPiece[]
  /** The English legal form, word by word; empty when there is none. */
  readonly legalForm: readonly string[]
}

/** The pieces of a firm name, its legal form, at either end, set apart. */
export function firmName(text: string): FirmName {
  const chars = [...foldHan(text)]
  const trailing = formLength(chars, (length) => chars.slice(chars.length - length))
  const leading = trailing > 0 ? 0 : formLength(chars, (length) => chars.slice(0, length))
  const form = trailing > 0 ? chars.slice(chars.length - trailing) : chars.slice(0, leading)
  const body = chars.slice(leading, chars.length - trailing)
  const meaning = FORMS.get(form.join(''))?.[0] ?? ''
  return { pieces: pieces(body), legalForm: meaning.split(' ').filter((word) => word !== '') }
}

function formLength(chars: readonly string[], take: (length: number) => readonly string[]): number {
  for (let length = Math.min(LONGEST_FORM, chars.length - 1); length > 1; length--) {
    if (FORMS.has(take(length).join(''))) return length
  }
  return 0
}

function pieces(chars: readonly string[]): FirmPiece[] {
  const found: FirmPiece[] = []
  let unknown = ''
  const close = (): void => {
    if (unknown !== '') found.push({ text: unknown, meanings: [] })
    unknown = ''
  }
  for (let at = 0; at < chars.length;) {
    const word = longestWord(chars, at)
    if (word === null) {
      unknown += chars[at] ?? ''
      at++
    } else {
      close()
      found.push(word)
      at += [...word.text].length
    }
  }
  close()
  return found
}

function longestWord(chars: readonly string[], at: number): FirmPiece | null {
  for (let length = Math.min(LONGEST_WORD, chars.length - at); length > 1; length--) {
    const text = chars.slice(at, at + length).join('')
    const meanings = WORDS.get(text)
    if (meanings !== undefined) return { text, meanings }
  }
  return null
}
