// Real processes of the program, and a small web beside them: for journeys and faults.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'
import { main } from '../../src/edges/cli/program.ts'
import { claimedText } from '../../src/installation/claimed-text.ts'
import { composition } from '../../src/main/composition.ts'
import { setTimeout as wait } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '../..')

/** The variable with the folder of the bundled program, where `test/bundled-program.ts` made one. */
export const BUNDLE = 'ASSAY_TEST_PROGRAM'

const bundle = process.env[BUNDLE]

/** The file that a process of the program starts with. */
export const ENTRY = bundle === undefined ? resolve(root, 'src/main/assay.mjs') : join(bundle, 'assay.mjs')

type Environment = Readonly<Record<string, string>>

const environmentOf = (over: Environment): NodeJS.ProcessEnv => {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(ASSAY_|DATABASE_|npm_)/.test(name)),
  )
  // why a folder that is not there: no command remembers anything of another test, or in the folder of a person
  return {
    ...clean,
    ASSAY_CONFIG_DIR: join(tmpdir(), `assay-config-${randomUUID()}`),
    // why: a developer's own settings are not those of a test
    ASSAY_ENV_FILE: '',
    // why in its folder: it goes with the bundle
    ...(bundle !== undefined && { NODE_COMPILE_CACHE: join(bundle, 'compiled') }),
    ...over,
  }
}

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a command in a process of its own, to its end, while this process waits. */
export function assayProcess(args: readonly string[], over: Environment): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY, ...args], {
    env: environmentOf(over),
    encoding: 'utf8',
    cwd: root,
  })
  return { code: status, out: stdout, err: stderr }
}

/** Starts a command in a process of its own, to be signalled while it runs. */
export function begin(
  args: readonly string[],
  over: Environment,
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [ENTRY, ...args], { env: environmentOf(over), cwd: root })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  return { child, ended: once(child, 'close').then(() => ({ code: child.exitCode, ...said })) }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command to its end in this process, because a process of its own takes most of a second to start. Commands run
 * one after the other: each has the environment, the output and the exit code for itself. For `serve`, `start` is there.
 */
export function assay(args: readonly string[], over: Environment): Promise<Ended> {
  const ended = last.then(() => runHere(args, over))
  last = ended.catch(() => undefined)
  return ended
}

async function runHere(args: readonly string[], over: Environment): Promise<Ended> {
  const { env, exitCode } = process
  const mask = process.umask()
  const said = { out: '', err: '' }
  const giveBack = [
    capture(process.stdout, (text) => (said.out += text)),
    capture(process.stderr, (text) => (said.err += text)),
  ]
  Object.assign(process, { env: environmentOf(over), exitCode: undefined })
  try {
    await main([process.execPath, ENTRY, ...args], composition)
    return { code: Number(process.exitCode ?? 0), ...said }
  } finally {
    if (over['ASSAY_CONFIG_DIR'] === undefined)
      rmSync(process.env['ASSAY_CONFIG_DIR'] ?? '', { recursive: true, force: true })
    Object.assign(process, { env, exitCode })
    process.umask(mask)
    for (const restore of giveBack) restore()
  }
}

/** What is written to the stream goes to `take`, until the function it returns is called. */
function capture(stream: NodeJS.WriteStream, take: (text: string) => void): () => void {
  const own = Object.getOwnPropertyDescriptor(stream, 'write')
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    take(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    const done = rest.find((each) => typeof each === 'function') as (() => void) | undefined
    done?.()
    return true
  }
  return () => {
    if (own === undefined) Reflect.deleteProperty(stream, 'write')
    else Object.defineProperty(stream, 'write', own)
  }
}

/** The same, expecting success and JSON. */
export async function assayJson<T>(args: readonly string[], over: Environment): Promise<T> {
  const { code, out, err } = await assay([...args, '--json'], over)
  if (code !== 0) throw new Error(`assay ${args.join(' ')} ended with ${code}: ${err}`)
  return JSON.parse(out) as T
}

export interface Running {
  readonly child: ChildProcess
  readonly url: string
  /** All it has said. */
  output(): string
  streams(): { readonly out: string; readonly err: string }
  /** Ends it by a signal and waits for the end. The exit code, or the signal. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
}

/** Starts a long-running command and waits until its output names its address; a worker has none. */
export async function start(
  command: 'serve' | 'demo' | 'worker',
  over: Environment,
  options: readonly string[] = [],
): Promise<Running> {
  const child = spawn(process.execPath, [ENTRY, command, ...options], {
    env: environmentOf(over),
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const streams = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    streams.out += chunk.toString()
    text += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    streams.err += chunk.toString()
    text += chunk.toString()
  })
  const deadline = Date.now() + 120_000
  let url: string | undefined
  while (url === undefined) {
    url = /Assay is running at (http:\/\/\S+?)[.\s]*(?:Sending|\n)/.exec(text)?.[1]
    if (command === 'worker' && text.includes('Assay works on the jobs')) url = ''
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`assay ${command} did not start: ${text}`)
    }
    await wait(10)
  }
  return {
    child,
    url,
    output: () => text,
    streams: () => streams,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return child.exitCode ?? child.signalCode
    },
  }
}

export interface Site {
  readonly port: number
  /** Every request seen: method and host with path. */
  readonly seen: readonly string[]
  /** From now on its pages hold what these signals claim of them. */
  hold(signals: readonly Signal[]): void
  close(): void
}

/** A web of pages on loopback: every address answers 200, after `delayMs`; /gone answers 404. */
export async function site(delayMs = 0): Promise<Site> {
  const seen: string[] = []
  const pages = new Map<string, readonly string[]>()
  const server = createServer((request: IncomingMessage, response) => {
    seen.push(`${request.method} ${request.headers.host}${request.url}`)
    const answer = (): void => {
      response.statusCode = request.url === '/gone' ? 404 : 200
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(pages.get(`http://${request.headers.host}${request.url}`)?.join('\n\n'))
    }
    if (delayMs > 0) setTimeout(answer, delayMs)
    else answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    hold(signals) {
      for (const [url, text] of claimedText(signals)) pages.set(url, text)
    },
    close: () => void server.close(),
  }
}

/** Calls an operation over HTTP. */
export async function post(
  url: string,
  path: string,
  key: string,
  body: unknown,
  headers: Environment = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  }
}

export async function get(
  url: string,
  path: string,
  key: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
