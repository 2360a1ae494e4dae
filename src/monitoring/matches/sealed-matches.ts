// The matches that passes left of a portfolio, as the audit log has them. Reads believe no row that its bucket does not hold and no bucket
// that the root does not hold; writes append the new root to the log in their transaction. It costs in proportion to what is touched.
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import { readEntry } from '../../audit/entry.ts'
import type { LogReads, LogWrites } from '../../audit/ports.ts'
import { isJsonObject } from '../../base/json.ts'
import { base64Url } from '../../audit/base64url.ts'
import type { Ids } from '../../base/ports.ts'
import { recordsOfMatch } from '../../cases/met-match.ts'
import type { BatchMatch } from '../../contract/vocabulary/batch.ts'
import type { MatchReads, MatchWrites, PlacedMatches, StoredMatches, WatchedMatches } from '../ports.ts'
import { pagesAfter } from '../pages-after.ts'
import {
  bucketHash,
  bucketOfRecord,
  bucketOfRef,
  bucketsRoot,
  matchesDigest,
  recordLine,
} from './match-buckets.ts'
import {
  loggedMatches,
  type LoggedMatches,
  MatchesAltered,
  matchesChain,
  matchesDraft,
  type MatchesRoot,
} from './matches-entry.ts'

const SALT_BYTES = 32
const PAGE_ROWS = 1_000

type Reads = MatchReads & LogReads
type Writes = MatchReads & MatchWrites & LogReads & LogWrites

/** What a write takes. */
export interface Sealing {
  readonly auditLog: Pick<WorkspaceLog, 'open'>
  readonly ids: Pick<Ids, 'randomBytes'>
  readonly at: string
  readonly actor: string
}

/** The lines of a bucket: of a subject by its reference, of a record by the line itself. */
type Bucket = ReadonlyMap<string, string>

/** All methods throw MatchesAltered where the stored rows are not those that the log has. */
export class SealedMatches {
  readonly #portfolioId: string
  /** What the buckets below were compared with; undefined before the first reading. */
  #logged: LoggedMatches | undefined
  #hashes: ReadonlyMap<number, string> = new Map()
  readonly #buckets = new Map<number, Bucket>()

  constructor(portfolioId: string) {
    this.#portfolioId = portfolioId
  }

