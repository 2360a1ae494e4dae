// A server keeps its sources current: driven by a clock and timers that a test moves.
import { afterEach, expect, test } from 'vitest'
import type { DueSource } from './due.ts'
import { keepSources, type KeepSourcesOptions, type SourceKeeping } from './keep-sources.ts'
import type { Snapshot, SourceState } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const START = Date.parse('2026-11-20T00:00:00Z')

const manifestOf = (id: string, checkEveryHours: number): SourceManifest => ({
  id,
  title: id,
  publisher: id,
  landingUrl: 'https://example.org/',
  licence: 'none',
  kind: 'watch-list',
  scorers: [],
  sets: [],
  cadence: { published: '', checkEveryHours, staleAfterHours: 72 },
  rateLimit: { group: id, perSecond: 1 },
  floors: {},
  citationTemplate: '',
  parserVersion: '1',
})

const fetched = (fetchedAt: string): Snapshot => ({
  id: 'x@1',
  sourceId: 'x',
  seq: 1,
  fetchedAt,
  asOf: null,
  url: 'https://example.org/',
  importedFrom: null,
  etag: null,
  lastModified: null,
  bytes: 1,
  contentSha256: '',
  recordsHash: '',
  counts: {},
  records: 1,
  parserVersion: '1',
  licence: '',
  warnings: [],
  sample: false,
})

/** A world of one server: what is synced is told with the hour and minute, and noted as the store would. */
function world(over: Partial<KeepSourcesOptions> = {}) {
  let now = START
  const states = new Map<string, SourceState>()
  const waiting = new Map<object, { at: number; work: () => void }>()
  const did: string[] = []
  const faults: string[] = []
  const fails = new Set<string>()
  const sync = ({ manifest: { id } }: DueSource): Promise<void> => {
    did.push(`${new Date(now).toISOString().slice(8, 16)} ${id}`)
    const at = new Date(now).toISOString()
    const before = states.get(id)
    const count = (before?.failure?.count ?? 0) + 1
    const failure = fails.has(id) ? { at, message: 'it is busy', count } : null
    const current = failure === null ? fetched(at) : (before?.current ?? null)
    states.set(id, { sourceId: id, current, checkedAt: current?.fetchedAt ?? null, failure })
    return Promise.resolve()
  }
  const options: KeepSourcesOptions = {
    store: { states: () => Promise.resolve([...states.values()]) },
    clock: { now: () => now },
    manifests: [manifestOf('often', 6), manifestOf('daily', 24)],
    kept: new Set(['often', 'daily']),
    sync,
    onFault: (error, id) => void faults.push(`${id ?? 'store'}: ${String(error)}`),
    everyMs: MINUTE_MS,
    later(work, ms) {
      const timer = {}
      waiting.set(timer, { at: now + ms, work })
      return () => void waiting.delete(timer)
    },
    ...over,
  }
  /** Lets everything happen that waits for no timer. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done))
  }
  return {
    options,
    states,
    did,
    faults,
    fails,
    sync,
    settle,
    waiting,
    async pass(ms: number): Promise<void> {
      await settle()
      for (const until = now + ms; ;) {
        const [timer, next] = [...waiting].toSorted(([, a], [, b]) => a.at - b.at)[0] ?? []
        if (timer === undefined || next === undefined || next.at > until) {
          now = until
          return
        }
        waiting.delete(timer)
        now = next.at
        next.work()
        await settle()
      }
    },
  }
}

let keeping: SourceKeeping | undefined
afterEach(() => keeping?.stop())

test('every source is fetched at the start and then by its cadence, one after the other', async () => {
  let atWork = 0
  const w = world()
  const sync: KeepSourcesOptions['sync'] = async (due) => {
    expect(++atWork).toBe(1)
    await w.sync(due)
    await new Promise((done) => setImmediate(done))
    atWork--
  }
  keeping = keepSources({ ...w.options, sync })
  await w.pass(25 * HOUR_MS)
  expect(w.did).toEqual([
    '20T00:00 often',
    '20T00:00 daily',
    '20T06:00 often',
    '20T12:00 often',
    '20T18:00 often',
    '21T00:00 often',
    '21T00:00 daily',
  ])
  expect(w.faults).toEqual([])
})

test('a source that fails is tried again after 5 minutes, then after twice as long each time, and holds up no other', async () => {
  const w = world({ manifests: [manifestOf('often', 6)] })
  w.fails.add('often')
  keeping = keepSources(w.options)
  await w.pass(18 * HOUR_MS)
  expect(w.did).toEqual(
    ['00:00', '00:05', '00:15', '00:35', '01:15', '02:35', '05:15', '10:35', '16:35'].map(
      (at) => `20T${at} often`,
    ),
  )
})

test('a server that starts anew goes on waiting where the one before was', async () => {
  const w = world({ manifests: [manifestOf('often', 6)] })
  w.fails.add('often')
  const first = keepSources(w.options)
  await w.pass(20 * MINUTE_MS)
  await first.stop()
  expect(w.waiting.size).toBe(0)
  keeping = keepSources(w.options)
  await w.pass(60 * MINUTE_MS)
  expect(w.did.map((each) => each.slice(3, 8))).toEqual(['00:00', '00:05', '00:15', '00:35', '01:15'])
})

test('what another server has fetched meanwhile is not fetched again', async () => {
  const w = world()
  const sync: KeepSourcesOptions['sync'] = async (due) => {
    await w.sync(due)
    const at = new Date(START).toISOString()
    w.states.set('daily', { sourceId: 'daily', current: fetched(at), checkedAt: at, failure: null })
  }
  keeping = keepSources({ ...w.options, sync })
  await w.settle()
  expect(w.did).toEqual(['20T00:00 often'])
})

test('a fault is told with its source, and neither the others nor the next look wait for it', async () => {
  const w = world()
  const sync: KeepSourcesOptions['sync'] = (due) =>
    due.manifest.id === 'often' ? Promise.reject(new Error('disk full')) : w.sync(due)
  keeping = keepSources({ ...w.options, sync })
  await w.pass(MINUTE_MS)
  expect(w.did).toEqual(['20T00:00 daily'])
  expect(w.faults).toEqual(['often: Error: disk full', 'often: Error: disk full'])
})

test('a store that cannot answer is asked again at the next look', async () => {
  let isAway = true
  const w = world()
  const store = {
    states: () => (isAway ? Promise.reject(new Error('gone')) : w.options.store.states()),
  }
  keeping = keepSources({ ...w.options, store })
  await w.pass(2 * MINUTE_MS)
  expect(w.did).toEqual([])
  isAway = false
  await w.pass(MINUTE_MS)
  expect(w.faults).toEqual(Array(3).fill('store: Error: gone'))
  expect(w.did).toEqual(['20T00:03 often', '20T00:03 daily'])
})

test('stopping breaks off the sync at work, begins no other, and ends when it has ended', async () => {
  const w = world()
  const sync: KeepSourcesOptions['sync'] = (due, signal) =>
    new Promise((done) => {
      w.did.push(due.manifest.id)
      signal.addEventListener('abort', () => {
        w.did.push('broken off')
        setImmediate(() => {
          w.did.push('ended')
          done()
        })
      })
    })
  keeping = keepSources({ ...w.options, sync })
  await w.settle()
  await keeping.stop()
  expect(w.did).toEqual(['often', 'broken off', 'ended'])
  await w.pass(HOUR_MS)
  expect(w.did).toHaveLength(3)
  expect(w.waiting.size).toBe(0)
})
