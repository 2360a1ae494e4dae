// MCP over stdio: the same server, whose tools call the API of a server with the user's key. Lists need neither.
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { createClient } from '../../../client/client.ts'
import { createEventQueue, eventOfCall } from '../events.ts'
import { createMcpServer, type McpOffer } from '../mcp-server.ts'
import type { CallOperation } from '../outcome.ts'
import { callThrough } from './call-through.ts'

const TIMEOUT_MS = 30_000
const FLUSH_MS = 1_000

export interface StdioOptions {
  readonly offer: McpOffer
  /** Address of the API, and a key for it; empty until the user sets one. */
  readonly url: string
  readonly key: string
}

/**
 * Serves until the end of input, answers the requests before it, then records the waiting events. Standard output
 * carries only the protocol.
 */
export async function serveOnStdio({ offer, url, key }: StdioOptions): Promise<void> {
  const client = createClient({
    url,
    key,
    program: `mcp-stdio/${offer.version}`,
    // why one retry: a kept connection may be gone by the next call; the agent decides about further retries
    attempts: 2,
    patienceSeconds: 0,
    timeoutMs: TIMEOUT_MS,
  })
  const events = createEventQueue()
  const through = callThrough(client, { url, key })
  const inFlight = new Set<Promise<unknown>>()
  const call: CallOperation = (...request) => {
    const answer = through(...request).finally(() => inFlight.delete(answer))
    inFlight.add(answer)
    return answer
  }

  // why a stream between: the transport drops unanswered requests as soon as its input ends
  const input = new PassThrough()
  process.stdin.pipe(input, { end: false })
  const handle = serveStdio(
    () =>
      createMcpServer(offer, call, (seen) => {
        const event = eventOfCall(seen)
        if (event) events.offer(event, (body, signal) => client.call('record_event', body, signal))
      }),
    { transport: new StdioServerTransport(input, process.stdout) },
  )
  const stopped = new Promise<void>((done) => {
    process.once('SIGTERM', done)
    process.once('SIGINT', done)
  })
  const answered = async (): Promise<void> => {
    // why either: a file on standard input, such as /dev/null, ends and never closes; a broken pipe closes without an
    // end
    await Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close')])
    // why a turn each time: a message just read still has to reach its call, and an answer the output
    for (await turn(); inFlight.size > 0; await turn()) await Promise.allSettled(inFlight)
  }
  await Promise.race([stopped, answered()])
  await handle.close()
  await events.flush(FLUSH_MS)
}
