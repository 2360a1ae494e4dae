// Collects a body up to a limit in one buffer. A list of pieces would cost far more: a million pieces of one byte each
// take a hundred times the memory of their contents.

export class CappedBytes {
  readonly #limit: number
  #buffer = new Uint8Array(0)
  #length = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** False when the piece would exceed the limit; the piece is then dropped. */
  add(piece: Uint8Array): boolean {
    const length = this.#length + piece.length
    if (length > this.#limit) return false
    if (length > this.#buffer.length) {
      const grown = new Uint8Array(Math.min(this.#limit, Math.max(length, 2 * this.#buffer.length)))
      grown.set(this.#buffer)
      this.#buffer = grown
    }
    this.#buffer.set(piece, this.#length)
    this.#length = length
    return true
  }

  /** A copy of the bytes received so far. */
  taken(): Uint8Array {
    return this.#buffer.slice(0, this.#length)
  }
}
