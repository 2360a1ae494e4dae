// The code of a thread that pages are read on, and searched where somebody gives it the means: one step at a time, so that
// each has its own time and what one page is owed can be put off for another's.
import { parentPort, workerData } from 'node:worker_threads'
import type { PageText } from './page-text.ts'
import { textOfPage } from './text-of.ts'

export interface PageBytes {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** A page, or the text that was made of one before. */
export type PageSource = PageBytes | string

export type PageStep =
  /** Makes the page the one in which quotes are looked for. */
  { readonly kind: 'open'; readonly source: PageSource } | { readonly kind: 'find'; readonly quote: string }

export interface ThreadData {
  readonly maxChars: number
  /** Address of a module whose `quoteFinder(text)` searches. */
  readonly finder: string | undefined
}

export type WorkerMessage<Found> =
  | { readonly kind: 'ready' }
  /** Undefined for a text that was given. */
  | { readonly kind: 'opened'; readonly page: PageText | undefined }
  | { readonly kind: 'found'; readonly found: Found }

interface Finder {
  quoteFinder(text: string): (quote: string) => unknown
}

const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
const { maxChars, finder } = workerData as ThreadData
const send = (message: WorkerMessage<unknown>): void => port.postMessage(message, [])
const search = finder === undefined ? undefined : ((await import(finder)) as Finder)
let find: ((quote: string) => unknown) | undefined

async function answerOf(step: PageStep): Promise<WorkerMessage<unknown>> {
  if (step.kind === 'find') return { kind: 'found', found: find?.(step.quote) }
  const { source } = step
  // why first: the page before would count for this one's memory
  find = undefined
  const page =
    typeof source === 'string' ? undefined : await textOfPage(source.bytes, source.contentType, maxChars)
  const text = typeof source === 'string' ? source : page?.kind === 'text' ? page.text : undefined
  if (text !== undefined) find = search?.quoteFinder(text)
  return { kind: 'opened', page }
}

port.on('message', (step: PageStep) => {
  void answerOf(step).then(send)
})
send({ kind: 'ready' })
