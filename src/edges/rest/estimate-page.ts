// The page behind every estimate at /docs/estimate: its calibration, and the sources of every base rate.
import type { FastifyInstance } from 'fastify'
import { ESTIMATE_PAGE } from '../../contract/vocabulary/estimate-basis.ts'

/** Serves it without a key, as the rest of the documentation. Plain text: a browser shows Markdown as it is. */
export const serveEstimatePage = (server: FastifyInstance, page: string): unknown =>
  server.get(ESTIMATE_PAGE, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(page),
  )
