// What reading a page comes to: its text, or why there is none.

export type Format = 'html' | 'pdf' | 'json' | 'xml' | 'markdown' | 'plain'

export type Unreadable =
  /** Neither the content type nor the first bytes are those of a page that can be read. */
  | 'unsupported_type'
  /** A PDF that asks for a password. */
  | 'encrypted'
  /** Not what it says it is, or damaged. */
  | 'broken'
  /** A PDF in which characters have no Unicode names: some of its text would be missing. */
  | 'unmapped_text'
  /** No word in it; a scanned PDF is empty, too. */
  | 'empty'
  /** More bytes, or more text in them, than are read. */
  | 'too_large'
  /** Not read within the time or memory that a page gets. */
  | 'too_slow'
  | 'too_heavy'
  /** Too much waits to be read, or nobody waits for it any more. */
  | 'no_turn'

export type PageText =
  | {
      readonly kind: 'text'
      /** Paragraphs, cells and list items stand apart by a blank line, lines by a line break. */
      readonly text: string
      readonly format: Format
      /** As it was decoded; undefined for PDF. */
      readonly charset: string | undefined
    }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable }

/** Thrown by whoever reads a format; never leaves the folder. */
export class UnreadablePage extends Error {
  readonly reason: Unreadable

  constructor(reason: Unreadable) {
    super(reason)
    this.reason = reason
  }
}

/** Collects a text up to a bound. */
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
