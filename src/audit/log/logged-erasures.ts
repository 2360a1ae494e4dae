// Reads the records of the log of a workspace page by page, and lists the erasures among them.
import { LOG_CHAIN } from '../entry.ts'
import { type ErasureRecord, readErasure } from '../erasure.ts'
import type { LogReads } from '../ports.ts'

/** Entries read at once. */
const PAGE = 100

export interface LoggedErasure extends ErasureRecord {
  readonly record: string
}

type ReadLog = <T>(work: (tenant: LogReads) => Promise<T>) => Promise<T>

/** Pages of the erasures of a workspace, oldest first. */
export async function* erasuresOf(read: ReadLog): AsyncGenerator<readonly LoggedErasure[]> {
  for await (const page of logPages(read))
    yield page.flatMap((record) => {
      const erasure = readErasure(record)
      return erasure === undefined ? [] : [{ ...erasure, record }]
    })
}

/** Pages of the records of the log itself, oldest first. */
export async function* logPages(read: ReadLog): AsyncGenerator<readonly string[]> {
  for (let from = 0; ;) {
    const entries = await read((tenant) => tenant.logEntries(LOG_CHAIN, from, PAGE))
    const last = entries.at(-1)
    if (last === undefined) return
    yield entries.map(({ record }) => record)
    from = last.seq + 1
  }
}
