// `assay demo`: runs a server on an empty data folder and a small local site in place of the web, and sends the example of
// `examples/` through the real HTTP API. The server then keeps running, so that the user can continue by hand.
import { createServer, type Server } from 'node:http'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../../../client/client.ts'
import { claimedText } from '../../../installation/claimed-text.ts'
import { type AssessmentFile, carryOut } from './assess.ts'
import { besideInvented, withInvented } from './demo-invented.ts'
import { randomIds } from '../../../platform/ids/random-ids.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { makeFirstLink } from '../../../accounts/administration/links.ts'
import { administration } from '../../../accounts/administration/administration.ts'
import { daysBetween, DAY_MS, dayStart } from '../../../base/day.ts'
import { readConfig, settings } from '../../../installation/config.ts'
import { loadSamplePack } from '../../../installation/sample-pack.ts'
import { type Composition, PortTaken, type RunningServer } from '../parts/composition.ts'
import { walkDiligence } from './demo-diligence.ts'
import { firstLinkLine, stopOnSignal } from './serve.ts'

const EXAMPLE = new URL('../../../../examples/dental-reminders.json', import.meta.url)
/** The day the example was collected; its dates keep their distance from today. */
const COLLECTED_ON = '2026-11-02'

type Environment = Readonly<Record<string, string | undefined>>

export async function demo(environment: Environment, { serve }: Composition): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-demo-'))
  const pages = new Map<string, readonly string[]>()
  const site = await evidenceSite(pages)
  let server: RunningServer | undefined
  const close = async (): Promise<void> => {
    await server?.close()
    site.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const sitePort = (site.address() as AddressInfo).port
    server = await serveSomewhere(serve, {
      ...environment,
      DATABASE_URL: '',
      DATABASE_DIRECT_URL: '',
      ASSAY_MODE: 'local',
      ASSAY_HOST: '127.0.0.1',
      ASSAY_PUBLIC_URL: '',
      ASSAY_DATA_DIR: folder,
      ASSAY_FETCH_ALLOW: `*.localhost:${sitePort}`,
      ASSAY_SYNC_SOURCES: 'none',
      ASSAY_LOG_LEVEL: environment['ASSAY_LOG_LEVEL'] ?? 'warn',
    })
    stopOnSignal({ close })
    await walk(server, { folder, sitePort, pages })
  } catch (error) {
    await close()
    throw error
  }
}

/** Sends the example through the API of a server and says how to continue. */
async function walk(
  server: RunningServer,
  { folder, sitePort, pages }: { folder: string; sitePort: number; pages: Map<string, readonly string[]> },
): Promise<void> {
  const key = await proKey(server)
  process.stdout.write(
    `Assay is running at ${server.url}. Sending examples/dental-reminders.json through its API ...\n\n`,
  )
  const example = JSON.parse(await readFile(EXAMPLE, 'utf8')) as AssessmentFile
  const today = new Date(systemClock.now()).toISOString().slice(0, 10)
  const moved = relocate(example, { sitePort, days: daysBetween(COLLECTED_ON, today) }) as AssessmentFile
  for (const [page, text] of claimedText(moved.signals)) pages.set(page, text)
  const files = await handOver(folder, moved)
  const client = createClient({ url: server.url, key })
  const honest = await carryOut(moved, client, server.url)
  await loadSamplePack(server.store.sources, new Date(systemClock.now()).toISOString())
  const lied = await carryOut(withInvented(moved), client, server.url)
  const beside = await besideInvented(honest, lied, client)
  const diligence = await walkDiligence(client)
  const first = await makeFirstLink({ store: server.store, clock: systemClock, ids: randomIds() })
  const dashboard = first ? `\n${firstLinkLine(server.url, first)}\n` : ''
  const hand = goOn({ url: server.url, key, token: honest.token, sitePort, ...files })
  process.stdout.write(`${honest.text}\n${beside}\n${diligence}\n${hand}${dashboard}\n`)
}

