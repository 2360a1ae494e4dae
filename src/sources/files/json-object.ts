// Reads a small JSON file as one object with unchecked values.
import { ListFileError } from './list-file-error.ts'
import { listText } from './list-text.ts'
import { onOneLine } from './record-parts.ts'

export type JsonFields = Readonly<Record<string, unknown>>

/** Such files have at most a few megabytes. A larger one is another file and would only fill the memory. */
const MAX_CHARACTERS = 32_000_000

/** The object in a file. Throws ListFileError for anything else, including a truncated file. */
export async function readJsonObject(file: string, bytes: AsyncIterable<Uint8Array>): Promise<JsonFields> {
  const pieces: string[] = []
  let characters = 0
  for await (const piece of listText(file, bytes, 'utf-8')) {
    characters += piece.length
    if (characters > MAX_CHARACTERS) {
      throw new ListFileError(file, 'the file is far larger than this one ever is: this is another file')
    }
    pieces.push(piece)
  }
  let value: unknown
  try {
    value = JSON.parse(pieces.join(''))
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new ListFileError(file, `the file is cut or not JSON (${what}); download it again`)
  }
  if (!isObject(value)) throw new ListFileError(file, 'this is not a JSON object: this is another file')
  return value
}

export function isObject(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object under a key; empty if missing. */
export function objectUnder(object: JsonFields, key: string): JsonFields {
  const value = object[key]
  return isObject(value) ? value : {}
}

/** The list under a key; empty if missing. */
export function listIn(object: JsonFields, key: string): readonly unknown[] {
  const value = object[key]
  return Array.isArray(value) ? value : []
}

/** The text under a key on one line; empty if missing. */
export function textUnder(object: JsonFields, key: string): string {
  return lineOf(object[key])
}

/** A value as text on one line; empty if it is not text. */
export function lineOf(value: unknown): string {
  return typeof value === 'string' ? onOneLine(value) : ''
}
