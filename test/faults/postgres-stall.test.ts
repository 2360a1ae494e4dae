// A PostgreSQL that hangs for longer than this program waits for it: what it carries out afterwards meets nobody else's request, and
// what was acknowledged is there.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { StoreUnavailable } from '../../src/call/ports.ts'
import { migratedDatabase } from '../support/postgres.ts'
import { stallBackends, stallObstacle } from '../support/stalled-backends.ts'
import { createWorld, type World } from '../support/world.ts'

const STATEMENT_MS = 2_000
/** Longer than two statements are waited for, one after the other on the same connection: what the first has left, the second meets. */
const STALL_MS = 7_000
const SETTLE_MS = 5_000
const WATCH_MS = 6_000
/** As many as the pool holds. */
const CONNECTIONS = 10
const WORKERS = 24
const PAUSE_MS = 10

const obstacle = await stallObstacle()

interface Attempt {
  readonly at: number
  /** `done`, `refused` with Retry-After, or what went wrong. */
  readonly outcome: string
}

describe.skipIf(obstacle !== undefined)(`a PostgreSQL that hangs (${obstacle ?? 'present'})`, () => {
  let database: Awaited<ReturnType<typeof migratedDatabase>>
  let world: World

  beforeAll(async () => {
    database = await migratedDatabase()
    const store = await openStore({ kind: 'postgres', url: database.url }, { statementMs: STATEMENT_MS })
    world = await createWorld({ store })
  })
  afterAll(async () => {
    await world.close()
    await database.drop()
  })

  test('5 s after it goes on no request fails, and no acknowledged write is missing', async () => {
    const { key, workspaceId } = await world.tenant('pro')
    const pitches: string[] = []
    const workspaces: string[] = []

    /** Reads in a transaction of their own kind, then writes in another. */
    const startSession = async (name: string): Promise<string> => {
      const once = { 'idempotency-key': name.replaceAll(' ', '-') }
      const { status, headers, body } = await world.call(key, 'start', { pitch: name }, once)
      if (status === 503 && Number(headers['retry-after']) > 0) return 'refused'
      if (status !== 200) return `${status} ${String(body['error'])}`
      pitches.push(name)
      return 'done'
    }
    const judged = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'done',
        (error: unknown) => (error instanceof StoreUnavailable ? 'refused' : String(error)),
      )
    /** A write of one statement, without a transaction around it. */
    const createWorkspace = (name: string): Promise<string> =>
      judged(world.admin.createWorkspace(name, 'free').then(({ id }) => workspaces.push(id)))
    /** A transaction without rights to write, which does not begin inside of another. */
    const countEvents = (): Promise<string> =>
      judged(world.ports.store.read(workspaceId, (tenant) => tenant.eventCounts('2026-01-01')))
    /** Begins with a plain `begin`, where a request begins with its key. */
    const readProgress = (): Promise<string> => judged(world.ports.store.progress(workspaceId, 'none'))
    const kinds = [startSession, createWorkspace, countEvents]

    const attempts: Attempt[] = []
    const over = new AbortController()
    const load = async (work: (name: string) => Promise<string>, worker: number): Promise<void> => {
      for (let n = 0; !over.signal.aborted; n++) {
        const outcome = await work(`Worker ${worker}, attempt ${n}`)
        attempts.push({ at: performance.now(), outcome })
        await wait(PAUSE_MS)
      }
    }
    const atOnce = (work: () => Promise<string>): Promise<string[]> =>
      Promise.all(Array.from({ length: CONNECTIONS }, work))
    // why in a quiet moment: every connection is then stopped at the first word of a transaction
    expect(await atOnce(readProgress)).toEqual(Array.from({ length: CONNECTIONS }, () => 'done'))
    const stalling = stallBackends(database.url, STALL_MS)
    const first = atOnce(readProgress)
    const working = Array.from({ length: WORKERS }, (_, worker) =>
      load(kinds[worker % kinds.length] ?? countEvents, worker),
    )
    const stopped = await stalling
    const wentOn = performance.now()
    expect(await first).toEqual(Array.from({ length: CONNECTIONS }, () => 'refused'))
    await wait(SETTLE_MS + WATCH_MS)
    over.abort()
    await Promise.all(working)

    const tally = (of: readonly Attempt[]): Record<string, number> => {
      const counts: Record<string, number> = {}
      for (const { outcome } of of) counts[outcome] = (counts[outcome] ?? 0) + 1
      return counts
    }
    const later = attempts.filter(({ at }) => at > wentOn + SETTLE_MS)
    console.log(`${stopped} backends stopped`, tally(attempts), 'afterwards', tally(later))
    expect(stopped).toBeGreaterThan(0)
    expect.soft(Object.keys(tally(attempts)).sort()).toEqual(['done', 'refused'])
    expect.soft(tally(later)).toEqual({ done: later.length })
    expect(later.length).toBeGreaterThan(WORKERS)

    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query("select set_config('assay.workspace_id', $1, false)", [workspaceId])
    const kept = async (statement: string): Promise<Set<string>> =>
      new Set((await client.query<{ value: string }>(statement)).rows.map(({ value }) => value))
    const keptPitches = await kept('select pitch as value from sessions')
    const keptWorkspaces = await kept('select id as value from workspaces')
    await client.end()
    expect.soft(pitches.filter((pitch) => !keptPitches.has(pitch))).toEqual([])
    expect.soft(workspaces.filter((id) => !keptWorkspaces.has(id))).toEqual([])
  })
})
