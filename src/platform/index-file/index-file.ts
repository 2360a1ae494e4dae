// Stores the index of names as one file: written completely or not at all, and read into memory that threads can share.
import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Replaces the file in one step: a reader sees the old index or the new one. */
export async function saveIndex(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The largest single read: some systems refuse a larger one. */
const CHUNK = 1 << 28

/** Reads the file into memory that can be opened in place and shared with worker threads. */
export async function loadIndex(path: string): Promise<Uint8Array<SharedArrayBuffer>> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = new Uint8Array(new SharedArrayBuffer(size))
    let at = 0
    while (at < size) {
      const { bytesRead } = await file.read(bytes, at, Math.min(CHUNK, size - at), at)
      if (bytesRead === 0) throw new Error(`${path} became shorter while it was read; try again`)
      at += bytesRead
    }
    return bytes
  } finally {
    await file.close()
  }
}

/** The first bytes of an index; see names/index/bytes.ts. */
const MARK = Buffer.from('ANIX')

/** True when a file begins like an index, which allows replacing it with one. False for a folder. */
export async function isIndexFile(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MARK.length), 0, MARK.length, 0)
    return bytesRead === MARK.length && buffer.equals(MARK)
  } catch {
    return false
  } finally {
    await file.close()
  }
}
