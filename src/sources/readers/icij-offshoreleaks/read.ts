// Reads the Offshore Leaks database from three tables of its archive: companies, the people and firms behind them, and how these
// are connected. Intermediaries and addresses are not read.
import type { SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { csvRows, headedRows, type HeadedRow } from '../../files/csv-rows.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { ENTITIES_FILE, icijOffshoreLeaksManifest, OFFICERS_FILE, RELATIONSHIPS_FILE } from './manifest.ts'
import { ENTITY_COLUMNS, entityRecord, type Held, type Officer } from './record.ts'

export const icijOffshoreLeaks: SourceReader = {
  manifest: icijOffshoreLeaksManifest,
  read: readOffshoreLeaks,
}

const OFFICER_OF = 'officer_of'

/** The table of companies comes last, because each of its records has the roles in the company. */
async function* readOffshoreLeaks(files: SnapshotFiles): AsyncGenerator<SourceRecord> {
  const held = new Map<string, Held[]>()
  const columns = ['node_id_start', 'node_id_end', 'rel_type', 'link', 'start_date', 'end_date']
  for await (const row of tableOf(files, RELATIONSHIPS_FILE, columns)) {
    if (row.get('rel_type') !== OFFICER_OF) continue
    const company = row.get('node_id_end')
    const one = {
      officer: row.get('node_id_start'),
      link: row.get('link'),
      from: row.get('start_date'),
      to: row.get('end_date'),
    }
    const known = held.get(company)
    if (known === undefined) held.set(company, [one])
    else known.push(one)
  }
  const officers = new Map<string, Officer>()
  for await (const row of tableOf(files, OFFICERS_FILE, ['node_id', 'name', 'country_codes']))
    officers.set(row.get('node_id'), { name: row.get('name'), countryCodes: row.get('country_codes') })
  for await (const row of tableOf(files, ENTITIES_FILE, ENTITY_COLUMNS)) {
    const id = row.get('node_id')
    if (!/^\d+$/.test(id))
      throw new ListFileError(ENTITIES_FILE, `line ${row.line} has no node_id; download it again`)
    const record = entityRecord(row, held.get(id) ?? [], officers)
    // A company without a name is of no use to a search, and the database has some.
    if (record !== undefined) yield record
  }
}

const tableOf = (
  files: SnapshotFiles,
  file: string,
  columns: readonly string[],
): AsyncGenerator<HeadedRow> => {
  const bytes = openRequired((name) => files.open(name), file)
  // The papers have quotation marks within values.
  return headedRows(file, csvRows(file, listText(file, bytes, 'utf-8'), { relaxQuotes: true }), columns)
}
