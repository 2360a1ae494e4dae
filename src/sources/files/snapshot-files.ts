// The files of a snapshot on disk: one file, or a folder with a set of files under the publisher's names.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { SnapshotFiles, SourceFile, SourceReader } from '../model/source.ts'
import { type ArchiveMember, offersOf, type WantedMember } from './archive.ts'
import { ListFileError } from './list-file-error.ts'

export interface SnapshotOnDisk {
  readonly files: SnapshotFiles
  /** Size of the files on disk that are read. */
  readonly bytes: number
  /** SHA-256 of the file; for several files, of their sorted `name:sha256` with official names in lower case. */
  contentSha256(): Promise<string>
}

/** Stamps that publishers add to names: a day and an hour before it, or a day after it. */
const STAMPS = /^\d{8}(?:-\d{4})?[-_]|[-_.]?\d{4}-\d{2}-\d{2}(?=\.|$)/g

/** The name in lower case without stamps and the extension of its compression. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.(?:gz|bz2)$/, '')
    .replace(STAMPS, '')

/** Files with the same stamp belong together. */
const stampOf = (name: string): string => (name.match(STAMPS) ?? []).join()

/** A set and the files of it that were found. */
interface FoundSet {
  readonly set: readonly SourceFile[]
  readonly found: ReadonlyMap<string, ArchiveMember>
}

/**
 * Opens the files of the first set whose main file is there. A single file under another name counts as the main file
 * of the set whose names have the same ending. Of an archive, only the members that `isWanted` names are the snapshot, if it is
 * given. Throws ListFileError if no set is complete.
 */
export async function openSnapshot(
  path: string,
  sets: readonly (readonly SourceFile[])[],
  onBytes: (count: number) => void = () => undefined,
  isWanted?: WantedMember,
): Promise<SnapshotOnDisk> {
  const { paths, meant } = await filesAt(path, sets)
  const offers = (await eachInTurn(paths, (file) => offersOf(file, isWanted))).flat()
  if (isWanted !== undefined && offers.length === 0)
    throw new ListFileError(path, 'it has no file of what --only asks for; check what you asked for')
  const { set, found } = setAmong(
    path,
    offers,
    meant.map((each) => each.flatMap((file) => numbered(file, offers))),
  )
  const missing = set.filter(({ name, optional }) => optional !== true && !found.has(name.toLowerCase()))
  if (missing.length > 0) {
    throw new ListFileError(
      path,
      `no ${missing.map(({ name }) => name).join(', ')} here; put the whole set in one folder: ${listed(set)}`,
    )
  }
  const used = [...new Set([...found.values()].map((offer) => offer.path))].sort()
  const members =
    isWanted === undefined ? undefined : [...found].filter(([, { packed }]) => packed !== undefined)
  const sizes =
    members === undefined || members.length === 0
      ? await Promise.all(used.map(async (file) => (await stat(file)).size))
      : members.map(([, { packed = 0 }]) => packed)
  return {
    files: {
      set,
      open: (name) => {
        const asked = name.toLowerCase()
        // an archive may hold more files than the one it is recognised by
        const beside = (offer: ArchiveMember): boolean =>
          used.includes(offer.path) && offer.name.toLowerCase() === asked
        return (found.get(asked) ?? offers.find(beside))?.read(onBytes)
      },
    },
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    contentSha256: () =>
      members === undefined || members.length === 0
        ? hashOf(used.map((file) => ({ file, name: officialName(file, found) })))
        : hashOfMembers(members),
  }
}

/** Which members of an archive a reader wants of what was asked for; undefined for all. */
export const wantedOf = (
  source: Pick<SourceReader, 'wants'>,
  only: ReadonlySet<string> | undefined,
): WantedMember | undefined =>
  only === undefined || source.wants === undefined
    ? undefined
    : (member) => source.wants?.(member, only) === true

/** A name with `#` for digits matches every file with such a name. */
function numbered(file: SourceFile, offers: readonly ArchiveMember[]): readonly SourceFile[] {
  if (!file.name.includes('#')) return [file]
  const pattern = new RegExp(
    `^${file.name.replaceAll('.', '\\.').replace(/#+/g, (run) => `\\d{${run.length}}`)}$`,
    'i',
  )
  const there = offers.filter(({ name }) => pattern.test(name))
  return there.length === 0 ? [file] : there.map(({ name }) => ({ ...file, name }))
}

/** Why in sequence: a folder may hold more files than a process may open at once. */
async function eachInTurn<F, T>(files: readonly F[], work: (file: F) => Promise<T>): Promise<readonly T[]> {
  const done: T[] = []
  for (const file of files) done.push(await work(file))
  return done
}

