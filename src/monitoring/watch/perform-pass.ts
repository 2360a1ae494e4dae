// Works on one pass of the queue, which may have been begun before: what was stored of it then stays, and makes no alert a second time.
import { base64Url } from '../../audit/base64url.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { enqueueEvent, enqueueEvents, type OutgoingEvent } from '../../call/enqueue-event.ts'
import { StoreUnavailable, type QueuedJob } from '../../call/ports.ts'
import type { WatchAlert } from '../../contract/vocabulary/watch.ts'
import type { Ids } from '../../base/ports.ts'
import type { Screener } from '../../screening/screener.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import type { WatchIndex, WatchList } from '../../screening/watch-lists/watch-index.ts'
import type { StoredRecord } from '../../sources/ports.ts'
import { LogBroken } from '../../audit/log/log-broken.ts'
import { alertPages, alertsDigest } from '../alerts-digest.ts'
import { failPass, passEvent } from '../fail-pass.ts'
import { isSameLists, isSameScreener, listsToScreen } from '../lists-to-screen.ts'
import { pagesAfter } from '../pages-after.ts'
import { refOf, subjectPages } from '../portfolios/download-subjects.ts'
import type {
  ListScreening,
  MonitoringTransaction,
  PassDeps,
  PassPlan,
  PutSubject,
  StoredAlert,
  StoredPass,
  StoredPortfolio,
} from '../ports.ts'
import { changedRecords } from './changed-records.ts'
import { loggedState } from './logged-state.ts'
import { MatchesAltered } from '../matches/matches-entry.ts'
import { ACTOR, alertDigest, isUnsealed, passData, passDraft } from './pass-entry.ts'
import { withoutDecided } from './pass-cases.ts'
import { type FoundSubject, listsNow, passSubjects } from './pass-subjects.ts'
import { queuePass } from '../queue-pass.ts'
import { SealedMatches, type Sealing } from '../matches/sealed-matches.ts'

/** A pass may outlast many restarts; one that ends the process each time must not do so for ever. */
const MAX_ATTEMPTS = 50
const SALT_BYTES = 32
const PAGE_ROWS = 1_000

const NO_LIST =
  'No watch list is loaded, so nothing could be compared. Ask the operator to import or fetch the lists (assay sources); the pass then follows by itself.'
const INTERRUPTED = `The work on this pass was begun ${MAX_ATTEMPTS} times and did not reach its end. End the watch and begin it again; if that fails as well, tell the operator the id of the pass.`
const ALTERED =
  'What is stored of a list does not match what was taken in, so nothing is compared with it. Ask the operator to import the files of that list again; the log of the server says what was changed.'
const FORGED =
  'What is stored of the matches that earlier passes left is not what the audit log has of them, so nothing is compared with it. Tell the operator (assay fsck). Then end the watch and begin it again: the first pass makes an alert of every match.'
const UNREADABLE =
  'What is stored of this pass was altered and cannot be read, so it does not go on. The next change of a list or a subject begins another, which compares everything; tell the operator the id of this pass.'
const BROKEN =
  'The pass broke off inside the service, which has noted why. The next change of a list or a subject begins another; if that fails as well, tell the operator the id of the pass.'

/** The pass no longer exists, or was ended. */
class PassEnded extends Error {}
/** Another server took the pass over, because this one was slow to renew its lease. */
class PassTaken extends Error {}

/** A write by the server that works on the pass. Throws PassEnded, or PassTaken: no other server's work is mixed with it. */
type OwnWrite = <T>(
  work: (tenant: MonitoringTransaction, pass: StoredPass, portfolio: StoredPortfolio) => Promise<T>,
) => Promise<T>

const isOpen = ({ status }: StoredPass): boolean => status === 'queued' || status === 'running'

