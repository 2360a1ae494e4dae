// Reads the tables of US patents: the companies that own patents, how many, and the days of the first and the newest.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { MetricPart, SourceRecord } from '../../model/record.ts'
import { csvRows, headedRows, type HeadedRow } from '../../files/csv-rows.ts'
import { isoDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired, partyOf } from '../../files/record-parts.ts'
import { ASSIGNEES_FILE, patentPage, PATENTS_FILE, usPatentsManifest } from './manifest.ts'
import { countOwners, type Owner } from './owners.ts'

export const usPatents: SourceReader = { manifest: usPatentsManifest, read: readUsPatents }

/** One record per company. Its patents are in any place of the table, so the reader reads it all before the first record. */
async function* readUsPatents(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const assignees = openRequired((name) => files.open(name), ASSIGNEES_FILE)
  const owners = await countOwners(
    rowsOf(ASSIGNEES_FILE, assignees, [
      'patent_id',
      'assignee_id',
      'disambig_assignee_organization',
      'assignee_type',
    ]),
  )
  if (owners.size === 0)
    throw new ListFileError(
      ASSIGNEES_FILE,
      'no row is of a company: this is another file, or its publisher has changed it',
    )
  const patents = files.open(PATENTS_FILE)
  const days = patents === undefined ? new Map<string, string>() : await daysOf(patents, owners)
  const undated = [...owners.values()].filter(({ newest }) => !days.has(newest)).length
  if (undated > 0)
    found({ warning: `of ${undated} companies the day of the newest patent is not in ${PATENTS_FILE}` })
  for (const owner of owners.values()) {
    const record = ownerRecord(owner, days)
    if (record !== undefined) yield record
  }
}

const rowsOf = (
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  required: readonly string[],
): AsyncGenerator<HeadedRow> =>
  headedRows(file, csvRows(file, listText(file, bytes, 'utf-8'), { delimiter: '\t' }), required)

/** The days of the first and the newest patent of each owner, by patent. */
async function daysOf(
  bytes: AsyncIterable<Uint8Array>,
  owners: ReadonlyMap<string, Owner>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set([...owners.values()].flatMap(({ first, newest }) => [first, newest]))
  const days = new Map<string, string>()
  for await (const row of rowsOf(PATENTS_FILE, bytes, ['patent_id', 'patent_date'])) {
    const id = row.get('patent_id')
    const day = wanted.has(id) ? isoDate(row.get('patent_date')) : undefined
    if (day !== undefined) days.set(id, day)
  }
  return days
}

function ownerRecord(
  { id, name, isAmerican, patents, first, newest }: Owner,
  days: ReadonlyMap<string, string>,
): SourceRecord | undefined {
  const party = partyOf({
    partyKind: 'organization',
    names: [{ full: name, kind: 'primary', quality: 'strong' }],
    countries: isAmerican ? ['US'] : [],
  })
  const [start, end] = [days.get(first), days.get(newest)]
  const metric: MetricPart = {
    kind: 'metric',
    org: `record:${id}`,
    metric: 'patents',
    value: patents,
    unit: 'patent',
    ...(end !== undefined && { period: { ...(start !== undefined && { start }), end } }),
    note: `newest US patent ${newest}`,
  }
  return (
    party && {
      recordId: id,
      url: patentPage(newest),
      locator: `${ASSIGNEES_FILE} assignee_id=${id}`,
      // why: the table is no register, and a name in it is not an entry of the company
      parts: [{ ...party, ref: 'owner' }, metric],
    }
  )
}
