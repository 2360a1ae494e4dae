// Sources that somebody asks for are fetched in the background: driven by syncs that a test ends.
import { expect, test } from 'vitest'
import type { Snapshot } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'
import { syncOnRequest } from './sync-on-request.ts'

const manifestOf = (id: string): SourceManifest => ({
  id,
  title: id,
  publisher: id,
  landingUrl: 'https://example.org/',
  licence: 'none',
  kind: 'registry',
  scorers: [],
  sets: [],
  cadence: { published: '', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: id, perSecond: 1 },
  floors: {},
  citationTemplate: '',
  parserVersion: '1',
})
const [first, second] = [manifestOf('first'), manifestOf('second')]
const ids = ['first', 'second', 'third']

const narrowed = { sample: false, warnings: ['Narrowed to GB, IE.'] } as unknown as Snapshot

/** Syncs that end when the test says so; `elsewhere` are those another server is at. */
function world({ fails = false } = {}) {
  const did: string[] = []
  const faults: string[] = []
  const elsewhere = new Set<string>()
  let end = (): void => undefined
  const syncing = syncOnRequest({
    store: {
      atWork: () => Promise.resolve(elsewhere),
      states: () =>
        Promise.resolve([{ sourceId: 'second', current: narrowed, checkedAt: null, failure: null }]),
    },
    reasonToSkip: () => undefined,
    take: () => Promise.resolve(undefined),
    async sync({ manifest, only }, signal) {
      did.push(`${manifest.id} ${only === undefined ? 'whole' : [...only].join('+')}`)
      await new Promise<void>((done) => {
        end = done
        signal.addEventListener('abort', () => done())
      })
      did.push(`${manifest.id} ${signal.aborted ? 'stopped' : 'ended'}`)
      if (fails) throw new Error('the disk is full')
    },
    onFault: (error, id) => void faults.push(`${id}: ${String(error)}`),
  })
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done))
  }
  return {
    syncing,
    did,
    faults,
    elsewhere,
    settle,
    end: async (): Promise<void> => {
      end()
      await settle()
    },
  }
}

test('what is asked for is fetched one after the other, narrowed as it was, and is under way until it has ended', async () => {
  const { syncing, did, settle, end } = world()
  expect([await syncing.begin(first), await syncing.begin(second)]).toEqual([true, true])
  await settle()
  expect(did).toEqual(['first whole'])
  expect(await syncing.underWay(ids)).toEqual(new Set(['first', 'second']))
  await end()
  expect(did).toEqual(['first whole', 'first ended', 'second GB+IE'])
  expect(await syncing.underWay(ids)).toEqual(new Set(['second']))
  await end()
  expect(await syncing.underWay(ids)).toEqual(new Set())
  expect(await syncing.begin(first)).toBe(true)
  await settle()
  await end()
  expect(did.slice(-2)).toEqual(['first whole', 'first ended'])
})

test('a source that waits, or that somebody is at, is not begun a second time, however many ask at once', async () => {
  const { syncing, did, elsewhere, settle, end } = world()
  const begun = await Promise.all([syncing.begin(first), syncing.begin(first), syncing.begin(first)])
  expect(begun).toEqual([true, false, false])
  elsewhere.add('second')
  expect(await syncing.begin(second)).toBe(false)
  expect(await syncing.underWay(ids)).toEqual(new Set(['first', 'second']))
  await settle()
  await end()
  expect(did).toEqual(['first whole', 'first ended'])
})

test('a fault is told with its source and does not hold up the next', async () => {
  const { syncing, did, faults, settle, end } = world({ fails: true })
  await syncing.begin(first)
  await syncing.begin(second)
  await settle()
  await end()
  expect(faults).toEqual(['first: Error: the disk is full'])
  expect(did.at(-1)).toBe('second GB+IE')
  await end()
})

test('stopping breaks off what is at work and begins nothing more', async () => {
  const { syncing, did, settle } = world()
  await syncing.begin(first)
  await syncing.begin(second)
  await settle()
  await syncing.stop()
  expect(did).toEqual(['first whole', 'first stopped'])
  expect(await syncing.underWay(ids)).toEqual(new Set())
})
