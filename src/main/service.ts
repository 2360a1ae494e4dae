// What a server and a worker have in common: the ports, the log, and the schedules, which one process of all keeps. A worker is
// no more than that.
import { takeInWaitingActs } from '../audit/log/record-acts.ts'
import { sessionRetention } from '../assessment/erasure/apply-session-retention.ts'
import { keepRetention } from '../diligence/erasure/apply-retention.ts'
import type { RunningWorker } from '../edges/cli/parts/composition.ts'
import { keepAliveFile } from '../installation/alive-file.ts'
import { type Config, ConfigError } from '../installation/config.ts'
import { leadSchedules, type Schedules } from '../installation/lead-schedules.ts'
import { mailerOf } from '../installation/mail-settings.ts'
import { serverAddress } from '../installation/server-address.ts'
import { type ServerSyncing, sourceKeeping } from '../installation/source-keeping.ts'
import { tracingOf } from '../installation/tracing.ts'
import { alertRetention } from '../monitoring/watch/alert-retention.ts'
import { batchRetention } from '../monitoring/batches/remove-batch.ts'
import { systemClock } from '../platform/clock/system-clock.ts'
import { laterBy } from '../platform/clock/timers.ts'
import { logTo, standardOutput, throttleByMessage } from '../platform/log/log.ts'
import { keepDigests } from '../monitoring/digest/keep-digests.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { deliveryRetention } from '../webhooks/delivery-retention.ts'
import about from '../../package.json' with { type: 'json' }
import { checkInBackground } from './check-store.ts'
import { type PartInWork, wire, type Wired } from './wiring.ts'

/** The same fault of the language model, or of the collector of traces, is logged at most once in this time. */
const FAULT_MS = 60_000
/** The first pass over the runs that are older than their workspace keeps them, and the time between two. */
const RETENTION = { firstAfterMs: 10_000, everyMs: 3_600_000 }
/** How often digests that are due are looked for. */
const DIGESTS_MS = 60_000
/** How often a process looks whether it may lead: its schedules begin this long after the end of the leader. */
const LEAD_MS = 5_000
/** How often a worker looks for jobs, all of which come from other processes. */
const LOOK_MS = 250
/** How often a worker shows that it is alive: `bin/healthy.mjs` waits six times as long. */
const ALIVE_MS = 10_000

type Logging = ReturnType<typeof logTo>

export interface Service {
  readonly wired: Wired
  readonly keeping: ServerSyncing
  readonly log: ReturnType<typeof standardOutput>
  readonly tracing: Tracing | undefined
  /** Starts what goes on without a request. `leads`: it also keeps the schedules, while no other process does. */
  begin(leads: boolean): Schedules
  close(): Promise<void>
}

/** Opens the ports of a configuration and indexes the watch lists. Throws ConfigError, or an error of the store. */
export async function openService(config: Config, url: string, part: PartInWork): Promise<Service> {
  const log = standardOutput()
  const lines = logTo(log, config.ASSAY_LOG_LEVEL)
  const mailer = mailerOf(config)
  const tracing = await tracingOf(process.env, config, {
    version: about.version,
    onUnsent: throttleByMessage((reason) => lines.warn({ reason }, 'tracing'), {
      everyMs: FAULT_MS,
      now: () => systemClock.now(),
    }),
  })
  const wired = await wire(config, url, {
    tracing,
    ...part,
    onFault: (error, runId) => log.write(faultLine('run', error, { run_id: runId })),
    onModelFault: throttleByMessage((reason) => lines.warn({ reason }, 'model'), {
      everyMs: FAULT_MS,
      now: () => systemClock.now(),
    }),
    onPrinterBroken: (reason) => lines.warn({ reason }, 'printer'),
    onLimitsServer: (reason) =>
      reason === undefined
        ? lines.info({ counted: 'by all servers' }, 'limits')
        : lines.warn({ reason, counted: 'by each server' }, 'limits'),
    onWitness: (witness, answer) => {
      if (answer.kind === 'contradicted') lines.error({ witness, reason: answer.says }, 'witness')
      else if (answer.kind === 'refused' || answer.kind === 'failed')
        lines.warn({ witness, reason: answer.says }, 'witness')
    },
  })
  try {
    const keeping = sourceKeeping(config, {
      store: wired.store.sources,
      clock: wired.ports.clock,
      log: lines,
      onFault: (error, source) => log.write(faultLine('source', error, { source })),
    })
    // why it starts all the same: assessments need no list, and each run says why it fails
    await warmUp(wired).catch((error: unknown) => log.write(faultLine('source', error, {})))
    return {
      wired,
      keeping,
      log,
      tracing,
      begin: (leads) => begin({ wired, keeping, log, lines, mailer, url }, leads),
      async close() {
        await wired.close()
        await tracing?.close()
        log.flush()
      },
    }
  } catch (error) {
    await wired.close()
    await tracing?.close()
    throw error
  }
}

