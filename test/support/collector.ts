// A collector of OpenTelemetry on loopback that takes spans as JSON.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface CollectedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly status: { readonly code?: number }
}

export interface Collector {
  readonly url: string
  readonly spans: CollectedSpan[]
  /** Everything that it received, as text. */
  received(): string
  close(): void
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[]
  }[]
}

/** `status`: what it answers. */
export async function collector(status = 200): Promise<Collector> {
  const spans: CollectedSpan[] = []
  let all = ''
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    all += body
    if (status === 200 && request.url === '/v1/traces')
      spans.push(
        ...(JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap((each) => each.spans),
        ),
      )
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received: () => all,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The attributes of a span, by name. */
export const attributesOf = ({ attributes }: CollectedSpan): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
