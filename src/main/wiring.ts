// From settings to ports: the one place where adapters are chosen.
import about from '../../package.json' with { type: 'json' }
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { systemClock } from '../platform/clock/system-clock.ts'
import { randomIds } from '../platform/ids/random-ids.ts'
import { createLanguageModel } from '../platform/language-model/language-model.ts'
import { memoryLimits } from '../platform/limits/memory-limits.ts'
import { createSigner, parseSessionSecrets, type SessionSecret } from '../platform/signing/session-secrets.ts'
import { createSignIn } from '../platform/sign-in/sign-in.ts'
import { fontsIn } from '../platform/pdf/fonts.ts'
import { PdfPress } from '../platform/pdf/pdf-press.ts'
import { type OpenStore, openStore, type StoreLocation } from '../platform/store/store.ts'
import { createWeb } from '../platform/http-guard/web.ts'
import { PageReader } from '../platform/page-text/page-reader.ts'
import { catalogue } from '../sources/catalogue/catalogue.ts'
import { createPages } from '../citations/pages.ts'
import { gatherEvidence } from '../diligence/evidence/gather.ts'
import { createWatchLists } from '../screening/watch-lists/watch-lists.ts'
import type {
  Clock,
  LanguageModel,
  LanguageModelUnavailable,
  Ports,
  SourceManifest,
  SourceStore,
} from '../ports.ts'
import { createRunner } from '../diligence/runs/runner.ts'
import type { FoundQuote } from '../citations/find/quote-finder.ts'
import { Matcher } from '../names/matcher/matcher.ts'
import { type Config, ConfigError } from '../installation/config.ts'
import { dataFolder, sessionSecrets } from '../installation/data-folder.ts'
import { indexInWorker } from '../screening/watch-lists/index-in-worker.ts'
import { languageModelOf } from '../installation/language-model-of.ts'

const FREE_ASSESSMENTS = 3
/** How often the queue of runs is looked at without being woken: what another process left behind. */
const QUEUE_MS = 2_000

