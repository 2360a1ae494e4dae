// Checks the matches that the passes over a portfolio left against the log: each row, each bucket and the root.
import { readEntry } from '../../audit/entry.ts'
import { chainPages } from '../../audit/log/chain-pages.ts'
import type { LogReads } from '../../audit/ports.ts'
import type { MatchReads, MonitoringReads, StoredMatches } from '../ports.ts'
import { pagesAfter } from '../pages-after.ts'
import { ALL_BUCKETS, bucketHash, bucketsRoot, matchesDigest, recordLine } from './match-buckets.ts'
import {
  loggedMatches,
  type LoggedMatches,
  MatchesAltered,
  matchesChain,
  type MatchesRoot,
  readMatchesEntry,
} from './matches-entry.ts'
import { NO_MATCHES } from './match-buckets.ts'

const PAGE_ROWS = 1_000
const MAX_BUCKETS = 256

/** Times that the rows are read page by page while passes go on; then all are read in one state of the store. */
const ATTEMPTS = 3

type Reads = MatchReads & LogReads & Pick<MonitoringReads, 'portfolio'>
type Read = <T>(work: (tenant: Reads) => Promise<T>) => Promise<T>
type ReadLog = Parameters<typeof chainPages>[0]

/** Whether the rows of a portfolio are those that the log has. `read`: one state of the store. `pause` is called between two of them. */
export async function areMatchesLogged(read: Read, id: string, pause: () => Promise<void>): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seal = await read((tenant) => sealOf(tenant, id))
    if (await isAsSealed(read, id, seal, pause)) return true
    // why: where a pass ended meanwhile, the pages are of two states
    const now = await read((tenant) => sealOf(tenant, id))
    if (JSON.stringify(now) === JSON.stringify(seal)) return false
  }
  return read(async (tenant) =>
    isAsSealed(
      (work) => work(tenant),
      id,
      await sealOf(tenant, id),
      () => Promise.resolve(),
    ),
  )
}

interface Seal {
  /** Whether the portfolio is gone. */
  readonly isDeleted: boolean
  readonly isWatched: boolean
  /** Whether the newest pass names no matches. */
  readonly isFromBefore: boolean
  /** Undefined where the log does not have it. */
  readonly logged: LoggedMatches | undefined
}

async function sealOf(tenant: Reads, id: string): Promise<Seal> {
  const portfolio = await tenant.portfolio(id)
  const stored = {
    isDeleted: portfolio === undefined,
    isWatched: (portfolio?.watch ?? null) !== null,
    isFromBefore: await isFromBefore(tenant, id),
  }
  try {
    return { ...stored, logged: await loggedMatches(tenant, id) }
  } catch (error) {
    if (error instanceof MatchesAltered) return { ...stored, logged: undefined }
    throw error
  }
}

async function isAsSealed(
  read: Read,
  id: string,
  { isDeleted, isWatched, isFromBefore: isOlder, logged }: Seal,
  pause: () => Promise<void>,
): Promise<boolean> {
  if (isDeleted) return true
  // why: nothing was sealed before there were such entries, and the next pass seals it
  const isUnsealed = logged !== undefined && logged.hash === undefined && isOlder
  const found = await storedRoot(read, id, { isUnsealed, pause })
  if (found === undefined) return false
  if (!isWatched) return found.subjects === 0
  if (isUnsealed) return true
  return found.sha256 === logged?.sha256 && found.subjects === logged.subjects
}

/** Whether the newest pass names no matches. */
async function isFromBefore(tenant: LogReads, id: string): Promise<boolean> {
  const reading = readEntry((await tenant.lastLogEntry(id))?.record ?? '')
  return reading.kind === 'entry' && reading.entry.data['matches'] === undefined
}

/** The hashes of the entries that say the portfolio is deleted. */
export async function loggedDeletions(read: ReadLog, id: string): Promise<readonly string[]> {
  const hashes: string[] = []
  for await (const page of chainPages(read, matchesChain(id)))
    for (const { record } of page) {
      const entry = readMatchesEntry(record)
      if (entry?.deleted === true) hashes.push(entry.hash)
    }
  return hashes
}

/**
 * Those of these roots that the log has of a portfolio; it has the one of no match from the start. why not all of them: each write to the
 * matches leaves one
 */
export async function loggedRoots(
  read: ReadLog,
  id: string,
  roots: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const found = new Set([NO_MATCHES])
  for await (const page of chainPages(read, matchesChain(id)))
    for (const { record } of page) {
      const root = readMatchesEntry(record)?.sha256
      if (root !== undefined && roots.has(root)) found.add(root)
    }
  return found
}

/** Undefined where a row or a bucket is not what it is stored as, or where a row is in no bucket and that is not from before the seal. */
async function storedRoot(
  read: Read,
  id: string,
  { isUnsealed, pause }: { readonly isUnsealed: boolean; readonly pause: () => Promise<void> },
): Promise<MatchesRoot | undefined> {
  const pages = pagesAfter(
    PAGE_ROWS,
    ({ ref }: StoredMatches) => ref,
    (after) => read((tenant) => tenant.matchesAfter(id, after, PAGE_ROWS)),
  )
  let rows = 0
  const holds = (row: StoredMatches): boolean =>
    row.digest === '' ? isUnsealed : matchesDigest(row) === row.digest
  for await (const page of pages) {
    if (!page.every(holds)) return undefined
    rows += page.length
    await pause()
  }
  const hashes = new Map<number, string>()
  let subjects = 0
  // why fewer at once of many rows: so a page has about as many rows however many there are
  const atOnce = Math.max(1, Math.min(MAX_BUCKETS, Math.floor((ALL_BUCKETS.length * PAGE_ROWS) / (rows + 1))))
  for (let at = 0; at < ALL_BUCKETS.length; at += atOnce) {
    const some = ALL_BUCKETS.slice(at, at + atOnce)
    const { digests, records } = await read(async (tenant) => ({
      digests: await tenant.digestsIn(id, some),
      records: await tenant.recordsIn(id, some),
    }))
    const lines = Map.groupBy(
      [
        ...digests.map(({ bucket, digest }) => ({ bucket, line: digest })),
        ...records.map(({ bucket, record, ref }) => ({ bucket, line: recordLine(record, ref) })),
      ],
      ({ bucket }) => bucket,
    )
    for (const [bucket, those] of lines) hashes.set(bucket, bucketHash(those.map(({ line }) => line)) ?? '')
    subjects += digests.length
    await pause()
  }
  const stored = await read((tenant) => tenant.matchBuckets(id))
  const isSame =
    stored.length === hashes.size && stored.every(({ bucket, sha256 }) => hashes.get(bucket) === sha256)
  return isSame && (isUnsealed || rows === subjects) ? { subjects, sha256: bucketsRoot(hashes) } : undefined
}
