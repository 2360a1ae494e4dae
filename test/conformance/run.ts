// `npm run conformance`: the official suite of MCP, both revisions. Profile A is the program as it is shipped, profile B the
// same stack with the fixtures of the suite. What may fail, and with which message, is in excuses.ts. Each profile has a
// baseline per revision; the suite also fails on entries that pass now, so baselines only shrink. With --write the
// baselines are made anew, to be looked at before they are kept. The authorization scenarios run last; all of them must pass.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { McpServer } from '@modelcontextprotocol/server'
import { createWorld, dispatcherOf } from '../support/world.ts'
import { createHttpTransport } from '../../src/edges/mcp/http/transport.ts'
import { mcpOffer } from '../../src/main/mcp-library.ts'
import { assayJson, root, start } from '../support/process.ts'
import { firstAccount, runAuthorization } from './authorization.ts'
import { type Check, excuseOf, isExcused } from './excuses.ts'
import { registerFixtures } from './fixtures.ts'
import { registerInputFixtures, requestState } from './input-fixtures.ts'

const SUITE = join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const REVISIONS = ['2025-11-25', '2026-07-28'] as const

interface Target {
  readonly port: number
  readonly key: string
  close(): Promise<void>
}

/** The program as it is shipped, in a process of its own. */
async function shipped(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-conformance-'))
  const environment = {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    ASSAY_LOG_LEVEL: 'warn',
    ASSAY_RATE_LIMIT_PRO: '1000000',
  }
  const { id } = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'C', '--tier', 'pro'],
    environment,
  )
  const { key } = await assayJson<{ key: string }>(
    ['keys', 'create', '--workspace', id, '--name', 'c', '--scopes', 'read,run'],
    environment,
  )
  const server = await start('serve', environment)
  return {
    port: Number(new URL(server.url).port),
    key,
    async close() {
      await server.end()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The same guard, gate and server with the fixtures of the suite beside our own tools. */
async function withFixtures(): Promise<Target> {
  const world = await createWorld({
    logLevel: 'warn',
    mounts: (ports) => {
      const publicUrl = 'http://127.0.0.1'
      const offer = mcpOffer('assessment', publicUrl)
      const extend = (server: McpServer): void => {
        registerFixtures(server)
        registerInputFixtures(server)
      }
      return [createHttpTransport({ offer, dispatcher: dispatcherOf(ports), extend, requestState })]
    },
  })
  const { key } = await world.tenant('pro')
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  return { port: (world.server.server.address() as AddressInfo).port, key, close: () => world.close() }
}

/** The suite cannot send a key: this adds one, and leaves Host and Origin as they are. */
async function withKey({ port, key }: Target): Promise<{ url: string; close: () => void }> {
  const proxy = createServer((from, to) => {
    const headers = { ...from.headers, authorization: `Bearer ${key}` }
    const onward = request(
      { host: '127.0.0.1', port, path: from.url, method: from.method, setHost: false, headers },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      },
    )
    onward.on('error', () => to.writeHead(502).end())
    from.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`
  return { url, close: () => void proxy.close() }
}

/** Scenario -> the checks it did not pass. */
function failuresIn(folder: string): Map<string, Check[]> {
  const found = new Map<string, Check[]>()
  for (const file of globSync('*/checks.json', { cwd: folder }).sort()) {
    const scenario = file.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '')
    const checks = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Check[]
    const failed = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    if (failed.length > 0) found.set(scenario, failed)
  }
  return found
}

async function run(profile: string, revision: string, url: string): Promise<readonly string[]> {
  const baseline = join(import.meta.dirname, `${profile}-${revision}.yml`)
  const folder = mkdtempSync(join(tmpdir(), 'assay-conformance-out-'))
  const write = process.argv.includes('--write')
  const flags = write ? [] : ['--expected-failures', baseline]
  const suite = spawn(
    process.execPath,
    [SUITE, 'server', '--url', url, '--requirements', revision, '-o', folder, ...flags],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [suite.stdout, suite.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(suite, 'close')) as [number]
  const failures = failuresIn(folder)
  rmSync(folder, { recursive: true })
  if (write) writeFileSync(baseline, baselineText(profile, failures))
  const total = /^Total: .*$/m.exec(said)?.[0] ?? 'no total'
  process.stdout.write(
    `profile ${profile}, ${revision}: ${total}; ${failures.size} scenarios in the baseline\n`,
  )
  const wrong = [...failures].flatMap(([scenario, checks]) =>
    checks
      .filter((check) => !isExcused(profile, scenario, check))
      .map(({ id, errorMessage }) => `profile ${profile}, ${revision}: ${scenario} ${id}: ${errorMessage}`),
  )
  if (write || code === 0) return wrong
  return [...wrong, `profile ${profile}, ${revision}: the suite ended with ${code}\n${said.slice(-4_000)}`]
}

function baselineText(profile: string, failures: ReadonlyMap<string, unknown>): string {
  const entries = [...failures.keys()].map((scenario) => `  - ${scenario} # ${excuseOf(scenario).reason}`)
  const what = profile === 'a' ? 'as it is shipped' : 'with the fixtures of the suite'
  return `# Scenarios the server ${what} does not pass, and why. Made by npm run conformance -- --write.\nserver:\n${entries.join('\n')}\n`
}

const wrong: string[] = []
for (const [profile, open] of [
  ['a', shipped],
  ['b', withFixtures],
] as const) {
  const target = await open()
  const proxy = await withKey(target)
  for (const revision of REVISIONS) wrong.push(...(await run(profile, revision, proxy.url)))
  proxy.close()
  await target.close()
}
const folder = mkdtempSync(join(tmpdir(), 'assay-conformance-'))
const server = await start('serve', { ASSAY_DATA_DIR: folder, ASSAY_PORT: '0', ASSAY_LOG_LEVEL: 'warn' })
const cookie = await firstAccount(server)
for (const revision of REVISIONS) {
  const { total, code, said } = await runAuthorization(server, cookie, revision)
  process.stdout.write(`authorization, ${revision}: ${total}\n`)
  // why no baseline: every scenario passes
  if (code !== 0)
    wrong.push(`authorization, ${revision}: the suite ended with ${code}\n${said.slice(-4_000)}`)
}
await server.end()
rmSync(folder, { recursive: true })
if (wrong.length > 0) process.stderr.write(`${wrong.join('\n')}\n`)
process.exit(wrong.length > 0 ? 1 : 0)
