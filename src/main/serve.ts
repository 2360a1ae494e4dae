// Starts and stops the server: lock, ports, dispatcher, REST and MCP.
import { type AddressInfo, createServer } from 'node:net'
import { signalSchemas } from '../assessment/rules/index.ts'
import { systemClock } from '../platform/clock/system-clock.ts'
import { estimatePage } from '../assessment/rules/index.ts'
import { createDispatcher } from '../dispatch/dispatcher.ts'
import { bindUseCases } from '../dispatch/use-cases.ts'
import { PortTaken, type RunningServer } from '../edges/cli/parts/composition.ts'
import { createRestServer } from '../edges/rest/server.ts'
import type { Config } from '../installation/config.ts'
import { dataFolder, lockFolder } from '../installation/data-folder.ts'
import { logTo, throttleByMessage, standardOutput } from '../platform/log/log.ts'
import { sessionRetention } from '../assessment/erasure/apply-session-retention.ts'
import { keepRetention } from '../diligence/erasure/apply-retention.ts'
import { laterBy } from '../platform/clock/timers.ts'
import { batchRetention } from '../monitoring/batches/remove-batch.ts'
import { deliveryRetention } from '../webhooks/delivery-retention.ts'
import { checkInBackground } from './check-store.ts'
import { mcpMounts } from './mcp-mounts.ts'
import { serverAddress } from '../installation/server-address.ts'
import { sourceKeeping } from './source-keeping.ts'
import { wire, type Wired } from './wiring.ts'

const SHUTDOWN_MS = 10_000
/** The same fault of the language model is logged at most once in this time. */
const MODEL_FAULT_MS = 60_000
/** The first pass over the runs that are older than their workspace keeps them, and the time between two. */
const RETENTION = { firstAfterMs: 10_000, everyMs: 3_600_000 }

/** Starts the server of a configuration. Throws FolderInUse, PortTaken, ConfigError, or an error of the store. */
export async function serve(config: Config): Promise<RunningServer> {
  const lock = config.DATABASE_URL === '' ? lockFolder(dataFolder(config.ASSAY_DATA_DIR)) : undefined
  try {
    return await listen(config, () => lock?.release())
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** Indexes the watch lists before the first caller needs them; does nothing when none is loaded. */
async function warmUp({ ports }: Wired): Promise<void> {
  const states = await ports.store.sources.states()
  if (states.some(({ current }) => current !== null)) await ports.gather({ name: 'warm-up' })
}

/** Faults whose messages are our own words and hold no values. */
const OWN_FAULTS: ReadonlySet<string> = new Set(['LogBroken', 'RecordsAltered', 'RunAltered'])

/** A background fault as a line of the log. Omits other messages, because drivers repeat the values they were given. */
function faultLine(
  msg: 'run' | 'source' | 'fsck' | 'retention',
  error: unknown,
  of: Readonly<Record<string, string | undefined>>,
): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const kind = error instanceof Error ? error.name : typeof error
  const reason = error instanceof Error && OWN_FAULTS.has(error.name) ? { reason: error.message } : {}
  return `${JSON.stringify({ level: 50, time: Date.now(), ...of, kind, ...reason, at, msg })}\n`
}

async function listen(config: Config, release: () => void): Promise<RunningServer> {
  const host = config.ASSAY_HOST
  const port = config.ASSAY_PORT || (await freePort(host))
  const url = serverAddress(config, port)
  const log = standardOutput()
  const lines = logTo(log, config.ASSAY_LOG_LEVEL)
  const wired = await wire(config, url, {
    onFault: (error, runId) => log.write(faultLine('run', error, { run_id: runId })),
    onModelFault: throttleByMessage((reason) => lines.warn({ reason }, 'model'), {
      everyMs: MODEL_FAULT_MS,
      now: () => systemClock.now(),
    }),
    onPrinterBroken: (reason) => lines.warn({ reason }, 'printer'),
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
    // why the server starts all the same: assessments need no list, and each run says why it fails
    await warmUp(wired).catch((error: unknown) => log.write(faultLine('source', error, {})))
    const dispatcher = createDispatcher(
      wired.ports,
      bindUseCases({ ...wired.ports, syncing: keeping.syncing }),
    )
    const server = await createRestServer({
      dispatcher,
      agents: wired.agents,
      mounts: mcpMounts(dispatcher, url),
      publicUrl: url,
      estimatePage: estimatePage(),
      signalSchemas: signalSchemas(),
      logLevel: config.ASSAY_LOG_LEVEL,
      logStream: log,
      maxInFlight: config.ASSAY_MAX_IN_FLIGHT,
      trustProxy: config.ASSAY_TRUST_PROXY,
      browsers: {
        ownOrigin: config.ASSAY_PUBLIC_URL === '' ? undefined : new URL(config.ASSAY_PUBLIC_URL).origin,
        production: config.ASSAY_MODE === 'production',
      },
    })
    await server.listen({ host, port }).catch((error: unknown) => {
      throw isTaken(error) ? new PortTaken(host, port) : error
    })
    keeping.begin()
    wired.witnessing.begin()
    const check = checkInBackground(
      {
        store: wired.store,
        auditLog: wired.ports.auditLog,
        key: wired.logKey,
        screener: wired.screener,
      },
      {
        fault: (fault) => lines.error(fault, 'fsck'),
        end: (checked) => lines.info(checked, 'fsck'),
        error: (error) => log.write(faultLine('fsck', error, {})),
      },
    )
    const { store, ports } = wired
    const batches = batchRetention({
      store,
      clock: ports.clock,
      days: async (id) => (await store.accounts.workspace(id))?.retentionDays ?? null,
    })
    const deliveries = deliveryRetention({ store, clock: ports.clock })
    const sessions = sessionRetention({
      store,
      auditLog: ports.auditLog,
      clock: ports.clock,
      sessionDays: async (id) => (await store.accounts.workspace(id))?.sessionRetentionDays ?? null,
    })
    const retention = keepRetention(
      {
        store: wired.store,
        auditLog: wired.ports.auditLog,
        clock: wired.ports.clock,
        workspaces: () => wired.store.accounts.workspaces(),
        // why these first: they need no log, which may be broken
        others: async (id, by) =>
          (await deliveries(id, by)) + (await batches(id, by)) + (await sessions(id, by)),
      },
      {
        ...RETENTION,
        later: laterBy,
        onErased: (erased) => lines.info({ erased }, 'retention'),
        onError: (error) => log.write(faultLine('retention', error, {})),
      },
    )
    return {
      url,
      store: wired.store,
      async close() {
        const kept = Promise.all([keeping.stop(), check.stop(), retention.stop()])
        const hurry = setTimeout(() => server.server.closeAllConnections(), SHUTDOWN_MS)
        await server.close()
        clearTimeout(hurry)
        await kept
        await wired.close()
        release()
        log.flush()
      },
    }
  } catch (error) {
    await wired.close()
    throw error
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Finds a free port, which makes the server's address known before it starts. */
async function freePort(host: string): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(0, host, done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
