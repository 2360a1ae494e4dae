// Derives again what is stored: checks the log and the runs of every workspace and the snapshots of every source, and computes
// a run again. Opens the store for the commands that do so, and for the one that erases runs and sessions.
import { setTimeout as rest } from 'node:timers/promises'
import type { Config } from '../installation/config.ts'
import { auditLogKey, auditLogOf } from '../installation/audit-log.ts'
import { createScreener } from '../installation/matching-resources.ts'
import { storeLocation } from '../installation/store-location.ts'
import { randomIds } from '../platform/ids/random-ids.ts'
import type { LogKey, LogReads } from '../audit/ports.ts'
import { checkChains } from '../audit/log/check-chains.ts'
import { checkLog } from '../audit/log/check-log.ts'
import { checkValues } from '../audit/log/logged-values.ts'
import { storedValues } from '../audit/log/stored-values.ts'
import type { WorkspaceLog } from '../audit/log/workspace-log.ts'
import type { StoredErasure } from '../contract/stored-erasure.ts'
import type { ReplayedRun } from '../contract/replayed-run.ts'
import { checkErasedSessions } from '../assessment/erasure/logged-sessions.ts'
import { storedSessions } from '../assessment/erasure/stored-sessions.ts'
import { checkAssessments } from '../assessment/scorecards/check-assessments.ts'
import { replayAssessment } from '../assessment/scorecards/replay-assessment.ts'
import { replayAssessmentTrail } from '../assessment/scorecards/replay-trail.ts'
import { readBundle } from '../audit/bundle/bundle-file.ts'
import { checkCases } from '../cases/check-cases.ts'
import { changeFourEyes, checkFourEyes } from '../cases/set-four-eyes.ts'
import { checkPasses } from '../monitoring/watch/check-passes.ts'
import { checkErasures } from '../diligence/erasure/erase-logged.ts'
import { checkRetention } from '../diligence/erasure/set-retention.ts'
import { storedErasure } from '../diligence/erasure/stored-erasure.ts'
import { checkRuns } from '../diligence/runs/check-runs.ts'
import { replayRun, replayRunTrail } from '../diligence/runs/replay-run.ts'
import type { Screener } from '../screening/screener.ts'
import type { CheckedStore, StoreFault } from '../edges/cli/parts/composition.ts'
import { systemClock } from '../platform/clock/system-clock.ts'
import { type OpenStore, openStore, rewriteFile, type Store } from '../platform/store/store.ts'
import { catalogue } from '../sources/catalogue/catalogue.ts'
import type { Snapshot } from '../sources/ports.ts'
import { checkSnapshots } from '../sources/snapshots/check-snapshots.ts'
import { serverAddress } from '../installation/server-address.ts'

export interface CheckStorePorts {
  readonly store: Pick<Store, 'read' | 'sources' | 'accounts'>
  readonly auditLog: WorkspaceLog
  readonly key: LogKey
  /** Its kept indexes are compared; undefined where no index is kept. */
  readonly screener?: () => Promise<Pick<Screener, 'checkIndexes'>>
  /** Called often. */
  readonly pause: () => Promise<void>
}

/** Reports every fault as it is found, and returns what was checked. */
export async function checkStore(
  { store, auditLog, key, screener, pause }: CheckStorePorts,
  onFault: (fault: StoreFault) => void,
): Promise<CheckedStore> {
  const stored = async (): Promise<readonly Snapshot[]> => {
    const states = await store.sources.states()
    return (await Promise.all(states.map(({ sourceId }) => store.sources.snapshots(sourceId)))).flat()
  }
  const snapshots = await stored()
  const inForce = new Set((await store.sources.states()).map(({ current }) => current?.id))
  const kindOf = ({ id, sourceId }: Snapshot) =>
    inForce.has(id) ? catalogue.get(sourceId)?.manifest.kind : undefined
  const records = await checkSnapshots({ store: store.sources, kindOf, pause }, snapshots, (says) =>
    onFault({ about: 'sources', says }),
  )
  const workspaces = await store.accounts.workspaces()
  let [leaves, runs, scorings] = [0, 0, 0]
  for (const { id } of workspaces) {
    const report = (says: string): void => onFault({ about: `workspace ${id}`, says })
    const log = { read: <T>(work: (tenant: LogReads) => Promise<T>) => store.read(id, work), key, pause }
    leaves += await checkLog(log, report)
    await checkChains({ ...log, waiting: auditLog.waiting }, report)
    await checkValues(log, report)
    runs += await checkRuns({ store, auditLog, snapshots: stored, pause }, id, report)
    scorings += await checkAssessments({ store, auditLog, pause }, id, report)
    await checkPasses({ store, pause }, id, report)
    await checkCases({ store, pause }, id, report)
    await checkFourEyes({ store, pause }, id, report)
    await checkErasures({ store, pause }, id, report)
    await checkErasedSessions({ store, pause }, id, report)
    await checkRetention({ store, pause }, id, report)
  }
  const report = (says: string): void => onFault({ about: 'indexes', says })
  // why last: tables that cannot be read leave the rest checked
  const indexes =
    (await (await screener?.())?.checkIndexes(store.sources, await stored(), { pause, onFault: report })) ?? 0
  const counted = { workspaces: workspaces.length, runs, scorings, leaves, records }
  return { ...counted, snapshots: snapshots.length, indexes }
}

/** What a command needs of a store with its logs. */
interface OpenedStore {
  readonly store: OpenStore
  readonly auditLog: WorkspaceLog
  readonly key: LogKey
}

