// A PgBouncer in transaction mode in front of the PostgreSQL of the tests, where the machine has one.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/platform/limits/testing/free-port.ts'

export const bouncerAbsent = spawnSync('pgbouncer', ['--version']).status === 0 ? undefined : 'no pgbouncer'

/** Two connections to the database, which all clients share: each transaction gets the one that is free. */
const SERVER_CONNECTIONS = 2

/** Starts it for one database. */
export async function startBouncer(
  database: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bouncer-'))
  chmodSync(folder, 0o755)
  const to = new URL(database)
  const port = await freePort()
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${to.hostname} port=${to.port || '5432'} user=${to.username}${to.password && ` password=${to.password}`}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${SERVER_CONNECTIONS}`,
      'max_client_conn = 100',
      // PgBouncer does not run as root
      ...(userInfo().uid === 0 ? ['user = postgres'] : []),
      '',
    ].join('\n'),
    { mode: 0o644 },
  )
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((done, fail) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('process up')) done()
    })
    child.once('exit', () => fail(new Error(`pgbouncer ended: ${said}`)))
  })
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
