// Servers on loopback for the tests of the link check.
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { createServer as createTcp, type Server, type Socket } from 'node:net'
import type { Certificate } from './certificate.ts'

export interface LocalServer {
  readonly port: number
  /** Sockets accepted so far. */
  connections(): number
  close(): Promise<void>
}

export function serveHttp(listener: RequestListener, address = '127.0.0.1'): Promise<LocalServer> {
  return listen(createHttp({ keepAliveTimeout: 10_000 }, listener), address)
}

export function serveHttps(certificate: Certificate, listener: RequestListener): Promise<LocalServer> {
  return listen(createHttps(certificate, listener))
}

/** Passes on the raw socket and the first bytes of the request, for tests that send arbitrary bytes. */
export function serveRaw(answer: (socket: Socket, request: string) => void): Promise<LocalServer> {
  return listen(
    createTcp((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', (data) => answer(socket, data.toString('latin1')))
    }),
  )
}

async function listen(server: Server, host = '127.0.0.1'): Promise<LocalServer> {
  const sockets = new Set<Socket>()
  let accepted = 0
  server.on('connection', (socket: Socket) => {
    accepted += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    connections: () => accepted,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
