// The code of a thread that pages are read on.
import { parentPort, workerData } from 'node:worker_threads'
import type { PageText } from './page-text.ts'
import { textOf } from './text-of.ts'

export interface PageTask {
  readonly bytes: Uint8Array
  readonly contentType: string
}

export type WorkerMessage = { readonly kind: 'ready' } | { readonly kind: 'read'; readonly page: PageText }

const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
const { maxChars } = workerData as { readonly maxChars: number }
const send = (message: WorkerMessage): void => port.postMessage(message, [])

port.on('message', ({ bytes, contentType }: PageTask) => {
  void textOf(bytes, contentType, maxChars).then((page) => send({ kind: 'read', page }))
})
send({ kind: 'ready' })
