// Makes the index of the watch lists on a thread of its own, while the server keeps answering.
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { MakeIndex } from '../watch-lists/watch-index.ts'
import type { IndexingMessage } from './indexing-worker.ts'

/** Records sent at a time: copying all of them at once would delay other requests. */
const PIECE = 500

/** `imported`: the groups of the matcher as JSON text, or undefined if it has its built-in tables only. */
export const indexInWorker =
  (imported?: string): MakeIndex =>
  async ({ put, before }) => {
    // why as text: copying that many small lists would delay other requests
    const worker = new Worker(new URL('./indexing-worker.ts', import.meta.url), { workerData: imported })
    try {
      const made = once(worker, 'message') as Promise<[Uint8Array]>
      // why: it is awaited only after everything is sent, and the thread may fail before
      made.catch(() => undefined)
      const send = async (kind: 'put' | 'removed', records: typeof put): Promise<void> => {
        for (let at = 0; at < records.length; at += PIECE) {
          worker.postMessage({ kind, records: records.slice(at, at + PIECE) } satisfies IndexingMessage, [])
          await setImmediate()
        }
      }
      await send('put', put)
      if (before !== undefined) await send('removed', before.removed)
      worker.postMessage({ kind: 'make', before: before?.bytes } satisfies IndexingMessage, [])
      return (await made)[0]
    } finally {
      await worker.terminate()
    }
  }
