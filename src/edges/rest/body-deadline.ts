// Cuts off requests that do not end. A file may take longer than any other body, so the limit is not one of the whole server.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A request that is no file is complete within this time. */
export const COMPLETE_MS = 30_000
/** The same for a file; a connection that sends nothing ends sooner. */
export const FILE_COMPLETE_MS = 3_600_000

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>()

export function cutOffSlowRequests(server: FastifyInstance, completeMs: number = COMPLETE_MS): void {
  server.server.prependListener('request', (message) => {
    const { socket } = message
    const deadline = setTimeout(() => {
      if (message.complete || socket.destroyed) return
      // why as Node.js does it: one answer for every request that is late
      const late = Object.assign(new Error('the request took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.server.emit('clientError', late, socket)
    }, completeMs)
    deadline.unref()
    deadlines.set(message, deadline)
    message.once('close', () => clearTimeout(deadline))
  })
}

/** Lets the body of this request take the time of a file. */
export function allowSlowBody(message: IncomingMessage): void {
  clearTimeout(deadlines.get(message))
}
