// Works on one batch of the queue: screens the parts that have no results yet, so that it goes on where another process ended.
import { canonicalRecord } from '../../base/canonical-json.ts'
import { decidedMatches } from '../../cases/decided-matches.ts'
import { runSubjectKey, watchKey } from '../../cases/met-match.ts'
import type { QueuedJob } from '../../call/ports.ts'
import { StoreUnavailable } from '../../call/ports.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import type { WatchIndex } from '../../screening/watch-lists/watch-index.ts'
import { PIECE_ROWS } from '../files/received-rows.ts'
import { subjectPages } from '../portfolios/download-subjects.ts'
import { isSameScreener, listsToScreen, snapshotsOf } from '../lists-to-screen.ts'
import type { BatchDeps, BatchPins, ListScreening, MonitoringWrites, StoredBatch } from '../ports.ts'
import { endBatch } from './end-batch.ts'
import { isBatchOpen } from './present-batch.ts'
import { waitingLine } from './batch-row.ts'
import { screenParts } from './screen-parts.ts'

/** A batch may outlast many restarts; one that ends the process each time must not do so for ever. */
const MAX_ATTEMPTS = 50

const NO_LIST =
  'No watch list is loaded, so nothing could be screened. Ask the operator to import or fetch the lists (assay sources), then start the batch again.'
const INTERRUPTED = `The work on this batch was begun ${MAX_ATTEMPTS} times and did not reach its end. Start it again; if it fails again, tell the operator the id of the batch.`
const NO_PORTFOLIO = 'The portfolio was deleted before it was screened.'
const ALTERED =
  'What is stored of a list does not match what was taken in, so nothing is screened against it. Ask the operator to import the files of that list again; the log of the server says what was changed.'
const UNREADABLE =
  'What is stored of this batch was altered and cannot be read, so it does not go on. Start another one, and tell the operator the id of this batch.'
const BROKEN =
  'The batch broke off inside the service, which has noted why. Start it again; if it fails again, tell the operator the id of the batch.'

/** The batch no longer exists, is being removed, or was cancelled. */
class BatchClosed extends Error {}
/** Another server took the batch over, because this one was slow to renew its lease. */
class BatchTaken extends Error {}

export async function performBatch(
  { id, workspaceId, attempts }: QueuedJob,
  deps: BatchDeps,
  signal: AbortSignal,
): Promise<'ended' | 'gone' | 'left'> {
  const { store } = deps
  const batch = await store.read(workspaceId, (tenant) => tenant.batch(id))
  if (batch === undefined || !isBatchOpen(batch)) return 'gone'
  const own: OwnWrite = (work) =>
    store.write(workspaceId, async (tenant) => {
      const found = await tenant.lockBatch(id)
      if (found === undefined || !isBatchOpen(found)) throw new BatchClosed()
      if (!(await tenant.isAttempt('batch', id, attempts))) throw new BatchTaken()
      return work(tenant)
    })
  const end = (error: string | null): Promise<'ended'> =>
    own(async (tenant): Promise<'ended'> => {
      await endBatch(tenant, batch, { error, now: deps.clock.now() })
      return 'ended'
    })
  try {
    if (attempts > MAX_ATTEMPTS) return await end(INTERRUPTED)
    // why not from the beginning: what it found is of lists that are not known any more
    if (batch.isUnreadable === true) return await end(UNREADABLE)
    if (batch.portfolioId !== null && batch.pins === null) {
      const isCopied = await copyPortfolio(batch.portfolioId, { id, workspaceId, own }, deps)
      if (!isCopied) return await end(NO_PORTFOLIO)
    }
    const begun = await begin(batch, own, deps)
    if (begun === undefined) return await end(NO_LIST)
    const isWhole = await screenParts(
      { screener: begun.screening.screener, index: begun.index, rows: batch.rows },
      {
        next: (after, limit) => store.read(workspaceId, (tenant) => tenant.partsToScreen(id, after, limit)),
        put: (part) => own((tenant) => tenant.putResults(id, part)),
        decided: (keys) => store.read(workspaceId, (tenant) => decidedMatches(tenant, keys)),
        keyOf: ({ ref = '' }, { asked }) =>
          batch.portfolioId === null
            ? runSubjectKey(canonicalRecord(asked))
            : watchKey(batch.portfolioId, ref),
      },
      signal,
    )
    return isWhole ? await end(null) : 'left'
  } catch (error) {
    if (error instanceof BatchClosed) return 'ended'
    if (error instanceof BatchTaken) return 'left'
    if (error instanceof StoreUnavailable) throw error
    // why the first fault: that the batch is gone as well says less
    await end(error instanceof RecordsAltered ? ALTERED : BROKEN).catch(() => undefined)
    throw error
  }
}

/** A write by the server that works on the batch. Throws BatchClosed, or BatchTaken: no other server's work is mixed with it. */
type OwnWrite = <T>(work: (tenant: MonitoringWrites) => Promise<T>) => Promise<T>

/** Copies the subjects of a portfolio into the batch, as they are now. False if the portfolio was deleted. */
async function copyPortfolio(
  portfolioId: string,
  { id, workspaceId, own }: { readonly id: string; readonly workspaceId: string; readonly own: OwnWrite },
  { store }: BatchDeps,
): Promise<boolean> {
  await own((tenant) => tenant.dropParts(id))
  const isThere = async (): Promise<boolean> =>
    (await store.read(workspaceId, (tenant) => tenant.portfolio(portfolioId))) !== undefined
  if (!(await isThere())) return false
  let [line, seq] = [0, 0]
  for await (const page of subjectPages(store, workspaceId, portfolioId))
    for (let at = 0; at < page.length; at += PIECE_ROWS) {
      const rows = page.slice(at, at + PIECE_ROWS)
      const input = rows.map(({ ref, subject }) => waitingLine({ line: ++line, ref, subject })).join('')
      await own((tenant) => tenant.appendPart(id, { seq: seq++, rows: rows.length, input }))
    }
  await own((tenant) => tenant.setRows(id, line))
  return isThere()
}

interface Begun {
  readonly screening: ListScreening
  readonly index: WatchIndex
}

/**
 * The index of the lists that the batch is screened against: those it began with, or those in force where it has not begun, or where
 * what it began with is no more. Undefined if no list is loaded.
 */
async function begin(batch: StoredBatch, own: OwnWrite, deps: BatchDeps): Promise<Begun | undefined> {
  const screening = await deps.screening()
  const again = batch.pins === null ? undefined : await pinnedAgain(batch.pins, screening, deps)
  if (again !== undefined) return { screening, index: await screening.watchLists.pinned(again) }
  const { lists, snapshots } = await listsToScreen(deps)
  if (snapshots.length === 0) return undefined
  const index = await screening.watchLists.inForce(snapshots)
  await own(async (tenant) => {
    await tenant.pinSnapshots(snapshots.map(({ seq }) => seq))
    await tenant.beginBatch(batch.id, { lists, screener: screening.screener.version })
  })
  return { screening, index }
}

/** The snapshots that a batch began with; undefined if one is no more, or names are compared in another way by now. */
async function pinnedAgain(
  { lists, screener }: BatchPins,
  { screener: { version } }: ListScreening,
  { store }: BatchDeps,
): Promise<readonly Snapshot[] | undefined> {
  return isSameScreener(screener, version) ? snapshotsOf(lists, store.sources) : undefined
}