export async function performPass(
  { id, workspaceId, attempts }: QueuedJob,
  deps: PassDeps,
  signal: AbortSignal,
): Promise<'ended' | 'gone' | 'left'> {
  const { store } = deps
  const queued = await store.read(workspaceId, (tenant) => tenant.pass(id))
  if (queued === undefined || !isOpen(queued)) return 'gone'
  const own: OwnWrite = (work) =>
    store.write(workspaceId, async (tenant) => {
      // why the portfolio first: those who change it lock it before its passes
      const portfolio = await tenant.lockPortfolio(queued.portfolioId)
      const pass = await tenant.lockPass(id)
      if (portfolio === undefined || portfolio.watch === null || pass === undefined || !isOpen(pass))
        throw new PassEnded()
      if (!(await tenant.isAttempt('pass', id, attempts))) throw new PassTaken()
      return work(tenant, pass, portfolio)
    })
  const fail = (error: string): Promise<'ended'> => {
    const end = (auditLog?: PassDeps['auditLog']): Promise<'ended'> =>
      own(async (tenant, pass): Promise<'ended'> => {
        // why from nothing: what it left of some subjects is of lists that the state does not name
        const state = pass.plan === null && pass.isUnreadable !== true ? {} : { state: null }
        const now = deps.clock.now()
        await failPass(tenant, pass, { error, now, actor: ACTOR, ...state, ...(auditLog && { auditLog }) })
        return 'ended'
      })
    // why also without its entry: a pass must not stay open because the log is broken
    return end(deps.auditLog).catch((fault: unknown) => {
      if (fault instanceof LogBroken) return end()
      throw fault
    })
  }
  try {
    if (attempts > MAX_ATTEMPTS) return await fail(INTERRUPTED)
    if (queued.isUnreadable === true) return await fail(UNREADABLE)
    const screening = await deps.screening()
    const { lists, snapshots } = await listsToScreen(deps)
    if (snapshots.length === 0) return await fail(NO_LIST)
    const index = await screening.watchLists.inForce(snapshots)
    const matches = new SealedMatches(queued.portfolioId)
    const plan = await planOf(queued, workspaceId, { screening, lists, snapshots }, deps)
    if (plan === undefined) return 'ended'
    const isAdopted = await store.read(workspaceId, (tenant) =>
      isUnsealed(tenant, queued.portfolioId, deps.auditLog),
    )
    const begun = await own(async (tenant, pass, portfolio): Promise<PassPlan> => {
      const whole = { ...plan.stored, subjects: portfolio.subjects, revision: portfolio.revision }
      await tenant.pinSnapshots(snapshots.map(({ seq }) => seq))
      await tenant.beginPass(pass.id, whole)
      if (isAdopted) await matches.adopt(tenant, sealing(deps))
      return whole
    })
    await store.read(workspaceId, (tenant) => matches.assertSealed(tenant, deps.auditLog))
    const isWhole = await screenChanges(
      { plan, index, screener: screening.screener, begun, matches },
      { pass: queued, workspaceId, own },
      deps,
      signal,
    )
    return isWhole ? await complete({ begun, matches }, { pass: queued, workspaceId, own }, deps) : 'left'
  } catch (error) {
    if (error instanceof PassEnded) return 'ended'
    if (error instanceof PassTaken) return 'left'
    if (error instanceof StoreUnavailable) throw error
    // why the first fault: that the pass is gone as well says less
    await fail(reasonOf(error)).catch(() => undefined)
    throw error
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof RecordsAltered ? ALTERED : error instanceof MatchesAltered ? FORGED : BROKEN

const sealing = ({ auditLog, ids, clock }: Pick<PassDeps, 'auditLog' | 'ids' | 'clock'>): Sealing => ({
  auditLog,
  ids,
  at: new Date(clock.now()).toISOString(),
  actor: ACTOR,
})

/** What a pass looks for. */
interface Plan {
  readonly stored: Omit<PassPlan, 'subjects' | 'revision'>
  /** The keys of the changed records; undefined where every subject is compared with every record. */
  readonly keys: ReadonlySet<string> | undefined
  /** Subjects that were put after this revision are screened whatever changed. */
  readonly since: number
}

/** Undefined where the portfolio is no more, or is no longer watched. */
async function planOf(
  { portfolioId, plan: begun }: StoredPass,
  workspaceId: string,
  {
    screening: { screener },
    lists,
    snapshots,
  }: { readonly screening: ListScreening } & Awaited<ReturnType<typeof listsToScreen>>,
  { store }: PassDeps,
): Promise<Plan | undefined> {
  const watched = await store.read(workspaceId, async (tenant) => {
    const portfolio = await tenant.portfolio(portfolioId)
    return portfolio === undefined || portfolio.watch === null
      ? undefined
      : { state: await loggedState(tenant, portfolio) }
  })
  if (watched === undefined) return undefined
  const { state } = watched
  const { changes, keys } = await changedRecords(state?.lists ?? null, lists, snapshots, store.sources)
  const pins = { lists, screener: screener.version }
  // why also as it was begun: subjects may have been compared with lists that are no longer in force
  const isSame =
    state !== null &&
    isSameScreener(state.screener, screener.version) &&
    (begun === null || isSameLists(begun, pins))
  const changed = isSame ? keys : undefined
  return {
    stored: { ...pins, scope: changed === undefined ? 'all' : 'changes', changes },
    keys: changed,
    since: state?.revision ?? 0,
  }
}

interface Working {
  readonly pass: StoredPass
  readonly workspaceId: string
  readonly own: OwnWrite
}

/** False if the signal was aborted before the end. */
async function screenChanges(
  {
    plan,
    index,
    screener,
    begun: { subjects },
    matches,
  }: {
    readonly plan: Plan
    readonly index: WatchIndex
    readonly screener: Screener
    readonly begun: PassPlan
    readonly matches: SealedMatches
  },
  { pass: { portfolioId }, workspaceId, own }: Working,
  deps: PassDeps,
  signal: AbortSignal,
): Promise<boolean> {
  const { store, ids, clock, subjectIndexes } = deps
  const { keys, since } = plan
  const touched = new Set(
    keys === undefined
      ? []
      : await store.read(workspaceId, (tenant) => matches.refsOfRecords(tenant, [...keys])),
  )
  const changed = keys && recordsOf(index, keys)
  const near =
    changed?.length === 0
      ? new Set<string>()
      : changed && (await subjectIndexes?.near({ workspaceId, portfolioId }, changed, signal))
  if (signal.aborted) return false
  // why none behind an index of subjects: what it found has an alert
  const filteredBy = near ? undefined : changed ? await indexOf(changed, screener) : index
  const lists = listsNow(index)
  return passSubjects(
    { screener, index, subjects, filteredBy },
    {
      pages:
        near === undefined
          ? subjectPages(store, workspaceId, portfolioId)
          : pagesOf(new Set([...near, ...touched]), { portfolioId, workspaceId, since }, store),
      isDue: (subject, hadMatch) =>
        keys === undefined ? hadMatch : touched.has(subject.ref) || subject.revision > since,
      before: (refs) => store.read(workspaceId, (tenant) => matches.of(tenant, refs)),
      put: (found) =>
        own(async (tenant, pass) => {
          const stored = new Map(
            (
              await tenant.heldSubjects(
                portfolioId,
                found.map(({ ref }) => ref),
              )
            ).map(({ ref, subject }) => [ref, subject]),
          )
          // why: one that was removed or replaced meanwhile must not come back; a later pass screens it
          const held = found.filter(({ ref, subject }) => stored.get(ref) === subject)
          const now = clock.now()
          const present = await withoutDecided(tenant, held, { portfolioId, lists, ids, now })
          const at = new Date(now).toISOString()
          const alerts = present.flatMap((each) => storedAlerts(each, pass, at, ids))
          await matches.replace(tenant, present, sealing(deps))
          await tenant.putPassed(pass, {
            screened: present.length,
            alerts: alerts.map((alert) => alert.stored),
          })
          await enqueueEvents(
            tenant,
            alerts.map(({ event }) => event),
            now,
          )
        }),
    },
    signal,
  )
}

/** The subjects that were put after a revision, and these, as they are now. */
async function* pagesOf(
  refs: ReadonlySet<string>,
  { portfolioId, workspaceId, since }: { portfolioId: string; workspaceId: string; since: number },
  store: Pick<PassDeps['store'], 'read'>,
): AsyncGenerator<readonly PutSubject[]> {
  yield* pagesAfter(PAGE_ROWS, refOf, (after) =>
    store.read(workspaceId, (tenant) => tenant.subjectsSince(portfolioId, since, after, PAGE_ROWS)),
  )
  const all = [...refs]
  for (let at = 0; at < all.length; at += PAGE_ROWS) {
    const page = await store.read(workspaceId, (tenant) =>
      tenant.subjectsOf(portfolioId, all.slice(at, at + PAGE_ROWS)),
    )
    // why: those put since then were in the pages before
    const older = page.filter(({ revision }) => revision <= since)
    if (older.length > 0) yield older
  }
}

/** Those of the records that are still listed. */
const recordsOf = ({ records }: WatchIndex, keys: ReadonlySet<string>): readonly StoredRecord[] =>
  [...keys].flatMap((key) => records.get(key) ?? [])

function indexOf(records: readonly StoredRecord[], screener: Screener): Promise<WatchIndex<WatchList>> {
  const bySource = Map.groupBy(records, ({ sourceId }) => sourceId)
  return screener.index(
    {
      async *recordsOf({ sourceId }: WatchList) {
        yield bySource.get(sourceId) ?? []
      },
    },
    [...bySource.keys()].map((sourceId) => ({ sourceId })),
  )
}

const storedAlerts = (
  { ref, alerts }: FoundSubject,
  { id: pass, portfolioId: portfolio }: StoredPass,
  at: string,
  ids: Pick<Ids, 'ulid' | 'randomBytes'>,
): readonly { readonly stored: StoredAlert; readonly event: OutgoingEvent }[] =>
  alerts.map((draft) => {
    const id = ids.ulid()
    const salt = base64Url(ids.randomBytes(SALT_BYTES))
    const alert = canonicalRecord({ id, at, portfolio, pass, ref, ...draft } satisfies WatchAlert)
    return {
      stored: { id, ref, salt, alert, digest: alertDigest({ id, salt, alert }) },
      // why without the reference: a workspace chooses it, and some choose names
      event: { type: 'alert.created', data: { alert: id, kind: draft.kind, portfolio, pass } },
    }
  })

/** Ends the pass with its entry in the log, and queues the next one where subjects were put meanwhile. */
async function complete(
  { begun: plan, matches }: { readonly begun: PassPlan; readonly matches: SealedMatches },
  { pass: { id, portfolioId }, workspaceId, own }: Working,
  { store, ids, clock, auditLog }: PassDeps,
): Promise<'ended'> {
  const alerts = await alertsDigest(alertPages((work) => store.read(workspaceId, work), id))
  return own(async (tenant, pass, portfolio): Promise<'ended'> => {
    const now = clock.now()
    const at = new Date(now).toISOString()
    const data = passData({ ...pass, plan }, alerts, await matches.root(tenant))
    const log = await auditLog.open(tenant)
    const [entry] = await log.record(portfolioId, [passDraft(data, at)])
    if (entry === undefined) throw new Error('the entry of a pass was not appended')
    const { lists, screener, revision } = plan
    await tenant.endPass(pass, {
      status: 'completed',
      at,
      auditHash: entry.hash,
      error: null,
      state: { lists, screener, revision },
    })
    await enqueueEvent(tenant, passEvent('completed', pass), now)
    if (portfolio.revision > revision) await queuePass(tenant, portfolioId, ids, at)
    return 'ended'
  })
}
