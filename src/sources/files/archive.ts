// Opens a file and what it contains: the file itself, data inside gzip or bzip2, the members of a ZIP archive. All are
// read as streams. A stream that grows beyond any real list is refused.
import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { crc32, createGunzip } from 'node:zlib'
import bunzip from 'unbzip2-stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ListFileError } from './list-file-error.ts'

/** A file at a path, or a member of an archive at that path. */
export interface ArchiveMember {
  /** Its name without folders and without the extension of its compression. */
  readonly name: string
  /** The file on disk that contains it. */
  readonly path: string
  /** Its size in an archive, as packed there. */
  readonly packed?: number
  /** Its bytes from first to last; every call starts again. `onBytes` receives the number of bytes read from disk. */
  read(onBytes: (count: number) => void): AsyncIterable<Uint8Array>
}

/** Few large reads, because a list is read from end to end. */
const CHUNK = 256 * 1024
/** Register text grows at most about thirtyfold. Data that grows more is a decompression bomb. */
const MAX_SWOLLEN = 200
const SMALL = 64 * 1024 * 1024
/** Members that are held of one archive. The archive of all filers of the SEC has a million. */
const MAX_MEMBERS = 20_000
const ZIP = 'PK\u0003\u0004'
const GZIP = '\u001f\u008b'
const BZIP2 = 'BZh'

/** Which members of an archive are wanted, by name. */
export type WantedMember = (member: string) => boolean

/** The members that can be read from the file. Throws ListFileError for a file or an archive that cannot be opened. */
export async function offersOf(path: string, isWanted?: WantedMember): Promise<readonly ArchiveMember[]> {
  const name = basename(path)
  const start = await startOf(path)
  if (start.startsWith(ZIP)) return membersOf(path, isWanted)
  if (start.startsWith(GZIP))
    return [{ name: name.replace(/\.gz$/i, ''), path, read: (on) => gunzipped(path, on) }]
  if (start.startsWith(BZIP2))
    return [{ name: name.replace(/\.bz2$/i, ''), path, read: (on) => bunzipped(path, on) }]
  return [{ name, path, read: (on) => counted(path, on) }]
}

async function startOf(path: string): Promise<string> {
  try {
    const file = await openFile(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
      return buffer.toString('latin1', 0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const advice =
      code === 'ENOENT' || code === 'ELOOP'
        ? 'it is a link that leads to no file; mend it or put the file in its place'
        : `it cannot be read (${code}); check the file and its rights`
    throw new ListFileError(path, advice)
  }
}

async function* counted(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>) {
    onBytes(chunk.length)
    yield chunk
  }
}

async function* gunzipped(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  const source = createReadStream(path, { highWaterMark: CHUNK })
  let read = 0
  source.on('data', (chunk) => onBytes(((read += chunk.length), chunk.length)))
  yield* unwrapped(path, source.pipe(createGunzip({ chunkSize: CHUNK })), source, () => read)
}

async function* bunzipped(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  // why written by hand: as a pipe, the library neither waits for a slow reader nor lets it read to the end
  const unzipping = bunzip()
  let blocks: Uint8Array[] = []
  let [read, given] = [0, 0]
  let failure: ListFileError | undefined
  unzipping.on('error', (error) => {
    failure ??= error instanceof ListFileError ? error : damaged(path, 'it is not whole bzip2 data')
  })
  unzipping.on('data', (block: Uint8Array) => {
    given += block.length
    // why thrown here: a few bytes can hold gigabytes of blocks, and only an error stops the library between them
    if (isSwollen(given, read)) throw swollen(path)
    blocks.push(block)
  })
  const unzipped = (): readonly Uint8Array[] => {
    if (failure !== undefined) throw failure
    const whole = blocks
    blocks = []
    return whole
  }
  for await (const chunk of counted(path, onBytes)) {
    read += chunk.length
    unzipping.write(chunk)
    yield* unzipped()
  }
  unzipping.end()
  yield* unzipped()
}

const isSwollen = (given: number, read: number): boolean => given > SMALL && given > read * MAX_SWOLLEN

/** Gives the bytes while they stay in proportion to the bytes read. */
async function* unwrapped(
  path: string,
  plain: Readable,
  source: Readable,
  read: () => number,
): AsyncGenerator<Uint8Array> {
  source.on('error', (error) => plain.destroy(error))
  let given = 0
  try {
    for await (const chunk of plain as AsyncIterable<Uint8Array>) {
      given += chunk.length
      if (isSwollen(given, read())) throw swollen(path)
      yield chunk
    }
  } catch (error) {
    throw error instanceof ListFileError ? error : damaged(path, error)
  } finally {
    source.destroy()
    plain.destroy()
  }
}

const swollen = (path: string): ListFileError =>
  new ListFileError(
    path,
    `it swells to more than ${MAX_SWOLLEN} times its size: this is no list; download it again from its publisher`,
  )
const damaged = (path: string, error: unknown): ListFileError =>
  new ListFileError(
    path,
    `the archive is damaged or cut (${error instanceof Error ? error.message : String(error)}); download it again`,
  )

async function zipAt(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false })
  } catch (error) {
    throw damaged(path, error)
  }
}

/** The directory of an archive is read entry by entry, and only what is wanted is kept of it. */
async function membersOf(
  path: string,
  isWanted: WantedMember = () => true,
): Promise<readonly ArchiveMember[]> {
  const zip = await zipAt(path)
  const offers: ArchiveMember[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      const name = basename(entry.fileName)
      // a name that begins with a dot is not a publisher's file: macOS adds `._name` to every file it packs
      if (entry.fileName.endsWith('/') || name.startsWith('.') || !isWanted(name)) continue
      if (offers.length === MAX_MEMBERS)
        throw new ListFileError(
          path,
          `it has more than ${MAX_MEMBERS} files: say with --only which of them to read, where the source takes it`,
        )
      offers.push({ name, path, packed: entry.compressedSize, read: (on) => member(path, entry, on) })
    }
  } catch (error) {
    throw error instanceof ListFileError ? error : damaged(path, error)
  } finally {
    zip.close()
  }
  return offers
}

async function* member(
  path: string,
  entry: Entry,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  const zip = await zipAt(path)
  try {
    const { uncompressedSize: size, compressedSize: packed } = entry
    if (isSwollen(size, packed)) throw swollen(path)
    const share = size === 0 ? 0 : packed / size
    let sum = 0
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum)
      onBytes(chunk.length * share)
      yield chunk
    }
    if (sum !== entry.crc32) throw damaged(path, `${entry.fileName} does not have its checksum`)
  } catch (error) {
    throw error instanceof ListFileError ? error : damaged(path, error)
  } finally {
    zip.close()
  }
}