/** Works on the jobs of other processes until it is closed. Throws ConfigError, or an error of the store. */
export async function work(config: Config): Promise<RunningWorker> {
  if (config.DATABASE_URL === '')
    throw new ConfigError(
      'A worker needs PostgreSQL: set DATABASE_URL. On SQLite, `assay serve` works on its jobs itself.',
    )
  const url = serverAddress(config, config.ASSAY_PORT)
  const service = await openService(config, url, { lookMs: LOOK_MS })
  const schedules = service.begin(true)
  const alive = keepAliveFile({
    path: config.ASSAY_ALIVE_FILE,
    store: service.wired.store,
    everyMs: ALIVE_MS,
    later: laterBy,
    onError: (error) => service.log.write(faultLine('alive', error, {})),
  })
  return {
    async close() {
      await alive.stop()
      await schedules.stop()
      await service.close()
    },
  }
}

/** Indexes the watch lists before the first caller needs them; does nothing when none is loaded. */
async function warmUp({ ports }: Wired): Promise<void> {
  const states = await ports.store.sources.states()
  if (states.some(({ current }) => current !== null)) await ports.gather({ name: 'warm-up' })
}

type Begun = Pick<Service, 'wired' | 'keeping' | 'log'> & {
  readonly lines: Logging
  readonly mailer: ReturnType<typeof mailerOf>
  /** Address of the server, for links in mails. */
  readonly url: string
}

function begin(begun: Begun, leads: boolean): Schedules {
  const { wired, keeping, log } = begun
  wired.witnessing.begin()
  const leading = leads
    ? leadSchedules({
        store: wired.store,
        begin: () => schedulesOf(begun),
        everyMs: LEAD_MS,
        onFault: (error) => log.write(faultLine('schedules', error, {})),
      })
    : undefined
  return {
    async stop() {
      await Promise.all([leading?.stop(), keeping.stop()])
    },
  }
}

/** What one process of all does by the clock: fetch sources, check the store, apply retention, queue passes, send digests. */
function schedulesOf({ wired, keeping, log, lines, mailer, url }: Begun): Schedules {
  const { store, ports } = wired
  const kept = keeping.keep()
  const watch = wired.watch()
  const check = checkInBackground(
    { store, auditLog: ports.auditLog, key: wired.logKey, screener: wired.screener },
    {
      fault: (fault) => lines.error(fault, 'fsck'),
      end: (checked) => lines.info(checked, 'fsck'),
      error: (error) => log.write(faultLine('fsck', error, {})),
    },
  )
  const daysOf = async (id: string) => store.accounts.workspace(id)
  const batches = batchRetention({
    store,
    clock: ports.clock,
    days: async (id) => (await daysOf(id))?.retentionDays ?? null,
  })
  const alerts = alertRetention({
    store,
    clock: ports.clock,
    days: async (id) => (await daysOf(id))?.alertRetentionDays ?? null,
  })
  const deliveries = deliveryRetention({ store, clock: ports.clock })
  const sessions = sessionRetention({
    store,
    auditLog: ports.auditLog,
    clock: ports.clock,
    sessionDays: async (id) => (await daysOf(id))?.sessionRetentionDays ?? null,
  })
  const retention = keepRetention(
    {
      store,
      auditLog: ports.auditLog,
      clock: ports.clock,
      workspaces: () => store.accounts.workspaces(),
      // why these first: they need no log, which may be broken
      others: async (id, by) => {
        const erased =
          (await deliveries(id, by)) +
          (await batches(id, by)) +
          (await alerts(id, by)) +
          (await sessions(id, by))
        // why here: what was done while the log was broken is recorded soon after it was mended
        await store.write(id, (tenant) => takeInWaitingActs(tenant, ports))
        return erased
      },
    },
    {
      ...RETENTION,
      later: laterBy,
      onErased: (erased) => lines.info({ erased }, 'retention'),
      onError: (error) => log.write(faultLine('retention', error, {})),
    },
  )
  const digests =
    mailer &&
    keepDigests(
      { ...ports, store, mailer, publicUrl: url, workspaces: () => store.accounts.workspaces() },
      {
        everyMs: DIGESTS_MS,
        later: laterBy,
        onError: (error) => log.write(faultLine('digest', error, {})),
      },
    )
  return {
    async stop() {
      await Promise.all([kept, watch, check, retention, digests].map(async (one) => one?.stop()))
    },
  }
}

/** Faults whose messages are our own words and hold no values. */
const OWN_FAULTS: ReadonlySet<string> = new Set(['LogBroken', 'RecordsAltered', 'RunAltered'])

/** A background fault as a line of the log. Omits other messages, because drivers repeat the values they were given. */
function faultLine(
  msg: 'run' | 'source' | 'fsck' | 'retention' | 'schedules' | 'digest' | 'alive',
  error: unknown,
  of: Readonly<Record<string, string | undefined>>,
): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const kind = error instanceof Error ? error.name : typeof error
  const reason = error instanceof Error && OWN_FAULTS.has(error.name) ? { reason: error.message } : {}
  return `${JSON.stringify({ level: 50, time: Date.now(), ...of, kind, ...reason, at, msg })}\n`
}