  /** Checks also that the log which is signed holds the entry that the rows are compared with. Reads what is committed alone. */
  async assertSealed(tenant: Reads, auditLog: Pick<WorkspaceLog, 'prove'>): Promise<void> {
    const { hash, sha256 } = await this.#refreshed(tenant)
    const passed = await passAfterAll(tenant, this.#portfolioId)
    if (passed?.sha256 !== undefined && passed.sha256 !== sha256) throw new MatchesAltered()
    const hashes = [hash, passed?.hash].filter((each) => each !== undefined)
    if (hashes.length > 0 && (await auditLog.prove(tenant, hashes)) === undefined) throw new MatchesAltered()
  }

  async root(tenant: Reads): Promise<MatchesRoot> {
    const { subjects, sha256 } = await this.#refreshed(tenant)
    return { subjects, sha256 }
  }

  /** What is remembered of those of these subjects that have a match. */
  async of(tenant: Reads, refs: readonly string[]): Promise<readonly WatchedMatches[]> {
    const rows = await this.#rowsOf(tenant, refs)
    return rows.map(({ ref, matches }) => ({ ref, matches: JSON.parse(matches) as readonly BatchMatch[] }))
  }

  /** The subjects with a match that rests on one of these records. */
  async refsOfRecords(tenant: Reads, records: readonly string[]): Promise<readonly string[]> {
    await this.#refreshed(tenant)
    const buckets = await this.#loaded(tenant, records.map(bucketOfRecord))
    const wanted = new Set(records)
    const found = new Set<string>()
    for (const bucket of buckets.values())
      for (const line of bucket.keys()) {
        const [record, ref] = JSON.parse(line) as [string, string]
        if (wanted.has(record)) found.add(ref)
      }
    return [...found]
  }

  /** Puts these matches in the place of what is remembered of their subjects, and seals them. */
  async replace(tenant: Writes, all: readonly WatchedMatches[], sealing: Sealing): Promise<void> {
    const rows = await this.#rowsOf(
      tenant,
      all.map(({ ref }) => ref),
    )
    const old = new Map(rows.map((row) => [row.ref, row.matches]))
    const changed = all.filter(({ ref, matches }) => (old.get(ref) ?? '[]') !== JSON.stringify(matches))
    if (changed.length === 0) return
    const now = changed.filter(({ matches }) => matches.length > 0).map((each) => placed(each, sealing.ids))
    const gone = changed.flatMap(({ ref }) => {
      const was = old.get(ref)
      return was === undefined ? [] : [{ ref, records: recordsOf(JSON.parse(was) as readonly BatchMatch[]) }]
    })
    const touched = [
      ...changed.map(({ ref }) => bucketOfRef(ref)),
      ...gone.flatMap(({ records }) => records.map(bucketOfRecord)),
      ...now.flatMap(({ records }) => records.map(({ bucket }) => bucket)),
    ]
    const buckets = new Map(
      [...(await this.#loaded(tenant, touched))].map(([bucket, lines]) => [bucket, new Map(lines)]),
    )
    for (const { ref, records } of gone) {
      buckets.get(bucketOfRef(ref))?.delete(ref)
      for (const record of records) buckets.get(bucketOfRecord(record))?.delete(recordLine(record, ref))
    }
    for (const each of now) addLines(buckets, each)
    const refs = changed.map(({ ref }) => ref)
    await tenant.replaceMatches(this.#portfolioId, refs, now)
    await this.#seal(tenant, buckets, now.length - gone.length, sealing)
  }

  /** Seals what is remembered from before matches were sealed, unless something was sealed already. */
  async adopt(tenant: Writes, sealing: Sealing): Promise<void> {
    if ((await tenant.chainEnd(matchesChain(this.#portfolioId))) !== undefined) return
    const buckets = new Map<number, Map<string, string>>()
    let subjects = 0
    const pages = pagesAfter(
      PAGE_ROWS,
      ({ ref }: StoredMatches) => ref,
      (after) => tenant.matchesAfter(this.#portfolioId, after, PAGE_ROWS),
    )
    for await (const page of pages) {
      const now = page.map(({ ref, matches }) =>
        placed({ ref, matches: JSON.parse(matches) as readonly BatchMatch[] }, sealing.ids),
      )
      for (const each of now) addLines(buckets, each)
      subjects += now.length
      const refs = now.map(({ ref }) => ref)
      await tenant.replaceMatches(this.#portfolioId, refs, now)
    }
    await this.#refreshed(tenant)
    await this.#seal(tenant, buckets, subjects, sealing)
  }

  async #refreshed(tenant: Reads): Promise<LoggedMatches> {
    const logged = await loggedMatches(tenant, this.#portfolioId)
    if (this.#logged !== undefined && this.#logged.hash === logged.hash) return logged
    this.#logged = undefined
    this.#buckets.clear()
    const stored = await tenant.matchBuckets(this.#portfolioId)
    this.#hashes = new Map(stored.map(({ bucket, sha256 }) => [bucket, sha256]))
    if (bucketsRoot(this.#hashes) !== logged.sha256) throw new MatchesAltered()
    this.#logged = logged
    return logged
  }

  async #rowsOf(tenant: Reads, refs: readonly string[]): Promise<readonly StoredMatches[]> {
    await this.#refreshed(tenant)
    const buckets = await this.#loaded(tenant, refs.map(bucketOfRef))
    const digestOfRef = (ref: string): string | undefined => buckets.get(bucketOfRef(ref))?.get(ref)
    const known = refs.filter((ref) => digestOfRef(ref) !== undefined)
    const rows = await tenant.watchMatches(this.#portfolioId, known)
    const isWhole =
      rows.length === new Set(known).size && rows.every((row) => matchesDigest(row) === digestOfRef(row.ref))
    if (!isWhole) throw new MatchesAltered()
    return rows
  }

  /** These buckets, read where they were not. */
  async #loaded(tenant: Reads, wanted: readonly number[]): Promise<ReadonlyMap<number, Bucket>> {
    const missing = [...new Set(wanted)].filter((bucket) => !this.#buckets.has(bucket))
    const read = new Map(missing.map((bucket) => [bucket, new Map<string, string>()]))
    for (const { bucket, ref, digest } of await tenant.digestsIn(this.#portfolioId, missing))
      read.get(bucket)?.set(ref, digest)
    for (const { bucket, record, ref } of await tenant.recordsIn(this.#portfolioId, missing))
      read.get(bucket)?.set(recordLine(record, ref), recordLine(record, ref))
    for (const [bucket, lines] of read) {
      if (bucketHash([...lines.values()]) !== this.#hashes.get(bucket)) throw new MatchesAltered()
      this.#buckets.set(bucket, lines)
    }
    return new Map(wanted.map((bucket) => [bucket, this.#buckets.get(bucket) ?? new Map<string, string>()]))
  }

  async #seal(
    tenant: Writes,
    buckets: ReadonlyMap<number, Bucket>,
    more: number,
    { auditLog, at, actor }: Sealing,
  ): Promise<void> {
    const hashes = new Map(this.#hashes)
    const changed = [...buckets].map(([bucket, lines]) => ({
      bucket,
      sha256: bucketHash([...lines.values()]),
    }))
    for (const { bucket, sha256 } of changed)
      if (sha256 === undefined) hashes.delete(bucket)
      else hashes.set(bucket, sha256)
    await tenant.setMatchBuckets(this.#portfolioId, changed)
    const root = { subjects: (this.#logged?.subjects ?? 0) + more, sha256: bucketsRoot(hashes) }
    const log = await auditLog.open(tenant)
    const [entry] = await log.record(matchesChain(this.#portfolioId), [matchesDraft(root, { at, actor })])
    if (entry === undefined) throw new Error('the entry of what a pass left was not appended')
    // why without asking whether it is committed: where it is not, the log has another entry, and all is read again
    this.#logged = { ...root, hash: entry.hash }
    this.#hashes = hashes
    for (const [bucket, lines] of buckets) this.#buckets.set(bucket, lines)
  }
}

/**
 * The newest pass and the root that its entry names, where nothing was sealed after it. Throws MatchesAltered where it is not the entry
 * that the log has. why: the newest entry of the seal may have been deleted.
 */
async function passAfterAll(
  tenant: LogReads,
  portfolioId: string,
): Promise<{ readonly hash: string; readonly sha256: string | undefined } | undefined> {
  const [pass, seal] = [await tenant.chainEnd(portfolioId), await tenant.chainEnd(matchesChain(portfolioId))]
  if (pass === undefined || (seal !== undefined && seal.index > pass.index)) return undefined
  const reading = readEntry((await tenant.lastLogEntry(portfolioId))?.record ?? '')
  if (reading.kind !== 'entry' || reading.hash !== pass.hash) throw new MatchesAltered()
  const { matches } = reading.entry.data
  const sha256 = isJsonObject(matches) ? matches['sha256'] : undefined
  return { hash: pass.hash, sha256: typeof sha256 === 'string' ? sha256 : undefined }
}

const recordsOf = (matches: readonly BatchMatch[]): readonly string[] => [
  ...new Set(matches.flatMap(recordsOfMatch)),
]

function placed({ ref, matches }: WatchedMatches, ids: Pick<Ids, 'randomBytes'>): PlacedMatches {
  const row = { ref, matches: JSON.stringify(matches), salt: base64Url(ids.randomBytes(SALT_BYTES)) }
  return {
    ...row,
    digest: matchesDigest(row),
    bucket: bucketOfRef(ref),
    records: recordsOf(matches).map((record) => ({ record, bucket: bucketOfRecord(record) })),
  }
}

function addLines(
  buckets: Map<number, Map<string, string>>,
  { ref, digest, bucket, records }: PlacedMatches,
): void {
  const lines = (at: number): Map<string, string> => {
    const found = buckets.get(at) ?? new Map<string, string>()
    buckets.set(at, found)
    return found
  }
  lines(bucket).set(ref, digest)
  for (const each of records)
    lines(each.bucket).set(recordLine(each.record, ref), recordLine(each.record, ref))
}
