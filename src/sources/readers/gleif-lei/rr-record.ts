// Converts one level 2 row to a record: how one entity relates to another, with the child first and the parent second.
import type { RelationPart, SourceRecord } from '../../model/record.ts'
import { dateSpec, isoDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { RECORD_PAGE, RR_FILE } from './manifest.ts'
import type { PickedColumns, PickedRow } from './rows.ts'

const SLOTS = 5
const PERIOD = ['periodType', 'startDate', 'endDate'] as const
const period = (slot: number): readonly string[] =>
  PERIOD.map((part) => `Relationship.Period.${slot}.${part}`)

const SINGLE = [
  'Relationship.StartNode.NodeID',
  'Relationship.StartNode.NodeIDType',
  'Relationship.EndNode.NodeID',
  'Relationship.EndNode.NodeIDType',
  'Relationship.RelationshipType',
  'Relationship.RelationshipStatus',
  'Registration.RegistrationStatus',
  'Registration.LastUpdateDate',
] as const

/** The level 2 columns that a record is made of; periods after the first may come and go. */
export const RR_COLUMNS: PickedColumns = {
  required: [...SINGLE, ...period(1)],
  optional: Array.from({ length: SLOTS - 1 }, (_, at) => period(at + 2)).flat(),
}
/** The position of the last update time in a row. */
export const RR_LAST_UPDATE = SINGLE.indexOf('Registration.LastUpdateDate')

const KINDS: ReadonlyMap<string, RelationPart['relationKind']> = new Map([
  ['IS_DIRECTLY_CONSOLIDATED_BY', 'direct-parent'],
  ['IS_ULTIMATELY_CONSOLIDATED_BY', 'ultimate-parent'],
  ['IS_INTERNATIONAL_BRANCH_OF', 'branch'],
  ['IS_FUND-MANAGED_BY', 'fund-manager'],
])

/**
 * The record of a row picked by RR_COLUMNS. Its id joins what identifies a relationship: both ends and the type as
 * written, which also distinguishes sub-funds and feeders from other links. The status is that of the relationship; an
 * annulled relationship has none, and takes the status of its registration. Throws ListFileError for a row without an
 * end or a type.
 */
export function rrRecord({ cells, number }: PickedRow): SourceRecord {
  const [start = '', startType = '', end = '', endType = '', type = '', status = '', registration = ''] =
    cells.map((cell) => cell.trim())
  if (start === '' || end === '' || type === '') {
    throw new ListFileError(
      RR_FILE,
      `row ${number} lacks an end of the relationship or its type; download the file again`,
    )
  }
  const known = status === '' || status === 'NULL' ? registration : status
  const { starts, ends } = datesOf(cells)
  const relation: RelationPart = {
    kind: 'relation',
    from: identifierOf(start, startType),
    to: identifierOf(end, endType),
    relationKind: KINDS.get(type) ?? 'linked',
    ...(known !== '' && { status: known }),
    ...(starts && { starts }),
    ...(ends && { ends }),
  }
  return {
    recordId: `${start}.${type}.${end}`,
    url: RECORD_PAGE + start,
    locator: `${RR_FILE} StartNode=${start} RelationshipType=${type} EndNode=${end}`,
    parts: [relation],
  }
}

/** An end may have a provisional id in the form of an LEI, which is not an LEI. */
function identifierOf(id: string, type: string): string {
  return `${type === 'LEI' ? 'lei' : 'other'}:${id}`
}

/** When the relationship held; the periods of accounting and of filing documents do not say that. */
function datesOf(cells: readonly string[]): Pick<RelationPart, 'starts' | 'ends'> {
  for (let slot = 0; slot < SLOTS; slot++) {
    const at = SINGLE.length + slot * PERIOD.length
    if (cells[at] !== 'RELATIONSHIP_PERIOD') continue
    const starts = dateSpec(cells[at + 1] ?? '', isoDate)
    const ends = dateSpec(cells[at + 2] ?? '', isoDate)
    return { ...(starts && { starts }), ...(ends && { ends }) }
  }
  return {}
}
