// From settings to ports: the one place where adapters are chosen.
import about from '../../package.json' with { type: 'json' }
import { setTimeout as rest } from 'node:timers/promises'
import { FairQueue } from '../base/fair-queue.ts'
import { laterBy } from '../platform/clock/timers.ts'
import { systemClock } from '../platform/clock/system-clock.ts'
import { randomIds } from '../platform/ids/random-ids.ts'
import { createAgentSignIn, type AgentSignInServer } from '../platform/agent-sign-in/agent-sign-in.ts'
import { createAskJson } from '../platform/http-guard/ask-json.ts'
import { createTextRecords } from '../platform/http-guard/text-records.ts'
import { createFetchDocument } from '../platform/http-guard/fetch-document.ts'
import { cookieKeysOf } from '../platform/signing/cookie-keys.ts'
import { createDeviceSigner } from '../platform/signing/device-signer.ts'
import { createSecretBox } from '../platform/signing/secret-box.ts'
import { createSigner } from '../platform/signing/session-secrets.ts'
import { signWebhookEvent } from '../platform/signing/webhook-signature.ts'
import { createOpenIdClient } from '../platform/sign-in/openid-client.ts'
import { oneTimeCodes } from '../platform/sign-in/one-time-codes.ts'
import { passkeyVerifier } from '../platform/sign-in/passkey-verifier.ts'
import { createSignIn } from '../platform/sign-in/sign-in.ts'
import { PdfRenderer } from '../platform/pdf/pdf-renderer.ts'
import { type OpenStore, openStore } from '../platform/store/store.ts'
import { createWeb } from '../platform/http-guard/web.ts'
import { catalogue } from '../sources/catalogue/catalogue.ts'
import type { CompatPorts } from '../compat/ports.ts'
import type { DiligencePorts } from '../diligence/ports.ts'
import type { DispatcherPorts } from '../dispatch/ports.ts'
import type { UseCasePorts } from '../dispatch/use-cases.ts'
import { createMessageVerifier } from '../platform/mail-signature/message-verifier.ts'
import { createPages } from '../citations/pages.ts'
import { createUsageCounter } from '../dispatch/usage-counter.ts'
import { closeSpelling } from '../names/token/close-spelling.ts'
import { type GatherDeps, gatherEvidence } from '../diligence/evidence/gather.ts'
import { ALWAYS_BLOCKING } from '../diligence/rules/measures.ts'
import type { Clock } from '../base/ports.ts'
import type { LanguageModelUnavailable } from '../citations/ports.ts'
import type { JobKind } from '../contract/vocabulary/job.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import type { SourceManifest } from '../sources/model/source.ts'
import type { SourceStore } from '../sources/ports.ts'
import type { LogKey } from '../audit/ports.ts'
import { ENDPOINTS } from '../edges/mcp/tool-groups.ts'
import { createBatchRunner } from '../monitoring/batches/batch-runner.ts'
import { createSubjectIndexes } from '../monitoring/watch/subject-indexes.ts'
import { createPassRunner, type PassRunner } from '../monitoring/watch/pass-runner.ts'
import { createDeliveryRunner } from '../webhooks/delivery-runner.ts'
import { keepClientSecrets } from '../accounts/providers/keep-client-secrets.ts'
import { keepSecondFactors } from '../accounts/sign-in/keep-second-factors.ts'
import { keepWebhookSecrets } from '../webhooks/keep-secrets.ts'
import type { BatchDeps, ListScreening } from '../monitoring/ports.ts'
import { createRunner } from '../diligence/runs/runner.ts'
import { type Config, ConfigError } from '../installation/config.ts'
import type { Screener } from '../screening/screener.ts'
import { hasImportedResources, screenerInForce } from '../installation/matching-resources.ts'
import { languageModel, pageReader } from '../installation/citation-checks.ts'
import { fontFolder } from '../installation/font-folder.ts'
import { requestLimits } from '../installation/request-limits.ts'
import { auditLogKey, auditLogOf } from '../installation/audit-log.ts'
import { signingSecrets } from '../installation/signing-secrets.ts'
import { witnessSettings } from '../installation/witnesses.ts'
import { createWitnessing, type Witnessing, type WitnessingPorts } from '../installation/witnessing.ts'
import { createEventSender } from '../platform/http-guard/event-sender.ts'
import { createPostText } from '../platform/http-guard/post-text.ts'
import { storeLocation } from '../installation/store-location.ts'

