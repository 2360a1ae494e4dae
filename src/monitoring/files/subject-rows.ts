// Reads a file of subjects piece by piece, as CSV or as JSON Lines: each row as a subject, or as what is wrong with it.
import { canonicalRecord } from '../../base/canonical-json.ts'
import { Problem } from '../../call/problem.ts'
import { readInput } from '../../contract/input.ts'
import type { Upload } from '../../contract/vocabulary/file-stream.ts'
import { SubjectReference } from '../../contract/vocabulary/portfolio.ts'
import { Subject } from '../../contract/vocabulary/subject.ts'
import { subjectIssues } from '../../diligence/evidence/subject.ts'
import { aboutColumn, csvObjects } from './csv-objects.ts'
import { jsonObjects } from './json-objects.ts'
import type { RawRow } from './raw-row.ts'

export type SubjectRow =
  | { readonly line: number; readonly ref: string; readonly subject: string }
  | { readonly line: number; readonly ref?: string; readonly message: string }

/** The rows of a file, and what is known of it once its head was read. */
export interface SubjectRows {
  readonly rows: AsyncIterable<SubjectRow>
  /** Columns of a CSV file that are no field of a subject. */
  ignoredColumns(): readonly string[]
}

/**
 * `now` in milliseconds since 1970: no birth date is after its day. Iterating throws a Problem where the file is no such file from
 * there on.
 */
export function readSubjects(
  { type, pieces, parseJson }: Upload,
  maxBytes: number,
  now: number,
): SubjectRows {
  const ignored: string[] = []
  const text = decoded(bounded(pieces, maxBytes))
  const isCsv = type === 'text/csv'
  const raw = isCsv ? csvObjects(text, (column) => ignored.push(column)) : jsonObjects(text, parseJson)
  return { rows: rowsOf(raw, now, isCsv ? aboutColumn : (message) => message), ignoredColumns: () => ignored }
}

async function* rowsOf(
  raw: AsyncIterable<RawRow>,
  now: number,
  worded: (message: string) => string,
): AsyncGenerator<SubjectRow> {
  for await (const { line, fields } of raw) {
    const row = typeof fields === 'string' ? { line, message: fields } : rowOf(line, fields, now)
    yield 'message' in row ? { ...row, message: worded(row.message) } : row
  }
}

const REFERENCE = { name: 'a row', input: SubjectReference }
const SUBJECT = { name: 'a row', input: Subject }

function rowOf(line: number, { ref, ...fields }: Readonly<Record<string, unknown>>, now: number): SubjectRow {
  const reference = readInput(REFERENCE, ref)
  if ('issues' in reference)
    return {
      line,
      message: ref === undefined ? 'ref is required' : `ref ${reference.issues[0]?.message ?? ''}`,
    }
  const known = { line, ref: reference.input as string }
  const reading = readInput(SUBJECT, fields)
  if ('issues' in reading) return { ...known, message: reading.detail }
  const subject = reading.input as Subject
  const [issue] = subjectIssues(subject, now)
  return issue === undefined
    ? { ...known, subject: canonicalRecord(subject) }
    : { ...known, message: `${issue.path.replace(/^subject\./, '')} ${issue.message}` }
}

async function* bounded(pieces: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > maxBytes)
      throw new Problem('payload_too_large', {
        detail: `The file is larger than ${maxBytes} bytes; split it`,
      })
    yield piece
  }
}

async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // why fatal: names in another encoding would be read as other names and pass in silence
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (piece?: Uint8Array): string => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
    } catch {
      throw new Problem('invalid_request', { detail: 'The file is not in UTF-8; save it as UTF-8' })
    }
  }
  for await (const piece of pieces) yield decode(piece)
  yield decode()
}
