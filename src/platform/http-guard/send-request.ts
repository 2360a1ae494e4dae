// One request over one connection: the beginning of the answer, and its body where that is wanted.
import type { Dispatcher } from 'undici'
import type { AnswerHeaders } from './answer-headers.ts'
import { CappedBytes } from './capped-bytes.ts'
import type { GuardedConnection } from './connection.ts'
import type { Loan } from './connection-pool.ts'
import type { Deadline } from './deadline.ts'

export interface WireRequest {
  readonly method: 'HEAD' | 'GET'
  /** No cookies, no authorization, no encoding to inflate. */
  readonly headers: Readonly<Record<string, string>>
  /** Bytes of body that are taken. */
  readonly maxBody: number
  /** Whether an answer that begins so is read to its end. If not, its body is left and the connection closed. */
  reads(status: number, headers: AnswerHeaders): boolean
}

export interface Answer {
  readonly status: number
  readonly headers: AnswerHeaders
  /** Whole. Null when it was left, or is more than `maxBody`. */
  readonly body: Uint8Array | null
}

/** A server may send 103 Early Hints before its answer; one that goes on with such things is cut off. */
const MAX_INTERIM = 16

/**
 * Asks once. Null when no answer came, or not the whole of it: refused, unreachable, not HTTP, cut off, or the deadline.
 * The loan is given back after a whole answer and destroyed otherwise.
 */
export function sendRequest(
  loan: Loan,
  url: URL,
  question: WireRequest,
  deadline: Deadline,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { connection } = loan
    if (deadline.expired) {
      connection.destroy()
      resolve(null)
      return
    }
    const reader = new AnswerReader(question, connection, (answer) => {
      withdraw()
      if (answer === null || answer.body === null) connection.destroy()
      else loan.giveBack()
      resolve(answer)
    })
    const withdraw = deadline.onExpiry(() => reader.settle(null))
    // `reset: false` keeps the connection, which undici would close after a HEAD. A server that wrongly sends a
    // body then breaks its own connection: undici reads the bytes as a second answer and closes.
    connection.client.dispatch(
      { method: question.method, path: url.pathname + url.search, headers: question.headers, reset: false },
      reader,
    )
  })
}

class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #question: WireRequest
  readonly #connection: GuardedConnection
  readonly #settle: (answer: Answer | null) => void
  readonly #body: CappedBytes
  #begun: Omit<Answer, 'body'> | null = null
  #interim = 0
  #settled = false

  constructor(question: WireRequest, connection: GuardedConnection, settle: (answer: Answer | null) => void) {
    this.#question = question
    this.#connection = connection
    this.#settle = settle
    this.#body = new CappedBytes(question.maxBody)
  }

  settle(answer: Answer | null): void {
    if (this.#settled) return
    this.#settled = true
    this.#settle(answer)
  }

  // undici demands the method; there is nothing to do before the answer.
  onRequestStart(): void {}

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    if (status < 200) {
      this.#interim += 1
      if (this.#interim > MAX_INTERIM) controller.abort(new Error('too many interim answers'))
      return
    }
    this.#begun = { status, headers }
    if (!this.#question.reads(status, headers)) this.#end(null)
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Uint8Array): void {
    if (!this.#settled && !this.#body.add(piece)) this.#end(null)
  }

  onResponseEnd(): void {
    if (this.#connection.broken) this.settle(null)
    else this.#end(this.#body.taken())
  }

  onResponseError(): void {
    this.settle(null)
  }

  #end(body: Uint8Array | null): void {
    this.settle(this.#begun && { ...this.#begun, body })
  }
}
