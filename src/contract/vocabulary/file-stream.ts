// Files that are sent and received piece by piece, because they are too large to hold.
import { z } from 'zod'

/** A file to send. Its pieces are made while they are sent. */
export class FileStream {
  readonly name: string
  /** Content type. */
  readonly type: string
  readonly pieces: AsyncIterable<string>

  constructor(name: string, type: string, pieces: AsyncIterable<string>) {
    this.name = name
    this.type = type
    this.pieces = pieces
  }
}

/** A file that a caller sends. */
export interface Upload {
  /** Content type, without parameters, in lower case. */
  readonly type: string
  readonly pieces: AsyncIterable<Uint8Array>
  /** Parses a JSON text as strictly as a body. Throws an Error whose message says what is wrong, as a clause. */
  readonly parseJson: (text: string) => unknown
}

export const FileOutput = z.instanceof(FileStream)
