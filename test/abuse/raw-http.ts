// Bytes over a socket: what a server answers to requests that no client library would send.
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  readonly status: number
  /** Names in lower case; of a repeated header the last one. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Exchange {
  /** Every answer on the connection, in order, 1xx included. */
  readonly answers: readonly RawAnswer[]
  /** Whether the server ended the connection. */
  readonly closed: boolean
}

const QUIET_MS = 250
/** Longer than the server waits for the rest of a request's head. */
const PATIENCE_MS = 20_000

/** Sends bytes and collects what comes back until the server closes or has been quiet for a moment. */
export function exchange(port: number, bytes: string | Buffer, patienceMs = PATIENCE_MS): Promise<Exchange> {
  return new Promise((done) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let received = ''
    const finish = (closed: boolean): void => {
      clearTimeout(timer)
      socket.destroy()
      done({ answers: parse(received), closed })
    }
    let timer = setTimeout(() => finish(false), patienceMs)
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      clearTimeout(timer)
      timer = setTimeout(() => finish(false), QUIET_MS)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => finish(true))
    socket.write(bytes)
  })
}

function parse(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = text
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    const [first = '', ...lines] = rest.slice(0, end < 0 ? undefined : end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
    if (end < 0 || !status) throw new Error(`not an HTTP answer: ${JSON.stringify(rest.slice(0, 200))}`)
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ) as Record<string, string>
    rest = rest.slice(end + 4)
    let body = ''
    if (headers['transfer-encoding'] === 'chunked') {
      const last = rest.indexOf('0\r\n\r\n')
      body = rest.slice(0, last)
      rest = rest.slice(last + 5)
    } else if (status >= 200) {
      const length = Number(headers['content-length'] ?? 0)
      body = rest.slice(0, length)
      rest = rest.slice(length)
    }
    answers.push({ status, headers, body })
  }
  return answers
}
