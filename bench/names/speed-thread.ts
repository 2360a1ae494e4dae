// A thread that searches an index it shares with others: says when it is warm, waits for the start, says when done.
import { parentPort, workerData } from 'node:worker_threads'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { readQuery } from './name-queries.ts'
import type { NameQuery } from './queries.ts'

export interface ThreadTask {
  /** Over shared memory. */
  readonly bytes: Uint8Array
  readonly warmUp: readonly NameQuery[]
  readonly queries: readonly NameQuery[]
  readonly limit: number
}

const { bytes, warmUp, queries, limit } = workerData as ThreadTask
const matcher = new Matcher()
const screen = matcher.open(bytes)
const ask = (query: NameQuery): unknown => screen.search(readQuery(matcher, query), limit)

for (const query of warmUp) ask(query)
parentPort?.on('message', () => {
  for (const query of queries) ask(query)
  parentPort?.postMessage('done', [])
})
parentPort?.postMessage('warm', [])