function setAmong(
  path: string,
  offers: readonly ArchiveMember[],
  sets: readonly (readonly SourceFile[])[],
): FoundSet {
  const named = sets.map((set): FoundSet => ({ set, found: matching(offers, set) }))
  const whole = named.find(({ set, found }) => set[0] !== undefined && found.has(set[0].name.toLowerCase()))
  if (whole !== undefined) return whole
  const [only, ...more] = offers
  if (only !== undefined && more.length === 0) {
    const end = extname(only.name).toLowerCase()
    const alike = named.find(({ set }) => extname(set[0]?.name ?? '').toLowerCase() === end) ?? named.at(-1)
    const main = alike?.set[0]
    // a companion file without its main file does not count as the main file
    if (alike !== undefined && main !== undefined && alike.found.size === 0)
      return { set: alike.set, found: new Map([...alike.found, [main.name.toLowerCase(), only]]) }
  }
  const mains = sets.map((set) => set[0]?.name ?? '')
  const sample = sets.at(-1) ?? []
  throw new ListFileError(
    path,
    `no ${mains.join(' and no ')} here; ${
      sample.length === 1
        ? 'name the file itself, or a folder that holds it under this name'
        : `a folder with ${listed(sample)} is expected (letter case does not matter)`
    }`,
  )
}

const listed = (set: readonly SourceFile[]): string =>
  set.map(({ name, optional }) => (optional === true ? `${name} (may be missing)` : name)).join(', ')

/** The offered files by official name in lower case. */
function matching(
  offers: readonly ArchiveMember[],
  set: readonly SourceFile[],
): ReadonlyMap<string, ArchiveMember> {
  const exact = new Map(offers.map((offer) => [offer.name.toLowerCase(), offer]))
  const stamped = new Map(offers.map((offer) => [plainName(offer.name), offer]))
  const found = new Map<string, ArchiveMember>()
  for (const { name } of set) {
    const offer = exact.get(name.toLowerCase()) ?? stamped.get(plainName(name))
    if (offer !== undefined) found.set(name.toLowerCase(), offer)
  }
  return found
}

/** The files at a path and the sets they may belong to. A file under an official name brings its companions. */
async function filesAt(
  path: string,
  sets: readonly (readonly SourceFile[])[],
): Promise<{ readonly paths: readonly string[]; readonly meant: readonly (readonly SourceFile[])[] }> {
  try {
    if ((await stat(path)).isDirectory()) return { paths: await filesIn(path), meant: sets }
    const name = basename(path)
    const named = sets.filter((set) => isOfficial(name, set))
    if (named.length === 0) return { paths: [path], meant: sets }
    const isCompanion = (other: string): boolean =>
      plainName(other) !== plainName(name) &&
      stampOf(other) === stampOf(name) &&
      named.some((set) => isOfficial(other, set))
    const beside = await filesIn(dirname(path))
    return { paths: [path, ...beside.filter((file) => isCompanion(basename(file)))], meant: named }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const problem = code === 'ENOENT' ? 'there is no such file or folder' : `it cannot be read (${code})`
    throw new ListFileError(path, `${problem}; check the path`)
  }
}

const isOfficial = (name: string, set: readonly SourceFile[]): boolean =>
  set.some((file) => plainName(file.name) === plainName(name))

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const paths: string[] = []
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isFile() || (entry.isSymbolicLink() && (await mayLeadToFile(path)))) paths.push(path)
  }
  return paths.sort()
}

/** Why true for a broken link: reading it then reports the fault instead of skipping the file. */
const mayLeadToFile = (link: string): Promise<boolean> =>
  stat(link).then(
    (target) => target.isFile(),
    () => true,
  )

/** Why not the name on disk: letter case and stamps do not change the content. */
const officialName = (file: string, found: FoundSet['found']): string =>
  [...found]
    .filter(([, offer]) => offer.path === file)
    .map(([name]) => name)
    .sort()
    .join('+')

/** Of the bytes of the members: another company from the same archive is another snapshot. */
async function hashOfMembers(members: readonly (readonly [string, ArchiveMember])[]): Promise<string> {
  const lines: string[] = []
  for (const [name, member] of members) {
    const hash = createHash('sha256')
    for await (const chunk of member.read(() => undefined)) hash.update(chunk)
    lines.push(`${name}:${hash.digest('hex')}\n`)
  }
  return createHash('sha256').update(lines.sort().join('')).digest('hex')
}

async function hashOf(files: readonly { readonly file: string; readonly name: string }[]): Promise<string> {
  const sums = await eachInTurn(files, async ({ file, name }) => {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
    return { name, sum: hash.digest('hex') }
  })
  const [first, ...more] = sums
  if (first !== undefined && more.length === 0) return first.sum
  const lines = sums.map(({ name, sum }) => `${name}:${sum}\n`).sort()
  return createHash('sha256').update(lines.join('')).digest('hex')
}
