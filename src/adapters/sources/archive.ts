// What lies inside a file: itself, what gzip and bzip2 wrap, the members of a ZIP archive. All are read as streams, and
// one that swells beyond any real list is refused.
import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { crc32, createGunzip } from 'node:zlib'
import bunzip from 'unbzip2-stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ListFileError } from './list-file-error.ts'

/** A file as it is found at a path, or inside an archive there. */
export interface Offer {
  /** Its name without folders and without the ending of a wrapper. */
  readonly name: string
  /** The file on disk that it lies in. */
  readonly path: string
  /** Its bytes from the first to the last, anew at every call. `onBytes` is told of bytes of the file on disk. */
  read(onBytes: (count: number) => void): AsyncIterable<Uint8Array>
}

/** Few and large reads: a list is read from end to end. */
const CHUNK = 256 * 1024
/** Text of a register becomes some thirty times larger at most; what swells more is a bomb. */
const MOST_SWOLLEN = 200
const SMALL = 64 * 1024 * 1024
const ZIP = 'PK\u0003\u0004'
const GZIP = '\u001f\u008b'
const BZIP2 = 'BZh'

/** What can be read from the file. Throws ListFileError for an archive that cannot be opened. */
export async function offersOf(path: string): Promise<readonly Offer[]> {
  const name = basename(path)
  const start = await startOf(path)
  if (start.startsWith(ZIP)) return membersOf(path)
  if (start.startsWith(GZIP))
    return [{ name: name.replace(/\.gz$/i, ''), path, read: (on) => gunzipped(path, on) }]
  if (start.startsWith(BZIP2))
    return [{ name: name.replace(/\.bz2$/i, ''), path, read: (on) => bunzipped(path, on) }]
  return [{ name, path, read: (on) => counted(path, on) }]
}

async function startOf(path: string): Promise<string> {
  const file = await openFile(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
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
  const source = createReadStream(path, { highWaterMark: CHUNK })
  let read = 0
  source.on('data', (chunk) => onBytes(((read += chunk.length), chunk.length)))
  // why wrapped: the library speaks the first form of streams
  const plain = new Readable({ highWaterMark: CHUNK }).wrap(source.pipe(bunzip()))
  yield* unwrapped(path, plain, source, () => read)
}

/** The bytes as long as they are in proportion to those read. */
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
      if (given > SMALL && given > read() * MOST_SWOLLEN) throw swollen(path)
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
    `it swells to more than ${MOST_SWOLLEN} times its size: this is no list; download it again from its publisher`,
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

async function membersOf(path: string): Promise<readonly Offer[]> {
  const zip = await zipAt(path)
  const offers: Offer[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      const { fileName } = entry
      offers.push({ name: basename(fileName), path, read: (on) => member(path, fileName, on) })
    }
  } catch (error) {
    throw damaged(path, error)
  } finally {
    zip.close()
  }
  return offers
}

async function* member(
  path: string,
  fileName: string,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  const zip = await zipAt(path)
  try {
    const entry = await entryOf(zip, fileName)
    if (entry === undefined) throw damaged(path, `no ${fileName} any more`)
    const { uncompressedSize: size, compressedSize: packed } = entry
    if (size > SMALL && size > packed * MOST_SWOLLEN) throw swollen(path)
    const share = size === 0 ? 0 : packed / size
    let sum = 0
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum)
      onBytes(chunk.length * share)
      yield chunk
    }
    if (sum !== entry.crc32) throw damaged(path, `${fileName} does not have its checksum`)
  } catch (error) {
    throw error instanceof ListFileError ? error : damaged(path, error)
  } finally {
    zip.close()
  }
}

async function entryOf(zip: ZipFile, fileName: string): Promise<Entry | undefined> {
  for await (const entry of zip.eachEntry()) if (entry.fileName === fileName) return entry
  return undefined
}
