// JSON Lines: one object on each line that is not empty.
import { Problem } from '../../call/problem.ts'
import type { RawRow } from './raw-row.ts'

/** The longest line, in characters. */
const MAX_LINE = 262_144

export async function* jsonObjects(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let [line, rest] = [0, '']
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const each of lines) yield* rowIn(each, ++line)
    if (rest.length > MAX_LINE) throw tooLong(line + 1)
  }
  yield* rowIn(rest, ++line)
}

function* rowIn(written: string, line: number): Generator<RawRow> {
  if (written.length > MAX_LINE) throw tooLong(line)
  const text = line === 1 ? written.replace(/^\uFEFF/, '') : written
  if (text.trim() !== '') yield { line, fields: fieldsIn(text) }
}

function fieldsIn(text: string): RawRow['fields'] {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>
  } catch {
    return 'is not JSON; write one JSON object on each line'
  }
  return 'is no JSON object; write one object with ref and the fields of a subject'
}

const tooLong = (line: number): Problem =>
  new Problem('invalid_request', {
    detail: `Line ${line} has more than ${MAX_LINE} characters; JSON Lines have one object on each line`,
  })
