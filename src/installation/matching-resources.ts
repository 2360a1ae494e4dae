// What this installation screens with: the built-in tables, and the corpora that were imported into the data folder.
import { existsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Matcher } from '../names/matcher/matcher.ts'
import { indexFiles } from '../screening/index-files/index-files.ts'
import { sharedIndexFiles, type Sharing } from './shared-index-files.ts'
import { type IndexFiles, makeIndexWith } from '../screening/watch-lists/watch-index.ts'
import { Screener } from '../screening/screener.ts'
import { filterInWorkers } from '../screening/worker/filter-in-workers.ts'
import { spreadSearch } from '../screening/name-search.ts'
import { searchInWorker } from '../screening/worker/search-in-worker.ts'
import { indexInWorker } from '../screening/worker/index-in-worker.ts'
import { groupsOf, storedCorpora } from '../sources/resources/stored-resources.ts'
import type { Config } from './config.ts'

/** They run at a lower priority than requests. Each takes about 80 MB for its tables. */
const THREADS = Math.min(availableParallelism(), 4)

type Folder = Pick<Config, 'ASSAY_DATA_DIR'>

/** The file of the imported corpora. It does not make the folder: a read leaves nothing behind. */
export const resourcesFile = ({ ASSAY_DATA_DIR }: Folder): string =>
  join(resolve(ASSAY_DATA_DIR), 'matching-resources.json')

/** The indexes of watch lists that were made. Every file can be removed: it is made again when it is needed. */
const filesOf = ({ ASSAY_DATA_DIR }: Folder): IndexFiles =>
  indexFiles(join(resolve(ASSAY_DATA_DIR), 'watch-index'))

export const hasImportedResources = (config: Folder): boolean => existsSync(resourcesFile(config))

export interface ScreenerOptions {
  readonly builtInOnly?: boolean | undefined
  /** Writes no index of older snapshots, which would take the place of one that a server needs at its next start. */
  readonly readsOnly?: boolean
}

/** For a command, which ends before the next import. Throws ResourceError. */
export async function createScreener(
  config: Folder,
  { builtInOnly = false, readsOnly = false }: ScreenerOptions = {},
): Promise<Screener> {
  const matcher = builtInOnly
    ? new Matcher()
    : new Matcher(groupsOf(await storedCorpora(resourcesFile(config))))
  const files = filesOf(config)
  return new Screener(
    matcher,
    makeIndexWith(matcher),
    readsOnly ? { ...files, write: () => Promise.resolve() } : files,
  )
}

/**
 * For a server: looks at the file each time, and makes another screener when it has changed. If the file cannot be read, the
 * screener stays as it was and `onFault` is called once. Throws ResourceError if there was no screener before. `sharing`: where
 * other machines find the indexes that this one makes.
 */
export function screenerInForce(
  config: Folder,
  onFault: (error: unknown) => void,
  sharing?: Omit<Sharing, 'onFault'>,
): () => Promise<Screener> {
  const path = resourcesFile(config)
  const local = filesOf(config)
  const files = sharing === undefined ? local : sharedIndexFiles(local, { ...sharing, onFault })
  let made: { readonly version: string; readonly screener: Promise<Screener> } | undefined
  return async () => {
    const version = versionOf(path)
    if (made?.version === version) return made.screener
    const before = made?.screener
    const screener = load(path, files).catch((error: unknown) => {
      if (before === undefined) {
        made = undefined
        throw error
      }
      onFault(error)
      return before
    })
    made = { version, screener }
    return screener
  }
}

/** An import replaces the file, which changes its number, its size or its time. Empty if there is no file. */
function versionOf(path: string): string {
  try {
    // why not asynchronous: each run asks it twice, and a turn of the thread pool takes a hundred times as long
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    return stats === undefined ? '' : [stats.ino, stats.size, stats.mtimeNs].join(' ')
  } catch (error) {
    return `unreadable ${(error as NodeJS.ErrnoException).code}`
  }
}

async function load(path: string, files: IndexFiles): Promise<Screener> {
  const groups = groupsOf(await storedCorpora(path))
  const imported = groups === undefined ? undefined : JSON.stringify(groups)
  return new Screener(
    new Matcher(groups),
    indexInWorker(imported),
    files,
    filterInWorkers(THREADS, imported),
    spreadSearch(searchInWorker(imported), THREADS),
  )
}
