// Reads the key that signs the audit log from the environment or from the data folder.
import type { LogKey } from '../audit/ports.ts'
import { ed25519FromSeed, parseSeed, verifyEd25519 } from '../platform/signing/ed25519.ts'
import { type Config, ConfigError } from './config.ts'
import { dataFolder, logKeySeed } from './data-folder.ts'

/** The key of the audit log. Throws ConfigError if production lacks one. */
export function auditLogKey(config: Config): LogKey {
  return { ...ed25519FromSeed(seedOf(config)), verify: verifyEd25519 }
}

function seedOf(config: Config): Uint8Array {
  if (config.ASSAY_LOG_KEY) return config.ASSAY_LOG_KEY
  if (config.ASSAY_MODE === 'production') {
    throw new ConfigError(
      'ASSAY_MODE=production needs ASSAY_LOG_KEY, the key that signs the audit log. Make one with:\n  openssl rand -base64 32',
    )
  }
  const folder = dataFolder(config.ASSAY_DATA_DIR)
  try {
    return parseSeed(logKeySeed(folder))
  } catch (error) {
    throw new ConfigError(
      `${folder.logKey} is damaged (${String(error)}). Restore it: without it, the audit log cannot be continued.`,
    )
  }
}
