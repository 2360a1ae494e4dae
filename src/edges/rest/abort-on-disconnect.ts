// When a client leaves before its answer is sent, the work for it may stop.
import type { FastifyReply } from 'fastify'

/** Aborts when the client leaves before the answer is sent. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort()
  })
  return controller.signal
}
