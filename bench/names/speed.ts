// Build, load, memory and time of a query at the real lists and at grown ones. Every figure comes from a process of its
// own: one builds, one only opens the snapshot file, one shares it between threads.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inChild } from './child.ts'
import { labelledRows, listFiles, readRecords } from './inputs.ts'
import { count, type Outcome, progress, type Setup } from './report.ts'
import { heapFor, type Size, sizesUpTo } from './sizes.ts'
import type { Built, Held, SpeedTask, Threaded } from './speed-child.ts'
import { speedQueries, WARM_UP } from './speed-queries.ts'
import { type Latencies, tableLines } from './statistics.ts'

const LIMIT = 10
const HOLD_HEAP_MB = 4_096
const MB = 1_000_000

interface Measured {
  readonly size: Size
  readonly built: Built
  readonly held: Held
  readonly threaded: readonly Threaded[]
}

async function measure(size: Size, folder: string, data: string | undefined): Promise<Measured> {
  const task = (what: SpeedTask['what']): SpeedTask => ({
    what,
    data,
    entities: size.entities,
    snapshot: join(folder, 'snapshot'),
    queries: join(folder, 'queries.json'),
    limit: LIMIT,
  })
  const built = await inChild<Built>('speed-child.ts', task('build'), heapFor(size.entities))
  progress(`speed: ${size.label} built in ${(built.buildMs / 1_000).toFixed(1)} s`)
  const held = await inChild<Held>('speed-child.ts', task('hold'), HOLD_HEAP_MB)
  progress(`speed: ${size.label} loaded and searched`)
  const threaded = await inChild<Threaded[]>('speed-child.ts', task('threads'), HOLD_HEAP_MB)
  progress(`speed: ${size.label} searched by threads`)
  return { size, built, held, threaded }
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(2)
const megabytes = (bytes: number): string => (bytes / MB).toFixed(0)
const times = ({ p50, p95, p99, max }: Latencies): string[] => [p50, p95, p99, max].map((ms) => ms.toFixed(2))

export async function speed(setup: Setup): Promise<Outcome> {
  const { data } = setup
  const records = await readRecords(listFiles(data))
  const queries = speedQueries(labelledRows(data), records)
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  const measured: Measured[] = []
  try {
    writeFileSync(join(folder, 'queries.json'), JSON.stringify(queries))
    for (const size of sizesUpTo(setup)) measured.push(await measure(size, folder, data))
  } finally {
    rmSync(folder, { recursive: true })
  }
  return {
    lines: [
      'Memory is resident after a collection: the process with the tables of the matcher alone, with the index opened,',
      `and after ${count(queries.clean.length)} queries. Load is from the snapshot file to an index that can be asked; the tables are made before it.`,
      ...tableLines(
        [
          'corpus',
          'entities',
          'names',
          'build s',
          's/100k',
          'file MB',
          'tables ms',
          'load ms',
          'RSS tables MB',
          'RSS index MB',
          'RSS queried MB',
        ],
        measured.map(({ size, built, held }) => [
          size.label,
          count(built.entities),
          count(built.names),
          seconds(built.buildMs),
          seconds((built.buildMs * 100_000) / built.entities),
          megabytes(built.bytes),
          held.matcherMs.toFixed(0),
          held.loadMs.toFixed(0),
          ...[held.rssBefore, held.rss, held.rssAfter].map(megabytes),
        ]),
      ),
      '',
      `Milliseconds per query by one thread, reading of the query included, first ${LIMIT}; ${count(queries.clean.length)} primary names`,
      `of the real lists after ${Math.min(WARM_UP, queries.warmUp.length)} others to warm up. Per second: clean and mistyped in turn, threads on one shared index, best of 3 rounds.`,
      ...tableLines(
        ['corpus', 'names', 'p50', 'p95', 'p99', 'max', '1 thread /s', '2 threads /s'],
        measured.flatMap(({ size, held, threaded }) => [
          [
            size.label,
            'clean',
            ...times(held.clean),
            ...threaded.map(({ perSecond }) => count(Math.round(perSecond))),
          ],
          [size.label, 'typo in every word', ...times(held.mistyped), '', ''],
        ]),
      ),
    ],
  }
}
