// A running server keeps its public sources current: lists are renewed from a publisher on loopback when their cadence has
// passed, and whatever happens to the server, the snapshot before stays in force.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { openSnapshot } from '../../src/sources/files/snapshot-files.ts'
import { openStore, type StoreLocation } from '../../src/platform/store/store.ts'
import { readBatches } from '../../src/sources/snapshots/read-batches.ts'
import { takeIn } from '../../src/sources/snapshots/take-in.ts'
import { nameKey } from '../../src/names/parse/name-key.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { assayProcess, assayJson, get, post, root, type Running, start } from '../support/process.ts'
import { half, openPublisher, type Publisher } from '../support/publisher.ts'

const LIST = 'us-sec-litigation'
const RELEASES = join(root, 'src/sources/readers', LIST, 'sample/litigation-releases.rss')
/** A release about somebody whom the sample does not know. */
const RENEWED = readFileSync(RELEASES, 'utf8').replace(
  '</channel>',
  `<item>
    <title>Zebulon Quarrington</title>
    <link>https://www.sec.gov/enforcement-litigation/litigation-releases/lr-99010</link>
    <description>SEC Charges Founder of Heron &amp; Wren with Fraud</description>
    <pubDate>Mon, 17 Aug 2026 08:00:00 -0400</pubDate>
    <dc:creator>LR-99010</dc:creator>
    <guid isPermaLink="false">990010</guid>
  </item></channel>`,
)
const SUBJECT = { name: 'Zebulon Quarrington', type: 'person' }

let publisher: Publisher
beforeAll(async () => {
  publisher = await openPublisher()
})
afterAll(() => publisher.close())

const folders: string[] = []
const servers: Running[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  publisher.asked()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-keeping-'))
  folders.push(folder)
  return folder
}

const environment = (folder: string, over: Readonly<Record<string, string>> = {}) => ({
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_FETCH_ALLOW: publisher.host,
  ASSAY_SOURCE_URLS: `${LIST}/litigation-releases.rss=http://${publisher.host}/releases.rss`,
  ASSAY_SOURCE_USER_AGENT: 'Petrel Ltd admin@example.org',
  ...over,
})

async function serve(over: Readonly<Record<string, string>>): Promise<Running> {
  const server = await start('serve', over)
  servers.push(server)
  return server
}

/** Puts the sample in force as it would be so many hours after it was fetched. */
async function fetchedHoursAgo(hours: number, location: StoreLocation): Promise<void> {
  const store = await openStore(location)
  const source = catalogue.get(LIST)
  if (source === undefined) throw new Error(`There is no source ${LIST}`)
  const opened = await openSnapshot(RELEASES, source.manifest.sets)
  await takeIn(
    source.manifest,
    {
      batches: readBatches(source, opened.files, { nameKey }),
      bytes: opened.bytes,
      contentSha256: await opened.contentSha256(),
      url: `http://${publisher.host}/releases.rss`,
    },
    store.sources,
    { now: new Date(Date.now() - hours * 3_600_000).toISOString() },
  )
  await store.close()
}

const embedded = (folder: string): StoreLocation => ({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })

async function keyOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const { id } = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'K', '--tier', 'pro'],
    settings,
  )
  const made = ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'read,run']
  return (await assayJson<{ key: string }>(made, settings)).key
}

interface Told {
  readonly status: string
  readonly records: number
}
async function told({ url }: Running, key: string): Promise<Told | undefined> {
  const { body } = await get(url, '/v1/sources', key)
  return (body['sources'] as readonly (Told & { id: string })[]).find(({ id }) => id === LIST)
}
const findings = async ({ url }: Running, key: string): Promise<readonly unknown[]> => {
  const { status, body } = await post(url, '/v1/diligence', key, { subject: SUBJECT }, { prefer: 'wait=20' })
  expect(status, JSON.stringify(body)).toBe(200)
  return body['findings'] as readonly unknown[]
}

