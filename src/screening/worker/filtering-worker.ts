// Tells, on a thread of its own, which parties have an alert in an index: a batch screens the others no further.
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportedGroups } from '../../names/lexicon/lexicon.ts'
import { Matcher } from '../../names/matcher/matcher.ts'
import { filterWith } from '../alert-filter.ts'
import type { Party } from '../party/listed-party.ts'
import { yieldToRequests } from './thread-priority.ts'

/** The index in memory that the threads share, and the groups of the matcher as JSON text if any were imported. */
export interface FilteringData {
  readonly bytes: Uint8Array
  readonly imported: string | undefined
}

/** The readings of each party. The answer has a 1 for each party that have an alert, else a 0. */
export interface FilteringTask {
  readonly id: number
  readonly parties: readonly (readonly Party[])[]
}

export interface FilteringAnswer {
  readonly id: number
  readonly flags: Uint8Array
}

const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
yieldToRequests()

const { bytes, imported } = workerData as FilteringData
const matcher = new Matcher(imported === undefined ? undefined : (JSON.parse(imported) as ImportedGroups))
const filter = filterWith(matcher)(bytes)

port.on('message', ({ id, parties }: FilteringTask) => {
  void answer(id, parties)
})

async function answer(id: number, parties: FilteringTask['parties']): Promise<void> {
  const flags = await filter.haveAlerts(parties)
  port?.postMessage({ id, flags } satisfies FilteringAnswer, [flags.buffer as ArrayBuffer])
}
