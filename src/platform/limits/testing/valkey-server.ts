// A Valkey or Redis of its own for a test, where the machine has one. It keeps nothing on a disk.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** The program of the server; undefined where there is none. */
export const valkeyProgram: string | undefined = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

export const valkeyAbsent = 'no valkey-server and no redis-server'

export interface ValkeyServer {
  readonly url: string
  readonly process: ChildProcess
  /** Ends it, and waits for that. */
  stop(): Promise<void>
}

/** Starts a server on a free port of this machine, or on `port`. */
export async function startValkey({
  port,
  password = 'secret of a test',
}: { readonly port?: number; readonly password?: string } = {}): Promise<ValkeyServer> {
  if (valkeyProgram === undefined) throw new Error(valkeyAbsent)
  const folder = mkdtempSync(join(tmpdir(), 'valkey-'))
  const listens = port ?? (await freePort())
  const settings = { bind: '127.0.0.1', port: String(listens), save: '', dir: folder, requirepass: password }
  const child = spawn(
    valkeyProgram,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (/ready to accept connections/i.test(said)) resolve()
    })
    child.once('exit', () => reject(new Error(`${valkeyProgram} ended: ${said}`)))
  })
  return {
    url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${listens}`,
    process: child,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
