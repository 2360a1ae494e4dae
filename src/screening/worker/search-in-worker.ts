// Keeps and finds parties on a thread of its own, while the server keeps answering.
import { Worker } from 'node:worker_threads'
import type { MakeNameSearch } from '../name-search.ts'
import type { SearchingMessage } from './searching-worker.ts'

interface Waiting {
  readonly resolve: (numbers: readonly number[]) => void
  readonly reject: (error: Error) => void
}

/** `imported`: the groups of the matcher as JSON text, or undefined if it has its built-in tables only. */
export const searchInWorker =
  (imported?: string): MakeNameSearch =>
  () => {
    const worker = new Worker(new URL('./searching-worker.ts', import.meta.url), { workerData: imported })
    // why: an index that waits for the next change keeps no program from ending
    worker.unref()
    const waiting: Waiting[] = []
    let broken: Error | undefined
    const fail = (error: Error): void => {
      broken ??= error
      for (const { reject } of waiting.splice(0)) reject(broken)
    }
    worker.on('message', (numbers: readonly number[]) => waiting.shift()?.resolve(numbers))
    worker.on('error', (error: unknown) => fail(error as Error))
    worker.on('exit', () => fail(new Error('the thread that finds parties has ended')))
    const ask = (message: SearchingMessage): Promise<readonly number[]> =>
      broken === undefined
        ? new Promise((resolve, reject) => {
            waiting.push({ resolve, reject })
            worker.postMessage(message, [])
          })
        : Promise.reject(broken)
    return {
      put: async (parties) => void (await ask({ kind: 'put', parties })),
      index: async () => void (await ask({ kind: 'index' })),
      near: (parties) => ask({ kind: 'near', parties }),
      close: async () => void (await worker.terminate()),
    }
  }
