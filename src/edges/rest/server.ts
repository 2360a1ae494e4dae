// The REST server: a loop over the contract. It calls the dispatcher two or three times: `admit` before it reads the body (who
// calls, are they allowed), `confirm` after the body if a person sent it or a key sent it slowly, and `perform`.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  LogController,
} from 'fastify'
import { type CompatibleOperationName, compatibleOperations } from '../../contract/compatible.ts'
import { type DashboardOperationName, dashboardOperations } from '../../contract/dashboard.ts'
import { type OperationName, operations } from '../../contract/index.ts'
import { filledPath, MAX_BODY_BYTES, type Operation } from '../../contract/operations/operation.ts'
import { FileStream } from '../../contract/vocabulary/file-stream.ts'
import type { Mount } from '../mount.ts'
import { addAgentSignIn, type AgentAuthorization } from './add-agent-sign-in.ts'
import { addMetrics, type MetricsOptions } from './add-metrics.ts'
import { addTracing, type TraceRequest } from './add-tracing.ts'
import { addMount } from './add-mount.ts'
import { addSignIn } from './add-sign-in.ts'
import { acceptOnlyStrictJson } from './body.ts'
import { cutOffSlowRequests, FILE_COMPLETE_MS } from './body-deadline.ts'
import { drainConnections } from './drain.ts'
import { createLargeBodies } from './large-bodies.ts'
import { registerDocs } from './docs.ts'
import { createFileSlots, type FileSlots } from './file-slots.ts'
import { credentialsOf, guard, type GuardOptions, mayTakeLong } from './guard.ts'
import { answerPreflights } from './cross-origin.ts'
import { abortOnDisconnect } from './abort-on-disconnect.ts'
import { serveEstimatePage } from './estimate-page.ts'
import { serveIcon } from './icon.ts'
import { answerText, answerTextWith } from './answer-text.ts'
import { inputOf, routePath } from './input.ts'
import { type ApiDescription, routeSchema } from './openapi.ts'
import { answerError, answerMalformed, answerNotFound, answerUnroutable } from './problems.ts'
import { isVisit, serveDashboard } from './serve-dashboard.ts'
import { acceptFiles, uploadOf } from './upload.ts'

export interface RestOptions extends GuardOptions, ApiDescription {
  /** The page behind every estimate, in Markdown. */
  readonly estimatePage: string
  readonly logLevel: string
  /** The destination of log lines; standard output by default. */
  readonly logStream?: { write(line: string): void }
  /** Trust the address that a proxy in front appends to X-Forwarded-For. */
  readonly trustProxy: boolean
  /** A request that is no file is complete within this time (30,000 milliseconds). */
  readonly completeMs?: number
  /** A server that stops keeps open connections for this time (250 milliseconds). */
  readonly lingerMs?: number
  /** The authorization server for agents. */
  readonly agents: AgentAuthorization
  /** Counts requests and serves /metrics; without it there is no such page. */
  readonly metrics?: MetricsOptions | undefined
  /** Begins the span of each request; without it no request is traced. */
  readonly traceRequest?: TraceRequest | undefined
  /** Other transports on the same port. */
  readonly mounts: readonly Mount[]
}

const MAX_HEAD_BYTES = 16_384

/** Creates the HTTP server, which does not listen yet. */
export async function createRestServer(options: RestOptions): Promise<FastifyInstance> {
  const { dispatcher, logLevel, logStream } = options
  const server = fastify({
    bodyLimit: MAX_BODY_BYTES,
    // why the last hop only: a proxy appends the address it saw; the client wrote everything before it
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    logger: { level: logLevel, base: null, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    // why no logger per request: making one costs more than the one line it would write
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    // why as long as a head may be: a longer field would be answered before the guard checks the key
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // why that of a file: other requests have a limit of their own
    requestTimeout: FILE_COMPLETE_MS,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: {
      requireHostHeader: false,
      maxHeaderSize: MAX_HEAD_BYTES,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
    },
    frameworkErrors: (error, request, reply) =>
      answerUnroutable(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: answerMalformed,
  })
  // why neither validates nor filters: the dispatcher does both, for every transport
  server.setValidatorCompiler(() => (value) => ({ value }))
  server.setSerializerCompiler(() => answerText)
  // why: Fastify refuses a QUERY by its media type before it looks for a route; no route takes it, so it gets a 404 or
  // a 405
  server.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true })
  server.setErrorHandler(answerError)
  // why one: a body that comes through a mount takes as long as any other
  const largeBodies = createLargeBodies()
  acceptOnlyStrictJson(server, largeBodies)
  cutOffSlowRequests(server, options.completeMs)
  // why before the guard: what it refuses is counted too
  if (options.metrics !== undefined) addMetrics(server, options.metrics)
  if (options.traceRequest !== undefined) addTracing(server, options.traceRequest)
  guard(server, options)

  await registerDocs(server, options)
  serveEstimatePage(server, options.estimatePage)
  serveIcon(server)
  const answerPage = serveDashboard(server)
  const answerMissing = answerNotFound(options.mounts)
  server.setNotFoundHandler((request, reply) =>
    isVisit(request) ? answerPage(request, reply) : answerMissing(request, reply),
  )
  // why HEAD too: load balancers probe with it
  const probe = { method: ['GET', 'HEAD'], schema: { hide: true } }
  server.route({ ...probe, url: '/healthz', handler: () => ({ status: 'ok' }) })
  server.route({
    ...probe,
    url: '/readyz',
    handler: async () => {
      await dispatcher.ready()
      return { status: 'ready' }
    },
  })
  const routes = { ...options, takeSlot: createFileSlots() }
  for (const name of Object.keys(operations) as OperationName[])
    await route(server, routes, name, operations[name], routeSchema(operations[name]))
  // why hidden: published operations are for keys, and these are for signed-in people
  for (const name of Object.keys(dashboardOperations) as DashboardOperationName[])
    await route(server, routes, name, dashboardOperations[name], { hide: true })
  for (const name of Object.keys(compatibleOperations) as CompatibleOperationName[])
    await route(server, routes, name, compatibleOperations[name], routeSchema(compatibleOperations[name]))
  answerPreflights(server, '/reconcile/*')
  addSignIn(server, dispatcher, options.browsers)
  await addAgentSignIn(server, options)
  for (const mount of options.mounts) await addMount(server, mount, largeBodies)
  // why last: by then the guard refuses what arrives
  drainConnections(server, options.lingerMs)
  return server
}

