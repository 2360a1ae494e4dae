// Where the store of an installation is.
import type { StoreLocation } from '../platform/store/store.ts'
import type { Config } from './config.ts'
import { dataFolder } from './data-folder.ts'

/** Where the store of a configuration is. Makes the data folder when it is the embedded one. */
export function storeLocation(config: Pick<Config, 'DATABASE_URL' | 'ASSAY_DATA_DIR'>): StoreLocation {
  return config.DATABASE_URL === ''
    ? { kind: 'sqlite', path: dataFolder(config.ASSAY_DATA_DIR).database }
    : { kind: 'postgres', url: config.DATABASE_URL }
}
