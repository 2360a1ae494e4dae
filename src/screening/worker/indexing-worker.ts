// Makes an index of names on a thread of its own: receives the records in pieces, and answers with the bytes.
import { parentPort, workerData } from 'node:worker_threads'
import { makeIndexWith } from '../watch-lists/watch-index.ts'
import type { ImportedGroups } from '../../names/lexicon/lexicon.ts'
import { Matcher } from '../../names/matcher/matcher.ts'
import type { NameRecord } from '../../names/parse/record.ts'

export type IndexingMessage =
  | { readonly kind: 'put' | 'removed'; readonly records: readonly NameRecord[] }
  /** `before`: the index to start from. */
  | { readonly kind: 'make'; readonly before: Uint8Array | undefined }

const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
const records: Record<'put' | 'removed', NameRecord[]> = { put: [], removed: [] }
const imported = workerData as string | null | undefined
const makeIndex = makeIndexWith(
  new Matcher(typeof imported === 'string' ? (JSON.parse(imported) as ImportedGroups) : undefined),
)

port.on('message', (message: IndexingMessage) => {
  if (message.kind !== 'make') {
    records[message.kind].push(...message.records)
    return
  }
  const before = message.before && { bytes: message.before, removed: records.removed }
  const bytes = makeIndex({ put: records.put, before })
  port.postMessage(bytes, [bytes.buffer as ArrayBuffer])
})
