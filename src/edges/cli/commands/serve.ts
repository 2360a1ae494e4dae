// `assay serve` and `assay worker`: run until a signal stops them; a server prints where everything is.
import { makeFirstLink, type NewLink } from '../../../accounts/administration/links.ts'
import type { Config } from '../../../installation/config.ts'
import { storeLocation } from '../../../installation/store-location.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { randomIds } from '../../../platform/ids/random-ids.ts'
import { asInvoked } from '../parts/as-invoked.ts'
import type { Composition, RunningServer, ServeOptions } from '../parts/composition.ts'

export async function serveCommand(
  config: Config,
  { serve }: Composition,
  options: ServeOptions = {},
): Promise<void> {
  const server = await serve(config, options)
  const invitation = await firstOperatorLine(config, server)
  // why apart: standard output is kept with the lines of the log, and anyone who reads the link can use it
  if (invitation !== undefined) process.stderr.write(`${asInvoked(invitation)}\n`)
  process.stdout.write(`${asInvoked(whereabouts(config, server).join('\n'))}\n`)
  stopOnSignal(server)
}

/** `assay worker`: works on the jobs of servers that share its store, until a signal stops it. */
export async function workerCommand(config: Config, { work }: Composition): Promise<void> {
  const worker = await work(config)
  process.stdout.write('Assay works on the jobs of PostgreSQL at DATABASE_URL\n')
  stopOnSignal(worker)
}

/** Lets requests in flight finish, then ends the process; a second signal ends it at once. */
export function stopOnSignal(server: { close(): Promise<void> }): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`It did not stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/**
 * How the first operator gets in, while there is none. In production only a terminal shows a link, because other outputs are
 * kept.
 */
async function firstOperatorLine(
  { ASSAY_MODE: mode }: Config,
  { url, store }: RunningServer,
): Promise<string | undefined> {
  if (mode === 'local' || process.stderr.isTTY) {
    const link = await makeFirstLink({ store, clock: systemClock, ids: randomIds() })
    return link && firstLinkLine(url, link)
  }
  return (await store.members.operators()).length > 0
    ? undefined
    : 'The dashboard has no operator yet. Make a link for the first one with: assay operators link'
}

export const firstLinkLine = (url: string, { path, expiresAt }: NewLink): string =>
  `Open the dashboard as its first operator, once, until ${expiresAt}: ${url}${path}`

function whereabouts(config: Config, { url }: RunningServer): string[] {
  const location = storeLocation(config)
  const { pairs } = config.ASSAY_FETCH_ALLOW
  const here =
    location.kind === 'sqlite' && config.ASSAY_DATA_DIR !== './data'
      ? `ASSAY_DATA_DIR=${config.ASSAY_DATA_DIR} `
      : ''
  return [
    `Assay is running at ${url}`,
    `  API      ${url}/v1/...`,
    `  MCP      ${url}/mcp, ${url}/mcp/diligence, ${url}/mcp/desk`,
    `  Docs     ${url}/docs/`,
    `  OpenAPI  ${url}/openapi.json`,
    `  Health   ${url}/healthz, ${url}/readyz`,
    `  Data     ${location.kind === 'sqlite' ? location.path : 'PostgreSQL at DATABASE_URL'}`,
    ...(pairs.length > 0 ? [`  Link checks may reach ${pairs.join(', ')} (ASSAY_FETCH_ALLOW)`] : []),
    `Make a key with: ${here}assay workspaces create --name NAME --tier free, then ${here}assay keys create --workspace ID --name NAME --scopes read,run`,
  ]
}
