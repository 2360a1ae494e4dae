// One measurement of the start table in a process of its own: fills a store with listed parties, or opens its watch lists.
import { join } from 'node:path'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { queriesFor } from '../../src/screening/party/asked-party.ts'
import { answer, taskOf } from './child.ts'
import { fillStore, LIST } from './fill-store.ts'

export interface StartTask {
  readonly what: 'fill' | 'start'
  readonly data: string | undefined
  readonly entities: number
  /** The data folder. */
  readonly folder: string
}

export interface Filled {
  readonly records: number
}

export interface Started {
  readonly openStoreMs: number
  readonly readyMs: number
  readonly screenedMs: number
  /** Processor time of the process. */
  readonly cpuMs: number
  readonly rss: number
  readonly entries: number
}

const fileOf = (folder: string): string => join(folder, 'store.sqlite')

async function fill({ data, entities, folder }: StartTask): Promise<Filled> {
  const store = await openStore({ kind: 'sqlite', path: fileOf(folder) })
  const records = await fillStore(store, { data, entities, now: '2026-11-20T12:00:00.000Z' })
  await store.close()
  return { records }
}

async function start({ folder }: StartTask): Promise<Started> {
  const from = performance.now()
  const store = await openStore({ kind: 'sqlite', path: fileOf(folder) })
  const openStoreMs = performance.now() - from
  const screener = await screenerInForce({ ASSAY_DATA_DIR: folder }, () => undefined)()
  const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
  const states = await store.sources.states()
  const lists = screener.watchLists(store.sources, manifests)
  const index = await lists.inForce(states.flatMap(({ current }) => (current === null ? [] : [current])))
  const readyMs = performance.now() - from
  await screener.screen(index, queriesFor({ names: ['Mohammad Ali Hussein'] }))
  const screenedMs = performance.now() - from
  globalThis.gc?.()
  const { rss } = process.memoryUsage()
  const entries = index.entriesIn(LIST)
  const { user, system } = process.cpuUsage()
  await store.close()
  return { openStoreMs, readyMs, screenedMs, cpuMs: (user + system) / 1_000, rss, entries }
}

const task = taskOf<StartTask>()
answer(task.what === 'fill' ? await fill(task) : await start(task))
