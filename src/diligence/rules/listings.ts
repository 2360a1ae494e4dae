// Which lists a record stands on at the day of its snapshot.
import type { CitedRecord } from './evidence.ts'
import { dateOf, isPast } from './partial-day.ts'
import type { ListingPart } from '../../sources/model/record.ts'

export interface ListingOfParty {
  readonly listKind: ListingPart['listKind']
  readonly authority: string
  readonly programs: readonly string[]
  /** Over by its own date, by its status, or delisted: false. */
  readonly active: boolean
}

/** One entry per kind of list, an active listing before one that is over, in the order of the record. */
export function listingsOf(record: CitedRecord): readonly ListingOfParty[] {
  const byKind = new Map<ListingPart['listKind'], ListingOfParty>()
  for (const part of record.parts) {
    if (part.kind !== 'listing') continue
    const active = isActive(part, record.snapshotDate)
    const known = byKind.get(part.listKind)
    const { listKind, authority, programs } = part
    if (known === undefined || (active && !known.active))
      byKind.set(listKind, { listKind, authority, programs, active })
  }
  return [...byKind.values()]
}

function isActive(part: ListingPart, today: string): boolean {
  const ends = dateOf(part.ends)
  return part.status === 'active' && !(ends !== undefined && isPast(ends, today))
}

/** Where the record stands, for a statement. */
export function describeListing(record: CitedRecord, { authority, programs }: ListingOfParty): string {
  const under = programs.length === 0 ? '' : `, ${programs.join(', ')}`
  return `${record.sourceId} ${record.recordId} (${authority}${under})`
}
