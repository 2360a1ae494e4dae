// Records the text skipped between two units and decides whether they form one number, two, or one word.
import { CharKind } from './character.ts'

export const SPACE = 0x20
export const HYPHEN = 0x2d
export const APOSTROPHE = 0x27
const MINUS = /[-−–‐‑﹣－]/
const ABOUT = /[≈~∼〜]/

export class Gap {
  length = 0
  spaces = 0
  newlines = 0
  dashes = 0
  hyphen = false
  lastKind: CharKind = CharKind.unknown
  last = 0
  /** The last character that is not white space, its position, and the gap's length and line breaks up to it. */
  mark = 0
  markAt = 0
  markLength = 0
  markNewlines = 0

  clear(): void {
    this.length = this.spaces = this.newlines = this.dashes = this.last = 0
    this.mark = this.markAt = this.markLength = this.markNewlines = 0
    this.hyphen = false
    this.lastKind = CharKind.unknown
  }

  add(kind: CharKind, unit: number, at: number): void {
    this.length++
    if (kind === CharKind.space || kind === CharKind.newline) this.spaces++
    if (kind === CharKind.newline && !(unit === 0x0a && this.last === 0x0d)) this.newlines++
    if (kind === CharKind.dash) this.dashes++
    if (kind === CharKind.softHyphen || unit === HYPHEN || unit === 0x2010) this.hyphen = true
    this.last = unit
    this.lastKind = kind
    if (kind === CharKind.space || kind === CharKind.newline) return
    this.mark = unit
    this.markAt = at
    this.markLength = this.length
    this.markNewlines = this.newlines
  }

  /** The sign before a number at the end of the gap: "-5", "<5", "~5", and, except a minus, with blanks too: "< 5". */
  sign(isFirst: boolean): number | undefined {
    if (this.markNewlines < this.newlines || (this.markLength < 2 && !isFirst)) return undefined
    const mark = String.fromCharCode(this.mark)
    const isBeside = this.markLength === this.length
    if (isBeside && MINUS.test(mark)) return HYPHEN
    if (ABOUT.test(mark)) return 0x2248
    // why: ">" begins quoted lines of a message, and "+" occurs between many things
    const isBound = mark === '>' ? !isFirst && this.newlines === 0 : /[<±≤≥]/.test(mark)
    return isBound || (isBeside && /[+>]/.test(mark)) ? this.mark : undefined
  }

  /** The text between two numbers: a point or dash that joins them, or the space that separates them. */
  joint(): number {
    if (this.dashes > 0 && this.newlines === 0 && this.length - this.spaces === this.dashes) return HYPHEN
    if (this.length === 1 && (this.lastKind === CharKind.point || this.lastKind === CharKind.apostrophe))
      return this.lastKind === CharKind.apostrophe ? APOSTROPHE : this.last
    return SPACE
  }

  /** Whether a word continues after the hyphen at the end of a line. */
  isLineBreak(): boolean {
    return this.hyphen && this.newlines === 1 && this.length - this.spaces === 1
  }
}
