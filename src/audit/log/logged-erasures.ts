// Lists the erasures that the log of a workspace records.
import { LOG_CHAIN } from '../entry.ts'
import { type ErasureRecord, readErasure } from '../erasure.ts'
import type { LogReads } from '../ports.ts'

/** Entries read at once. */
const PAGE = 100

export interface LoggedErasure extends ErasureRecord {
  readonly record: string
}

/** Pages of the erasures of a workspace, oldest first. */
export async function* erasuresOf(
  read: <T>(work: (tenant: LogReads) => Promise<T>) => Promise<T>,
): AsyncGenerator<readonly LoggedErasure[]> {
  for (let from = 0; ;) {
    const entries = await read((tenant) => tenant.logEntries(LOG_CHAIN, from, PAGE))
    const last = entries.at(-1)
    if (last === undefined) return
    yield entries.flatMap(({ record }) => {
      const erasure = readErasure(record)
      return erasure === undefined ? [] : [{ ...erasure, record }]
    })
    from = last.seq + 1
  }
}
