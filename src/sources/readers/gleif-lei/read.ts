// Reads the two golden copies of the LEI system: level 1 has an entity per row, level 2 a relationship per row.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import { openRequired } from '../../files/record-parts.ts'
import { AT, LEI_COLUMNS } from './lei-columns.ts'
import { leiCountry, leiRecord } from './lei-record.ts'
import { gleifLeiManifest, gleifRrManifest, LEI_FILE, RR_FILE } from './manifest.ts'
import { pickedRows, type PickedColumns, type PickedRow } from './rows.ts'
import { RR_COLUMNS, RR_LAST_UPDATE, rrRecord } from './rr-record.ts'
import type { RecordDate } from '../../model/record.ts'

// A golden copy does not give its date. Its date is the day on which its newest record was updated.
const DAY = 86_400_000

/** Receives update times as written, in any order and with any offset, and keeps the UTC day of the newest. */
class NewestDay {
  #newest = -Infinity
  #worthReading = ''

  see(written: string): void {
    // Offsets are shorter than a day, so a time written as more than a day older is older: few times need parsing.
    if (written < this.#worthReading) return
    const instant = Date.parse(written)
    if (!(instant > this.#newest)) return
    this.#newest = instant
    this.#worthReading = new Date(instant - DAY).toISOString()
  }

  /** Undefined if it received no time. */
  get day(): RecordDate | undefined {
    return Number.isFinite(this.#newest) ? new Date(this.#newest).toISOString().slice(0, 10) : undefined
  }
}

/** `options.only` keeps entities by the country of their legal jurisdiction. */
export const gleifLei: SourceReader = {
  manifest: gleifLeiManifest,
  read: async function* read(files, options) {
    const { only } = options
    const lastUpdate = AT['Registration.LastUpdateDate']
    for await (const rows of datedRows(files, LEI_FILE, LEI_COLUMNS, lastUpdate, options)) {
      for (const row of rows) {
        if (only === undefined || only.has(leiCountry(row.cells))) yield leiRecord(row)
      }
    }
  },
}

/** Its rows have no country, so `options.only` leaves out none of them. */
export const gleifRr: SourceReader = {
  manifest: gleifRrManifest,
  read: async function* read(files, options) {
    for await (const rows of datedRows(files, RR_FILE, RR_COLUMNS, RR_LAST_UPDATE, options)) {
      for (const row of rows) yield rrRecord(row)
    }
  },
}

/** The rows; after the last, the newest update in the file dates the snapshot. */
async function* datedRows(
  files: SnapshotFiles,
  file: string,
  columns: PickedColumns,
  lastUpdate: number,
  { found }: ReadOptions,
): AsyncGenerator<readonly PickedRow[]> {
  const newest = new NewestDay()
  const bytes = openRequired((name) => files.open(name), file)
  for await (const rows of pickedRows(file, bytes, columns)) {
    for (const { cells } of rows) newest.see(cells[lastUpdate] ?? '')
    yield rows
  }
  const { day } = newest
  if (day !== undefined) found({ asOf: day })
}
