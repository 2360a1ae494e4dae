// Finds the lists that a party is on, by all records about it, at the day of each snapshot.
import type { ListedMeasure } from '../../contract/vocabulary/listing-measure.ts'
import type { CitedRecord } from './evidence.ts'
import { MEASURE_TEXTS, measuresOf } from './measures.ts'
import { dateOf, isPast } from './partial-day.ts'
import type { ListingPart } from '../../sources/model/record.ts'

export interface ListingOfParty {
  readonly listKind: ListingPart['listKind']
  /** The record that says so. */
  readonly record: CitedRecord
  readonly authority: string
  readonly programs: readonly string[]
  /** False when it has ended by its own date, by its status, or by delisting. */
  readonly active: boolean
  /** Of all listings of this kind that are in force; of the ended ones if none is. */
  readonly measures: readonly ListedMeasure[]
}

/** One entry per kind of list, an active listing before an ended one, in the order of the records. */
export function listingsOf(records: readonly CitedRecord[]): readonly ListingOfParty[] {
  const all = records.flatMap((record) =>
    record.parts.flatMap((part) =>
      part.kind === 'listing' ? [{ record, part, active: isActive(part, record.snapshotDate) }] : [],
    ),
  )
  return [...Map.groupBy(all, ({ part }) => part.listKind).values()].flatMap((group) => {
    const active = group.some((one) => one.active)
    const counted = group.filter((one) => one.active === active)
    const [first] = counted
    if (first === undefined) return []
    const { listKind, authority, programs } = first.part
    const measures = counted.flatMap(({ record, part }) => measuresOf(record, part))
    return [{ listKind, record: first.record, authority, programs, active, measures }]
  })
}

function isActive(part: ListingPart, today: string): boolean {
  const ends = dateOf(part.ends)
  return part.status === 'active' && !(ends !== undefined && isPast(ends, today))
}

/** Describes the listing for a statement. */
export function describeListing({ record, authority, programs }: ListingOfParty): string {
  const under = programs.length === 0 ? '' : `, ${programs.join(', ')}`
  return `${record.sourceId} ${record.recordId} (${authority}${under})`
}

/** What the measures forbid, and what they do not, in sentences. */
export const describeMeasures = ({ measures }: ListingOfParty): string =>
  [...new Set(measures.map(({ measure }) => MEASURE_TEXTS[measure]))].join(' ')
