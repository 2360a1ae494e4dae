// The signed logs of the workspaces of this installation, and the key that signs them: from the environment or from the data folder.
import { existsSync } from 'node:fs'
import { createWorkspaceLog, type WorkspaceLog } from '../audit/log/workspace-log.ts'
import type { LogKey } from '../audit/ports.ts'
import type { Ids } from '../base/ports.ts'
import { ed25519FromSeed, parseSeed, verifyEd25519 } from '../platform/signing/ed25519.ts'
import type { Store } from '../platform/store/store.ts'
import { type Config, ConfigError } from './config.ts'
import { dataFolder, logKeySeed } from './data-folder.ts'

/** The key of the audit log; undefined for a data folder that has none yet. Throws ConfigError if production lacks one. */
export function knownLogKey(config: Config): LogKey | undefined {
  if (config.ASSAY_LOG_KEY) return keyFrom(config.ASSAY_LOG_KEY)
  if (config.ASSAY_MODE === 'production') {
    throw new ConfigError(
      'ASSAY_MODE=production needs ASSAY_LOG_KEY, the key that signs the audit log. Make one with:\n  openssl rand -base64 32',
    )
  }
  return existsSync(dataFolder(config.ASSAY_DATA_DIR).logKey) ? keyOfFolder(config) : undefined
}

/** The key of the audit log, made for a data folder that has none. Throws ConfigError if logs were signed with a key that is gone. */
export async function auditLogKey(config: Config, store: Pick<Store, 'accounts' | 'read'>): Promise<LogKey> {
  const key = knownLogKey(config)
  if (key !== undefined) return key
  await refuseLostLogKey(config, store)
  return keyOfFolder(config)
}

/** Throws ConfigError for a data folder without the key that signed the logs of the store. */
export async function refuseLostLogKey(
  config: Config,
  store: Pick<Store, 'accounts' | 'read'>,
): Promise<void> {
  for (const { id } of await store.accounts.workspaces())
    if ((await store.read(id, (tenant) => tenant.logName())) !== undefined)
      throw new ConfigError(
        `${dataFolder(config.ASSAY_DATA_DIR).logKey} is missing, the key that signed the audit log. Restore it from a copy: without it, the audit log cannot be continued.`,
      )
}

function keyOfFolder(config: Config): LogKey {
  const folder = dataFolder(config.ASSAY_DATA_DIR)
  try {
    return keyFrom(parseSeed(logKeySeed(folder)))
  } catch (error) {
    throw new ConfigError(
      `${folder.logKey} is damaged (${String(error)}). Restore it: without it, the audit log cannot be continued.`,
    )
  }
}

const keyFrom = (seed: Uint8Array): LogKey => ({ ...ed25519FromSeed(seed), verify: verifyEd25519 })

/** `publicUrl` is where callers reach the server; its host begins the name of each new log. */
export const auditLogOf = (key: LogKey, publicUrl: string, ids: Ids): WorkspaceLog =>
  createWorkspaceLog({
    key,
    host: new URL(publicUrl).host,
    makeId: () => Buffer.from(ids.randomBytes(16)).toString('hex'),
  })
