// How long a server needs until its watch lists can be asked: with nothing kept, and with the index of an earlier start.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inChild } from './child.ts'
import { count, type Outcome, progress, type Setup } from './report.ts'
import { heapFor } from './sizes.ts'
import type { Filled, Started, StartTask } from './start-child.ts'
import { tableLines } from './statistics.ts'

/** The listed parties of a server with every list of sanctions. */
const LISTED = 55_000
const GOAL_MS = 2_000
const MB = 1_000_000

export async function start({ data, entities }: Setup): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-start-'))
  const task = (what: StartTask['what']): StartTask => ({
    what,
    data,
    entities: Math.min(LISTED, entities),
    folder,
  })
  const heap = heapFor(LISTED)
  try {
    const { records } = await inChild<Filled>('start-child.ts', task('fill'), heap)
    progress(`start: ${count(records)} parties stored`)
    const starts: [label: string, Started][] = []
    for (const label of ['nothing kept', 'index kept', 'index kept'])
      starts.push([label, await inChild<Started>('start-child.ts', task('start'), heap)])
    const best = Math.min(...starts.slice(1).map(([, { readyMs }]) => readyMs))
    return {
      lines: [
        `A store of ${count(records)} listed parties, opened by a process of its own: from its first line to tables made, index open and`,
        'every record checked (ready), to the end of the first search with hits (searched), and processor time of the whole process.',
        ...tableLines(
          ['start', 'store ms', 'ready ms', 'searched ms', 'cpu ms', 'RSS MB'],
          starts.map(([label, { openStoreMs, readyMs, screenedMs, cpuMs, rss }]) => [
            label,
            ...[openStoreMs, readyMs, screenedMs, cpuMs, rss / MB].map((value) => value.toFixed(0)),
          ]),
        ),
        `Goal: ready within ${count(GOAL_MS)} ms. ${best <= GOAL_MS ? 'Reached.' : 'Not reached on this machine in this run.'}`,
      ],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
