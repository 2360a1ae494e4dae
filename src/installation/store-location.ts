// Where the store of an installation is.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { StoreLocation } from '../platform/store/store.ts'
import { type Config, ConfigError } from './config.ts'
import { DATABASE_FILE, writableDataFolder } from './data-folder.ts'

/** Whether there is a store to be read. Makes nothing; a database of PostgreSQL is taken to be there. */
export const storeExists = (config: Pick<Config, 'DATABASE_URL' | 'ASSAY_DATA_DIR'>): boolean =>
  config.DATABASE_URL !== '' || existsSync(join(resolve(config.ASSAY_DATA_DIR), DATABASE_FILE))

/** Where the store of a configuration is. Makes the data folder when it is the embedded one. Throws ConfigError. */
export function storeLocation(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'ASSAY_DATA_DIR'>,
): StoreLocation {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = config
  if (url === '' && directUrl !== '')
    throw new ConfigError(
      'DATABASE_DIRECT_URL is set, and DATABASE_URL is not, so that Assay would use SQLite. Set DATABASE_URL to the pooler, or to PostgreSQL ' +
        'where there is none.',
    )
  if (url === '') return { kind: 'sqlite', path: writableDataFolder(config.ASSAY_DATA_DIR).database }
  return { kind: 'postgres', url, ...(directUrl !== '' && { directUrl }) }
}
