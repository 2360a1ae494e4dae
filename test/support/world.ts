// A whole service in this process: the real dispatcher, REST edge and SQLite store; the clock stands where it is put and the
// web is a stand-in that knows which hosts are dead. Whatever a test wants broken is given as another port.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { FairQueue } from '../../src/base/fair-queue.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { memoryLimits } from '../../src/platform/limits/memory-limits.ts'
import { createMessageVerifier } from '../../src/platform/mail-signature/message-verifier.ts'
import { failing } from '../../src/platform/mail-signature/testing/signed-message.ts'
import { createAgentSignIn } from '../../src/platform/agent-sign-in/agent-sign-in.ts'
import type { FetchDocument } from '../../src/platform/agent-sign-in/options.ts'
import { oneTimeCodes } from '../../src/platform/sign-in/one-time-codes.ts'
import { createOpenIdClient } from '../../src/platform/sign-in/openid-client.ts'
import { createAskJson } from '../../src/platform/http-guard/ask-json.ts'
import { passkeyVerifier } from '../../src/platform/sign-in/passkey-verifier.ts'
import { createSignIn } from '../../src/platform/sign-in/sign-in.ts'
import { createSigner } from '../../src/platform/signing/session-secrets.ts'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import type { OpenStore, Store } from '../../src/platform/store/store.ts'
import { openEmptyStore } from '../../src/platform/store/testing/open-empty-store.ts'
import { PdfRenderer } from '../../src/platform/pdf/pdf-renderer.ts'
import { bindUseCases, type UseCasePorts } from '../../src/dispatch/use-cases.ts'
import { createDispatcher, type Dispatcher } from '../../src/dispatch/dispatcher.ts'
import { createPages } from '../../src/citations/pages.ts'
import type { LimitName } from '../../src/accounts/ports.ts'
import type { PageFetcher } from '../../src/citations/ports.ts'
import { plainFinder, textPage } from '../../src/citations/testing/pages.ts'
import type { DispatcherPorts } from '../../src/dispatch/ports.ts'
import { claimedText } from '../../src/installation/claimed-text.ts'
import { estimatePage, FABRICATION_PRIOR } from '../../src/assessment/rules/index.ts'
import type { LinkChecker } from '../../src/assessment/ports.ts'
import { createWorkspaceLog, type LogDeps } from '../../src/audit/log/workspace-log.ts'
import type { LogKey } from '../../src/audit/ports.ts'
import { ed25519FromSeed, parseSeed, verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { createDeliveryRunner } from '../../src/webhooks/delivery-runner.ts'
import { createEventSender } from '../../src/platform/http-guard/event-sender.ts'
import { parseFetchAllow } from '../../src/platform/http-guard/fetch-allow.ts'
import { createDeviceSigner } from '../../src/platform/signing/device-signer.ts'
import { createSecretBox } from '../../src/platform/signing/secret-box.ts'
import { signWebhookEvent } from '../../src/platform/signing/webhook-signature.ts'
import { createPassRunner } from '../../src/monitoring/watch/pass-runner.ts'
import { createBatchRunner } from '../../src/monitoring/batches/batch-runner.ts'
import { createRunner } from '../../src/diligence/runs/runner.ts'
import { administration } from '../../src/accounts/administration/administration.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import {
  filledPath,
  hasBody,
  type Operation,
  pathFields,
  type Scope,
  type Tier,
} from '../../src/contract/operations/operation.ts'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'
import { mcpMounts } from '../../src/main/mcp-mounts.ts'
import { closeSpelling } from '../../src/names/token/close-spelling.ts'
import { gathering, listsInForce, screeningNow } from '../../src/main/wiring.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { laterBy } from '../../src/platform/clock/timers.ts'
import { signalSchemas } from '../../src/assessment/rules/index.ts'
import { openCase, workspaceOfKey } from './cases.ts'
import { createRestServer, type RestOptions } from '../../src/edges/rest/server.ts'

const REQUIRED = ['us-ofac-sdn', 'un-sc', 'eu-fsf', 'uk-fcdo']

/** The address of every world. */
export const PUBLIC_URL = 'http://127.0.0.1:8787'

export const NOW = Date.parse('2026-11-02T09:00:00Z')

export interface Example {
  readonly name: string
  readonly pitch: string
  readonly category: string
  readonly signals: readonly Signal[]
  readonly expected: Record<string, unknown> & { readonly total: number; readonly verdict: string }
}

