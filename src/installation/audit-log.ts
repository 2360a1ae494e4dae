// The signed logs of the workspaces of this installation, and the key that signs them: from the environment or from the data folder.
import { existsSync } from 'node:fs'
import { createWorkspaceLog, type LogDeps, type RotatingLog } from '../audit/log/workspace-log.ts'
import type { LogKey } from '../audit/ports.ts'
import type { Ids } from '../base/ports.ts'
import { ed25519FromSeed, parseSeed, verifyEd25519 } from '../platform/signing/ed25519.ts'
import type { Store } from '../platform/store/store.ts'
import { type Config, ConfigError } from './config.ts'
import { dataFolder, logKeySeed, previousLogKeySeed } from './data-folder.ts'
import { equalBytes } from '../audit/proofs/bytes.ts'

/** The key of the audit log; undefined for a data folder that has none yet. Throws ConfigError if production lacks one. */
export function knownLogKey(config: Config): LogKey | undefined {
  const { ASSAY_LOG_KEY: seed, ASSAY_LOG_KEY_PREVIOUS: previous } = config
  if (seed !== undefined) return keyFrom(seed, previous)
  if (previous !== undefined)
    throw new ConfigError(
      'ASSAY_LOG_KEY_PREVIOUS is set without ASSAY_LOG_KEY. Set ASSAY_LOG_KEY to the new key, and this one to the key before it.',
    )
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
  const seed = seedIn(folder.logKey, logKeySeed(folder), 'without it, the audit log cannot be continued')
  const text = previousLogKeySeed(folder)
  const advice =
    'if there is no copy, delete the file and run "assay audit retire-key", which ends the rotation with the new key'
  return keyFrom(seed, text === undefined ? undefined : seedIn(folder.previousLogKey, text, advice))
}

function seedIn(path: string, text: string, advice: string): Uint8Array {
  try {
    return parseSeed(text)
  } catch (error) {
    throw new ConfigError(`${path} is damaged (${String(error)}). Restore it: ${advice}.`)
  }
}

function keyFrom(seed: Uint8Array, previousSeed?: Uint8Array): LogKey {
  const key = { ...ed25519FromSeed(seed), verify: verifyEd25519 }
  if (previousSeed === undefined) return key
  const previous = ed25519FromSeed(previousSeed)
  if (equalBytes(key.publicKey, previous.publicKey))
    throw new ConfigError(
      'ASSAY_LOG_KEY_PREVIOUS is the same key as ASSAY_LOG_KEY. Remove it, or make a new key.',
    )
  return { ...key, previous }
}

/** `publicUrl` is where callers reach the server; its host begins the name of each new log. */
export const auditLogOf = (
  key: LogKey,
  publicUrl: string,
  ids: Ids,
  more: Pick<LogDeps, 'witnesses' | 'onGrown'> = {},
): RotatingLog =>
  createWorkspaceLog({
    ...more,
    key,
    host: new URL(publicUrl).host,
    makeId: () => Buffer.from(ids.randomBytes(16)).toString('hex'),
  })