type RouteOptions = Pick<RestOptions, 'dispatcher' | 'browsers'> & { readonly takeSlot: FileSlots }
type Name = OperationName | DashboardOperationName | CompatibleOperationName

async function route(
  server: FastifyInstance,
  options: RouteOptions,
  name: Name,
  operation: Operation,
  schema: FastifySchema,
): Promise<void> {
  const { upload } = operation
  if (upload === undefined) return addRoute(server, options, name, operation, schema)
  // why a scope: its bodies are files, and those of all other routes are not
  await server.register((scope, _options, done) => {
    acceptFiles(scope, upload)
    addRoute(scope, options, name, operation, schema)
    done()
  })
}

function addRoute(
  server: FastifyInstance,
  { dispatcher, browsers, takeSlot }: RouteOptions,
  name: Name,
  operation: Operation,
  schema: FastifySchema,
): void {
  const { upload, constant } = operation
  const textOf = constant === undefined ? answerText : answerTextWith(constant)
  server.route({
    method: operation.method,
    url: routePath(operation),
    bodyLimit: operation.maxBodyBytes ?? MAX_BODY_BYTES,
    config: { operation },
    schema,
    async handler(request, reply) {
      const { caller } = request
      if (!caller) throw new Error('the guard let a request through without a caller')
      if (upload !== undefined || operation.streams !== undefined) takeSlot(caller.workspaceId, reply)
      const preference = preferenceOf(request)
      const idempotencyKey = request.headers['idempotency-key']
      const output = await dispatcher.perform(name, caller, {
        input: inputOf(operation, request),
        waitMs: preference?.waitMs,
        idempotencyKey: Array.isArray(idempotencyKey) ? idempotencyKey.join(',') : idempotencyKey,
        signal: mayTakeLong(operation) ? abortOnDisconnect(reply) : undefined,
        upload:
          upload &&
          uploadOf(request, upload, async () => {
            const { refusal } = await dispatcher.confirm(credentialsOf(request, browsers), operation)
            return refusal
          }),
        logSize: logSizeOf(request.headers['assay-log-size']),
        onLogged(checkpoint, path = []) {
          // why base64: a checkpoint has lines
          void reply.header('assay-log-checkpoint', Buffer.from(checkpoint).toString('base64'))
          if (path.length > 0) void reply.header('assay-log-consistency', path.join(' '))
        },
      })
      if (output === undefined) return reply.code(204).send()
      if (output instanceof File) return sendFile(reply, output)
      if (output instanceof FileStream) return sendStream(reply, output)
      const { unfinished } = operation
      if (preference !== undefined && unfinished !== undefined)
        void reply.header('preference-applied', preference.said)
      if (operation.stateAt !== undefined)
        void reply.code(202).header('location', filledPath(operation.stateAt, output as Answer))
      const { status } = output as { status?: string }
      if (
        unfinished !== undefined &&
        (preference?.waitMs === 0 || unfinished.states.includes(status ?? ''))
      ) {
        void reply.code(202).header('location', filledPath(unfinished.location, output as Answer))
        return reply.type('application/json; charset=utf-8').send(unfinished.output.parse(output))
      }
      return reply.type('application/json; charset=utf-8').serializer(textOf).send(output)
    },
  })
}

/** A size that no log has is none: the answer then comes without a proof. */
const logSizeOf = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^[1-9][0-9]{0,14}$/.test(header) ? Number(header) : undefined

/** A page that other sites show in a frame: no script, no request. */
const pageHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
} as const

async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (file.type === 'text/html')
    return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(bytes)
  return reply
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .type(file.type)
    .send(bytes)
}

/** Sends a file while it is made. A fault on the way ends the connection: the client sees that the file is not whole. */
const sendStream = (reply: FastifyReply, { name, type, pieces }: FileStream): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${type}; charset=utf-8`)
    .send(Readable.from(pieces))

type Answer = Readonly<Record<string, unknown>>

const MAX_WAIT_SECONDS = 30

/** How long the caller wants to wait for a complete answer (RFC 7240): `respond-async`, or `wait=N` seconds. */
function preferenceOf({ headers }: FastifyRequest): { waitMs: number; said: string } | undefined {
  const preferences = String(headers['prefer'] ?? '').toLowerCase()
  if (/(?:^|,)\s*respond-async\s*(?:,|;|$)/.test(preferences)) return { waitMs: 0, said: 'respond-async' }
  const [, seconds] = /(?:^|,)\s*wait\s*=\s*"?(\d{1,6})"?/.exec(preferences) ?? []
  if (seconds === undefined) return undefined
  const wait = Math.min(Number(seconds), MAX_WAIT_SECONDS)
  return { waitMs: wait * 1_000, said: `wait=${wait}` }
}
