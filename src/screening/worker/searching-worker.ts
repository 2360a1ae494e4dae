// Keeps parties on a thread of its own, and finds which of them are near others.
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportedGroups } from '../../names/lexicon/lexicon.ts'
import { Matcher } from '../../names/matcher/matcher.ts'
import { type KeptParty, searchWith } from '../name-search.ts'
import type { Party } from '../party/listed-party.ts'
import { yieldToRequests } from './thread-priority.ts'

/** Every message is answered, in its order. */
export type SearchingMessage =
  | { readonly kind: 'put'; readonly parties: readonly KeptParty[] }
  | { readonly kind: 'index' }
  | { readonly kind: 'near'; readonly parties: readonly Party[] }

const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
yieldToRequests()
const imported = workerData as string | undefined
const search = searchWith(
  new Matcher(typeof imported === 'string' ? (JSON.parse(imported) as ImportedGroups) : undefined),
)()
port.on('message', (message: SearchingMessage) => {
  void answerTo(message).then((numbers) => port.postMessage(numbers ?? []))
})

function answerTo(message: SearchingMessage): Promise<readonly number[] | void> {
  if (message.kind === 'near') return search.near(message.parties)
  return message.kind === 'put' ? search.put(message.parties) : search.index()
}
