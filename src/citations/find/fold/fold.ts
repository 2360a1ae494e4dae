// Folds a text for comparison, in one pass from left to right. White space, punctuation, case, typography, hyphens at
// line ends and footnote marks make no difference; signs inside and next to numbers do.
import { CharKind, foldedUnit, kindOf, simpleKind, unfolded } from './character.ts'
import { FoldedText, TokenKind } from './folded-text.ts'
import { APOSTROPHE, Gap, SPACE } from './gap.ts'

const CARET = 0x5e
const PLUS = 0x2b
const HASH = 0x23
/** Sorting marks takes quadratic time, and no letter has more than this. */
const MAX_MARKS = 32
const FOOTNOTE = /\[\d{1,3}\]/y
/** Words up to this length keep a raised digit or a # (m², CO₂, C#); after longer words it is a footnote. */
const UNIT_LETTERS = 2

const TOKEN_OF: Partial<Record<CharKind, TokenKind>> = {
  [CharKind.letter]: TokenKind.word,
  [CharKind.digit]: TokenKind.number,
  [CharKind.sign]: TokenKind.sign,
  [CharKind.unspaced]: TokenKind.unspaced,
}

class Folding {
  readonly text: FoldedText
  readonly #gap = new Gap()
  #previous: TokenKind | undefined
  #softHyphen = -1

  constructor(original: string) {
    this.text = new FoldedText(original)
  }

  run(): FoldedText {
    const { original } = this.text
    for (let at = 0; at < original.length;) {
      const unit = original.charCodeAt(at)
      const kind = kindOf(unit)
      // why first: most characters of a text continue a word
      if (kind === CharKind.letter && this.#isInWord()) this.text.addToToken(foldedUnit(unit), ++at)
      else if (kind === CharKind.surrogate) {
        const char = String.fromCodePoint(original.codePointAt(at) ?? unit)
        this.#feedAll(unfolded(char), simpleKind(char), at, at + char.length)
        at += char.length
      } else if (kind === CharKind.mark) at = this.#feedMarks(at)
      else {
        if (kind === CharKind.several) this.#feedAll(unfolded(original.charAt(at)), kind, at, at + 1)
        else if (unit === 0x5b && this.#gap.spaces === 0 && this.#previous !== undefined)
          at = this.#skipFootnote(at)
        else this.#feed(kind, foldedUnit(unit), at, at + 1)
        at++
      }
    }
    return this.text
  }

  #isInWord(): boolean {
    return this.#previous === TokenKind.word && this.#gap.length === 0
  }

  /** Marks after one letter may be in any order; the canonical order makes them comparable. */
  #feedMarks(at: number): number {
    const { original } = this.text
    let end = at + 1
    while (
      end < Math.min(original.length, at + MAX_MARKS) &&
      kindOf(original.charCodeAt(end)) === CharKind.mark
    )
      end++
    const marks = original.slice(at, end)
    const ordered =
      marks.length === 1 ? String.fromCharCode(foldedUnit(marks.charCodeAt(0))) : marks.normalize('NFKD')
    for (let i = 0; i < ordered.length; i++)
      this.#feed(CharKind.mark, ordered.charCodeAt(i), at, Math.min(at + i + 1, end))
    return end
  }

