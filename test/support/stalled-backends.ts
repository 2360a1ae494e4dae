// Stops the processes with which a PostgreSQL on this machine serves one database, and lets them go on: a server that hangs.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresAbsent, postgresUrl } from './postgres.ts'

const EVERY_MS = 100

/** The title of a process: PostgreSQL writes the database it serves into it. Empty where there is no such process. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

const serves = (pid: number, database: string): boolean => {
  const title = titleOf(pid)
  return title.startsWith('postgres:') && title.includes(` ${database} `) && !title.includes('autovacuum')
}

/** What keeps this process from stopping backends; undefined where nothing does. */
export async function stallObstacle(): Promise<string | undefined> {
  if (postgresUrl === undefined) return postgresAbsent
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number; name: string }>(
      'select pg_backend_pid() as pid, current_database() as name',
    )
    const [own] = rows
    // why the title: the number of a backend in a container or on another machine is the number of some other process here
    if (!own || !serves(own.pid, own.name)) return 'its backends are not processes of this machine'
    process.kill(own.pid, 0)
    return undefined
  } catch {
    return 'this process may not signal its backends'
  } finally {
    await client.end()
  }
}

/**
 * Stops all backends of a database, those too that it is given meanwhile, and lets them go on after a time. Other databases of
 * the server are served on.
 */
export async function stallBackends(url: string, milliseconds: number): Promise<number> {
  const database = new URL(url).pathname.slice(1)
  const stopped = new Set<number>()
  const until = performance.now() + milliseconds
  try {
    while (performance.now() < until) {
      for (const pid of readdirSync('/proc').map(Number)) {
        if (!Number.isInteger(pid) || stopped.has(pid) || !serves(pid, database)) continue
        process.kill(pid, 'SIGSTOP')
        stopped.add(pid)
      }
      await wait(EVERY_MS)
    }
  } finally {
    for (const pid of stopped) if (serves(pid, database)) process.kill(pid, 'SIGCONT')
  }
  return stopped.size
}
