// Compares the speed of runs with that of another checkout: `node bench/diligence/against.ts CHECKOUT`. Each subject is asked of
// both servers, one after the other and in turn first, so that whatever else the machine does slows both alike.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { latencies } from '../names/statistics.ts'
import { benchSubjects } from './inputs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shared: { type: 'string', default: resolve(import.meta.dirname, '../../../shared') },
    runs: { type: 'string', default: '600' },
  },
})
const WARM_UP = 200
const [other] = positionals
if (other === undefined) throw new Error('Name the folder of another checkout, with its node_modules.')

const checkouts = [resolve(other), resolve(import.meta.dirname, '../..')]
const children: ChildProcess[] = []
for (const checkout of checkouts) {
  const child = fork(join(import.meta.dirname, 'asked-server.ts'), [checkout, values.shared], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  children.push(child)
}

const taken: [number[], number[]] = [[], []]
for (const [at, subject] of benchSubjects(values.shared, WARM_UP + Number(values.runs)).entries())
  for (const which of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
    const child = children[which]
    child?.send(subject)
    const [milliseconds] = (await once(child as ChildProcess, 'message')) as [number]
    if (at >= WARM_UP) taken[which].push(milliseconds)
  }
for (const child of children) child.disconnect()

const [before, now] = [latencies(taken[0]), latencies(taken[1])]
const paired = taken[1].map((milliseconds, at) => milliseconds / (taken[0][at] ?? Number.NaN))
const median = paired.toSorted((a, b) => a - b)[Math.floor(paired.length / 2)] ?? Number.NaN
const line = (title: string, of: typeof now): string =>
  `${title}: p50 ${of.p50.toFixed(1)}, p95 ${of.p95.toFixed(1)}, p99 ${of.p99.toFixed(1)} ms`
process.stdout.write(
  [
    line(checkouts[0] ?? '', before),
    line(checkouts[1] ?? '', now),
    `ratio: p50 ${(now.p50 / before.p50).toFixed(2)}, p95 ${(now.p95 / before.p95).toFixed(2)}, p99 ${(now.p99 / before.p99).toFixed(2)}; the median run takes ${median.toFixed(2)} times as long`,
    '',
  ].join('\n'),
)