  /** The position of the bracket that ends a footnote mark, or of the bracket itself. */
  #skipFootnote(at: number): number {
    FOOTNOTE.lastIndex = at
    if (FOOTNOTE.test(this.text.original)) return FOOTNOTE.lastIndex - 1
    this.#feed(CharKind.punctuation, 0x5b, at, at + 1)
    return at
  }

  #feedAll(folded: string, whole: CharKind, from: number, to: number): void {
    for (let i = 0; i < folded.length; i++) {
      const unit = folded.charCodeAt(i)
      const kind = kindOf(unit)
      if (kind !== CharKind.surrogate) this.#feed(kind, unit, from, to)
      else {
        this.#feed(whole, unit, from, to)
        // why: the second half of a character follows the first
        if (++i < folded.length && TOKEN_OF[whole] !== undefined)
          this.text.addToToken(folded.charCodeAt(i), to)
      }
    }
  }

  #feed(kind: CharKind, unit: number, from: number, to: number): void {
    if (kind === CharKind.dropped) return
    if (kind === CharKind.softHyphen) {
      this.#softHyphen = from
      return
    }
    if (kind === CharKind.mark) {
      if (this.#gap.length === 0 && this.#previous !== undefined) this.text.addToToken(unit, to)
      return
    }
    if (kind === CharKind.superscript) {
      this.#raised(unit, from, to)
      return
    }
    const token = this.#isSuffix(unit, to) ? TokenKind.sign : TOKEN_OF[kind]
    if (token === undefined) {
      if (kind === CharKind.newline && this.#softHyphen >= 0 && this.#softHyphen === from - 1)
        this.#gap.add(CharKind.softHyphen, unit, from)
      this.#gap.add(kind, unit, from)
      return
    }
    this.#emit(token, unit, from, to)
  }

  /** "100+" is more than 100, and "C++" and "C#" are not C; but "a+b" is "a + b", and a heading may have a "#" link. */
  #isSuffix(unit: number, to: number): boolean {
    if ((unit !== PLUS && unit !== HASH) || this.#gap.length > 0) return false
    if (this.#previous === TokenKind.number) return unit === PLUS
    if (/[\p{L}\p{N}]/u.test(this.text.original.charAt(to))) return false
    if (this.#previous === TokenKind.sign) return unit === PLUS
    const isShort = this.text.length(this.text.tokenCount - 1) <= UNIT_LETTERS
    return this.#previous === TokenKind.word && (unit === PLUS || isShort)
  }

  #emit(token: TokenKind, unit: number, from: number, to: number): void {
    const gap = this.#gap
    if (!this.#goesOn(token, from)) {
      this.#addPrefix(token)
      this.text.beginToken(token, gap.length === 0 && this.#previous !== undefined, from)
    }
    this.text.addToToken(unit, to)
    gap.clear()
    this.#previous = token
  }

  /** Whether a unit continues the token before it; if so, adds the unit that joins them. */
  #goesOn(token: TokenKind, from: number): boolean {
    if (token !== this.#previous || token === TokenKind.sign || token === TokenKind.unspaced) return false
    const gap = this.#gap
    if (gap.length === 0) return true
    if (token === TokenKind.number) {
      const joint = gap.joint()
      if (joint === SPACE) this.text.addUnit(SPACE)
      else this.text.addToToken(joint, from)
      return joint !== SPACE
    }
    if (gap.length === 1 && gap.lastKind === CharKind.apostrophe) {
      this.text.addToToken(APOSTROPHE, from)
      return true
    }
    const letter = this.text.original.charAt(from)
    return gap.isLineBreak() && letter === letter.toLowerCase()
  }

  /** Adds a minus or another prefix sign before an amount, after a space or bracket. */
  #addPrefix(token: TokenKind): void {
    const gap = this.#gap
    if (token !== TokenKind.number && token !== TokenKind.sign) return
    const sign = gap.sign(this.#previous === undefined)
    if (sign === undefined) return
    this.text.beginToken(TokenKind.sign, false, gap.markAt)
    this.text.addToToken(sign, gap.markAt + 1)
    gap.clear()
    this.#previous = TokenKind.sign
  }

  /** A raised or lowered digit: an exponent after a number, a part of a short word, otherwise a footnote mark. */
  #raised(unit: number, from: number, to: number): void {
    if (this.#gap.length > 0 || this.#previous === undefined) return
    const last = this.text.tokenCount - 1
    if (this.#previous === TokenKind.number) {
      if (this.text.unit(this.text.unitFrom(last)) !== CARET) {
        this.text.beginToken(TokenKind.number, true, from)
        this.text.addToToken(CARET, to)
      }
      this.text.addToToken(unit, to)
    } else if (this.#previous === TokenKind.word && this.text.length(last) <= UNIT_LETTERS)
      this.#emit(TokenKind.number, unit, from, to)
  }
}

export const fold = (text: string): FoldedText => new Folding(text).run()
