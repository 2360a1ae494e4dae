// A receiver of webhooks on this machine, which answers as a test wants.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `close`: the connection ends without an answer; `hang`: no answer comes. */
export type ReceiverAnswer = 'ok' | 'close' | 'hang' | `status ${number}`

interface Got {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
  readonly answer: ReceiverAnswer
}

export interface Receiver {
  readonly host: string
  readonly url: string
  /** Every request that arrived whole. */
  readonly got: readonly Got[]
  /** The paths that were asked for, each once. */
  readonly paths: readonly string[]
  answer: (path: string) => ReceiverAnswer
  /** Requests without an answer now, and the most that there were at one time. */
  hanging(): number
  most(): number
  /** Forgets what arrived, and answers `ok` from now on. */
  clear(): void
  close(): Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
  const got: Got[] = []
  const paths = new Set<string>()
  const hanging = new Set<ServerResponse>()
  let most = 0
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const path = request.url ?? ''
      const answer = receiver.answer(path)
      paths.add(path)
      got.push({
        path,
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(pieces).toString(),
        answer,
      })
      if (answer === 'close') request.socket.destroy()
      else if (answer === 'ok') response.writeHead(204).end()
      else if (answer !== 'hang')
        response.writeHead(Number(answer.slice('status '.length)), { location: '/elsewhere' }).end('no')
      else {
        hanging.add(response)
        most = Math.max(most, hanging.size)
        response.on('close', () => hanging.delete(response))
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const receiver: Receiver = {
    host,
    url: `http://${host}`,
    got,
    get paths() {
      return [...paths]
    },
    answer: () => 'ok',
    hanging: () => hanging.size,
    most: () => most,
    clear() {
      got.length = 0
      paths.clear()
      most = 0
      receiver.answer = () => 'ok'
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