const vectors = JSON.parse(
  readFileSync(new URL('../vectors/assessment/examples.json', import.meta.url), 'utf8'),
) as {
  readonly received_at: string
  readonly cases: readonly Example[]
  readonly kinds: Readonly<Record<string, { axis: string; value: Record<string, unknown> }>>
}

export const kinds = vectors.kinds
export const examples = vectors.cases

/** A worked example of the protocol: weak, middling or strong. */
export function example(name: string): Example {
  const found = examples.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no example ${name}`)
  return found
}

/** The file that a world sends where a call names none. */
export const SUBJECTS = 'ref,name,type\nC-1,Acme Robotics Ltd,company\nC-2,Maria Koval,person\n'

const SLEEPING = { wake: () => undefined, stop: () => Promise.resolve() }

const sampleSignals = [
  ...examples.flatMap(({ signals }) => signals),
  ...Object.entries(kinds).map(([kind, { axis, value }]) => ({ axis, kind, value })),
] as Signal[]
/** What the examples claim of each page; of any other page, everything that they claim. One claim in a paragraph. */
const PAGES = claimedText(sampleSignals)
const CLAIMS = [...PAGES.values()].flat()

/**
 * Answers ok for every host but those that begin with "dead" (no answer), "gone" (404) and "shy" (403). Its pages hold
 * what the examples claim of them.
 */
export const standInWeb: Web = {
  exempt: () => false,
  page: (url) => {
    const { hostname } = URL.parse(url) ?? { hostname: 'dead' }
    const status = hostname.startsWith('dead') ? null : hostname.startsWith('gone') ? 404 : 200
    return Promise.resolve(
      status === 200
        ? textPage((PAGES.get(url) ?? CLAIMS).join('\n\n'), url)
        : { kind: 'unreachable', status },
    )
  },
  head: (urls) =>
    Promise.resolve(
      urls.map((url) => {
        const { hostname } = new URL(url)
        if (hostname.startsWith('dead')) return { url, class: 'fail', status: null }
        if (hostname.startsWith('gone')) return { url, class: 'fail', status: 404 }
        if (hostname.startsWith('shy')) return { url, class: 'restricted', status: 403 }
        return { url, class: 'ok', status: 200 }
      }),
    ),
}

export interface Answer {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly body: Record<string, never> & Record<string, unknown>
  readonly text: string
}

export interface World {
  readonly server: FastifyInstance
  readonly ports: Ports
  readonly admin: ReturnType<typeof administration>
  /** A workspace with one key. */
  tenant(
    tier: Tier,
    scopes?: readonly Scope[],
  ): Promise<{ readonly workspaceId: string; readonly keyId: string; readonly key: string }>
  /** Sends an operation's request with a key; extra headers win. */
  call(
    key: string,
    name: OperationName,
    input: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** Sends anything. */
  send(request: {
    method?: string
    url: string
    headers?: Record<string, string>
    body?: string | Buffer
  }): Promise<Answer>
  /** Opens a session and submits the signals of an example. The token. */
  session(
    key: string,
    from?: { pitch: string; category?: string; signals: readonly Signal[] },
  ): Promise<string>
  /** The same, scored. */
  scored(key: string, from?: Example): Promise<string>
  /** The id of a finished diligence run. */
  run(key: string): Promise<string>
  /** The id of a portfolio with two subjects. */
  portfolio(key: string): Promise<string>
  /** The id of a pass over a watched portfolio of two subjects. */
  pass(key: string): Promise<string>
  /** The id of a case. */
  case(key: string): Promise<string>
  /** The id of a batch of two subjects. */
  batch(key: string): Promise<string>
  /** The ids of a webhook and of a test event on its way to it. */
  webhook(key: string): Promise<{ readonly webhook: string; readonly delivery: string }>
  /** Moves the clock. */
  travel(milliseconds: number): void
  /** Everything the service has logged. */
  log(): string
  close(): Promise<void>
}

/** What a successful answer says; of any other it throws all that is known. */
export function bodyOf({ status, text, body, headers }: Answer): Answer['body'] {
  // why not every 202: a run that is not finished has no result yet
  const isStarted = status === 202 && String(headers['location']).startsWith('/v1/batches/')
  if (status !== 200 && !isStarted) throw new Error(`${status} ${text}`)
  return body
}

/** Opens a session as whoever asks, and submits the signals. The token. */
export async function openSession(
  ask: (name: OperationName, input: Record<string, unknown>) => Promise<Answer>,
  { pitch, category, signals }: { pitch: string; category?: string; signals: readonly Signal[] },
): Promise<string> {
  const { token } = bodyOf(await ask('start', { pitch, ...(category && { category }) }))
  for (const signal of signals) bodyOf(await ask('submit_signal', { session: token, ...signal }))
  return token as unknown as string
}

/** The way to foreign hosts, as use cases ask for it. */
export interface Web extends LinkChecker, PageFetcher {}

/** All that a server is made of. */
export type Ports = Omit<UseCasePorts & DispatcherPorts, 'store' | 'web'> & {
  readonly store: Store
  readonly web: Web
}

export const dispatcherOf = (ports: Ports): Dispatcher => createDispatcher(ports, bindUseCases(ports))

type WorldOptions = Partial<Omit<Ports, 'limits' | 'store'>> & {
  store?: OpenStore
  limits?: Partial<Record<LimitName, number>>
} & Partial<
    Pick<RestOptions, 'maxInFlight' | 'logLevel' | 'browsers' | 'completeMs' | 'lingerMs' | 'metrics'>
  > & {
    /** The key that signs the logs, in place of the one of all worlds. */
    logKey?: LogKey
    witnessed?: Pick<LogDeps, 'witnesses' | 'onGrown'>
    /** Works on batches; by default they wait. */
    screensBatches?: true
    /** Works on the passes of watched portfolios; by default they wait. */
    watches?: true
    onBatchFault?: (error: unknown) => void
    usage?: Ports['usage']
    /** The hosts that events may be sent to (ASSAY_FETCH_ALLOW); then the world delivers events, and else they wait. */
    delivers?: { readonly allow: string; readonly totalMs?: number }
    /** The identity providers on loopback that may be asked (ASSAY_FETCH_ALLOW). */
    providers?: string
    /** The metadata documents of clients; by default there is none. */
    documents?: FetchDocument
    /** Faces in place of ours. */
    mounts?: (ports: Ports) => RestOptions['mounts']
  }

/** The seed of the key that signs the logs of every world, as a server takes it (ASSAY_LOG_KEY). */
export const LOG_SEED = Buffer.alloc(32, 7).toString('base64')
export const LOG_KEY: LogKey = { ...ed25519FromSeed(parseSeed(LOG_SEED)), verify: verifyEd25519 }

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-world-'))
  const store = options.store ?? (await openEmptyStore(join(folder, 'assay.sqlite')))
  let now = NOW
  const perMinute = {
    free: 1e6,
    pro: 1e6,
    telemetry: 1e6,
    'failed-sign-in': 1e6,
    'sign-in': 1e6,
    'sign-in-account': 1e6,
    'sign-in-asked': 1e6,
    ...options.limits,
  }
  const clock = options.clock ?? { now: () => now }
  const ids = options.ids ?? randomIds()
  const manifests = options.manifests ?? [...catalogue.values()].map(({ manifest }) => manifest)
  const screener = screenerInForce({ ASSAY_DATA_DIR: folder }, () => undefined)
  const screening = screeningNow(store.sources, manifests, screener)
  const gather =
    options.gather ??
    gathering(
      store.sources,
      manifests,
      { requiredLists: REQUIRED, blockingMeasures: ['asset_freeze'] },
      clock,
      screening,
    )
  // one key for all worlds: several may share a store
  const auditLog = createWorkspaceLog({
    key: options.logKey ?? LOG_KEY,
    host: '127.0.0.1:8787',
    makeId: () => randomBytes(16).toString('hex'),
    ...options.witnessed,
  })
  const runner = createRunner(
    { store, clock, ids, auditLog, gather },
    { parallel: 1, everyMs: 1e6, onFault: () => undefined, later: laterBy },
  )
  const batchRunner =
    options.screensBatches === true
      ? createBatchRunner(
          { store, clock, manifests, requiredLists: REQUIRED, screening },
          { parallel: 1, everyMs: 1e6, onFault: options.onBatchFault ?? (() => undefined), later: laterBy },
        )
      : SLEEPING
  const passRunner =
    options.watches === true
      ? createPassRunner(
          {
            store,
            clock,
            ids,
            manifests,
            requiredLists: [],
            screening,
            auditLog,
            workspaces: () => store.accounts.workspaces(),
          },
          { parallel: 1, everyMs: 1e6, onFault: options.onBatchFault ?? (() => undefined), later: laterBy },
        )
      : SLEEPING
  const secretBox = options.secretBox ?? createSecretBox([{ id: 's1', secret: Buffer.alloc(32, 9) }])
  const { allow = '', ...timing } = options.delivers ?? {}
  const sender = createEventSender({ allow: parseFetchAllow(allow), ...timing })
  const deliveryRunner =
    options.delivers === undefined
      ? SLEEPING
      : createDeliveryRunner(
          { store, clock, ids, secretBox, signEvent: signWebhookEvent, eventSender: sender },
          { parallel: 64, everyMs: 20, onFault: options.onBatchFault ?? (() => undefined), later: laterBy },
        )
  const press = new PdfRenderer({ fontFolder: '' })
  const agents = createAgentSignIn({
    issuer: PUBLIC_URL,
    resources: ['/mcp', '/mcp/diligence', '/mcp/desk'].map((path) => PUBLIC_URL + path),
    records: store.oauth,
    clock,
    cookieKeys: ['of every world'],
    fetchDocument: options.documents ?? (() => Promise.resolve(undefined)),
    onFault: options.onBatchFault ?? (() => undefined),
  })
  const ports: Ports = {
    store,
    clock,
    ids,
    manifests,
    gather,
    listsInForce: options.listsInForce ?? listsInForce(store.sources, screening),
    queryTurns: options.queryTurns ?? new FairQueue(1),
    screenerVersion: options.screenerVersion ?? (async () => (await screener()).version),
    runner: options.runner ?? runner,
    batchRunner: options.batchRunner ?? batchRunner,
    passRunner: options.passRunner ?? passRunner,
    deliveryRunner: options.deliveryRunner ?? deliveryRunner,
    secretBox,
    eventSender: options.eventSender ?? sender,
    auditLog,
    closeSpelling,
    // why none: tests compare whole tables, and a count is written a moment after its call
    usage: options.usage ?? { count: () => undefined },
    signer: options.signer ?? createSigner([{ id: 's1', secret: randomBytes(32) }]),
    web: options.web ?? standInWeb,
    messages: options.messages ?? createMessageVerifier(failing('ETIMEOUT')),
    finder: options.finder ?? plainFinder,
    pages: options.pages ?? createPages({ web: options.web ?? standInWeb, finder: plainFinder, clock }),
    model: options.model,
    pdf: options.pdf ?? press,
    limits: memoryLimits(perMinute),
    signIn:
      options.signIn ??
      createSignIn({ db: store.db, attempt: store.attempt, clock, makeId: () => ids.ulid() }),
    codes: options.codes ?? oneTimeCodes,
    passkeyVerifier,
    openId: createOpenIdClient({
      http: createAskJson({ allow: parseFetchAllow(options.providers ?? '') }),
      clock,
    }),
    textRecords: options.textRecords ?? (() => Promise.resolve([])),
    devices: createDeviceSigner([{ id: 's1', secret: Buffer.alloc(32, 9) }]),
    agentSignIn: options.agentSignIn ?? agents,
    settings: {
      publicUrl: PUBLIC_URL,
      upgradeUrl: 'https://assay.dev/upgrade',
      attributionTag: 'assess',
      freeAssessments: 3,
      sendsMail: false,
      establishedHosts: new Set(),
      fabricationPrior: FABRICATION_PRIOR,
      requiredLists: REQUIRED,
      ...options.settings,
    },
    syncing: options.syncing ?? {
      reasonToSkip: () => 'Nothing is fetched here',
      begin: () => Promise.resolve(false),
      underWay: () => Promise.resolve(new Set()),
      take: () => Promise.resolve(undefined),
    },
    server: options.server ?? {
      version: '0',
      startedAt: new Date(NOW).toISOString(),
      storeKind: 'sqlite',
      residentBytes: () => 0,
      stopwatch: () => () => 0,
    },
  }
  const lines: string[] = []
  const dispatcher = dispatcherOf(ports)
  const server = await createRestServer({
    dispatcher,
    mounts: options.mounts?.(ports) ?? mcpMounts(dispatcher, PUBLIC_URL),
    agents,
    publicUrl: PUBLIC_URL,
    estimatePage: estimatePage(),
    signalSchemas: signalSchemas(),
    logLevel: options.logLevel ?? 'info',
    logStream: { write: (line) => void lines.push(line) },
    maxInFlight: options.maxInFlight ?? 1_000,
    ...(options.completeMs !== undefined && { completeMs: options.completeMs }),
    ...(options.lingerMs !== undefined && { lingerMs: options.lingerMs }),
    metrics: options.metrics,
    trustProxy: false,
    browsers: options.browsers ?? { production: false },
  })
  // why without a log: each key of a test would be an entry of it
  const admin = administration({ store, clock, ids })

  const send: World['send'] = async ({ method = 'GET', url, headers = {}, body }) => {
    const response = await server.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: (isJson && response.payload !== '' ? JSON.parse(response.payload) : {}) as Answer['body'],
      text: response.payload,
    }
  }
  const call: World['call'] = (key, name, input, headers = {}) => {
    const operation: Operation = operations[name]
    const { method } = operation
    const path = filledPath(operation.path, input)
    const rest = Object.fromEntries(
      Object.entries(input).filter(([field]) => !pathFields(operation).includes(field)),
    )
    // why: on a busy machine a run outlasts the five seconds that the server waits by default
    const patience = name === 'run_diligence' ? { prefer: 'wait=30' } : {}
    const authorization = { authorization: `Bearer ${key}`, ...patience, ...headers }
    const { file = SUBJECTS, ...query } = rest
    const url = `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`
    if (operation.upload !== undefined)
      return send({
        method,
        url,
        headers: { 'content-type': 'text/csv', ...authorization },
        body: String(file),
      })
    if (!hasBody(operation)) return send({ method, url, headers: authorization })
    return send({
      method,
      url: path,
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify(rest),
    })
  }
  const session: World['session'] = (key, from = example('middling')) =>
    openSession((name, input) => call(key, name, input), from)

  const run: World['run'] = async (key) => {
    let answer = await call(key, 'run_diligence', { subject: { name: 'Acme Robotics Ltd' } })
    // why: on a busy machine a run outlasts the wait of the server
    while (answer.status === 202) answer = await call(key, 'get_run', { id: String(answer.body['id']) })
    return String(bodyOf(answer)['id'])
  }

  const idOf = (answer: Answer): string => String(bodyOf(answer)['id'])

  return {
    server,
    ports,
    async portfolio(key) {
      const id = idOf(await call(key, 'create_portfolio', { name: 'Suppliers' }))
      bodyOf(await call(key, 'put_portfolio_subjects', { id }))
      return id
    },
    async pass(key) {
      const id = idOf(await call(key, 'create_portfolio', { name: 'Watched' }))
      bodyOf(await call(key, 'put_portfolio_subjects', { id }))
      return firstPass((name, input) => call(key, name, input), id)
    },
    case: async (key) => openCase(ports.store, await workspaceOfKey(ports.store, key)),
    batch: async (key) => idOf(await call(key, 'start_batch', {})),
    async webhook(key) {
      const id = idOf(await call(key, 'create_webhook', { url: 'https://hooks.acme.com/assay' }))
      return { webhook: id, delivery: idOf(await call(key, 'test_webhook', { id })) }
    },
    run,
    admin,
    async tenant(tier, scopes = ['read', 'run', 'decide']) {
      const { id: workspaceId } = await admin.createWorkspace('Test', tier)
      const { id: keyId, key } = await admin.createKey(workspaceId, { name: 'test', scopes })
      return { workspaceId, keyId, key }
    },
    call,
    send,
    session,
    async scored(key, from = example('middling')) {
      const token = await session(key, from)
      return bodyOf(await call(key, 'score', { session: token }))['session_token'] as unknown as string
    },
    travel: (milliseconds) => {
      now += milliseconds
    },
    log: () => lines.join(''),
    async close() {
      await server.close()
      await Promise.all([runner, batchRunner, passRunner, deliveryRunner].map((one) => one.stop()))
      await press.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The id of the pass that the watch of a portfolio begins with. */
export async function firstPass(
  call: (name: 'watch_portfolio' | 'list_passes', input: { readonly id: string }) => Promise<Answer>,
  id: string,
): Promise<string> {
  bodyOf(await call('watch_portfolio', { id }))
  const { passes } = bodyOf(await call('list_passes', { id })) as {
    readonly passes?: readonly { readonly id: string }[]
  }
  return String(passes?.[0]?.id)
}
