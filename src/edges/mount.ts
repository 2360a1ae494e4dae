// Another face of the service on the same port: the guard, key and caps of the server, its own messages inside.
import type { IncomingHttpHeaders } from 'node:http'
import type { ReadableStream } from 'node:stream/web'
import type { Caller, Problem } from '../dispatch/dispatcher.ts'

/** A request to a mount, whose key is known. */
export interface MountRequest {
  readonly requestId: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly caller: Caller
  /** Why the caller may not go on now, for the mount to say. */
  readonly refusal: Problem | undefined
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal
  /** Notes what stands behind a problem in the log. */
  fault(problem: Problem): void
  /** Writes one line of named facts to the log, with the id of the request. */
  note(event: string, facts: Readonly<Record<string, unknown>>): void
}

export interface MountAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | ReadableStream<Uint8Array>
}

export interface Mount {
  readonly method: 'POST'
  readonly path: `/${string}`
  /** Refuses a request by its headers, before its key is judged. */
  gate(headers: IncomingHttpHeaders): Problem | undefined
  /** Throws Problem for what HTTP itself has to say. */
  answer(visit: MountRequest): Promise<MountAnswer>
  /** The server is stopping: ends what would else stay open for as long as the client likes. */
  stop(): void
  /** After the last answer. */
  close(): Promise<void>
}