/** The lines of the log that speak of sources, without their times. */
const logged = (server: Running): readonly Record<string, unknown>[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"source"'))
    .map((line) => {
      const { time, ...rest } = JSON.parse(line) as Record<string, unknown>
      expect(time).toEqual(expect.any(Number))
      return rest
    })

test('a list whose cadence has passed is renewed, and runs from then on use it; without leave nothing is asked', async () => {
  const folder = newFolder()
  await fetchedHoursAgo(25, embedded(folder))
  publisher.put('/releases.rss', RENEWED)
  const silent = environment(folder, { ASSAY_SYNC_SOURCES: 'none' })
  const key = await keyOf(silent)
  const before = await serve(silent)
  expect(await findings(before, key)).toEqual([])
  expect(await told(before, key)).toMatchObject({ status: 'current', records: 3 })
  expect(await before.end()).toBe(0)
  expect(publisher.asked()).toEqual([])

  const server = await serve(environment(folder))
  await expect.poll(() => told(server, key)).toMatchObject({ status: 'current', records: 4 })
  expect(publisher.asked()).toEqual(['GET /releases.rss'])
  expect(await findings(server, key)).toEqual([
    expect.objectContaining({ citations: [expect.objectContaining({ source: LIST, id: 'LR-99010' })] }),
  ])
  await expect
    .poll(() => logged(server))
    .toEqual([
      {
        level: 30,
        source: LIST,
        outcome: 'taken',
        snapshot: expect.stringMatching(`^${LIST}@`),
        records: 4,
        added: 1,
        changed: 0,
        unchanged: 3,
        removed: 0,
        msg: 'source',
      },
    ])
  expect(await server.end()).toBe(0)

  // a restart right after it asks nobody
  const again = await serve(environment(folder))
  expect(await told(again, key)).toMatchObject({ records: 4 })
  expect(await again.end()).toBe(0)
  expect(publisher.asked()).toEqual([])
})

test('a publisher that fails is told in the log and noted, asked again no sooner after a restart, and the list stays', async () => {
  const folder = newFolder()
  await fetchedHoursAgo(25, embedded(folder))
  publisher.put('/releases.rss', '<!doctype html>\n<html><body>We are busy.</body></html>')
  const key = await keyOf(environment(folder))
  const server = await serve(environment(folder))
  await expect.poll(() => told(server, key)).toMatchObject({ status: 'failed', records: 3 })
  await expect
    .poll(() => logged(server))
    .toEqual([
      {
        level: 40,
        source: LIST,
        outcome: 'failed',
        reason: expect.stringContaining('sent a web page instead of the file'),
        msg: 'source',
      },
    ])
  await server.end()
  publisher.asked()
  const again = await serve(environment(folder))
  expect(await told(again, key)).toMatchObject({ status: 'failed', records: 3 })
  await again.end()
  expect(publisher.asked()).toEqual([])
})

test('a server that is told to stop breaks off a download at once; the list is as good as before, and the next one goes on', async () => {
  const folder = newFolder()
  await fetchedHoursAgo(25, embedded(folder))
  publisher.put('/releases.rss', RENEWED)
  publisher.next('/releases.rss', half(RENEWED, 'silence'))
  const key = await keyOf(environment(folder))
  const server = await serve(environment(folder))
  await expect.poll(() => publisher.asked()).toEqual(['GET /releases.rss'])
  const from = performance.now()
  expect(await server.end()).toBe(0)
  // sooner than a download gives up a publisher that is silent
  expect(performance.now() - from).toBeLessThan(50_000)
  const standing = await assayJson<readonly (Told & { id: string })[]>(
    ['sources', 'list'],
    environment(folder),
  )
  expect(standing.find(({ id }) => id === LIST)).toMatchObject({ status: 'current', records: 3 })

  const next = await serve(environment(folder))
  await expect.poll(() => told(next, key)).toMatchObject({ records: 4 })
})

test.each([
  ['us-sec-litigaton', 'there is no such source; known are us-ofac-sdn,'],
  ['us-sec-submissions', 'It is not fetched as a whole'],
  ['held,un-sc', 'ASSAY_SYNC_SOURCES names "held": there is no such source'],
  ['un sc', 'ASSAY_SYNC_SOURCES "un sc": must be ids of sources'],
])('a server that is to keep "%s" does not start and says why: %s', (named, says) => {
  const { code, err } = assayProcess(['serve'], environment(newFolder(), { ASSAY_SYNC_SOURCES: named }))
  expect(code).toBe(1)
  expect(err).toContain(says)
})

describe.skipIf(postgresUrl === undefined)(`PostgreSQL (${postgresUrl ? 'present' : postgresAbsent})`, () => {
  test('of two servers that share a database one asks the publisher, and the other serves what it brought', async () => {
    const database = await migratedDatabase()
    await fetchedHoursAgo(25, { kind: 'postgres', url: database.url })
    publisher.put('/releases.rss', RENEWED)
    // why: while the first one waits for the rest, the second one looks
    publisher.next('/releases.rss', half(RENEWED, 'silence'))
    const settings = () =>
      environment(newFolder(), {
        DATABASE_URL: database.url,
        ASSAY_SESSION_SECRETS: `s1:${Buffer.alloc(32, 7).toString('base64')}`,
        ASSAY_LOG_KEY: Buffer.alloc(32, 7).toString('base64'),
      })
    const key = await keyOf(settings())
    const first = await serve(settings())
    await expect.poll(() => publisher.asked()).toEqual(['GET /releases.rss'])
    const second = await serve(settings())
    // why a while: its first look comes right after its first answer
    await new Promise((done) => setTimeout(done, 2_000))
    expect(await told(second, key)).toMatchObject({ status: 'current', records: 3 })
    expect(publisher.asked()).toEqual([])

    await first.end('SIGKILL')
    const third = await serve(settings())
    const renewed = { status: 'current', records: 4 }
    await expect.poll(() => told(second, key)).toMatchObject(renewed)
    expect(await findings(second, key)).toHaveLength(1)
    await Promise.all([second.end(), third.end()])
    await database.drop()
  })
})
