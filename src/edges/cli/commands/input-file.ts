// The file that a command reads: a path, or `-` for standard input.
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

export const STANDARD_INPUT = '-'

/** What a path is called in a message. */
export const inputName = (path: string): string => (path === STANDARD_INPUT ? 'standard input' : path)

/** The whole file. Throws what the system says. */
export const readInputFile = (path: string): Promise<Buffer> =>
  path === STANDARD_INPUT ? buffer(process.stdin) : readFile(path)

/** The file piece by piece. Iterating throws what the system says. */
export const inputPieces = (path: string): AsyncIterable<string> =>
  (path === STANDARD_INPUT
    ? process.stdin.setEncoding('utf8')
    : createReadStream(path, { encoding: 'utf8' })) as AsyncIterable<string>
