// Progress of a call that may take long, for a client that asks for it: what is being done, at once and then each second.
import type { ServerContext } from '@modelcontextprotocol/server'
import type { OperationName } from '../../contract/index.ts'

const EVERY_MS = 1_000

/** What is done while a tool works; a tool without it answers at once. */
const DOING: Partial<Record<OperationName, string>> = {
  submit_signal: 'Reading the source of the signal',
  score: 'Scoring the evidence',
  export: 'Writing the document',
  deck_handoff: 'Gathering what the deck needs',
  deep_research_mode: 'Checking the quotes at their sources',
  run_diligence: 'Looking the subject up in the public records',
  score_subject: 'Looking the subject up in the public records',
  add_subjects: 'Storing the subjects',
  screen_portfolio: 'Starting the batch',
  list_batch_matches: 'Looking for rows with a match',
}

/** Reports until the returned function is called. Seconds are counted, because how many there will be is not known. */
export function reportProgress(
  name: OperationName,
  { mcpReq: { _meta: meta, notify, signal } }: ServerContext,
): () => void {
  const token = meta?.progressToken
  const message = DOING[name]
  if (token === undefined || message === undefined) return () => undefined
  let progress = 0
  const say = (): void => {
    const params = { progressToken: token, progress, message }
    // why ignored: the client is gone, and the call ends for that reason
    notify({ method: 'notifications/progress', params }).catch(() => undefined)
    progress++
  }
  say()
  const timer = setInterval(say, EVERY_MS)
  const stop = (): void => clearInterval(timer)
  signal.addEventListener('abort', stop, { once: true })
  return stop
}
