// From settings to ports: the one place where adapters are chosen.
import { systemClock } from '../adapters/clock/system-clock.ts'
import { randomIds } from '../adapters/ids/random-ids.ts'
import { memoryLimits } from '../adapters/limits/memory-limits.ts'
import { createSigner, parseSessionSecrets, type SessionSecret } from '../adapters/signing/session-secrets.ts'
import { type OpenStore, openStore, type StoreLocation } from '../adapters/store/store.ts'
import { createWeb } from '../adapters/web/web.ts'
import type { Ports } from '../app/ports.ts'
import { type Config, ConfigError } from './config.ts'
import { dataFolder, sessionSecrets } from './data-folder.ts'

const FREE_ASSESSMENTS = 3

export interface Wired {
  readonly ports: Ports
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

/** Opens everything a server needs. `publicUrl` is where callers reach it. */
export async function wire(config: Config, publicUrl: string): Promise<Wired> {
  const allow = config.ASSAY_FETCH_ALLOW
  if (config.ASSAY_MODE === 'production' && allow.pairs.length > 0) {
    throw new ConfigError('ASSAY_MODE=production does not allow ASSAY_FETCH_ALLOW: unset one of them')
  }
  const signer = createSigner(signingSecrets(config))
  const store = await openStore(storeLocation(config))
  const web = createWeb({ allow })
  const ports: Ports = {
    store,
    clock: systemClock,
    ids: randomIds(),
    signer,
    web,
    limits: memoryLimits({
      free: config.ASSAY_RATE_LIMIT_FREE,
      pro: config.ASSAY_RATE_LIMIT_PRO,
      telemetry: config.ASSAY_RATE_LIMIT_TELEMETRY,
      'failed-sign-in': config.ASSAY_RATE_LIMIT_FAILED_SIGN_IN,
    }),
    settings: {
      upgradeUrl: config.ASSAY_UPGRADE_URL || `${publicUrl}/`,
      attributionTag: config.ASSAY_ATTRIBUTION_TAG,
      freeAssessments: FREE_ASSESSMENTS,
    },
  }
  return {
    ports,
    store,
    async close() {
      await web.close()
      await store.close()
    },
  }
}
