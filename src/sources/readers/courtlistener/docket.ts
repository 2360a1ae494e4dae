// A row of the dockets file as a record: one case, with the parties its name tells.
import type { CasePart, SourceRecord } from '../../model/record.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { isoDate } from '../../files/dates.ts'
import { onOneLine } from '../../files/record-parts.ts'
import { captionParties } from './caption.ts'
import { caseKindOf } from './case-kind.ts'
import { courtOf, type Court } from './courts.ts'
import { DOCKETS_FILE, docketPage } from './manifest.ts'

/** A file without one of them is another file. */
export const docketColumns: readonly string[] = [
  'id',
  'date_modified',
  'date_filed',
  'date_terminated',
  'date_last_filing',
  'case_name',
  'case_name_short',
  'case_name_full',
  'slug',
  'docket_number',
  'pacer_case_id',
  'cause',
  'nature_of_suit',
  'blocked',
  'court_id',
  'idb_data_id',
]

/** The record of a docket; undefined where it has no name. `court` is undefined where the courts file lacks it. */
export function docketRecord(row: HeadedRow, court: Court | undefined): SourceRecord | undefined {
  const value = (column: string): string => onOneLine(row.get(column))
  const caption = value('case_name') || value('case_name_full') || value('case_name_short')
  if (caption === '') return undefined
  const id = row.get('id')
  const docketNumber = value('docket_number')
  const natureOfSuit = value('nature_of_suit')
  const caseKind = caseKindOf({ court, docketNumber, natureOfSuit, caption })
  const part: CasePart = {
    kind: 'case',
    caption,
    court: court === undefined ? { id: row.get('court_id'), name: row.get('court_id') } : courtOf(court),
    ...present('docketNumber', docketNumber),
    caseKind,
    ...present('natureOfSuit', natureOfSuit),
    ...present('cause', value('cause')),
    ...present('filed', isoDate(row.get('date_filed'))),
    ...present('terminated', isoDate(row.get('date_terminated'))),
    ...present('lastActivity', isoDate(row.get('date_last_filing'))),
    status: statusOf(row),
    parties: captionParties(caption, caseKind),
  }
  return {
    recordId: id,
    url: docketPage(id, row.get('slug')),
    locator: `${DOCKETS_FILE} id=${id}`,
    parts: [part],
  }
}

/**
 * A docket made from a published opinion never gets a date of termination, however old it is: only where the source
 * follows the court's own docket does the missing date mean that the case is open.
 */
function statusOf(row: HeadedRow): CasePart['status'] {
  if (row.get('date_terminated') !== '') return 'closed'
  return row.get('pacer_case_id') === '' && row.get('idb_data_id') === '' ? 'unknown' : 'open'
}

function present<Key extends string>(key: Key, value: string | undefined): Partial<Record<Key, string>> {
  return value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, string>)
}
