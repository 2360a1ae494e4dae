// Checks the passes of a workspace against the entries of its log: what each compared, how many alerts it made, and each alert.
import { canonicalJson, canonicalRecord } from '../../base/canonical-json.ts'
import { chainPages } from '../../audit/log/chain-pages.ts'
import type { LogReads } from '../../audit/ports.ts'
import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { misfiledFault } from '../../call/misfiled.ts'
import type { MonitoringReads, MonitoringStore, PassPlan, StoredPass, StoredPortfolio } from '../ports.ts'
import { areMatchesLogged, loggedDeletions, loggedRoots } from '../matches/check-matches.ts'
import { NO_MATCHES } from '../matches/match-buckets.ts'
import { alertPages, type AlertsDigest, alertsDigest } from '../alerts-digest.ts'
import { failedChain, type LoggedFailure, readFailedEntry } from '../fail-pass.ts'
import { alertDigest, type LoggedPass, passData, readPassEntry } from './pass-entry.ts'

const PAGE = 100

interface CheckPassesPorts {
  readonly store: {
    readonly read: <T>(
      workspaceId: string,
      work: (tenant: MonitoringReads & LogReads) => Promise<T>,
    ) => Promise<T>
  } & Pick<MonitoringStore, 'read'>
  /** Called after each pass, and after each page of a long list. */
  readonly pause: () => Promise<void>
}

