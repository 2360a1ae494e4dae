// The code of a thread that pages are read on, and searched where somebody gives it the means.
import { parentPort, workerData } from 'node:worker_threads'
import type { PageText } from './page-text.ts'
import { textOf } from './text-of.ts'

export interface PageBytes {
  readonly bytes: Uint8Array
  readonly contentType: string
}

export interface PageTask {
  /** A page, or the text that was made of one before. */
  readonly source: PageBytes | string
  readonly quotes: readonly string[]
}

export interface PageAnswer<Found> {
  /** Undefined for a text that was given. */
  readonly page: PageText | undefined
  /** One for each quote; none of a page that cannot be read. */
  readonly found: readonly Found[]
}

export interface ThreadData {
  readonly maxChars: number
  /** Address of a module whose `findQuotes(quotes, text)` searches. */
  readonly finder: string | undefined
}

export type WorkerMessage<Found> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly answer: PageAnswer<Found> }

interface Finder {
  findQuotes(quotes: readonly string[], text: string): readonly unknown[]
}

const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
const { maxChars, finder } = workerData as ThreadData
const send = (message: WorkerMessage<unknown>): void => port.postMessage(message, [])
const search: Finder = finder === undefined ? { findQuotes: () => [] } : ((await import(finder)) as Finder)

async function answerOf({ source, quotes }: PageTask): Promise<PageAnswer<unknown>> {
  if (typeof source === 'string') return { page: undefined, found: search.findQuotes(quotes, source) }
  const page = await textOf(source.bytes, source.contentType, maxChars)
  return { page, found: page.kind === 'text' ? search.findQuotes(quotes, page.text) : [] }
}

port.on('message', (task: PageTask) => {
  void answerOf(task).then((answer) => send({ kind: 'done', answer }))
})
send({ kind: 'ready' })