const FREE_ASSESSMENTS = 3
/** How often a server checks the queues for jobs of other processes; it knows of its own at once. */
const QUEUE_MS = 2_000
/** A long batch of one workspace does not keep those of the others waiting. */
const BATCHES_AT_ONCE = 2
/** Deliveries of one server at one time: most of them wait for an answer. A workspace has a few of them. */
const DELIVERIES_AT_ONCE = 64
/** How often the queue of deliveries is checked: an event is sent this long after its transaction. */
const DELIVERIES_MS = 1_000

export interface Wired {
  /** All but the syncing, which comes with the keeping of sources. */
  readonly ports: Omit<UseCasePorts, 'syncing'> & DispatcherPorts
  readonly store: OpenStore
  readonly agents: AgentSignInServer
  readonly logKey: LogKey
  readonly screener: () => Promise<Screener>
  /** Queues the passes that are due, in the one process that leads. */
  readonly watch: PassRunner['watch']
  /** Asks the witnesses once it is begun. */
  readonly witnessing: Witnessing
  close(): Promise<void>
}

/** The screener in force with its watch lists, which every caller shares; its tables are made for the first one. */
export function screeningNow(
  store: SourceStore,
  manifests: readonly SourceManifest[],
  screenerNow: () => Promise<Screener>,
): BatchDeps['screening'] {
  let made: ListScreening | undefined
  return async () => {
    const screener = await screenerNow()
    if (made?.screener !== screener) made = { screener, watchLists: screener.watchLists(store, manifests) }
    return made
  }
}

/** Gathers evidence with the screener in force when it begins. */
export const gathering =
  (
    store: SourceStore,
    manifests: readonly SourceManifest[],
    policy: Pick<GatherDeps, 'requiredLists' | 'blockingMeasures'>,
    clock: Clock,
    screening: BatchDeps['screening'],
  ): DiligencePorts['gather'] =>
  async (subject) =>
    gatherEvidence(subject, { store, manifests, ...(await screening()), clock, ...policy })

/** The lists in force, for the compatible addresses. */
export const listsInForce =
  (store: SourceStore, screening: BatchDeps['screening']): CompatPorts['listsInForce'] =>
  async () => {
    const { screener, watchLists } = await screening()
    const snapshots = (await store.states()).flatMap(({ current }) => current ?? [])
    return { screener, index: await watchLists.inForce(snapshots) }
  }

const blockingMeasures = (debarment: Config['ASSAY_DEBARMENT']): GatherDeps['blockingMeasures'] =>
  debarment === 'blocking' ? [...ALWAYS_BLOCKING, 'debarment'] : ALWAYS_BLOCKING

/** Callbacks for what goes wrong in the background. */
export interface Faults {
  /** Of a run, or of the queue of runs. */
  readonly onFault: (error: unknown, runId?: string) => void
  readonly onModelFault: (fault: LanguageModelUnavailable) => void
  /** `how`: how the process that prints reports ended. */
  readonly onPrinterBroken: (how: string) => void
  readonly onWitness?: WitnessingPorts['onAnswer']
  readonly onLimitsServer?: Parameters<typeof requestLimits>[1]
}

interface Traced {
  readonly tracing?: Tracing | undefined
}

/** Which part a process has in the work on jobs. */
export interface PartInWork {
  /** False for a server whose jobs are those of other processes. */
  readonly works?: boolean
  /** How often it checks every queue, where jobs come only from other processes. */
  readonly lookMs?: number
}

/** A runner of a process that works on no jobs: others do. */
const ABSENT: ReturnType<typeof createBatchRunner> = {
  wake: () => undefined,
  ended: (_id, patienceMs, signal) => rest(patienceMs, undefined, { signal }).catch(() => undefined),
  stop: () => Promise.resolve(),
}

