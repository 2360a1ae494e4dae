// Reads the secrets that sign session tokens from the environment or from the data folder.
import { parseSessionSecrets, type SessionSecret } from '../platform/signing/session-secrets.ts'
import { type Config, ConfigError } from './config.ts'
import { dataFolder, sessionSecrets } from './data-folder.ts'

/** The ring of secrets that signs tokens. Throws ConfigError if production lacks one. */
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
