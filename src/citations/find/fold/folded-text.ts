// Stores a folded text: tokens (words, numbers, signs, and single characters of scripts without spaces) in one array of
// units without white space and punctuation, each token with its position in the original.

export const TokenKind = { word: 0, number: 1, sign: 2, unspaced: 3 } as const
export type TokenKind = (typeof TokenKind)[keyof typeof TokenKind]

const GLUED = 4
const KIND = 3
const SHORT = 32

/** Doubles an array, because the number of tokens in a page is not known in advance. */
function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const bigger = new Uint32Array(array.length * 2)
  bigger.set(array)
  return bigger
}

export class FoldedText {
  readonly original: string
  #units: Uint16Array<ArrayBuffer>
  #unitCount = 0
  #tokenCount = 0
  // four numbers per token: first unit, end of its units, first character and end in the original
  #places = new Uint32Array(256)
  #shapes = new Uint8Array(64)

  constructor(original: string) {
    this.original = original
    this.#units = new Uint16Array(original.length + 16)
  }

  get unitCount(): number {
    return this.#unitCount
  }

  get tokenCount(): number {
    return this.#tokenCount
  }

  unit(index: number): number {
    return this.#units[index] ?? 0
  }

  unitFrom = (token: number): number => this.#places[4 * token] ?? 0
  unitTo = (token: number): number => this.#places[4 * token + 1] ?? 0
  /** Offsets in the original text. */
  from = (token: number): number => this.#places[4 * token + 2] ?? 0
  to = (token: number): number => this.#places[4 * token + 3] ?? 0
  length = (token: number): number => this.unitTo(token) - this.unitFrom(token)
  kind = (token: number): TokenKind => ((this.#shapes[token] ?? 0) & KIND) as TokenKind
  /** Whether no character separates the token from the one before it. */
  glued = (token: number): boolean => ((this.#shapes[token] ?? 0) & GLUED) !== 0

  /** The units of the tokens from `first` to before `end`. */
  text(first: number, end = first + 1): string {
    if (end <= first) return ''
    const from = this.unitFrom(first)
    const to = this.unitTo(end - 1)
    let text = ''
    // why: words are short, and a view of the array costs more than their letters
    if (to - from <= SHORT) {
      for (let at = from; at < to; at++) text += String.fromCharCode(this.unit(at))
      return text
    }
    const units = this.#units.subarray(from, to)
    for (let at = 0; at < units.length; at += 4_096)
      text += String.fromCharCode(...units.subarray(at, at + 4_096))
    return text
  }

  /** The passage of the original that the tokens from `first` to before `end` cover. */
  passage = (first: number, end: number): string => this.original.slice(this.from(first), this.to(end - 1))

  /** The last token that begins at or before the unit. */
  tokenAtUnit = (unit: number): number => this.#last((token) => this.unitFrom(token) <= unit)

  /** The number of tokens that begin before the offset of the original. */
  tokensBefore = (offset: number): number => this.#last((token) => this.from(token) < offset) + 1

  #last(holds: (token: number) => boolean): number {
    let [low, high] = [-1, this.#tokenCount - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (holds(middle)) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Adds a unit that separates two tokens and belongs to neither. */
  addUnit(unit: number): void {
    if (this.#unitCount === this.#units.length) {
      const bigger = new Uint16Array(this.#units.length * 2)
      bigger.set(this.#units)
      this.#units = bigger
    }
    this.#units[this.#unitCount++] = unit
  }

  beginToken(kind: TokenKind, glued: boolean, from: number): void {
    if (this.#tokenCount === this.#shapes.length) {
      this.#places = grown(this.#places)
      const bigger = new Uint8Array(this.#shapes.length * 2)
      bigger.set(this.#shapes)
      this.#shapes = bigger
    }
    const token = this.#tokenCount++
    this.#shapes[token] = kind | (glued ? GLUED : 0)
    this.#places[4 * token] = this.#unitCount
    this.#places[4 * token + 2] = from
  }

  /** Adds a unit to the last token; `to` is where its character ends in the original. */
  addToToken(unit: number, to: number): void {
    this.addUnit(unit)
    const token = this.#tokenCount - 1
    this.#places[4 * token + 1] = this.#unitCount
    this.#places[4 * token + 3] = to
  }
}