const NO_WATCH = { stop: () => Promise.resolve() }

/**
 * Opens everything a server needs. `publicUrl` is where callers reach it. With the embedded store, the caller must hold the
 * lock of the data folder.
 */
export async function wire(
  config: Config,
  publicUrl: string,
  {
    onFault,
    onModelFault,
    onPrinterBroken,
    onWitness,
    onLimitsServer,
    works = true,
    lookMs,
    tracing,
  }: Faults & PartInWork & Traced,
): Promise<Wired> {
  const allow = config.ASSAY_FETCH_ALLOW
  if (config.ASSAY_MODE === 'production' && allow.pairs.length > 0) {
    throw new ConfigError('ASSAY_MODE=production does not allow ASSAY_FETCH_ALLOW: unset one of them')
  }
  const { witnesses = [] } = witnessSettings(config) ?? {}
  const model = languageModel(config, onModelFault)
  const pdf = new PdfRenderer({ fontFolder: fontFolder(config.ASSAY_FONT_DIR), onBroken: onPrinterBroken })
  const ring = signingSecrets(config)
  const signer = createSigner(ring)
  const secretBox = createSecretBox(ring)
  const location = storeLocation(config)
  const store = await openStore(location, {
    // why there: this process has the lock of the folder, so no server of an older release has it
    contract: location.kind === 'sqlite',
    ...(tracing && { onStatement: tracing.statement }),
  })
  const logKey = await auditLogKey(config, store)
  // why at once: a process that worked on a run of this folder has lost the lock, so it is dead
  if (store.dialect === 'sqlite')
    await Promise.all(
      [store.queue, store.batchQueue, store.passQueue, store.deliveryQueue].map((queue) => queue.takeBack()),
    )
  await keepWebhookSecrets({ store, secretBox, workspaces: () => store.accounts.workspaces() })
  await keepSecondFactors({ store, secretBox })
  await keepClientSecrets({ store, secretBox })
  const web = createWeb({ allow, ...(config.ASSAY_PUBLIC_URL && { about: config.ASSAY_PUBLIC_URL }) })
  const reader = pageReader()
  const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
  const unknown = config.ASSAY_REQUIRED_LISTS.find((id) => !catalogue.has(id))
  if (unknown !== undefined)
    throw new ConfigError(
      `ASSAY_REQUIRED_LISTS names "${unknown}", which is no source; known are ${[...catalogue.keys()].join(', ')}`,
    )
  const screener = screenerInForce(
    config,
    onFault,
    store.sharedIndexes && {
      indexes: store.sharedIndexes,
      secretBox,
      now: () => new Date(systemClock.now()).toISOString(),
    },
  )
  // why at once: an operator whose import cannot be read learns it at the start
  if (hasImportedResources(config)) await screener()
  const policy = {
    requiredLists: config.ASSAY_REQUIRED_LISTS,
    blockingMeasures: blockingMeasures(config.ASSAY_DEBARMENT),
  }
  const screening = screeningNow(store.sources, manifests, screener)
  const gather = gathering(store.sources, manifests, policy, systemClock, screening)
  const ids = randomIds()
  const auditLog = auditLogOf(logKey, publicUrl, ids, {
    witnesses,
    onGrown: (log) => witnessing.grew(log),
  })
  const witnessing = createWitnessing({
    store,
    witnesses,
    auditLog,
    post: createPostText({ allow }),
    verify: logKey.verify,
    onAnswer: onWitness ?? (() => undefined),
  })
  const batchDeps = { store, clock: systemClock, manifests, requiredLists: policy.requiredLists, screening }
  const eventSender = createEventSender({ allow })
  const optionsOf = (kind: JobKind) => ({
    everyMs: lookMs ?? QUEUE_MS,
    onFault,
    later: laterBy,
    tracing: tracing && {
      outside: tracing.outside,
      job: <T>(work: () => Promise<T>) => tracing.within(`job ${kind}`, work),
    },
  })
  const workspaces = () => store.accounts.workspaces()
  const runner = works
    ? createRunner({ store, clock: systemClock, ids, auditLog, gather }, { ...optionsOf('run'), parallel: 1 })
    : ABSENT
  const batchRunner = works
    ? createBatchRunner(batchDeps, { ...optionsOf('batch'), parallel: BATCHES_AT_ONCE })
    : ABSENT
  const passRunner = works
    ? createPassRunner(
        {
          ...batchDeps,
          subjectIndexes: createSubjectIndexes({ store, screening, onFault }),
          ids,
          auditLog,
          workspaces,
        },
        { ...optionsOf('pass'), parallel: 1 },
      )
    : { ...ABSENT, watch: () => NO_WATCH }
  const deliveryRunner = works
    ? createDeliveryRunner(
        { store, clock: systemClock, ids, secretBox, signEvent: signWebhookEvent, eventSender },
        { ...optionsOf('delivery'), parallel: DELIVERIES_AT_ONCE, everyMs: lookMs ?? DELIVERIES_MS },
      )
    : ABSENT
  const agents = createAgentSignIn({
    issuer: publicUrl,
    resources: Object.values(ENDPOINTS).map((path) => `${publicUrl}${path}`),
    records: store.oauth,
    clock: systemClock,
    cookieKeys: cookieKeysOf(ring),
    fetchDocument: createFetchDocument({ allow }),
    onFault,
  })
  const usage = createUsageCounter({
    store,
    clock: systemClock,
    // why outside: the counts of many requests are written together
    later: (work, ms) =>
      tracing === undefined ? laterBy(work, ms) : tracing.outside(() => laterBy(work, ms)),
  })
  const limits = await requestLimits(config, onLimitsServer ?? (() => undefined))
  const ports: Wired['ports'] = {
    store,
    clock: systemClock,
    ids,
    manifests,
    gather,
    listsInForce: listsInForce(store.sources, screening),
    queryTurns: new FairQueue(1),
    screenerVersion: async () => (await screener()).version,
    runner,
    batchRunner,
    passRunner,
    deliveryRunner,
    secretBox,
    eventSender,
    auditLog,
    signer,
    closeSpelling,
    usage,
    web,
    messages: createMessageVerifier(),
    finder: reader,
    pages: createPages({ web, finder: reader, clock: systemClock }),
    model,
    pdf,
    limits,
    signIn: createSignIn({
      db: store.db,
      attempt: store.attempt,
      clock: systemClock,
      makeId: () => ids.ulid(),
    }),
    codes: oneTimeCodes,
    passkeyVerifier,
    openId: createOpenIdClient({ http: createAskJson({ allow }), clock: systemClock }),
    textRecords: createTextRecords(),
    devices: createDeviceSigner(ring),
    agentSignIn: agents,
    settings: {
      publicUrl,
      upgradeUrl: config.ASSAY_UPGRADE_URL || `${publicUrl}/`,
      attributionTag: config.ASSAY_ATTRIBUTION_TAG,
      freeAssessments: FREE_ASSESSMENTS,
      sendsMail: config.ASSAY_SMTP_URL !== '',
      establishedHosts: config.ASSAY_ESTABLISHED_HOSTS,
      fabricationPrior: config.ASSAY_MADE_UP_EVIDENCE,
      requiredLists: config.ASSAY_REQUIRED_LISTS,
    },
    server: {
      version: about.version,
      startedAt: new Date(performance.timeOrigin).toISOString(),
      storeKind: store.dialect,
      residentBytes: () => process.memoryUsage.rss(),
      stopwatch() {
        const started = performance.now()
        return () => performance.now() - started
      },
    },
  }
  return {
    ports,
    store,
    agents,
    logKey,
    screener,
    watch: () => passRunner.watch(),
    witnessing,
    async close() {
      await witnessing.stop()
      await Promise.all([runner, batchRunner, passRunner, deliveryRunner].map((one) => one.stop()))
      await pdf.close()
      await web.close()
      await reader.close()
      limits.close()
      await usage.flush()
      await store.close()
    },
  }
}
