// What whoever runs the server sees and changes: workspaces and tiers, the health of the server, and sources fetched when
// asked, from a publisher on loopback.
import { createHash } from 'node:crypto'
import { readdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { type OpenStore, openStore, type StoreLocation } from '../../src/platform/store/store.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { type ServerSyncing, sourceKeeping } from '../../src/installation/source-keeping.ts'
import { wire } from '../../src/main/wiring.ts'
import type { SourceManifest } from '../../src/sources/model/source.ts'
import { ask, memberOf, refusalOf } from '../support/dashboard.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { root } from '../support/process.ts'
import { openPublisher, type Publisher } from '../support/publisher.ts'
import { operator as operatorOf } from '../support/browser.ts'
import { createWorld, NOW, type World } from '../support/world.ts'

const LIST = 'us-sec-litigation'
const RELEASES = readFileSync(join(root, 'src/sources/readers', LIST, 'sample/litigation-releases.rss'))

const folder = mkdtempSync(join(tmpdir(), 'assay-operator-'))
let publisher: Publisher
beforeAll(async () => {
  publisher = await openPublisher()
})
afterAll(() => {
  publisher.close()
  rmSync(folder, { recursive: true })
})

describe('workspaces', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.close())

  test('one that is made is on free, has whoever made it as its owner, and is on the list', async () => {
    const runs = await operatorOf(world, 'runs@example.com')
    const { workspace } = (await runs.ask('create_workspace', { name: ' Petrel ' })).body as unknown as {
      workspace: { id: string }
    }
    const createdAt = new Date(NOW).toISOString()
    expect(workspace).toEqual({ id: workspace.id, name: 'Petrel', tier: 'free', createdAt, members: 1 })
    expect(await world.ports.store.members.members(workspace.id)).toMatchObject([
      { id: runs.id, role: 'owner' },
    ])
    const { workspaces } = (await runs.ask('list_workspaces')).body as unknown as {
      workspaces: { id: string; tier: string; members: number }[]
    }
    expect(workspaces.map(({ id, tier, members }) => [id, tier, members])).toEqual([
      [runs.workspaceId, 'free', 1],
      [workspace.id, 'free', 1],
    ])
    for (const name of ['', 'a\u0007', 'x'.repeat(81)])
      expect((await runs.ask('create_workspace', { name })).body['error']).toBe('invalid_request')
  })

  test('a tier counts from the next request on', async () => {
    const { workspaceId, key } = await world.tenant('free')
    const operator = memberOf(workspaceId)
    const deep = async () =>
      (await world.call(key, 'deep_research_mode', { session: 'x', axis: 'problem' })).body['error']
    expect(await deep()).toBe('tier_required')
    const moved = await ask(world.ports, operator, 'set_tier', { id: workspaceId, tier: 'pro' })
    expect(moved).toEqual({ id: workspaceId, tier: 'pro' })
    expect(await deep()).toBe('invalid_session_token')
    const nowhere = ask(world.ports, operator, 'set_tier', { id: 'nowhere', tier: 'pro' })
    expect(await refusalOf(nowhere)).toBe('not_found')
  })
})

