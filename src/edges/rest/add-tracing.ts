// Each request is a span, and what it does is below it.
import type { FastifyInstance, FastifyRequest } from 'fastify'

interface RequestSpan {
  /** Calls `go` within the span. */
  within(go: () => void): void
  end(answer: { readonly route: string; readonly status: number | undefined; readonly left: boolean }): void
}

/** Begins the span of a request. `id` is the one that the answer carries. */
export type TraceRequest = (head: {
  readonly id: string
  readonly method: string
  readonly traceparent: string | undefined
}) => RequestSpan

/** Call it before any route is added, so that each of them is traced. */
export function addTracing(server: FastifyInstance, traceRequest: TraceRequest): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  server.addHook('onRequest', (request, reply, done) => {
    const { id, method, headers } = request
    const { traceparent } = headers
    const span = traceRequest({
      id,
      method,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    })
    spans.set(request, span)
    reply.raw.once('close', () =>
      span.end({
        route: request.routeOptions.url ?? 'none',
        status: reply.raw.headersSent ? reply.raw.statusCode : undefined,
        left: !reply.raw.writableFinished,
      }),
    )
    span.within(done)
  })
  // why again: a body arrives outside of the span, in events of the connection
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.within(done)
  })
}
