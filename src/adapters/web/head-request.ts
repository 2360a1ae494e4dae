// One HEAD over one connection: status and Location, nothing else of the answer is looked at.
import { isUtf8 } from 'node:buffer'
import type { Dispatcher } from 'undici'
import type { Loan } from './connection-pool.ts'
import type { Deadline } from './deadline.ts'

export interface Answer {
  readonly status: number
  /** The Location headers as sent; several are a reason to distrust them. */
  readonly locations: readonly string[]
}

/** No cookies, no authorization, no encoding to inflate. */
const HEADERS = ['user-agent', 'assay-link-check/1', 'accept', '*/*', 'accept-encoding', 'identity']
/** A server may send 103 Early Hints before its answer; one that goes on with such things is cut off. */
const MAX_INTERIM = 16

/**
 * Asks once. Null when no answer came: refused, unreachable, not HTTP, or the deadline.
 * The loan is given back after a whole answer and destroyed otherwise.
 */
export function requestHead(loan: Loan, url: URL, deadline: Deadline): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { connection } = loan
    if (deadline.expired) {
      connection.destroy()
      resolve(null)
      return
    }
    const handler = new HeadHandler((answer) => {
      withdraw()
      if (answer === null) connection.destroy()
      else loan.giveBack()
      resolve(answer)
    })
    const withdraw = deadline.onExpiry(() => handler.settle(null))
    // `reset: false` keeps the connection, which undici would close after a HEAD. A server that wrongly sends a
    // body then breaks its own connection: undici reads the bytes as a second answer and closes.
    connection.client.dispatch(
      { method: 'HEAD', path: url.pathname + url.search, headers: HEADERS, reset: false },
      handler,
    )
  })
}

class HeadHandler implements Dispatcher.DispatchHandler {
  readonly #settle: (answer: Answer | null) => void
  #answer: Answer | null = null
  #interim = 0
  #settled = false

  constructor(settle: (answer: Answer | null) => void) {
    this.#settle = settle
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
    const location = headers['location'] ?? []
    this.#answer = { status, locations: [location].flat().map(headerText) }
  }

  onResponseData(): void {}

  onResponseEnd(): void {
    this.settle(this.#answer)
  }

  onResponseError(): void {
    this.settle(null)
  }
}

/** Header values come as bytes, one per character. Servers that do not percent-encode a Location mean UTF-8. */
export function headerText(value: string): string {
  const bytes = Buffer.from(value, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : value
}