/** Timers as the runner wants them. */
export function laterBy(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export interface Wired {
  /** All but the syncing, which comes with the keeping of sources. */
  readonly ports: Omit<Ports, 'syncing'>
  readonly store: OpenStore
  close(): Promise<void>
}

/** Where the store of a configuration is. Makes the data folder when it is the embedded one. */
export function storeLocation(config: Pick<Config, 'DATABASE_URL' | 'ASSAY_DATA_DIR'>): StoreLocation {
  return config.DATABASE_URL === ''
    ? { kind: 'sqlite', path: dataFolder(config.ASSAY_DATA_DIR).database }
    : { kind: 'postgres', url: config.DATABASE_URL }
}

/** The ring that signs tokens. Throws ConfigError where production lacks one. */
export function signingSecrets(config: Config): readonly SessionSecret[] {
  if (config.ASSAY_SESSION_SECRETS) return config.ASSAY_SESSION_SECRETS
  if (config.ASSAY_MODE === 'production') {
    throw new ConfigError(
      'ASSAY_MODE=production needs ASSAY_SESSION_SECRETS. Make one with:\n  echo "s1:$(openssl rand -base64 32)"',
    )
  }
  const folder = dataFolder(config.ASSAY_DATA_DIR)
  const text = sessionSecrets(folder)
  try {
    return parseSessionSecrets(text)
  } catch (error) {
    throw new ConfigError(
      `${folder.secrets} is damaged (${String(error)}). Restore it, or remove it to end all open sessions.`,
    )
  }
}

/** The operator's folder of fonts; empty where none is set. Throws ConfigError where it is none, or holds what is no font. */
export function fontFolder(path: string): string {
  if (path === '') return ''
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new ConfigError(
      `ASSAY_FONT_DIR "${path}" is no folder. Name a folder with .ttf or .otf files, or unset it.`,
    )
  const folder = resolve(path)
  try {
    fontsIn(folder)
  } catch (error) {
    throw new ConfigError(
      `ASSAY_FONT_DIR: ${error instanceof Error ? error.message : String(error)}. Take this file out of the folder, ` +
        'or put a .ttf or .otf font in its place.',
    )
  }
  return folder
}

/** Gathers evidence; the tables of the matcher are made for the first subject. */
export function gathering(
  store: SourceStore,
  manifests: readonly SourceManifest[],
  requiredLists: readonly string[],
  clock: Clock,
): Ports['gather'] {
  let deps: Parameters<typeof gatherEvidence>[1] | undefined
  return (subject) => {
    if (deps === undefined) {
      const matcher = new Matcher()
      const watchLists = createWatchLists(store, manifests, matcher, indexInWorker)
      deps = { store, manifests, watchLists, matcher, clock, requiredLists }
    }
    return gatherEvidence(subject, deps)
  }
}

/** The language model of a configuration, if it has one; `onFault` is told why it gives no answer. Throws ConfigError. */
export function languageModel(
  config: Config,
  onFault: (fault: LanguageModelUnavailable) => void = () => undefined,
): LanguageModel | undefined {
  const configured = languageModelOf(config)
  return configured && createLanguageModel(configured, { clock: systemClock, onFault })
}

/** Reads pages and looks for quotes in them, on threads that start with the first page. */
export const pageReader = (): PageReader<FoundQuote> =>
  new PageReader({}, new URL('../citations/find/quote-finder.ts', import.meta.url))

/** Who is told of what goes wrong behind the scenes. */
export interface Faults {
  /** Of a run, or of the queue of runs. */
  readonly onFault: (error: unknown, runId?: string) => void
  readonly onModelFault: (fault: LanguageModelUnavailable) => void
  /** Of how the process that prints reports ended. */
  readonly onPrinterBroken: (how: string) => void
}

/**
 * Opens everything a server needs. `publicUrl` is where callers reach it. Whoever calls it for the embedded store holds the
 * lock of the data folder.
 */
export async function wire(
  config: Config,
  publicUrl: string,
  { onFault, onModelFault, onPrinterBroken }: Faults,
): Promise<Wired> {
  const allow = config.ASSAY_FETCH_ALLOW
  if (config.ASSAY_MODE === 'production' && allow.pairs.length > 0) {
    throw new ConfigError('ASSAY_MODE=production does not allow ASSAY_FETCH_ALLOW: unset one of them')
  }
  const model = languageModel(config, onModelFault)
  const pdf = new PdfPress({ fontFolder: fontFolder(config.ASSAY_FONT_DIR), onBroken: onPrinterBroken })
  const signer = createSigner(signingSecrets(config))
  const store = await openStore(storeLocation(config))
  // why at once: whoever worked on a run of this folder has lost the lock, and is dead
  if (store.dialect === 'sqlite') await store.queue.takeBack()
  const web = createWeb({ allow, ...(config.ASSAY_PUBLIC_URL && { about: config.ASSAY_PUBLIC_URL }) })
  const reader = pageReader()
  const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
  const unknown = config.ASSAY_REQUIRED_LISTS.find((id) => !catalogue.has(id))
  if (unknown !== undefined)
    throw new ConfigError(
      `ASSAY_REQUIRED_LISTS names "${unknown}", which is no source; known are ${[...catalogue.keys()].join(', ')}`,
    )
  const gather = gathering(store.sources, manifests, config.ASSAY_REQUIRED_LISTS, systemClock)
  const ids = randomIds()
  const runner = createRunner(
    { store, clock: systemClock, ids, gather },
    { parallel: 1, everyMs: QUEUE_MS, onFault, later: laterBy },
  )
  const ports: Wired['ports'] = {
    store,
    clock: systemClock,
    ids,
    manifests,
    gather,
    runner,
    signer,
    web,
    pages: createPages({ web, finder: reader, clock: systemClock }),
    model,
    pdf,
    limits: memoryLimits({
      free: config.ASSAY_RATE_LIMIT_FREE,
      pro: config.ASSAY_RATE_LIMIT_PRO,
      telemetry: config.ASSAY_RATE_LIMIT_TELEMETRY,
      'failed-sign-in': config.ASSAY_RATE_LIMIT_FAILED_SIGN_IN,
      'sign-in': config.ASSAY_RATE_LIMIT_SIGN_IN,
    }),
    signIn: createSignIn({
      db: store.db,
      attempt: store.attempt,
      clock: systemClock,
      makeId: () => ids.ulid(),
    }),
    settings: {
      publicUrl,
      upgradeUrl: config.ASSAY_UPGRADE_URL || `${publicUrl}/`,
      attributionTag: config.ASSAY_ATTRIBUTION_TAG,
      freeAssessments: FREE_ASSESSMENTS,
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
    async close() {
      await runner.stop()
      await pdf.close()
      await web.close()
      await reader.close()
      await store.close()
    },
  }
}
