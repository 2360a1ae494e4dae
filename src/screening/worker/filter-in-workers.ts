// Finds the parties that have an alert, on threads of their own that share one index, while the server keeps answering.
import { Worker } from 'node:worker_threads'
import type { AlertFilter, MakeAlertFilter } from '../alert-filter.ts'
import type { FilteringAnswer, FilteringData, FilteringTask } from './filtering-worker.ts'

interface Waiting {
  readonly resolve: (flags: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** `imported`: the groups of the matcher as JSON text, or undefined if it has its built-in tables only. */
export const filterInWorkers =
  (threads: number, imported?: string): MakeAlertFilter =>
  (bytes) => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
    shared.set(bytes)
    const data: FilteringData = { bytes: shared, imported }
    const pool = Array.from({ length: threads }, () => new FilteringThread(data))
    let next = 0
    const filter: AlertFilter = {
      parallel: threads,
      haveAlerts: (parties) => (pool[next++ % threads] as FilteringThread).haveAlerts(parties),
      close: async () => {
        await Promise.all(pool.map((thread) => thread.close()))
      },
    }
    return filter
  }

class FilteringThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #last = 0
  #broken: Error | undefined

  constructor(data: FilteringData) {
    this.#worker = new Worker(new URL('./filtering-worker.ts', import.meta.url), { workerData: data })
    this.#worker.on('message', ({ id, flags }: FilteringAnswer) => {
      this.#waiting.get(id)?.resolve(flags)
      this.#waiting.delete(id)
    })
    this.#worker.on('error', (error: unknown) => this.#fail(error as Error))
    this.#worker.on('exit', () => this.#fail(new Error('the thread that filters parties has ended')))
  }

  haveAlerts(parties: FilteringTask['parties']): Promise<Uint8Array> {
    if (this.#broken !== undefined) return Promise.reject(this.#broken)
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, parties } satisfies FilteringTask, [])
    })
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #fail(error: Error): void {
    this.#broken ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#broken)
    this.#waiting.clear()
  }
}
