// The data folder of the embedded mode: the database, the secrets, and the lock that keeps a second server out.
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const DATABASE_FILE = 'assay.sqlite'
const SECRET_BYTES = 32
/** `doctor` looks at the lock for a moment; a server that starts just then waits for it. */
const LOCK_PATIENCE_MS = 300

export interface DataFolder {
  readonly path: string
  readonly database: string
  readonly secrets: string
  readonly logKey: string
  /** The key before it, while it is rotated. */
  readonly previousLogKey: string
  /** A new key that has signed nothing yet. */
  readonly nextLogKey: string
}

/** The data folder cannot be made or written, with the reason and what to do. */
export class DataFolderUnusable extends Error {
  constructor(path: string, reason: string) {
    super(
      `The data folder ${path} cannot be used: ${reason}. Set ASSAY_DATA_DIR to a folder that this user can write.`,
    )
  }
}

/** The folder, made if it is missing, readable by its owner only. Throws DataFolderUnusable. */
export function dataFolder(path: string): DataFolder {
  const absolute = resolve(path)
  makeFolder(absolute, absolute)
  return dataFolderAt(absolute)
}

/** The same where it has to be written. Throws DataFolderUnusable. */
export function writableDataFolder(path: string): DataFolder {
  const folder = dataFolder(path)
  try {
    accessSync(folder.path, constants.W_OK)
  } catch (error) {
    throw new DataFolderUnusable(folder.path, reasonOf(error, folder.path))
  }
  return folder
}

/** Makes a folder and those above it. Why not `recursive`: under /proc, Node.js tries for ever. */
function makeFolder(folder: string, whole: string): void {
  const above = dirname(folder)
  try {
    if (above !== folder) makeFolder(above, whole)
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found?.isDirectory() === true) return
    if (found !== undefined) throw new DataFolderUnusable(whole, `${folder} is a file`)
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (error instanceof DataFolderUnusable) throw error
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
    throw new DataFolderUnusable(whole, reasonOf(error, folder))
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no right to write there',
  EPERM: 'this user has no right to write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOENT: 'its file system holds no folders of users',
  ENAMETOOLONG: 'its name is too long',
}

function reasonOf(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return REASONS[code] ?? `${folder} cannot be made (${code})`
}

/** The paths of a data folder, which is not made. */
export function dataFolderAt(path: string): DataFolder {
  const absolute = resolve(path)
  return {
    path: absolute,
    database: join(absolute, DATABASE_FILE),
    secrets: join(absolute, 'session-secrets'),
    logKey: join(absolute, 'log-key'),
    previousLogKey: join(absolute, 'log-key-previous'),
    nextLogKey: join(absolute, 'log-key-next'),
  }
}

/** The ring of signing secrets of the folder, generated at first use with mode 0600. */
export const sessionSecrets = ({ secrets }: DataFolder): string => secretFile(secrets, 's1:')

/** The key of the audit log in base64, generated at first use with mode 0600. */
export const logKeySeed = ({ logKey }: DataFolder): string => secretFile(logKey, '')

/** The key of the audit log before this one, while it is rotated. */
export function previousLogKeySeed({ logKey, previousLogKey }: DataFolder): string | undefined {
  if (!existsSync(previousLogKey)) return undefined
  const seed = readFileSync(previousLogKey, 'utf8').trim()
  // why: a rotation that broke off before its last step has the same key under both names
  return seed === readFileSync(logKey, 'utf8').trim() ? undefined : seed
}

/**
 * Puts a new key in the place of the key of the audit log, which becomes the previous one. No step overwrites a key, and each can
 * be repeated: a rotation that broke off goes on with the key that it had made.
 */
export function exchangeLogKey(folder: DataFolder): void {
  if (previousLogKeySeed(folder) !== undefined) return
  secretFile(folder.nextLogKey, '')
  if (!existsSync(folder.previousLogKey)) linkSync(folder.logKey, folder.previousLogKey)
  renameSync(folder.nextLogKey, folder.logKey)
  // why: the new key must outlast a loss of power before anything in the database is signed with it
  syncFolder(folder)
}

/** Deletes the key before this one. */
export function forgetPreviousLogKey(folder: DataFolder): void {
  rmSync(folder.previousLogKey, { force: true })
  syncFolder(folder)
}

function syncFolder({ path }: DataFolder): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function secretFile(path: string, prefix: string): string {
  if (!existsSync(path)) {
    // why by a link: the file appears whole or not at all, even if another process starts or dies meanwhile
    const draft = `${path}.${randomBytes(6).toString('hex')}`
    const secret = randomBytes(SECRET_BYTES).toString('base64')
    writeFileSync(draft, `${prefix}${secret}\n`, { mode: 0o600, flush: true })
    try {
      linkSync(draft, path)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      rmSync(draft)
    }
  }
  chmodSync(path, 0o600)
  return readFileSync(path, 'utf8').trim()
}

/** The folder is in use by another server. */
export class FolderInUse extends Error {}

export interface FolderLock {
  /** Tells commands on this machine where callers reach the server. */
  announce(url: string): void
  release(): void
}

/**
 * Takes the folder for this server until it is released or the process ends, by a lock of the operating system (the
 * one SQLite holds on an open exclusive transaction), so that a killed server leaves nothing behind. Throws FolderInUse.
 */
export function lockFolder({ path }: DataFolder, patienceMs = LOCK_PATIENCE_MS): FolderLock {
  const holder = join(path, 'server.json')
  const lock = new DatabaseSync(join(path, 'server.lock'))
  try {
    lock.exec(`pragma busy_timeout = ${patienceMs}; pragma journal_mode = memory; begin exclusive`)
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === 5)) throw error
    throw new FolderInUse(
      `Another server${describeHolder(holder)} is using the data folder ${path}. ` +
        'Stop it, or give this one a folder of its own with ASSAY_DATA_DIR.',
    )
  }
  const about = { pid: process.pid, since: new Date().toISOString() }
  writeFileSync(holder, JSON.stringify(about))
  return {
    announce: (url) => writeFileSync(holder, JSON.stringify({ ...about, url })),
    release() {
      rmSync(holder, { force: true })
      lock.close()
    },
  }
}

/** Whether a server holds the folder now. */
export function isServed(folder: DataFolder): boolean {
  try {
    lockFolder(folder, 0).release()
    return false
  } catch (error) {
    if (error instanceof FolderInUse) return true
    throw error
  }
}

/** Where callers reach the server that holds the folder; undefined where none does, or it has not said so yet. */
export function servedAt(folder: DataFolder): string | undefined {
  if (!isServed(folder)) return undefined
  try {
    const { url } = JSON.parse(readFileSync(join(folder.path, 'server.json'), 'utf8')) as { url?: unknown }
    return typeof url === 'string' ? url : undefined
  } catch {
    return undefined
  }
}

/** For the message only; the lock decides. */
function describeHolder(file: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; since: string }
    return ` (process ${pid}, since ${since})`
  } catch {
    return ''
  }
}
