// JSON Lines: one object on each line that is not empty.
import { Problem } from '../../call/problem.ts'
import type { Upload } from '../../contract/vocabulary/file-stream.ts'
import type { RawRow } from './raw-row.ts'

/** The longest line, in characters. */
const MAX_LINE = 262_144

export async function* jsonObjects(
  text: AsyncIterable<string>,
  parse: Upload['parseJson'],
): AsyncGenerator<RawRow> {
  let [line, rest] = [0, '']
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const each of lines) yield* rowIn(each, ++line, parse)
    if (rest.length > MAX_LINE) throw tooLong(line + 1)
  }
  yield* rowIn(rest, ++line, parse)
}

function* rowIn(text: string, line: number, parse: Upload['parseJson']): Generator<RawRow> {
  if (text.length > MAX_LINE) throw tooLong(line)
  if (text.trim() !== '') yield { line, fields: fieldsIn(text, parse) }
}

function fieldsIn(text: string, parse: Upload['parseJson']): RawRow['fields'] {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    return `${error instanceof Error ? error.message : 'is not JSON'}; write one JSON object on each line`
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : 'is not a JSON object; write one object with ref and the fields of a subject'
}

const tooLong = (line: number): Problem =>
  new Problem('invalid_request', {
    detail: `Line ${line} has more than ${MAX_LINE} characters; JSON Lines have one object on each line`,
  })
