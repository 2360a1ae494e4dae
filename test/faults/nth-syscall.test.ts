// The nth write or flush of the store to its disk fails, or ends the server there (the method of Tessera): every answer is an acknowledgement, a 503,
// or a connection that broke off. What was acknowledged is there, every checkpoint is continued, and the check of the store finds nothing.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { LogPlace } from '../../src/contract/vocabulary/audit.ts'
import type { Run } from '../../src/contract/vocabulary/run.ts'
import { folderToKill } from '../support/folder-to-kill.ts'
import { expectLogContinues } from '../support/log-continues.ts'
import { assay, get, post, type Running, start } from '../support/process.ts'
import { randomBy } from '../support/random-by.ts'
import { seedOf, tries, UNTIMED } from '../support/tries.ts'

const SEED = seedOf(24)
const CALLS = ['pwrite64', 'fsync,fdatasync'] as const
const FAULTS = ['error=EIO', 'error=ENOSPC', 'signal=SIGKILL'] as const
/** A write of a run makes fewer calls than this. */
const MAX_NTH = 40

const every = CALLS.flatMap((call) =>
  FAULTS.flatMap((fault) => Array.from({ length: MAX_NTH }, (_, at) => ({ call, fault, nth: at + 1 }))),
)
const random = randomBy(SEED)
const shuffled = every.map((each) => ({ each, at: random() })).toSorted((a, b) => a.at - b.at)
const cases = shuffled.slice(0, tries(48, every.length)).map(({ each }) => each)

interface Fault {
  /** Whether it has happened. */
  happened(): boolean
  end(): Promise<void>
}

/** Makes a call of the main thread, which has the store, fail from now on at its nth. */
async function inject(
  pid: number,
  { call, fault, nth }: (typeof every)[number],
  log: string,
): Promise<Fault> {
  const options = [
    '-p',
    String(pid),
    '-o',
    log,
    '-e',
    `trace=${call}`,
    '-e',
    `inject=${call}:${fault}:when=${nth}`,
  ]
  const strace = spawn('strace', options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(strace, 'exit')
  let said = ''
  strace.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said).toContain('attached')
  return {
    happened: () => readFileSync(log, 'utf8').includes('(INJECTED)'),
    async end() {
      strace.kill('SIGTERM')
      await ended
    },
  }
}

/** Why no call can be made to fail here; undefined where it can. */
function straceAbsent(): string | undefined {
  const { error, status, stderr } = spawnSync('strace', ['-e', 'trace=fsync', 'true'], { encoding: 'utf8' })
  if (error !== undefined) return 'no strace: install the package of that name'
  return status === 0 ? undefined : `strace may not trace: ${stderr.split('\n')[0]}`
}

const absent = straceAbsent()
const title = `${cases.length} of ${every.length} failed writes and flushes lose nothing, seed ${SEED}`
test.skipIf(absent !== undefined)(
  `${title} (${absent ?? 'present'})`,
  { timeout: 600_000, ...UNTIMED },
  async () => {
    const { folder, environment, key } = await folderToKill()

    const acknowledged = new Map<string, LogPlace>()
    let server: Running = await start('serve', environment)
    onTestFinished(async () => {
      await server.end('SIGKILL')
      rmSync(folder, { recursive: true })
    })
    let [serial, refused] = [0, 0]
    /** False where the server died. */
    async function write(): Promise<boolean> {
      const body = { subject: { name: `Company ${++serial} Ltd` } }
      const headers = { prefer: serial % 2 === 0 ? 'wait=5' : 'respond-async' }
      const answer = await post(server.url, '/v1/diligence', key, body, headers).catch(() => undefined)
      if (answer === undefined) return false
      expect([200, 202, 503], JSON.stringify(answer.body)).toContain(answer.status)
      if (answer.status === 503) {
        expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
        refused++
        return true
      }
      const { id: run, log } = answer.body as unknown as { id: string; log: LogPlace }
      acknowledged.set(run, log)
      return true
    }
    for (const [at, each] of cases.entries()) {
      const fault = await inject(server.child.pid ?? 0, each, join(folder, `strace-${at}.log`))
      let isUp = true
      while (isUp && !fault.happened()) isUp = await write()
      await fault.end()
      if (each.fault.startsWith('signal')) {
        expect(await server.end()).toBe('SIGKILL')
        server = await start('serve', environment)
      }
      // it goes on by itself
      const before = acknowledged.size
      while (acknowledged.size === before) expect(await write()).toBe(true)
    }

    for (const [run, log] of acknowledged) {
      const read = async () => (await get(server.url, `/v1/runs/${run}`, key)).body as unknown as Run
      await expect.poll(async () => ['queued', 'running'].includes((await read()).status)).toBe(false)
      const { status, error, audit } = await read()
      // a run that three servers died on ends as interrupted
      if (status === 'failed') expect(error?.code).toBe('interrupted')
      else expect(audit?.tamperEvident).toBe(true)
      await expectLogContinues(server.url, key, log)
    }
    expect(await server.end()).toBe(0)
    const { code, out } = await assay(['fsck'], environment)
    expect(out).not.toContain('FAIL')
    expect(code).toBe(0)
    console.log(`${acknowledged.size} runs acknowledged, ${refused} answers of 503, ${cases.length} faults`)
  },
)
