// Gives the batches of a source's files, which another thread reads.
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ListFileError } from '../files/list-file-error.ts'
import type { ReadBatch } from '../snapshots/read-batches.ts'
import type { ReadingMessage, ReadingTask } from './reading-worker.ts'

/**
 * Ends the thread when the caller stops iterating or aborts. Throws ListFileError for files that are not in their
 * format.
 */
export async function* readInWorker(
  task: ReadingTask,
  onBytes: (bytes: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<ReadBatch> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: task,
    // why: the thread creates only short-lived records, and would otherwise collect garbage too late
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  try {
    for await (const [message] of on(worker, 'message', { signal }) as AsyncIterable<[ReadingMessage]>) {
      if (message.kind === 'end') return
      if (message.kind === 'error')
        throw message.expected ? new ReadingFailed(message.message) : new Error(message.message)
      onBytes(message.bytes)
      yield message.batch
      worker.postMessage('taken', [])
    }
  } finally {
    await worker.terminate()
  }
}

/** A `ListFileError` of the other thread, whose text already names its file. */
class ReadingFailed extends ListFileError {
  constructor(message: string) {
    const at = message.indexOf(': ')
    super(message.slice(0, at), message.slice(at + 2))
  }
}
