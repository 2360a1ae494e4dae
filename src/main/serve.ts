// Starts and stops the server: lock, ports, dispatcher, REST and MCP.
import { type AddressInfo, createServer } from 'node:net'
import { estimatePage, signalSchemas } from '../assessment/rules/index.ts'
import { createDispatcher } from '../dispatch/dispatcher.ts'
import { bindUseCases } from '../dispatch/use-cases.ts'
import {
  AddressUnusable,
  PortTaken,
  type RunningServer,
  type ServeOptions,
} from '../edges/cli/parts/composition.ts'
import { createRestServer, type RestOptions } from '../edges/rest/server.ts'
import { type Config, ConfigError } from '../installation/config.ts'
import { type FolderLock, lockFolder, writableDataFolder } from '../installation/data-folder.ts'
import { POOL_SIZE } from '../platform/store/postgres.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { serverAddress } from '../installation/server-address.ts'
import { mcpMounts } from './mcp-mounts.ts'
import { openService } from './service.ts'
import type { Wired } from './wiring.ts'

const SHUTDOWN_MS = 10_000
/** Starts the server of a configuration. Throws FolderInUse, PortTaken, ConfigError, or an error of the store. */
export async function serve(config: Config, { works = true }: ServeOptions = {}): Promise<RunningServer> {
  if (!works && config.DATABASE_URL === '')
    throw new ConfigError(
      'A server without a worker needs PostgreSQL: set DATABASE_URL. On SQLite, no other process may work on its jobs.',
    )
  const lock = config.DATABASE_URL === '' ? lockFolder(writableDataFolder(config.ASSAY_DATA_DIR)) : undefined
  try {
    return await listen(config, works, lock)
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function listen(config: Config, works: boolean, lock: FolderLock | undefined): Promise<RunningServer> {
  const host = config.ASSAY_HOST
  const port = config.ASSAY_PORT || (await freePort(host))
  const url = serverAddress(config, port)
  const service = await openService(config, url, { works })
  const { wired, keeping, log, tracing } = service
  try {
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
      // why no more: requests of one workspace that wait for a connection would be before those of another
      ...(wired.store.dialect === 'postgres' && { atOnce: POOL_SIZE, atOnceBesideOthers: POOL_SIZE }),
      metrics: metricsOf(config, wired),
      traceRequest: tracing?.request,
      trustProxy: config.ASSAY_TRUST_PROXY,
      browsers: {
        ownOrigin: config.ASSAY_PUBLIC_URL === '' ? undefined : new URL(config.ASSAY_PUBLIC_URL).origin,
        production: config.ASSAY_MODE === 'production',
      },
    })
    await server.listen({ host, port }).catch((error: unknown) => {
      throw cannotListen(error, host, port)
    })
    lock?.announce(url)
    const background = service.begin(works)
    return {
      url,
      store: wired.store,
      async close() {
        const stopped = background.stop()
        const hurry = setTimeout(() => server.server.closeAllConnections(), SHUTDOWN_MS)
        await server.close()
        clearTimeout(hurry)
        await stopped
        await service.close()
        lock?.release()
      },
    }
  } catch (error) {
    await service.close()
    throw error
  }
}

function metricsOf({ ASSAY_METRICS_TOKEN: token }: Config, { store, ports }: Wired): RestOptions['metrics'] {
  if (token === '') return undefined
  const { queue: run, batchQueue: batch, passQueue: pass, deliveryQueue: delivery, deadJobs, sources } = store
  const { clock, server } = ports
  return {
    ...createMetrics({ queues: { run, batch, pass, delivery }, deadJobs, sources, clock, about: server }),
    token,
  }
}

/** The error of a server that cannot listen, in our words. */
function cannotListen(error: unknown, host: string, port: number): unknown {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error
  return error.code === 'EADDRINUSE'
    ? new PortTaken(host, port)
    : new AddressUnusable(host, port, String(error.code))
}

/** Finds a free port, which makes the server's address known before it starts. */
async function freePort(host: string): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(0, host, done)).catch(
    (error: unknown) => {
      throw cannotListen(error, host, 0)
    },
  )
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
