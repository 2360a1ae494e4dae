// The page that Prometheus reads, and what it counts of each request. It needs a token of its own and no key of a workspace.
import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../dispatch/dispatcher.ts'
import { sendProblem } from './problems.ts'

export interface MetricsOptions {
  /** What a scraper sends as its bearer token. */
  readonly token: string
  readonly contentType: string
  /** A request came; the result is called when it is over. */
  begin(): () => void
  /** `route` is the pattern of the path, or `none`. */
  answered(request: {
    readonly method: string
    readonly route: string
    readonly status: number
    readonly seconds: number
  }): void
  text(): Promise<string>
}

const WRONG_TOKEN = 'Send "Authorization: Bearer" with the value of ASSAY_METRICS_TOKEN'

/** Call it before any route is added, so that each of them is counted. */
export function addMetrics(server: FastifyInstance, metrics: MetricsOptions): void {
  const expected = digest(`Bearer ${metrics.token}`)
  server.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', metrics.begin())
    done()
  })
  server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    metrics.answered({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 })
    done()
  })
  server.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      return sendProblem(reply, refuse('invalid_api_key', { detail: WRONG_TOKEN }))
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')
