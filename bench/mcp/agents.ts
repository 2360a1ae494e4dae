// Runs 50 agents for a minute. Each has its own workspace, key and session, and repeats start, 33 signals, score, roadmap and
// export; half of them use each version of the protocol. The sources are pages of a local server. No call may fail, and after a
// garbage collection the server may keep no more memory than before.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'undici'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { administration } from '../../src/accounts/administration/administration.ts'
import type { AssessmentFile } from '../../src/edges/cli/commands/assess.ts'
import { relocate } from '../../src/edges/cli/commands/demo.ts'
import { type Era, ERAS, framed, messageOf, type ToolAnswer } from '../../test/support/mcp.ts'
import { type Process, usage } from '../server/measured-process.ts'

const AGENTS = 50
const MINUTE_MS = 60_000
const WATCH_MS = MINUTE_MS / 6
/** What a minute may leave in memory: bounded caches and compiled code. */
const MAX_GROWTH_MB = 24

/** Flags of a server that collects its garbage on SIGUSR2 and says what is left. */
export const COLLECTING = [
  '--expose-gc',
  '--import',
  // why twice: what only weak references hold goes with the second collection
  'data:text/javascript,process.on("SIGUSR2",()=>{globalThis.gc();setTimeout(()=>{globalThis.gc();' +
    'const{heapUsed,external}=process.memoryUsage();process.stdout.write(`kept ${heapUsed+external}\\n`)},1000)})',
]

interface Tally {
  calls: number
  walks: number
  readonly milliseconds: number[]
  readonly failures: Map<string, number>
}

/** Calls tools as one agent over one connection. A call that fails is counted, and ends the walk. */
function agent(url: string, key: string, era: Era, tally: Tally) {
  const connection = new Client(url, { pipelining: 1 })
  const call = async (name: string, args: object): Promise<Record<string, unknown>> => {
    const { headers, body } = framed({ method: 'tools/call', params: { name, arguments: args } }, era)
    const from = performance.now()
    const answer = await connection.request({
      method: 'POST',
      path: '/mcp',
      headers: { ...headers, authorization: `Bearer ${key}` },
      body,
    })
    const text = await answer.body.text()
    tally.calls++
    tally.milliseconds.push(performance.now() - from)
    const result = messageOf(text).result as ToolAnswer | undefined
    if (answer.statusCode !== 200 || !result?.structuredContent)
      throw new Error(`${name}: ${answer.statusCode} ${text.slice(0, 300)}`)
    return result.structuredContent
  }
  return { call, close: () => connection.close() }
}

async function walk(call: ReturnType<typeof agent>['call'], file: AssessmentFile): Promise<void> {
  const { pitch, category, signals } = file
  const { token: session } = await call('start', { pitch, ...(category !== undefined && { category }) })
  for (const signal of signals) await call('submit_signal', { session, ...signal })
  await call('score', { session })
  await call('generate_roadmap', { session })
  await call('export', { session, format: 'markdown' })
}

export async function runAgents(
  server: Process,
  { url, sitePort, folder }: { url: string; sitePort: number; folder: string },
): Promise<{ readonly lines: readonly string[]; readonly failures: readonly string[] }> {
  const example = JSON.parse(
    readFileSync(new URL('../../examples/dental-reminders.json', import.meta.url), 'utf8'),
  ) as AssessmentFile
  const file = relocate(example, { sitePort, days: 0 }) as AssessmentFile
  const keys = await keysIn(folder)
  const tally: Tally = { calls: 0, walks: 0, milliseconds: [], failures: new Map() }

  /** Every agent walks at least once, and starts no further walk after `milliseconds`. */
  const walkAll = async (milliseconds: number): Promise<void> => {
    const until = performance.now() + milliseconds
    await Promise.all(
      keys.map(async (key, i) => {
        const { call, close } = agent(url, key, ERAS[i % ERAS.length] ?? 'modern', tally)
        do {
          try {
            await walk(call, file)
            tally.walks++
          } catch (error) {
            const said = error instanceof Error ? error.message : String(error)
            tally.failures.set(said, (tally.failures.get(said) ?? 0) + 1)
          }
        } while (performance.now() < until)
        await close()
      }),
    )
  }

  await walkAll(0)
  const before = { rssMb: usage(server).rssMb, keptMb: await keptAfterCollection(server) }
  tally.calls = tally.walks = tally.milliseconds.length = 0
  const during: string[] = []
  const watching = new AbortController()
  const watch = (async () => {
    for (;;) {
      await wait(WATCH_MS, undefined, { signal: watching.signal })
      during.push(usage(server).rssMb.toFixed(0))
    }
  })().catch(() => undefined)
  await walkAll(MINUTE_MS)
  watching.abort()
  await watch
  const keptMb = await keptAfterCollection(server)
  const rssMb = usage(server).rssMb

  const sorted = tally.milliseconds.toSorted((a, b) => a - b)
  const at = (share: number): string =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1)
  const failed = [...tally.failures].map(([said, times]) => `${times} times: ${said}`)
  const grown = keptMb - before.keptMb
  return {
    lines: [
      `${AGENTS} agents for ${MINUTE_MS / 1000} s: ${tally.walks} assessments from start to export, ${tally.calls} calls, ${failed.length === 0 ? 'no error' : 'WITH ERRORS'}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
      `memory: after a first walk of all ${before.rssMb.toFixed(0)} MB, of which ${before.keptMb.toFixed(1)} MB kept after a collection; during the minute ${during.join(' ')} MB; after it ${rssMb.toFixed(0)} MB, ${keptMb.toFixed(1)} MB kept (grown by ${grown.toFixed(1)}, at most ${MAX_GROWTH_MB})`,
    ],
    failures: [
      ...failed,
      ...(grown > MAX_GROWTH_MB ? [`memory kept after a collection grew by ${grown.toFixed(1)} MB`] : []),
    ],
  }
}

/** A key for each agent, in a workspace of its own. */
async function keysIn(folder: string): Promise<readonly string[]> {
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const admin = administration({ store, clock: systemClock, ids: randomIds() })
  const keys: string[] = []
  for (let i = 0; i < AGENTS; i++) {
    const { id } = await admin.createWorkspace(`Agent ${i}`, 'pro')
    keys.push((await admin.createKey(id, { name: 'agent', scopes: ['read', 'run'] })).key)
  }
  await store.close()
  return keys
}

/** The memory in MB that the server reports as kept, once no request is in flight. */
async function keptAfterCollection({ child, output }: Process): Promise<number> {
  await wait(1_000)
  const said = (): string[] => [...output().matchAll(/^kept (\d+)$/gm)].map(([, bytes = '']) => bytes)
  const heard = said().length
  child.kill('SIGUSR2')
  while (said().length === heard) await wait(10)
  return Number(said().at(-1)) / 1024 / 1024
}
