// The courts file: names of the courts, and what the letters of their jurisdiction stand for.
import type { CasePart } from '../../model/record.ts'
import type { SnapshotFiles } from '../../model/source.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { onOneLine } from '../../files/record-parts.ts'
import { bulkRows } from './bulk-rows.ts'
import { COURTS_FILE } from './manifest.ts'

export interface Court {
  readonly id: string
  readonly name: string
  /** The publisher's letters, `FD` for a federal district court; empty where it gives none. */
  readonly jurisdiction: string
}

/** The publisher's own words. */
const LEVELS: ReadonlyMap<string, string> = new Map([
  ['F', 'Federal Appellate'],
  ['FD', 'Federal District'],
  ['FB', 'Federal Bankruptcy'],
  ['FBP', 'Federal Bankruptcy Panel'],
  ['FS', 'Federal Special'],
  ['S', 'State Supreme'],
  ['SA', 'State Appellate'],
  ['ST', 'State Trial'],
  ['SS', 'State Special'],
  ['SAG', 'State Attorney General'],
  ['TRS', 'Tribal Supreme'],
  ['TRA', 'Tribal Appellate'],
  ['TRT', 'Tribal Trial'],
  ['TRX', 'Tribal Special'],
  ['TS', 'Territory Supreme'],
  ['TA', 'Territory Appellate'],
  ['TT', 'Territory Trial'],
  ['TSP', 'Territory Special'],
  ['MA', 'Military Appellate'],
  ['MT', 'Military Trial'],
  ['C', 'Committee'],
  ['I', 'International'],
])

/** Every court by its id. */
export async function readCourts(files: SnapshotFiles): Promise<ReadonlyMap<string, Court>> {
  const courts = new Map<string, Court>()
  for await (const row of bulkRows(files, COURTS_FILE, ['id', 'full_name', 'jurisdiction'])) {
    const id = row.get('id')
    if (id === '') throw new ListFileError(COURTS_FILE, `line ${row.line} has no id; download it again`)
    const name = onOneLine(row.get('full_name')) || onOneLine(row.get('short_name')) || id
    courts.set(id, { id, name, jurisdiction: row.get('jurisdiction') })
  }
  return courts
}

/** Courts the publisher and PACER train and test with: their cases are invented. */
export function isForTests(court: Court): boolean {
  return court.jurisdiction === 'T'
}

export function courtOf({ id, name, jurisdiction }: Court): NonNullable<CasePart['court']> {
  const level = LEVELS.get(jurisdiction)
  return { id, name, ...(level !== undefined && { level }) }
}
