// Reads a source's files on a separate thread, while the store takes in earlier batches.
import { parentPort, workerData } from 'node:worker_threads'
import { catalogue } from '../catalogue/catalogue.ts'
import { ListFileError } from '../files/list-file-error.ts'
import { openSnapshot, wantedOf } from '../files/snapshot-files.ts'
import { type ReadBatch, readBatches } from '../snapshots/read-batches.ts'
import { nameKey } from '../../names/parse/name-key.ts'

export interface ReadingTask {
  readonly id: string
  readonly path: string
  readonly only: readonly string[] | undefined
}

export type ReadingMessage =
  | { readonly kind: 'batch'; readonly batch: ReadBatch; readonly bytes: number }
  | { readonly kind: 'end' }
  /** `expected`: the files are not in their format, which the message explains. */
  | { readonly kind: 'error'; readonly message: string; readonly expected: boolean }

/** Batches that may wait to be taken in: enough that neither thread waits for the other, few enough for memory. */
const AHEAD = 16

const { id, path, only } = workerData as ReadingTask
const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
let ahead = 0
let resume: (() => void) | undefined
port.on('message', () => {
  ahead--
  resume?.()
})
const send = (message: ReadingMessage): void => port.postMessage(message, [])

try {
  const source = catalogue.get(id)
  if (source === undefined) throw new Error(`no source ${id}`)
  let bytes = 0
  const chosen = only && new Set(only)
  const { files } = await openSnapshot(
    path,
    source.manifest.sets,
    (count) => (bytes += count),
    wantedOf(source, chosen),
  )
  const options = chosen === undefined ? {} : { only: chosen }
  for await (const batch of readBatches(source, files, { ...options, nameKey })) {
    send({ kind: 'batch', batch, bytes })
    if (++ahead >= AHEAD) await new Promise<void>((done) => (resume = done))
  }
  send({ kind: 'end' })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  send({ kind: 'error', message, expected: error instanceof ListFileError })
}
port.close()
