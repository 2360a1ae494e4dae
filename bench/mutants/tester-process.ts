// The tester as its parent sees it: started when it is needed, ended with all it started when it hangs.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Order, Verdict } from './tester.ts'

/** A guard against a mutant that runs on for ever; no test is judged by its time. */
const HANGS_MS = 120_000
/** The run before the first mutant has every test to do. */
const FIRST_HANGS_MS = 900_000

export interface Tester {
  /** Runs these tests; `changed` names the files that were written since the run before. */
  run(order: Order): Promise<Verdict | 'timeout'>
  close(): void
}

export function createTester(copy: string): Tester {
  let child: ChildProcess | undefined
  let guard = FIRST_HANGS_MS

  const end = (): void => {
    const pid = child?.pid
    child = undefined
    // The workers of Vitest are of the child's own process group: a loop in one of them does not outlive it.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  }

  const start = async (): Promise<ChildProcess> => {
    const started = fork(join(import.meta.dirname, 'tester.ts'), {
      cwd: copy,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
    })
    let said = ''
    started.stderr?.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4_000)))
    const gone = once(started, 'exit').then(() => {
      throw new Error(`the tester ended: ${said}`)
    })
    gone.catch(() => {})
    await Promise.race([once(started, 'message'), gone])
    child = started
    return started
  }

  return {
    async run(order) {
      const asked = child ?? (await start())
      const hangs = Promise.withResolvers<'timeout'>()
      const over = new AbortController()
      const { signal } = over
      const timer = setTimeout(() => hangs.resolve('timeout'), guard)
      guard = HANGS_MS
      try {
        const answered = once(asked, 'message', { signal }).then(([verdict]) => verdict as Verdict)
        const exited = once(asked, 'exit', { signal }).then((): Verdict => ({
          failed: ['the process ended'],
        }))
        for (const lost of [answered, exited]) lost.catch(() => {})
        asked.send(order)
        const verdict = await Promise.race([answered, exited, hangs.promise])
        if (verdict === 'timeout' || asked.exitCode !== null) end()
        return verdict
      } finally {
        clearTimeout(timer)
        over.abort()
      }
    },
    close: end,
  }
}
