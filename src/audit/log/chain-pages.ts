// Reads the entries of a chain that belongs to no run page by page: such a chain can have a million of them.
import type { LogReads, StoredLogEntry } from '../ports.ts'

/** Entries read at once. */
const PAGE = 500

/** Pages of the entries of a chain, oldest first; no page is empty. `read`: one state of the store for each page, or one for all. */
export async function* chainPages(
  read: <T>(work: (tenant: Pick<LogReads, 'logEntries'>) => Promise<T>) => Promise<T>,
  chain: string,
): AsyncGenerator<readonly StoredLogEntry[]> {
  for (let from = 0; ;) {
    const first = from
    const page = await read((tenant) => tenant.logEntries(chain, first, PAGE))
    const last = page.at(-1)
    if (last === undefined) return
    yield page
    if (page.length < PAGE) return
    from = last.seq + 1
  }
}