/** Reports each fault as a sentence. The passes of a deleted portfolio are gone, and their entries stay. */
export async function checkPasses(
  { store, pause }: CheckPassesPorts,
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<number> {
  let count = 0
  for (let before: string | undefined; ;) {
    const page = await store.read(workspaceId, (tenant) =>
      tenant.portfolios({ ...(before !== undefined && { before }), limit: PAGE }),
    )
    for (const { id } of page) count += await checkPortfolio(id)
    if (page.length < PAGE) return count
    before = page.at(-1)?.id
  }

  async function checkPortfolio(id: string): Promise<number> {
    const faults: string[] = []
    const stored = await storedWatch(id)
    const checked = await faultsOf(id, stored, (says) => faults.push(says))
    // why again: what is deleted meanwhile is missing, and was not changed
    if (faults.length > 0 && (await storedWatch(id)).deletedAt !== stored.deletedAt) return checked
    for (const says of faults) onFault(`watch of portfolio ${id}: ${says}`)
    return checked
  }

  async function storedWatch(id: string): Promise<StoredWatch> {
    const readLog: ReadLog = (work) => store.read(workspaceId, work)
    // why before the passes: a deletion in between changes the place, and what was found is then not reported
    const deletedAt = await lastDeletion(id)
    // why these at once: a pass may end meanwhile
    const stored = await store.read(workspaceId, async (tenant) => {
      const isKept = async (hashes: readonly string[]): Promise<ReadonlySet<string>> => {
        const places = await tenant.leafIndices(hashes)
        return new Set(hashes.filter((hash) => (places.get(hash) ?? Infinity) > deletedAt))
      }
      const within: ReadLog = (work) => work(tenant)
      const logged = await loggedIn(within, id, readPassEntry)
      const failures = await loggedIn(within, failedChain(id), readFailedEntry)
      const kept = await isKept([...logged, ...failures].map(({ hash }) => hash))
      return {
        deletedAt,
        passes: await completedPasses(tenant, id),
        logged,
        failures: failures.filter(({ hash }) => kept.has(hash)),
        kept,
        watch: (await tenant.portfolio(id))?.watch ?? null,
      }
    })
    // why after the passes: their roots were logged before them, and nothing takes an entry away
    const named = new Set(stored.logged.flatMap(({ data }) => rootIn(data) ?? []))
    return { ...stored, roots: await loggedRoots(paused(readLog), id, named) }
  }

  /** The place in the log of the newest entry that says the portfolio is deleted: -1 where there is none, Infinity where it is gone. */
  async function lastDeletion(id: string): Promise<number> {
    if ((await store.read(workspaceId, (tenant) => tenant.portfolio(id))) === undefined) return Infinity
    const hashes = await loggedDeletions(
      paused((work) => store.read(workspaceId, work)),
      id,
    )
    if (hashes.length === 0) return -1
    const places = await store.read(workspaceId, (tenant) => tenant.leafIndices(hashes))
    return Math.max(-1, ...places.values())
  }

  function paused(read: ReadLog): ReadLog {
    return async (work) => {
      const value = await read(work)
      await pause()
      return value
    }
  }

  async function faultsOf(
    id: string,
    { passes, logged, failures, kept, watch, roots }: StoredWatch,
    report: (says: string) => void,
  ): Promise<number> {
    for (const { pass, hash } of logged)
      if (kept.has(hash) && !passes.some((each) => each.id === pass)) report(`pass ${pass} was deleted`)
    for (const pass of passes) {
      const entry = logged.find(({ hash }) => hash === pass.auditHash)
      if (pass.plan === null || entry === undefined) report(`pass ${pass.id} has no entry in the log`)
      else if (kept.has(entry.hash)) {
        const alerts = await alertsDigest(checkedAlerts(pass.id, report))
        const isSame =
          entry.at === pass.completedAt &&
          alerts.count === pass.alerts &&
          isAsLogged(entry.data, { ...pass, plan: pass.plan }, alerts, roots)
        if (!isSame) report(`pass ${pass.id} or one of its alerts was changed`)
      }
      await pause()
    }
    for (const { pass, alerts: sealed } of failures) {
      const alerts = await alertsDigest(checkedAlerts(pass, report))
      if (alerts.count !== sealed.count || alerts.sha256 !== sealed.sha256)
        report(`pass ${pass} or one of its alerts was changed`)
      await pause()
    }
    await pause()
    if (!(await areMatchesLogged((work) => store.read(workspaceId, work), id, pause)))
      report('the matches that its passes left are not those that the log has')
    // why: from what the last pass is said to have compared follows what the next one leaves out. The order is that of the log,
    // because the clock of a server may be behind
    const newest = passes.find(({ auditHash }) => auditHash === logged.at(-1)?.hash)
    if (watch !== null && watch.state !== null && newest?.plan != null) {
      const { lists, screener, revision } = newest.plan
      if (canonicalRecord(watch.state) !== canonicalRecord({ lists, screener, revision }))
        report('what its last pass compared was changed')
    }
    return passes.length
  }

  async function* checkedAlerts(passId: string, report: (says: string) => void) {
    let after = ''
    for await (const alerts of alertPages((work) => store.read(workspaceId, work), passId)) {
      const from = after
      const misfiled = await store.read(workspaceId, (tenant) =>
        tenant.misfiledAlerts(passId, from, alerts.length),
      )
      for (const { id, salt, alert, digest } of alerts) {
        const columns = misfiled.get(id)
        if (alert !== null && alertDigest({ id, salt, alert }) !== digest) report(`alert ${id} was changed`)
        else if (columns !== undefined) report(`alert ${id}: ${misfiledFault(columns)}`)
      }
      after = alerts.at(-1)?.id ?? after
      yield alerts
    }
  }
}

/** What is stored and logged of the watch of a portfolio. */
interface StoredWatch {
  /** As `lastDeletion` has it. */
  readonly deletedAt: number
  readonly passes: readonly StoredPass[]
  readonly logged: readonly LoggedPass[]
  readonly failures: readonly LoggedFailure[]
  /** The hashes of the entries after the deletion: what those before say is being removed. */
  readonly kept: ReadonlySet<string>
  readonly watch: StoredPortfolio['watch']
  readonly roots: ReadonlySet<string>
}

type ReadLog = <T>(work: (tenant: LogReads) => Promise<T>) => Promise<T>

/** What the entries of a chain say, without those of another type. */
async function loggedIn<T>(
  read: ReadLog,
  chain: string,
  entryIn: (record: string) => T | undefined,
): Promise<readonly T[]> {
  const found: T[] = []
  for await (const page of chainPages(read, chain))
    found.push(...page.flatMap(({ record }) => entryIn(record) ?? []))
  return found
}

/** The root of the matches that a pass names. */
function rootIn({ matches = null }: JsonObject): string | undefined {
  const root = isJsonObject(matches) ? matches['sha256'] : undefined
  return typeof root === 'string' ? root : undefined
}

/** `roots`: those of matches that the log has. A pass from before matches were sealed names none. */
function isAsLogged(
  logged: JsonObject,
  pass: StoredPass & { readonly plan: PassPlan },
  alerts: AlertsDigest,
  roots: ReadonlySet<string>,
): boolean {
  const { matches = null, ...rest } = logged
  const { matches: _, ...derived } = passData(pass, alerts, { subjects: 0, sha256: NO_MATCHES })
  return (
    canonicalJson(rest) === canonicalJson(derived) && (matches === null || roots.has(rootIn(logged) ?? ''))
  )
}

/** Newest first. */
async function completedPasses(tenant: MonitoringReads, portfolioId: string): Promise<readonly StoredPass[]> {
  const passes: StoredPass[] = []
  for (let before: string | undefined; ;) {
    const page = await tenant.passes(portfolioId, { ...(before !== undefined && { before }), limit: PAGE })
    passes.push(...page.filter(({ status }) => status === 'completed'))
    if (page.length < PAGE) return passes
    before = page.at(-1)?.id
  }
}
