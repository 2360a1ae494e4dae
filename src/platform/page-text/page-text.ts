// The result of reading a page: its text, or why it has none.
import type { PageSigns } from '../../citations/ports.ts'

export type Format = 'html' | 'pdf' | 'json' | 'xml' | 'markdown' | 'plain'

export type Unreadable =
  /** Neither the content type nor the first bytes belong to a readable format. */
  | 'unsupported_type'
  /** A PDF that asks for a password. */
  | 'encrypted'
  /** Not the format it claims, or damaged. */
  | 'broken'
  /** A PDF whose characters have no Unicode names: some of its text would be missing. */
  | 'unmapped_text'
  /** No words; a scanned PDF is also empty. */
  | 'empty'
  /** More bytes, or more text, than the limit. */
  | 'too_large'
  /** Not read within the time or memory of a page. */
  | 'too_slow'
  | 'too_heavy'
  /** The queue is full, or the caller has left. */
  | 'no_turn'

export type PageText =
  | {
      readonly kind: 'text'
      /** Paragraphs, cells and list items are separated by a blank line, lines by a line break. */
      readonly text: string
      readonly format: Format
      /** The charset it was decoded with; undefined for PDF. */
      readonly charset: string | undefined
      readonly signs: PageSigns
      /** Of the page's own text; see base/text-fingerprint.ts. */
      readonly fingerprint: string
    }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable }

/** Thrown by the readers of the formats; never leaves the folder. */
export class UnreadablePage extends Error {
  readonly reason: Unreadable

  constructor(reason: Unreadable) {
    super(reason)
    this.reason = reason
  }
}

/** Collects text up to a limit. */
export class BoundedText {
  readonly #parts: string[] = []
  #left: number

  constructor(maxChars: number) {
    this.#left = maxChars
  }

  add(text: string): void {
    this.#left -= text.length
    if (this.#left < 0) throw new UnreadablePage('too_large')
    this.#parts.push(text)
  }

  toString(): string {
    return this.#parts.join('')
  }
}
