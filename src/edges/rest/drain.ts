// Lets clients leave while the server stops. A client that keeps its connection may be about to send the next request: were
// the connection closed at that moment, the client would see a reset and not know whether the request took effect.
import type { Socket } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A client that sends nothing for this time is not in the middle of its work. */
const LINGER_MS = 250

/**
 * After the server is told to close, it keeps open connections for a moment. The guard answers what arrives on them with 503 and
 * `Connection: close`, so that each busy client learns in an answer that its connection ends.
 */
export function drainConnections(server: FastifyInstance, lingerMs: number = LINGER_MS): void {
  const sockets = new Set<Socket>()
  let noneLeft = (): void => undefined
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) noneLeft()
    })
  })
  server.addHook('preClose', async () => {
    if (sockets.size === 0) return
    const left = new AbortController()
    noneLeft = () => left.abort()
    await rest(lingerMs, undefined, { signal: left.signal }).catch(() => undefined)
  })
}
