// One measurement of the start table in a process of its own: fills a store with listed parties, or opens its watch lists.
import { join } from 'node:path'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import type { RecordPart, SourceRecord } from '../../src/sources/model/record.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { nameKey } from '../../src/names/parse/name-key.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { readBatches } from '../../src/sources/snapshots/read-batches.ts'
import { takeIn } from '../../src/sources/snapshots/take-in.ts'
import { sha256Hex } from '../../src/base/sha256.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { queriesFor } from '../../src/screening/party/asked-party.ts'
import { answer, taskOf } from './child.ts'
import { growCorpus } from './corpus.ts'
import { listFiles, readRecords } from './inputs.ts'

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

const LIST = 'un-sc'
const fileOf = (folder: string): string => join(folder, 'store.sqlite')

/** A record as a list reader gives it. */
function sourceRecord({ type, names, birthDates, countries }: NameRecord, at: number): SourceRecord {
  const parts: RecordPart[] = [
    {
      kind: 'party',
      ref: 'self',
      partyKind: type === 'organisation' ? 'organization' : type,
      names: names.map(({ text, kind }) => ({
        full: text,
        kind: kind === 'primary' ? 'primary' : 'alias',
        quality: kind === 'weak' ? 'weak' : 'strong',
      })),
      ...(birthDates.length > 0 && {
        births: birthDates.map((value) => ({ raw: value, value })),
      }),
      ...(countries.length > 0 && { countries }),
    },
    {
      kind: 'listing',
      party: 'self',
      listKind: 'sanction',
      authority: 'Bench',
      programs: ['BENCH'],
      status: 'active',
    },
  ]
  return { recordId: `bench-${at}`, url: `https://list.example/${at}`, locator: `list.csv id=${at}`, parts }
}

async function fill({ data, entities, folder }: StartTask): Promise<Filled> {
  const store = await openStore({ kind: 'sqlite', path: fileOf(folder) })
  const manifest = catalogue.get(LIST)?.manifest
  if (manifest === undefined) throw new Error(`no source ${LIST}`)
  const real = await readRecords(listFiles(data))
  let at = 0
  const source = {
    manifest,
    // oxlint-disable-next-line require-await
    async *read() {
      for (const record of growCorpus(real, entities)) yield sourceRecord(record, at++)
    },
  }
  await takeIn(
    manifest,
    {
      batches: readBatches(source, { set: [], open: () => undefined }, { nameKey }),
      contentSha256: sha256Hex(String(entities)),
      bytes: 1,
      url: 'https://list.example/list.csv',
    },
    store.sources,
    { now: '2026-11-20T12:00:00.000Z', asOf: '2026-11-20', belowFloor: true },
  )
  await store.close()
  return { records: at }
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
