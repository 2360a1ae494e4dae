// Checks the passes of a workspace against the entries of its log: what each compared, how many alerts it made, and each alert.
import { canonicalJson, canonicalRecord } from '../../base/canonical-json.ts'
import type { LogReads } from '../../audit/ports.ts'
import { isJsonObject, type JsonObject } from '../../base/json.ts'
import type { MonitoringReads, MonitoringStore, PassPlan, StoredPass } from '../ports.ts'
import { areMatchesLogged, loggedRoots } from '../matches/check-matches.ts'
import { NO_MATCHES } from '../matches/match-buckets.ts'
import { alertDigest, type AlertsDigest, alertsDigest, passData, readPassEntry } from './pass-entry.ts'
import { alertPages } from './perform-pass.ts'

const PAGE = 100

interface CheckPassesPorts {
  readonly store: {
    readonly read: <T>(
      workspaceId: string,
      work: (tenant: MonitoringReads & LogReads) => Promise<T>,
    ) => Promise<T>
  } & Pick<MonitoringStore, 'read'>
  /** Called after each pass. */
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
    const report = (says: string): void => onFault(`watch of portfolio ${id}: ${says}`)
    // why at once: a pass may be completed meanwhile
    const { passes, entries, watch, roots } = await store.read(workspaceId, async (tenant) => ({
      passes: await completedPasses(tenant, id),
      entries: await tenant.logEntries(id),
      watch: (await tenant.portfolio(id))?.watch ?? null,
      roots: await loggedRoots(tenant, id),
    }))
    const logged = entries.flatMap(({ record }) => readPassEntry(record) ?? [])
    for (const entry of logged)
      if (!passes.some((pass) => pass.id === entry.pass)) report(`pass ${entry.pass} was deleted`)
    for (const pass of passes) {
      const entry = logged.find(({ hash }) => hash === pass.auditHash)
      if (pass.plan === null || entry === undefined) report(`pass ${pass.id} has no entry in the log`)
      else {
        const alerts = await alertsDigest(checkedAlerts(pass.id, report))
        const isSame =
          entry.at === pass.completedAt &&
          alerts.count === pass.alerts &&
          isAsLogged(entry.data, { ...pass, plan: pass.plan }, alerts, roots)
        if (!isSame) report(`pass ${pass.id} or one of its alerts was changed`)
      }
      await pause()
    }
    await pause()
    if (!(await areMatchesLogged((work) => store.read(workspaceId, work), id, pause)))
      report('the matches that its passes left are not those that the log has')
    // why: from what the last pass is said to have compared follows what the next one leaves out
    const newest = passes.at(0)
    if (watch !== null && watch.state !== null && newest?.plan != null) {
      const { lists, screener, revision } = newest.plan
      if (canonicalRecord(watch.state) !== canonicalRecord({ lists, screener, revision }))
        report('what its last pass compared was changed')
    }
    return passes.length
  }

  async function* checkedAlerts(passId: string, report: (says: string) => void) {
    for await (const alerts of alertPages(store, workspaceId, passId)) {
      for (const { id, salt, alert, digest } of alerts)
        if (alert !== null && alertDigest({ id, salt, alert }) !== digest) report(`alert ${id} was changed`)
      yield alerts
    }
  }
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
  const root = isJsonObject(matches) ? matches['sha256'] : undefined
  return (
    canonicalJson(rest) === canonicalJson(derived) &&
    (matches === null || (typeof root === 'string' && roots.has(root)))
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
