// Fills copies of two lists up to the floors of their readers, so that a clean subject can reach `proceed`. The added records
// are invented; no subject bears their names.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many records of each kind a list lacks. */
export interface Lacking {
  readonly organization: number
  readonly person: number
  /** Parties of a list that does not say what they are. */
  readonly unknown?: number
}

const CONSONANTS = 'bdfgjkmnprtvwxz'

/** Three letters that no language writes side by side, one combination for each number. */
const letters = (number: number): string =>
  [1, 15, 225].map((place) => CONSONANTS[Math.floor(number / place) % 15]).join('')

interface Filler {
  readonly id: number
  readonly kind: keyof Lacking
  readonly name: string
}

function filler(lacking: Lacking): readonly Filler[] {
  const kinds = (['organization', 'person', 'unknown'] as const).flatMap((kind) =>
    Array.from({ length: lacking[kind] ?? 0 }, () => kind),
  )
  return kinds.map((kind, at) => ({
    id: 900_000 + at,
    kind,
    name: `QX${letters(at)}QX${kind === 'person' ? ',' : ''} ZW${letters(at * 7 + 3)}ZW`.toUpperCase(),
  }))
}

/** The files of the SDN list end with a byte of DOS that marks the end. */
const END_OF_FILE = 0x1a

/** Copies the folder of the SDN list, with more rows in `sdn.csv`. */
export function filledSdn(from: string, to: string, lacking: Lacking): string {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name))
  const none = '-0- '
  const rows = filler(lacking).map(({ id, name, kind }) =>
    [
      id,
      `"${name}"`,
      kind === 'person' ? 'individual' : none,
      '"SDGT"',
      ...Array.from({ length: 7 }, () => none),
      kind === 'person' ? '"DOB 01 Jan 1801."' : none,
    ].join(','),
  )
  const bytes = readFileSync(join(from, 'sdn.csv'))
  const end = bytes.at(-1) === END_OF_FILE ? bytes.length - 1 : bytes.length
  writeFileSync(
    join(to, 'sdn.csv'),
    Buffer.concat([bytes.subarray(0, end), Buffer.from(`${rows.join('\r\n')}\r\n`), bytes.subarray(end)]),
  )
  return to
}

const CSL_TYPES: Readonly<Record<keyof Lacking, string>> = {
  organization: 'Entity',
  person: 'Individual',
  unknown: '',
}

/** Copies the CSV of the Consolidated Screening List, with more rows of its SDN part. */
export function filledCsl(from: string, to: string, lacking: Lacking): string {
  const text = readFileSync(from, 'utf8')
  const columns = text.slice(0, text.indexOf('\n')).trim().split(',')
  const rows = filler(lacking).map(({ id, name, kind }) => {
    const cells: Readonly<Record<string, string>> = {
      _id: String(id),
      source: 'Specially Designated Nationals (SDN) - Treasury Department',
      entity_number: String(id),
      type: CSL_TYPES[kind],
      programs: 'SDGT',
      name: `"${name}"`,
      dates_of_birth: kind === 'person' ? '1801-01-01' : '',
    }
    return columns.map((column) => cells[column] ?? '').join(',')
  })
  writeFileSync(to, `${text.trimEnd()}\n${rows.join('\n')}\n`)
  return to
}
