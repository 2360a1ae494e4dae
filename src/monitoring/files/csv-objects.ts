// CSV with a header row: the columns are the fields of a subject, and a cell of several values separates them by semicolons.
import { Problem } from '../../call/problem.ts'
import { separatedRows } from '../../sources/files/csv-rows.ts'
import { cellValue } from './csv-text.ts'
import type { RawRow } from './raw-row.ts'

/** Column -> field, for the columns that hold one value. */
const SINGLE: ReadonlyMap<string, string> = new Map([
  ['ref', 'ref'],
  ['id', 'ref'],
  ['name', 'name'],
  ['type', 'type'],
  ['birth_date', 'birthDate'],
  ['country', 'country'],
  ['jurisdiction', 'jurisdiction'],
  ['registration_number', 'registrationNumber'],
  ['lei', 'lei'],
  ['domain', 'domain'],
  ['father_name', 'fatherName'],
])
const SEVERAL = ['aliases', 'addresses', 'identifiers'] as const

/** The columns of a file of subjects, in the order in which Assay writes them. */
export const SUBJECT_COLUMNS = [...[...SINGLE.keys()].filter((column) => column !== 'id'), ...SEVERAL]

/** A message about a field, with the name of its column: `birth_date must be ...`. */
export const aboutColumn = (message: string): string =>
  message.replace(/^\w+/, (field) => [...SINGLE].find(([, each]) => each === field)?.[0] ?? field)

/** `birthDate` and `Birth date` are read as `birth_date`. */
const columnOf = (title: string): string =>
  title
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase()

/** `onIgnored` is called for each column that is no field. Iterating throws a Problem for a file that is not CSV, or has no such head. */
export async function* csvObjects(
  text: AsyncIterable<string>,
  onIgnored: (column: string) => void,
): AsyncGenerator<RawRow> {
  let columns: readonly string[] | undefined
  const rows = separatedRows(
    text,
    (error) =>
      new Problem('invalid_request', {
        detail: `Line ${String(error['lines'])} is not CSV (${error.message}). Write a quote inside a value twice, and put values with a comma in quotes`,
      }),
  )
  for await (const { cells, line } of rows) {
    if (columns === undefined) columns = headOf(cells, onIgnored)
    else if (cells.length !== columns.length)
      yield {
        line,
        fields: `has ${cells.length} cells, but the head has ${columns.length}; put a value with a comma in quotes`,
      }
    else yield { line, fields: fieldsOf(columns, cells) }
  }
  if (columns === undefined) throw refusedHead('The file is empty')
}

function headOf(titles: readonly string[], onIgnored: (column: string) => void): readonly string[] {
  const columns = titles.map(columnOf)
  const known = columns.map((column) => SINGLE.get(column) ?? SEVERAL.find((each) => each === column))
  const twice = known.find((field, at) => field !== undefined && known.indexOf(field) !== at)
  if (twice !== undefined) throw refusedHead(`The head has two columns for ${twice}`)
  for (const required of ['ref', 'name'])
    if (!known.includes(required))
      throw refusedHead(
        `The head has no column ${required}${titles.length === 1 && titles[0]?.includes(';') === true ? '; its names are separated by semicolons. Save the file with commas between the columns' : ''}`,
      )
  for (const [at, title] of titles.entries()) if (known[at] === undefined) onIgnored(title.slice(0, 100))
  return columns
}

const refusedHead = (what: string): Problem =>
  new Problem('invalid_request', {
    detail: `${what}. The first line names the columns, of which ref (or id) and name are required: ${SUBJECT_COLUMNS.join(', ')}`,
  })

function fieldsOf(columns: readonly string[], cells: readonly string[]): RawRow['fields'] {
  const fields: Record<string, unknown> = {}
  for (const [at, column] of columns.entries()) {
    const cell = cellValue(cells[at] ?? '')
    if (cell === '') continue
    const field = SINGLE.get(column)
    if (field !== undefined) fields[field] = field === 'type' ? cell.toLowerCase() : cell
    else if (column === 'identifiers') fields[column] = valuesIn(cell).map(identifierIn)
    else if (column === 'aliases' || column === 'addresses') fields[column] = valuesIn(cell)
  }
  return fields
}

/** A semicolon inside a value has a backslash before it. */
const valuesIn = (cell: string): readonly string[] =>
  cell
    .split(/(?<!\\);/)
    .map((value) => value.replaceAll('\\;', ';').trim())
    .filter((value) => value !== '')

export const severalValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(';', '\\;')).join('; ')

/** `imo:9820257`, `passport/IQ:A6489694`. */
function identifierIn(text: string): Readonly<Record<string, string>> {
  const [, scheme = '', country, value = ''] = /^([^:/]*)(?:\/([^:]*))?:(.*)$/.exec(text) ?? []
  return {
    scheme: scheme.trim(),
    value: value.trim(),
    ...(country !== undefined && { country: country.trim() }),
  }
}
