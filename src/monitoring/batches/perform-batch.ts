// Works on one batch of the queue: screens the parts that have no results yet, so that it goes on where another process ended.
import { byText } from '../../base/by-text.ts'
import type { QueuedJob } from '../../call/ports.ts'
import { StoreUnavailable } from '../../call/ports.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import { snapshotDate, sourceStandings } from '../../sources/snapshots/source-status.ts'
import type { WatchIndex } from '../../screening/watch-lists/watch-index.ts'
import { PIECE_ROWS } from '../files/received-rows.ts'
import { subjectPages } from '../portfolios/download-subjects.ts'
import type {
  BatchDeps,
  BatchPin,
  BatchPins,
  ListScreening,
  MonitoringWrites,
  StoredBatch,
} from '../ports.ts'
import { waitingLine } from './batch-row.ts'
import { screenParts } from './screen-parts.ts'

/** A batch may outlast many restarts; one that ends the process each time must not do so for ever. */
const MAX_ATTEMPTS = 10

const NO_LIST =
  'No watch list is loaded, so nothing could be screened. Ask the operator to import or fetch the lists (assay sources), then start the batch again.'
const INTERRUPTED = `The server stopped ${MAX_ATTEMPTS} times while it worked on this batch. Start it again; if it fails again, tell the operator the id of the batch.`
const ALTERED =
  'What is stored of a list does not match what was taken in, so nothing is screened against it. Ask the operator to import the files of that list again; the log of the server says what was changed.'
const BROKEN =
  'The batch broke off inside the service, which has noted why. Start it again; if it fails again, tell the operator the id of the batch.'

/** The batch is no more. */
class BatchDeleted extends Error {}
/** Another server took the batch over, because this one was slow to renew its lease. */
class BatchTaken extends Error {}

export async function performBatch(
  { id, workspaceId, attempts }: QueuedJob,
  deps: BatchDeps,
  signal: AbortSignal,
): Promise<'ended' | 'gone' | 'left'> {
  const { store } = deps
  const batch = await store.read(workspaceId, (tenant) => tenant.batch(id))
  if (batch === undefined || !isOpen(batch)) return 'gone'
  const end = (error: string | null): Promise<'ended'> =>
    store.write(workspaceId, async (tenant): Promise<'ended'> => {
      const at = new Date(deps.clock.now()).toISOString()
      if ((await tenant.lockBatch(id)) !== undefined)
        await tenant.endBatch(id, { status: error === null ? 'completed' : 'failed', at, error })
      return 'ended'
    })
  if (attempts > MAX_ATTEMPTS) return end(INTERRUPTED)
  try {
    if (batch.portfolioId !== null && batch.pins === null)
      await copyPortfolio(batch, batch.portfolioId, workspaceId, deps)
    const begun = await begin(batch, workspaceId, deps)
    if (begun === undefined) return await end(NO_LIST)
    const { screener } = begun.screening
    const isWhole = await screenParts(
      { screener, index: begun.index },
      {
        next: (after, limit) => store.read(workspaceId, (tenant) => tenant.partsToScreen(id, after, limit)),
        put: (part) =>
          store.write(workspaceId, async (tenant) => {
            await assertOwn(tenant, id, begun.pins)
            await tenant.putResults(id, part)
          }),
      },
      signal,
    )
    return isWhole ? await end(null) : 'left'
  } catch (error) {
    if (error instanceof BatchDeleted) return 'ended'
    if (error instanceof BatchTaken) return 'left'
    if (error instanceof StoreUnavailable) throw error
    await end(error instanceof RecordsAltered ? ALTERED : BROKEN)
    throw error
  }
}

const isOpen = ({ status }: StoredBatch): boolean => status === 'queued' || status === 'running'

/** Copies the subjects of a portfolio into the batch: what is screened is the portfolio as it is now. */
async function copyPortfolio(
  { id }: StoredBatch,
  portfolioId: string,
  workspaceId: string,
  { store }: BatchDeps,
): Promise<void> {
  await store.write(workspaceId, (tenant) => tenant.dropParts(id))
  let [line, seq] = [0, 0]
  for await (const page of subjectPages(store, workspaceId, portfolioId))
    for (let at = 0; at < page.length; at += PIECE_ROWS) {
      const rows = page.slice(at, at + PIECE_ROWS)
      const input = rows.map(({ ref, subject }) => waitingLine({ line: ++line, ref, subject })).join('')
      await store.write(workspaceId, (tenant) =>
        tenant.appendPart(id, { seq: seq++, rows: rows.length, input }),
      )
    }
  await store.write(workspaceId, (tenant) => tenant.setRows(id, line))
}

/** Locks the batch. Throws unless it is there and still has these pins: results against others must not be mixed with its own. */
async function assertOwn(tenant: MonitoringWrites, id: string, pins: BatchPins | null): Promise<void> {
  const batch = await tenant.lockBatch(id)
  if (batch === undefined) throw new BatchDeleted()
  if (JSON.stringify(batch.pins) !== JSON.stringify(pins)) throw new BatchTaken()
}

interface Begun {
  readonly pins: BatchPins
  readonly screening: ListScreening
  readonly index: WatchIndex
}

/**
 * The index of the lists that the batch is screened against: those it began with, or those in force where it has not begun, or where
 * what it began with is no more. Undefined if no list is loaded.
 */
async function begin(batch: StoredBatch, workspaceId: string, deps: BatchDeps): Promise<Begun | undefined> {
  const screening = await deps.screening()
  const again = batch.pins === null ? undefined : await pinnedAgain(batch.pins, screening, deps)
  if (batch.pins !== null && again !== undefined)
    return { pins: batch.pins, screening, index: await screening.watchLists.pinned(again) }
  const standings = (await sourceStandings(deps.manifests, deps.store.sources, deps.clock.now()))
    .filter(({ manifest }) => manifest.kind === 'watch-list')
    .toSorted((a, b) => byText(a.manifest.id, b.manifest.id))
  const snapshots = standings.flatMap(({ snapshot }) => snapshot ?? [])
  if (snapshots.length === 0) return undefined
  const lists = standings
    .filter(
      ({ manifest, snapshot }) =>
        snapshot !== null || deps.requiredLists.includes(manifest.id) || manifest.supplementary !== true,
    )
    .map(({ manifest: { id }, status, snapshot }): BatchPin => ({
      id,
      status,
      snapshotId: snapshot?.id ?? null,
      snapshotDate: snapshot === null ? null : snapshotDate(snapshot),
      required: deps.requiredLists.includes(id),
    }))
  const index = await screening.watchLists.inForce(snapshots)
  const pins = { lists, screener: screening.screener.version }
  await deps.store.write(workspaceId, async (tenant) => {
    await assertOwn(tenant, batch.id, batch.pins)
    await tenant.pinSnapshots(snapshots.map(({ seq }) => seq))
    await tenant.beginBatch(batch.id, pins)
  })
  return { pins, screening, index }
}

/** The snapshots that a batch began with; undefined if one is no more, or names are compared in another way by now. */
async function pinnedAgain(
  { lists, screener }: BatchPins,
  { screener: { version } }: ListScreening,
  { store }: BatchDeps,
): Promise<readonly Snapshot[] | undefined> {
  if (screener.matcher !== version.matcher || screener.resources !== version.resources) return undefined
  const snapshots: Snapshot[] = []
  for (const { id, snapshotId } of lists) {
    if (snapshotId === null) continue
    const found = (await store.sources.snapshots(id)).find((each) => each.id === snapshotId)
    if (found === undefined) return undefined
    snapshots.push(found)
  }
  return snapshots
}
