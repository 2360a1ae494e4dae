// What was passed over between two units of a text, and what it makes of them: one number, two, or one word again.
import { CharKind } from './character.ts'

export const SPACE = 0x20
export const HYPHEN = 0x2d
export const APOSTROPHE = 0x27

export class Gap {
  length = 0
  spaces = 0
  newlines = 0
  dashes = 0
  hyphen = false
  lastKind: CharKind = CharKind.unknown
  last = 0
  /** Where the last character of the gap stands. */
  at = 0

  clear(): void {
    this.length = this.spaces = this.newlines = this.dashes = this.last = this.at = 0
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
    this.at = at
  }

  /** What two numbers have between them: a point or dash that makes one of them, or the space that keeps them apart. */
  joint(): number {
    if (this.dashes > 0 && this.newlines === 0 && this.length - this.spaces === this.dashes) return HYPHEN
    if (this.length === 1 && (this.lastKind === CharKind.point || this.lastKind === CharKind.apostrophe))
      return this.lastKind === CharKind.apostrophe ? APOSTROPHE : this.last
    return SPACE
  }

  /** A word goes on after the hyphen at the end of a line. */
  isLineBreak(): boolean {
    return this.hyphen && this.newlines === 1 && this.length - this.spaces === 1
  }
}