describe.each([
  ['SQLite', undefined],
  ['PostgreSQL', postgresUrl],
] as const)('a server on %s', (name, url) => {
  const skipped = name === 'PostgreSQL' && url === undefined
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close()
    publisher.asked()
  })

  async function location(): Promise<StoreLocation> {
    if (name === 'SQLite')
      return { kind: 'sqlite', path: join(mkdtempSync(join(folder, 's')), 'assay.sqlite') }
    const database = await migratedDatabase()
    open.push(database.drop)
    return { kind: 'postgres', url: database.url }
  }

  interface Server {
    readonly world: World
    readonly keeping: ServerSyncing
    /** Lines of the log of the level info. */
    readonly logged: readonly unknown[]
    readonly dataFolder: string
    readonly health: () => Promise<Health>
    /** How the list stands. */
    readonly list: () => Promise<Health['sources'][number] | undefined>
    readonly sync: (id?: string) => Promise<{ id: string; started: boolean }>
  }
  type Health = Awaited<ReturnType<typeof ask<'get_health'>>>

  async function server(at: StoreLocation, over: Readonly<Record<string, string>> = {}): Promise<Server> {
    const dataFolder = mkdtempSync(join(folder, 'd'))
    const config = readConfig(settings, {
      ASSAY_DATA_DIR: dataFolder,
      ASSAY_FETCH_ALLOW: publisher.host,
      ASSAY_SYNC_SOURCES: 'none',
      ASSAY_SOURCE_URLS: `${LIST}/litigation-releases.rss=http://${publisher.host}/releases.rss`,
      ASSAY_SOURCE_USER_AGENT: 'Petrel Ltd admin@example.org',
      ...over,
    })
    const store = await openStore(at)
    const logged: unknown[] = []
    const keeping = sourceKeeping(config, {
      store: store.sources,
      clock: systemClock,
      log: { info: (...line: unknown[]) => void logged.push(line), warn: () => undefined },
      onFault: (error) => expect.unreachable(String(error)),
    })
    const world = await createWorld({
      store,
      syncing: keeping.syncing,
      server: {
        version: '1.2.3',
        startedAt: new Date(NOW).toISOString(),
        storeKind: store.dialect,
        residentBytes: () => 50 * 1_048_576,
        stopwatch: () => () => 0.25,
      },
    })
    open.push(async () => {
      await keeping.stop()
      await world.close()
    })
    const operator = memberOf('operators')
    const health = () => ask(world.ports, operator, 'get_health', {})
    return {
      world,
      keeping,
      logged,
      dataFolder,
      health,
      list: async () => (await health()).sources.find(({ id }) => id === LIST),
      sync: (id = LIST) => ask(world.ports, operator, 'sync_source', { id }),
    }
  }

  /** An answer that is held back until it is let go. */
  function held(): {
    readonly asked: Promise<void>
    readonly letGo: () => void
    readonly answer: RequestListener
  } {
    const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    return {
      asked: asked.promise,
      letGo: () => go.resolve(),
      answer: (_, response) => {
        asked.resolve()
        void go.promise.then(() => response.end(RELEASES))
      },
    }
  }

  test.skipIf(skipped)(
    `a source is fetched when asked, once, in the background; it is told how it goes`,
    async () => {
      const { sync, list } = await server(await location())
      expect(await list()).toMatchObject({
        status: 'never_synced',
        syncing: false,
        notFetched: null,
        failure: null,
        records: 0,
      })
      const { asked, letGo, answer } = held()
      publisher.next('/releases.rss', answer)
      expect(await sync()).toEqual({ id: LIST, started: true })
      expect(await sync()).toEqual({ id: LIST, started: false })
      await asked
      expect(await list()).toMatchObject({ status: 'never_synced', syncing: true })
      letGo()
      await expect.poll(list).toMatchObject({ syncing: false, status: 'current', records: 3 })
      expect(publisher.asked()).toEqual(['GET /releases.rss'])
    },
  )

  test.skipIf(skipped)('a fetch that fails says why, and a good one takes it back', async () => {
    const { sync, list } = await server(await location())
    publisher.remove('/releases.rss')
    await sync()
    await expect.poll(list).toMatchObject({
      syncing: false,
      status: 'failed',
      failure: expect.stringContaining('404') as string,
    })
    publisher.put('/releases.rss', RELEASES)
    expect((await sync()).started).toBe(true)
    await expect.poll(list).toMatchObject({ syncing: false, status: 'current', failure: null })
  })

  test.skipIf(skipped)(
    'a source that is not there, or cannot be fetched as the server is set, is refused and says what to do',
    async () => {
      const { sync, keeping, list } = await server(await location(), { ASSAY_SOURCE_USER_AGENT: '' })
      expect(await refusalOf(sync('nowhere'))).toBe('not_found')
      const refused = sync()
      await expect(refused).rejects.toThrow('Set ASSAY_SOURCE_USER_AGENT')
      expect(await refusalOf(refused)).toBe('not_available')
      expect((await list())?.notFetched).toContain('Set ASSAY_SOURCE_USER_AGENT')
      expect(await keeping.syncing.underWay([LIST])).toEqual(new Set())
      expect(publisher.asked()).toEqual([])
    },
  )

  test.skipIf(skipped)(
    'a file that is imported names no place on the server and is logged with its sender, and a refused one changes nothing',
    async () => {
      const { world, keeping, list, logged } = await server(await location())
      for (const file of ['../releases.rss', '/etc/passwd', '..', 'a\\b', 'a\u0000b', ''])
        expect(
          await refusalOf(ask(world.ports, memberOf('operators'), 'import_source', { id: LIST, name: file })),
          file,
        ).toBe('invalid_request')
      const manifest = world.ports.manifests.find(({ id }) => id === LIST) as SourceManifest
      const take = (content: Uint8Array) =>
        keeping.syncing.take(
          manifest,
          {
            name: 'releases.rss',
            by: 'operator-1',
            pieces: (async function* () {
              yield content
            })(),
          },
          { signal: undefined, belowFloor: true },
        )
      await expect(take(Buffer.from('no feed'))).rejects.toThrow(/^releases\.rss: /)
      expect(await list()).toMatchObject({ status: 'never_synced', failure: null, importedFrom: null })
      expect(logged).toEqual([])
      expect(await take(RELEASES)).toMatchObject({ kind: 'taken' })
      expect(logged).toEqual([
        [
          {
            source: LIST,
            outcome: 'taken',
            snapshot: expect.stringContaining(LIST) as string,
            by: 'operator-1',
            file: 'releases.rss',
            sha256: createHash('sha256').update(RELEASES).digest('hex'),
            belowFloor: true,
            rollback: false,
          },
          'import',
        ],
      ])
      expect(await list()).toMatchObject({ records: 3, importedFrom: 'releases.rss' })
    },
  )

  test.skipIf(skipped)('a file for a source that is at work is refused before it is received', async () => {
    const { world, keeping } = await server(await location())
    const manifest = world.ports.manifests.find(({ id }) => id === LIST) as SourceManifest
    let isReceived = false
    const pieces = (async function* () {
      isReceived = true
      yield RELEASES
    })()
    const file = { name: 'releases.rss', by: 'operator-1', pieces }
    const taken = await (world.ports.store as OpenStore).sources.alone(LIST, () =>
      keeping.syncing.take(manifest, file, { signal: undefined }),
    )
    expect([taken, isReceived]).toEqual([undefined, false])
  })

  test.skipIf(skipped)(
    'a slow upload keeps no fetch of its source from its turn, and ends with the server, which removes its file',
    async () => {
      const { world, keeping, list, sync, dataFolder } = await server(await location())
      const manifest = world.ports.manifests.find(({ id }) => id === LIST) as SourceManifest
      const asked = Promise.withResolvers<void>()
      const taking = keeping.syncing.take(
        manifest,
        {
          name: 'releases.rss',
          by: 'operator-1',
          pieces: (async function* () {
            yield RELEASES.subarray(0, 10)
            asked.resolve()
            await new Promise(() => undefined)
          })(),
        },
        { signal: undefined },
      )
      const refused = expect(taking).rejects.toThrow('abort')
      await asked.promise
      publisher.put('/releases.rss', RELEASES)
      await sync()
      await expect.poll(list).toMatchObject({ syncing: false, status: 'current', records: 3 })
      const uploaded = join(dataFolder, 'sources', LIST, 'uploaded')
      expect(readdirSync(uploaded)).toHaveLength(1)
      await keeping.stop()
      await refused
      expect(readdirSync(uploaded)).toEqual([])
    },
  )

  test.skipIf(skipped)(
    'stopping the server breaks a fetch off, which is no failure of its source',
    async () => {
      const at = await location()
      const { sync, keeping, list } = await server(at)
      const { asked, answer } = held()
      publisher.next('/releases.rss', answer)
      await sync()
      await asked
      await keeping.stop()
      expect(await list()).toMatchObject({ syncing: false, status: 'never_synced', failure: null })
    },
  )

  test.skipIf(skipped || name === 'SQLite')(
    'of several servers on one database one fetches a source, and each of them shows it',
    async () => {
      const at = await location()
      const [one, other] = [await server(at), await server(at)]
      const { asked, letGo, answer } = held()
      publisher.next('/releases.rss', answer)
      await one.sync()
      await asked
      expect(await other.list()).toMatchObject({ syncing: true })
      expect(await other.sync()).toEqual({ id: LIST, started: false })
      letGo()
      await expect.poll(other.list).toMatchObject({ syncing: false, status: 'current', records: 3 })
      expect(publisher.asked()).toEqual(['GET /releases.rss'])
    },
  )

  test.skipIf(skipped)('health tells the store, the queue, the process and every source, by id', async () => {
    const { world, health } = await server(await location())
    const idle = await health()
    expect(idle).toMatchObject({
      version: '1.2.3',
      startedAt: new Date(NOW).toISOString(),
      store: { kind: name === 'SQLite' ? 'sqlite' : 'postgres', answeredInMs: 0.25 },
      memoryMb: 50,
      queue: { queued: 0, running: 0, oldestAt: null },
    })
    expect(idle.sources.map(({ id }) => id)).toEqual(world.ports.manifests.map(({ id }) => id).sort())
    const required = idle.sources.filter((source) => source.required).map(({ id }) => id)
    expect(required).toEqual(['eu-fsf', 'uk-fcdo', 'un-sc', 'us-ofac-sdn'])
    const { workspaceId, keyId } = await world.tenant('pro')
    for (const second of [0, 1])
      await world.ports.store.write(workspaceId, (tenant) =>
        tenant.insertRun({
          id: `run-${second}`,
          keyId,
          subject: '{"name":"Acme"}',
          createdAt: new Date(NOW + second * 1_000).toISOString(),
        }),
      )
    const later = new Date(NOW + 60_000).toISOString()
    await world.ports.store.queue.claim(new Date(NOW).toISOString(), later)
    const oldestAt = new Date(NOW + 1_000).toISOString()
    expect((await health()).queue).toEqual({ queued: 1, running: 1, oldestAt })
  })
})

test('what the process tells of itself is measured', async () => {
  const config = readConfig(settings, { ASSAY_DATA_DIR: mkdtempSync(join(folder, 'd')) })
  const wired = await wire(config, 'http://127.0.0.1:8787', {
    onFault: () => undefined,
    onModelFault: () => undefined,
    onPrinterBroken: () => undefined,
  })
  const { server, store } = wired.ports
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  expect([server.version, server.storeKind]).toEqual([about.version, 'sqlite'])
  const age = Date.now() - Date.parse(server.startedAt)
  expect(Math.abs(age - process.uptime() * 1_000)).toBeLessThan(10_000)
  expect(server.residentBytes()).toBeGreaterThan(20 * 1_048_576)
  const elapsed = server.stopwatch()
  await store.ping()
  const first = elapsed()
  expect(first).toBeGreaterThan(0)
  expect(elapsed()).toBeGreaterThanOrEqual(first)
  await wired.close()
})

if (postgresUrl === undefined) test.skip(`PostgreSQL: ${postgresAbsent}`, () => undefined)
