// Ways in which somebody who can write to a database may alter a value that stands in it.
import { type RawBuilder, sql } from 'kysely'
import type { OpenStore } from '../../src/platform/store/store.ts'

export type Value = string | number | null
/** What a column is set to, and in what words a failure names it. */
type Change = readonly [says: string, value: Value | RawBuilder<unknown>]

const DEEP = `${'['.repeat(30_000)}${']'.repeat(30_000)}`

/** Another value in place of one anywhere inside a document. */
function* otherValues(value: unknown): Generator {
  yield* [undefined, null, 'x', -1, 0.5, [], {}, { x: [[]] }, '\u0000\ud800']
  if (typeof value === 'number') yield* [value + 1, 1e300]
  if (typeof value === 'boolean') yield !value
  if (typeof value === 'string') yield* [`${value} `, value.slice(1), Number(value) || 7]
  if (Array.isArray(value)) yield* [value.slice(1), value.toReversed(), [...(value as unknown[]), value[0]]]
}

/** The document with one of its values changed, for every value and every change. */
function* otherDocuments(document: unknown): Generator {
  yield* otherValues(document)
  if (typeof document !== 'object' || document === null) return
  if (!Array.isArray(document)) yield Object.fromEntries(Object.entries(document).toReversed())
  for (const [name, member] of Object.entries(document))
    for (const other of otherDocuments(member))
      yield Array.isArray(document) ? document.with(Number(name), other) : { ...document, [name]: other }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Texts that differ from this one, and from each other. */
function otherTexts(text: string): string[] {
  const middle = text.length >> 1
  const others = [
    '',
    'x',
    '5',
    'null',
    '{}',
    '[]',
    '"x"',
    'running',
    'failed',
    'completed',
    '{"findings":[{}]}',
    DEEP,
  ]
  others.push(text.slice(1), text.slice(0, -1), text.slice(0, middle), `${text} `, ` ${text}`, text + text)
  others.push(`${text.slice(0, middle)}x${text.slice(middle + 1)}`, text.toUpperCase(), `\uFEFF${text}`)
  const document = jsonOf(text)
  if (typeof document === 'object' && document !== null) {
    // why a part of them: a scorecard alone has thousands
    const all = [...otherDocuments(document)].map((each) => JSON.stringify(each) ?? '')
    const every = Math.ceil(all.length / Math.max(12, Math.sqrt(all.length)))
    others.push(...all.filter((_, at) => at % every === 0), JSON.stringify(document, null, 1))
  }
  return [...new Set(others)].filter((other) => other !== text)
}

/** The text with a byte that no text may have in place of one of its own, as only SQLite lets itself be told. */
function brokenText(text: string): Change[] {
  const bytes = Buffer.from(text)
  const mark = bytes.indexOf('\uFFFD')
  const broken = (from: number, to: number, put: string) =>
    Buffer.concat([bytes.subarray(0, from), Buffer.from(put, 'hex'), bytes.subarray(to)]).toString('hex')
  const texts = bytes.length === 0 ? ['ff'] : [broken(bytes.length >> 1, (bytes.length >> 1) + 1, 'ff')]
  if (mark >= 0) texts.push(broken(mark, mark + 3, 'ff'), broken(mark, mark + 3, 'f09f98'))
  return texts.map((hex) => [`bytes ${hex.slice(0, 40)}`, sql.raw(`cast(x'${hex}' as text)`)])
}

/** Other values for a column of that value; the store refuses some. */
export function alterations(value: Value, dialect: OpenStore['dialect']): Change[] {
  const texts =
    typeof value === 'string' ? otherTexts(value) : typeof value === 'number' ? [] : otherTexts('')
  const numbers = typeof value === 'number' ? [value + 1, value - 1, value + 100, -1] : [7]
  const others: Value[] = [...texts, ...numbers, ...(value === null ? [] : [null])]
  const broken = dialect === 'sqlite' && typeof value !== 'number' ? brokenText(value ?? '') : []
  const blob: Change[] = dialect === 'sqlite' ? [['a blob', sql.raw("x'00ff'")]] : []
  return [...others.map((other): Change => [JSON.stringify(other).slice(0, 200), other]), ...broken, ...blob]
}