/** Opens the store of a configuration for one command; a server may run beside it. Throws ConfigError or what the store says. */
async function withOpenStore<T>(config: Config, work: (opened: OpenedStore) => Promise<T>): Promise<T> {
  const store = await openStore(storeLocation(config))
  try {
    const key = await auditLogKey(config, store)
    const auditLog = auditLogOf(key, serverAddress(config, config.ASSAY_PORT), randomIds())
    return await work({ store, auditLog, key })
  } finally {
    await store.close()
  }
}

export const checkStoreOf = (config: Config, onFault: (fault: StoreFault) => void): Promise<CheckedStore> =>
  withOpenStore(config, (opened) => {
    const screener = () => createScreener(config, { readsOnly: true })
    return checkStore({ ...opened, screener, pause: () => Promise.resolve() }, onFault)
  })

/**
 * Computes a run, or a scorecard of an assessment, again from what was sealed; undefined where no workspace has it. `seq`: the
 * number of the scoring, else the newest.
 */
export const replayStored = (config: Config, id: string, seq?: number): Promise<ReplayedRun | undefined> =>
  withOpenStore(config, async ({ store, auditLog }) => {
    const settings = replaySettings(config)
    const workspaces = await store.accounts.workspaces()
    for (const workspace of workspaces) {
      const replayed = await replayAssessment({ store, auditLog, settings }, workspace.id, id, seq)
      if (replayed !== undefined) return replayed
    }
    const gather = await gatherFrom(config, store)
    for (const workspace of workspaces) {
      const replayed = await replayRun({ store, auditLog, gather }, workspace.id, id)
      if (replayed !== undefined) return replayed
    }
    return undefined
  })

/**
 * The same from a saved audit trail that agrees with itself. A scorecard needs no store; a run is computed from the snapshots of the
 * store of this configuration.
 */
export async function replayTrail(config: Config, trail: Uint8Array, seq?: number): Promise<ReplayedRun> {
  const bundle = readBundle(trail)
  if (bundle.kind === 'watch' || bundle.kind === 'case')
    return {
      kind: 'not_replayable',
      why: `it is the trail of a ${bundle.kind}, which has no result to compute`,
    }
  if (bundle.kind === 'assessment') return replayAssessmentTrail(bundle, replaySettings(config), seq)
  return withOpenStore(config, async ({ store }) => replayRunTrail(bundle, await gatherFrom(config, store)))
}

const replaySettings = (config: Config) => ({
  establishedHosts: config.ASSAY_ESTABLISHED_HOSTS,
  fabricationPrior: config.ASSAY_MADE_UP_EVIDENCE,
})

async function gatherFrom(config: Config, store: OpenStore) {
  const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
  const screener = await createScreener(config, { readsOnly: true })
  const watchLists = screener.watchLists(store.sources, manifests)
  return { store: store.sources, manifests, screener, watchLists }
}

/** Does the work of the command that erases runs and sessions. */
export const withErasure = <T>(config: Config, work: (erasure: StoredErasure) => Promise<T>): Promise<T> =>
  withOpenStore(config, ({ store, auditLog }) => {
    const ports = { store, auditLog, clock: systemClock, workspaces: () => store.accounts.workspaces() }
    const runs = storedErasure({ ...ports, rewrite: () => rewriteFile(store) })
    const { named, applyToSessions, ...sessions } = storedSessions(ports)
    return work({
      ...runs,
      ...sessions,
      ...storedValues({ ...ports, ids: randomIds() }),
      list: () => named(runs.list()),
      apply: async (erasures) => [...(await runs.apply(erasures)), ...(await applyToSessions(erasures))],
    })
  })

/** Does the work of the command that asks for two people. The name of the workspace; undefined where there is none. */
export const setFourEyesOf = (config: Config, id: string, isRequired: boolean): Promise<string | undefined> =>
  withOpenStore(config, async ({ store, auditLog }) => {
    const workspace = await store.accounts.workspace(id)
    const acting = { at: new Date(systemClock.now()).toISOString(), actor: 'operator' }
    if (workspace !== undefined) await changeFourEyes({ store, auditLog }, id, isRequired, acting)
    return workspace?.name
  })

/** Checks beside a running server. */
export interface BackgroundCheck {
  stop(): Promise<void>
}

/** A server that is stopped soon, as in tests, does not begin the first check. */
const FIRST_AFTER_MS = 30_000
const EVERY_MS = 24 * 3_600_000
/** The check rests nine times as long as it works, so that it takes a tenth of a processor. */
const REST = 9

/** Checks the store some time after the start and then every day. `onEnd`: `error` is why a check broke off. */
export function checkInBackground(
  ports: Omit<CheckStorePorts, 'pause'>,
  on: {
    readonly fault: (fault: StoreFault) => void
    readonly end: (checked: CheckedStore) => void
    readonly error: (error: unknown) => void
  },
  firstAfterMs = FIRST_AFTER_MS,
): BackgroundCheck {
  const stopping = new AbortController()
  const { signal } = stopping
  const check = async (): Promise<void> => {
    let begun = performance.now()
    const pause = async (): Promise<void> => {
      await rest((performance.now() - begun) * REST, undefined, { signal })
      begun = performance.now()
    }
    try {
      on.end(await checkStore({ ...ports, pause }, on.fault))
    } catch (error) {
      if (!signal.aborted) on.error(error)
    }
  }
  const checking = (async () => {
    for (let after = firstAfterMs; ; after = EVERY_MS) {
      await rest(after, undefined, { signal, ref: false })
      await check()
    }
    // why: aborted, the rest rejects
  })().catch(() => undefined)
  return {
    async stop() {
      stopping.abort()
      await checking
    },
  }
}
