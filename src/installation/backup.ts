// Backups of a data folder. A backup is a folder of the same form, so that it can be checked where it lies.
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  createReadStream,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { RunningSha256 } from '../base/sha256.ts'
import { copySqlite } from '../platform/store/copy-sqlite.ts'
import { type DataFolder, DATABASE_FILE, dataFolder, dataFolderAt, lockFolder } from './data-folder.ts'
import { resourcesFile } from './matching-resources.ts'

const LIST = 'backup.json'
const OWNER = { folder: 0o700, file: 0o600 } as const

const BackupList = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  files: z.record(z.string().regex(/^[a-z.-]+$/), z.string().regex(/^[0-9a-f]{64}$/)),
})
type BackupList = z.infer<typeof BackupList>

/** A backup cannot be made or restored, with the reason and what to do. */
export class BackupRefused extends Error {}

export interface BackupFacts {
  readonly version: string
  /** ISO instant. */
  readonly madeAt: string
}

/** What a backup holds: names of files. */
export interface Backup extends BackupFacts {
  readonly path: string
  readonly files: readonly string[]
}

/**
 * Copies the database and the keys of a data folder into a new folder, while a server may run. `check` sees the copy before it
 * gets its name: where it throws, there is no backup.
 */
export async function makeBackup(
  from: string,
  to: string,
  facts: BackupFacts,
  check: (copy: string) => Promise<void>,
): Promise<Backup> {
  const path = resolve(to)
  const source = dataFolderAt(from)
  if (!existsSync(source.database))
    throw new BackupRefused(
      `There is no ${DATABASE_FILE} in ${source.path}. Set ASSAY_DATA_DIR to the folder of the server.`,
    )
  if (existsSync(path))
    throw new BackupRefused(
      `${path} is there already. A backup is a new folder: give it another name, such as one with the date.`,
    )
  if (!existsSync(dirname(path)))
    throw new BackupRefused(`There is no folder ${dirname(path)}. Make it first.`)
  // why under another name first: what has the name of a backup is whole
  const draft = join(dirname(path), `.${basename(path)}-${randomBytes(4).toString('hex')}`)
  mkdirSync(draft, { mode: OWNER.folder })
  try {
    const copy = dataFolderAt(draft)
    copySqlite(source.database, copy.database)
    for (const name of othersOf(source))
      if (existsSync(join(source.path, name))) copyPrivate(join(source.path, name), join(draft, name))
    await check(draft)
    const names = readdirSync(draft).filter((name) => KEPT.has(name))
    // why: a check opens the copy as a server does, which may leave files beside it
    for (const name of readdirSync(draft)) if (!KEPT.has(name)) rmSync(join(draft, name), { recursive: true })
    const files: Record<string, string> = {}
    for (const name of names.toSorted()) files[name] = await hashOf(join(draft, name))
    const list: BackupList = { format: 1, ...facts, files }
    writeFileSync(join(draft, LIST), `${JSON.stringify(list, null, 2)}\n`, { mode: OWNER.file, flush: true })
    renameSync(draft, path)
    return { path, ...facts, files: Object.keys(files) }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** Copies a backup into a data folder that has no database. Throws BackupRefused, or FolderInUse where a server runs there. */
export async function restoreBackup(from: string, to: string): Promise<Backup> {
  const path = resolve(from)
  const { files, version, madeAt } = listOf(path)
  const strange = Object.keys(files).find((name) => !KEPT.has(name))
  if (strange !== undefined)
    throw new BackupRefused(
      `${join(path, LIST)} names "${strange}", which no backup holds. Use another backup.`,
    )
  for (const [name, hash] of Object.entries(files))
    if (!existsSync(join(path, name)) || (await hashOf(join(path, name))) !== hash)
      throw new BackupRefused(
        `${join(path, name)} is not as it was when the backup was made. Use another backup.`,
      )
  const folder = dataFolder(to)
  const lock = lockFolder(folder)
  try {
    // why journals: SQLite would carry out what one of another database holds
    const there = [...KEPT, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-journal`].filter((name) =>
      existsSync(join(folder.path, name)),
    )
    if (there.length > 0)
      throw new BackupRefused(
        `${folder.path} has ${there.join(', ')} already, and a restore overwrites nothing. Move the folder away, or set ASSAY_DATA_DIR to a new one.`,
      )
    // why the database last: a restore that broke off has none, and can be seen to be incomplete
    const names = Object.keys(files).toSorted(
      (a, b) => Number(a === DATABASE_FILE) - Number(b === DATABASE_FILE),
    )
    for (const name of names) copyPrivate(join(path, name), join(folder.path, name))
    return { path: folder.path, version, madeAt, files: names }
  } finally {
    lock.release()
  }
}

/** What is kept beside the database, where it is there: a server whose keys come from the environment has none in its folder. */
const othersOf = ({ path, secrets, logKey, previousLogKey }: DataFolder): readonly string[] =>
  [secrets, logKey, previousLogKey, resourcesFile({ ASSAY_DATA_DIR: path })].map((file) => basename(file))

const KEPT: ReadonlySet<string> = new Set([DATABASE_FILE, ...othersOf(dataFolderAt('.'))])

function copyPrivate(from: string, to: string): void {
  const draft = `${to}.${randomBytes(4).toString('hex')}`
  try {
    copyFileSync(from, draft)
    const copy = openSync(draft, 'r')
    try {
      fchmodSync(copy, OWNER.file)
      fsyncSync(copy)
    } finally {
      closeSync(copy)
    }
    renameSync(draft, to)
  } finally {
    rmSync(draft, { force: true })
  }
}

function listOf(path: string): BackupList {
  const file = join(path, LIST)
  if (!existsSync(file)) throw new BackupRefused(`There is no ${LIST} in ${path}: it is no backup of Assay.`)
  try {
    return BackupList.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new BackupRefused(
      `${file} cannot be read. Use another backup, or a newer Assay if that made this one.`,
    )
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = new RunningSha256()
  for await (const piece of createReadStream(path)) hash.add(piece as Uint8Array)
  return hash.hex()
}
