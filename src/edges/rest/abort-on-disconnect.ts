// Stops the work of a request when its client leaves before the answer is sent.
import type { FastifyReply } from 'fastify'

/** Aborts when the client leaves before the answer is sent. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort()
  })
  return controller.signal
}
