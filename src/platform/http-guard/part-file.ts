// A file during its download: TARGET.part holds the bytes so far, TARGET.part.json names their version.
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What the download knows of the version in the part. */
export interface PartVersion {
  readonly etag?: string
  readonly lastModified?: string
  /** The value for If-Range. Without it another request cannot use the part. */
  readonly ifRange?: string
  /** Bytes of the whole file, when the server sent the number. */
  readonly total?: number
}

/** Bytes between two syncs of the part to disk. */
const SYNC_EVERY = 64 * 1_048_576

interface Note extends PartVersion {
  readonly url: string
  /** Bytes of the part that are certainly on disk. */
  readonly bytes: number
}

/** One instance at a time per target. Every method may throw a file-system error. */
export class PartFile {
  /** Path of the finished file. */
  readonly target: string
  readonly #url: string
  #handle: FileHandle | undefined
  #hash: Hash = createHash('sha256')
  #version: PartVersion = {}
  #bytes = 0
  #synced = 0

  private constructor(target: string, url: string) {
    this.target = target
    this.#url = url
  }

  /** Reads and hashes what an earlier download of this URL to this target left; empty when that is unusable. */
  static async open(target: string, url: string): Promise<PartFile> {
    const part = new PartFile(target, url)
    await mkdir(dirname(target), { recursive: true })
    await part.#recall()
    return part
  }

  /** Removes the files of an earlier download. */
  static async remove(target: string): Promise<void> {
    await rm(`${target}.part`, { force: true })
    await rm(`${target}.part.json`, { force: true })
  }

  get bytes(): number {
    return this.#bytes
  }

  get version(): PartVersion {
    return this.#version
  }

  /** Starts again with the first byte of this version. */
  async restart(version: PartVersion): Promise<void> {
    await this.close()
    this.#version = version
    this.#bytes = 0
    this.#synced = 0
    this.#hash = createHash('sha256')
    // Written before the bytes: after a power loss, the note of one version must not describe bytes of another.
    await this.#note()
    this.#handle = await open(`${this.target}.part`, 'w')
  }

  async write(chunk: Uint8Array): Promise<void> {
    this.#handle ??= await open(`${this.target}.part`, 'a')
    await this.#handle.appendFile(chunk)
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    if (this.#bytes - this.#synced >= SYNC_EVERY) await this.#sync()
  }

  /** Renames the part to the target, complete and on disk. Returns the SHA-256 of all its bytes, in hex. */
  async finish(): Promise<string> {
    this.#handle ??= await open(`${this.target}.part`, 'a')
    await this.#handle.sync()
    await this.close()
    await rename(`${this.target}.part`, this.target)
    const folder = await open(dirname(this.target))
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
    await PartFile.remove(this.target)
    return this.#hash.digest('hex')
  }

  /** Ends without a file. Keeps the part if another request can continue it, otherwise removes it. */
  async keep(): Promise<void> {
    if (this.#handle !== undefined) await this.#sync()
    await this.close()
    if (this.#version.ifRange === undefined || this.#bytes === 0) await PartFile.remove(this.target)
  }

  /** Ends the download and removes the part. */
  async abandon(): Promise<void> {
    this.#version = {}
    await this.keep()
  }

  async close(): Promise<void> {
    const handle = this.#handle
    this.#handle = undefined
    await handle?.close()
  }

  async #sync(): Promise<void> {
    await this.#handle?.datasync()
    this.#synced = this.#bytes
    await this.#note()
  }

  async #note(): Promise<void> {
    const note = JSON.stringify({ url: this.#url, bytes: this.#synced, ...this.#version })
    await writeFile(`${this.target}.part.json`, note, { flush: true })
  }

  async #recall(): Promise<void> {
    const note = await readNote(`${this.target}.part.json`)
    const path = `${this.target}.part`
    const size = (await stat(path).catch(() => undefined))?.size ?? 0
    if (note === undefined || note.url !== this.#url || note.ifRange === undefined || size < note.bytes)
      return
    const { url: _url, bytes, ...version } = note
    // For a complete part, ask for its last byte: a request for zero bytes would be an error.
    const offset = version.total === undefined ? bytes : Math.min(bytes, version.total - 1)
    if (offset === 0) return
    for await (const chunk of createReadStream(path, { end: offset - 1 })) this.#hash.update(chunk as Buffer)
    this.#handle = await open(path, 'r+')
    await this.#handle.truncate(offset)
    await this.close()
    this.#version = version
    this.#bytes = offset
    this.#synced = offset
  }
}

/** Undefined when the note is missing or was cut off during its write. */
async function readNote(path: string): Promise<Note | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(path, 'utf8'))
    return isNote(note) ? note : undefined
  } catch {
    return undefined
  }
}

function isNote(note: unknown): note is Note {
  if (typeof note !== 'object' || note === null) return false
  const { url, bytes, total, ...texts } = note as Record<string, unknown>
  return (
    typeof url === 'string' &&
    Number.isSafeInteger(bytes) &&
    (total === undefined || Number.isSafeInteger(total)) &&
    Object.values(texts).every((text) => typeof text === 'string')
  )
}
