// The code of a thread that reads pages and, with a finder, searches them. It works one step at a time: each step has
// its own time limit, and another page can go first between two steps.
import { parentPort, workerData } from 'node:worker_threads'
import type { PageText } from './page-text.ts'
import { textOfPage } from './text-of.ts'

export interface PageBytes {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** A page, or the text extracted from one before. */
export type PageSource = PageBytes | string

export type PageStep =
  /** Makes this the page to search. */
  { readonly kind: 'open'; readonly source: PageSource } | { readonly kind: 'find'; readonly claim: unknown }

export interface ThreadData {
  readonly maxChars: number
  /** Address of a module whose `createFinder(text)` searches. */
  readonly finder: string | undefined
}

export type WorkerMessage<Found> =
  | { readonly kind: 'ready' }
  /** Undefined for a given text. */
  | { readonly kind: 'opened'; readonly page: PageText | undefined }
  | { readonly kind: 'found'; readonly found: Found }

interface Finder {
  createFinder(text: string): (claim: unknown) => unknown
}

const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
const { maxChars, finder } = workerData as ThreadData
const send = (message: WorkerMessage<unknown>): void => port.postMessage(message, [])
const search = finder === undefined ? undefined : ((await import(finder)) as Finder)
let find: ((claim: unknown) => unknown) | undefined

async function answerOf(step: PageStep): Promise<WorkerMessage<unknown>> {
  if (step.kind === 'find') return { kind: 'found', found: find?.(step.claim) }
  const { source } = step
  // why first: the previous page would count for this one's memory
  find = undefined
  const page =
    typeof source === 'string' ? undefined : await textOfPage(source.bytes, source.contentType, maxChars)
  const text = typeof source === 'string' ? source : page?.kind === 'text' ? page.text : undefined
  if (text !== undefined) find = search?.createFinder(text)
  return { kind: 'opened', page }
}

port.on('message', (step: PageStep) => {
  void answerOf(step).then(send)
})
send({ kind: 'ready' })