/** The configured port, or a free one where the default is taken. */
async function serveSomewhere(serve: Composition['serve'], environment: Environment): Promise<RunningServer> {
  try {
    return await serve(readConfig(settings, environment))
  } catch (error) {
    if (!(error instanceof PortTaken) || environment['ASSAY_PORT'] !== undefined) throw error
    return serve(readConfig(settings, { ...environment, ASSAY_PORT: '0' }))
  }
}

async function proKey({ store }: RunningServer): Promise<string> {
  const admin = administration({ store, clock: systemClock, ids: randomIds() })
  const { id } = await admin.createWorkspace('Demo', 'pro')
  const { key } = await admin.createKey(id, { name: 'demo', scopes: ['read', 'run'] })
  return key
}

/** Answers every address with a page that holds what is claimed of it, as the web would if the example were real. */
async function evidenceSite(pages: ReadonlyMap<string, readonly string[]>): Promise<Server> {
  const site = createServer(({ headers, url = '/' }, response) => {
    const here = pages.get(`http://${headers.host ?? ''}${url}`) ?? []
    const text = [...here, ...FILLER].map((paragraph) => `<p>${markup(paragraph)}</p>`).join('\n')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><head><title>Demonstration</title></head><body><main><h1>A page of the demonstration</h1>\n${text}\n</main></body></html>`,
    )
  })
  await new Promise<void>((done, fail) => site.once('error', fail).listen(0, '127.0.0.1', done))
  return site
}

/** So that a page is long enough to be read as a whole page. */
const FILLER = [
  'This page belongs to the demonstration of Assay. It stands for a page of the web that a founder would cite as evidence.',
  'The demonstration needs no network. Its pages are served on your machine, and they end when the demonstration ends.',
]

const markup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Moves every URL to the evidence site (each host to a name under localhost) and every date by `days` days. */
export function relocate(value: unknown, to: { readonly sitePort: number; readonly days: number }): unknown {
  if (Array.isArray(value)) return value.map((item) => relocate(item, to))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, relocate(item, to)]))
  }
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return new Date(dayStart(value) + to.days * DAY_MS).toISOString().slice(0, 10)
  if (!/^https?:\/\//.test(value)) return value
  const url = new URL(value)
  return `http://${url.hostname}.localhost:${to.sitePort}${url.pathname}${url.search}`
}

/** Writes the example to files, to continue by hand: one for `assay assess`, and one with a signal per line for curl. */
async function handOver(
  folder: string,
  example: AssessmentFile,
): Promise<{ assessment: string; signals: string }> {
  const files = { assessment: join(folder, 'assessment.json'), signals: join(folder, 'signals.jsonl') }
  await writeFile(files.assessment, JSON.stringify(example, undefined, 2))
  await writeFile(files.signals, example.signals.map((signal) => `${JSON.stringify(signal)}\n`).join(''))
  return files
}

function goOn(at: {
  url: string
  key: string
  token: string
  sitePort: number
  assessment: string
  signals: string
}): string {
  return `The server keeps running. The API is documented at ${at.url}/docs/. Stop the server with Ctrl+C. To continue by hand, paste this into another terminal:

  export ASSAY_API_URL=${at.url} ASSAY_API_KEY=${at.key}
  export ASSESSMENT=${at.assessment} SIGNALS=${at.signals}
  export ASSAY_FETCH_ALLOW='*.localhost:${at.sitePort}'
  export SESSION=${at.token}

  curl -H "Authorization: Bearer $ASSAY_API_KEY" "$ASSAY_API_URL/v1/check_progress?session=$SESSION"
  curl -H "Authorization: Bearer $ASSAY_API_KEY" -H 'Content-Type: application/json' -d '{"session":"'$SESSION'","format":"markdown"}' "$ASSAY_API_URL/v1/export"
  curl -H "Authorization: Bearer $ASSAY_API_KEY" -H 'Content-Type: application/json' -d '{"pitch":"Your own pitch, in a sentence or two."}' "$ASSAY_API_URL/v1/start"

To connect an agent (docs/guide/mcp.md has other hosts):

  claude mcp add --transport http assay ${at.url}/mcp --header "Authorization: Bearer ${at.key}"
`
}
