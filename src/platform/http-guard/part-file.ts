// The file on its way: TARGET.part holds the bytes so far, TARGET.part.json which version they are of.
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What is known of the version whose bytes are in the part. */
export interface PartVersion {
  readonly etag?: string
  readonly lastModified?: string
  /** What If-Range names; without it the part is of no use to another request. */
  readonly ifRange?: string
  /** Bytes of the whole file, where the server said so. */
  readonly total?: number
}

/** Bytes between two times that the part is forced to the disk. */
const SYNC_EVERY = 64 * 1_048_576

interface Note extends PartVersion {
  readonly url: string
  /** Bytes of the part that are certainly on the disk. */
  readonly bytes: number
}

/** One at a time per target. Every method may throw the error of the file system. */
export class PartFile {
  /** Path of the file that is to be. */
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

  /** Reads what an earlier download of this URL to this target left, and hashes it; empty when that is of no use. */
  static async open(target: string, url: string): Promise<PartFile> {
    const part = new PartFile(target, url)
    await mkdir(dirname(target), { recursive: true })
    await part.#recall()
    return part
  }

  /** Removes what an earlier download left. */
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

  /** Starts anew with the first byte of this version. */
  async restart(version: PartVersion): Promise<void> {
    await this.close()
    this.#version = version
    this.#bytes = 0
    this.#synced = 0
    this.#hash = createHash('sha256')
    // Before the bytes: after a loss of power no bytes of one version may lie under the note of another.
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

  /** Makes the part the target, whole and on the disk. The SHA-256 of all its bytes, in hex. */
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

  /** Ends the work without a file: the part stays where another request can go on from it, else it goes. */
  async keep(): Promise<void> {
    if (this.#handle !== undefined) await this.#sync()
    await this.close()
    if (this.#version.ifRange === undefined || this.#bytes === 0) await PartFile.remove(this.target)
  }

  /** Ends the work and removes the part. */
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
    // A whole part keeps one byte to ask for: a request for none would be answered as an error.
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

/** Undefined when there is none, or one that was cut off while it was written. */
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
