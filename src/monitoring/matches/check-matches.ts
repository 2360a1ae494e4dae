// Checks the matches that the passes over a portfolio left against the log: each row, each bucket and the root.
import { readEntry } from '../../audit/entry.ts'
import type { LogReads } from '../../audit/ports.ts'
import type { MatchReads, MonitoringReads, StoredMatches } from '../ports.ts'
import { pagesAfter } from '../pages-after.ts'
import { ALL_BUCKETS, bucketHash, bucketsRoot, matchesDigest, recordLine } from './match-buckets.ts'
import { loggedMatches, MatchesAltered, matchesChain, readMatchesEntry } from './matches-entry.ts'
import { NO_MATCHES } from './match-buckets.ts'

const PAGE_ROWS = 1_000
const PAGE_BUCKETS = 256

type Reads = MatchReads & LogReads

/** In one state of the store. */
export async function areMatchesLogged(
  tenant: Reads & Pick<MonitoringReads, 'portfolio'>,
  id: string,
): Promise<boolean> {
  const portfolio = await tenant.portfolio(id)
  if (portfolio === undefined) return true
  const found = await storedRoot(tenant, id)
  if (found === undefined) return false
  if (portfolio.watch === null) return found.subjects === 0
  try {
    const logged = await loggedMatches(tenant, id)
    // why: nothing was sealed before there were such entries, and the next pass seals it
    if (logged.hash === undefined && (await isFromBefore(tenant, id))) return true
    return found.sha256 === logged.sha256 && found.subjects === logged.subjects
  } catch (error) {
    if (error instanceof MatchesAltered) return false
    throw error
  }
}

/** Whether the newest pass names no matches. */
async function isFromBefore(tenant: LogReads, id: string): Promise<boolean> {
  const reading = readEntry((await tenant.lastLogEntry(id))?.record ?? '')
  return reading.kind === 'entry' && reading.entry.data['matches'] === undefined
}

/** The hashes of the entries that say the portfolio is deleted. */
export async function loggedDeletions(tenant: LogReads, id: string): Promise<readonly string[]> {
  const entries = await tenant.logEntries(matchesChain(id))
  return entries.flatMap(({ record }) => {
    const entry = readMatchesEntry(record)
    return entry?.deleted === true ? [entry.hash] : []
  })
}

/** The roots that the log has of a portfolio, the one of no match among them. */
export async function loggedRoots(tenant: LogReads, id: string): Promise<ReadonlySet<string>> {
  const entries = await tenant.logEntries(matchesChain(id))
  return new Set([NO_MATCHES, ...entries.flatMap(({ record }) => readMatchesEntry(record)?.sha256 ?? [])])
}

/** Undefined where a row or a bucket is not what it is stored as. */
async function storedRoot(
  tenant: MatchReads,
  id: string,
): Promise<{ readonly subjects: number; readonly sha256: string } | undefined> {
  const pages = pagesAfter(
    PAGE_ROWS,
    ({ ref }: StoredMatches) => ref,
    (after) => tenant.matchesAfter(id, after, PAGE_ROWS),
  )
  for await (const page of pages)
    if (page.some((row) => row.digest !== '' && matchesDigest(row) !== row.digest)) return undefined
  const hashes = new Map<number, string>()
  let subjects = 0
  for (let at = 0; at < ALL_BUCKETS.length; at += PAGE_BUCKETS) {
    const some = ALL_BUCKETS.slice(at, at + PAGE_BUCKETS)
    const lines = new Map<number, string[]>()
    const add = (bucket: number, line: string): void => {
      const those = lines.get(bucket)
      if (those === undefined) lines.set(bucket, [line])
      else those.push(line)
    }
    for (const { bucket, digest } of await tenant.digestsIn(id, some)) {
      add(bucket, digest)
      subjects++
    }
    for (const { bucket, record, ref } of await tenant.recordsIn(id, some))
      add(bucket, recordLine(record, ref))
    for (const [bucket, those] of lines) hashes.set(bucket, bucketHash(those) ?? '')
  }
  const stored = await tenant.matchBuckets(id)
  const isSame =
    stored.length === hashes.size && stored.every(({ bucket, sha256 }) => hashes.get(bucket) === sha256)
  return isSame ? { subjects, sha256: bucketsRoot(hashes) } : undefined
}
