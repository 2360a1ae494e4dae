// Lets pages of other sites use the operations that are meant for them (CORS). No answer depends on a cookie: a browser refuses
// an answer for any origin where the request carried one.
import type { FastifyInstance } from 'fastify'

/** With every answer of such an operation. The address may have a key, so no link gives it away. */
export const fromPagesHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, X-Request-Id, X-RateLimit-Remaining, X-RateLimit-Reset',
  'referrer-policy': 'no-referrer',
} as const

/** Answers the question of a browser before a request with JSON or a header. */
export function answerPreflights(server: FastifyInstance, path: string): void {
  server.options(path, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({
        ...fromPagesHeaders,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )
}
