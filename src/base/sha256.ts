// SHA-256. The only file of core that may import a Node module: a hash is a pure function.
import { createHash, hash } from 'node:crypto'

/** SHA-256 of a UTF-8 string or bytes, as 64 lower-case hex digits. */
export function sha256Hex(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex')
}

/** SHA-256 of a UTF-8 string or bytes, as 32 bytes. */
export function sha256Bytes(data: string | Uint8Array): Uint8Array {
  return new Uint8Array(hash('sha256', data, 'buffer'))
}

/** SHA-256 of texts or bytes that come one after the other. */
export class RunningSha256 {
  readonly #hash = createHash('sha256')

  add(data: string | Uint8Array): void {
    this.#hash.update(data)
  }

  /** Call it once, at the end. */
  hex(): string {
    return this.#hash.digest('hex')
  }
}
