// Keeps the indexes of watch lists in a folder, so that a server does not read every name again when it starts.
import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Hex } from '../../base/sha256.ts'
import type { IndexFiles } from '../watch-lists/watch-index.ts'

/** Files kept: the index in force, and those that replay older runs. */
const MAX_FILES = 3
const ENDING = '.index'
/** A file is named by the SHA-256 of the text that says what it is made of. It begins with the SHA-256 of its name and the rest. */
const HASH_BYTES = 32
/** Then come the length of this text, in four bytes, the text and the index. */
const LENGTH_BYTES = 4
const MAX_TEXT_BYTES = 65_536
/** Bytes read or hashed at a time, so that other requests wait a few milliseconds only. */
const PIECE = 1 << 22

/**
 * The files of a folder, which is made at the first write. A file that is missing, damaged or cannot be read is read as
 * undefined, and a file that cannot be written is left out: the caller then makes the index again.
 */
export function indexFiles(folder: string): IndexFiles {
  const pathOf = (key: string): string => join(folder, `${key}${ENDING}`)
  return {
    async read(madeOf) {
      const key = sha256Hex(madeOf)
      try {
        const bytes = (await readWhole(pathOf(key), key))?.bytes
        // why: the files used last are those that stay
        if (bytes !== undefined) await utimes(pathOf(key), new Date(), new Date()).catch(() => undefined)
        return bytes
      } catch {
        return undefined
      }
    },
    async write(madeOf, bytes) {
      const key = sha256Hex(madeOf)
      const draft = `${pathOf(key)}.${randomBytes(6).toString('hex')}`
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(draft, key, madeOf, bytes)
        await rename(draft, pathOf(key))
        await removeOld(folder)
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
    // one server uses a folder
    alone: (_, work) => work(),
    async kept() {
      const names = await readdir(folder).catch(() => [])
      const keys = names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
      const texts: string[] = []
      for (const key of keys.toSorted()) {
        const whole = await readWhole(pathOf(key), key).catch(() => undefined)
        if (whole !== undefined) texts.push(whole.madeOf)
      }
      return texts
    },
  }
}

/** The bytes in pieces, as they are read, hashed and stored. */
export const bytePieces = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, k) =>
    bytes.subarray(k * PIECE, (k + 1) * PIECE),
  )

interface WholeFile {
  readonly madeOf: string
  /** Of the index. */
  readonly bytes: Uint8Array
}

/** Undefined if the file is not as it was written, or is of another name than the text in it. */
async function readWhole(path: string, key: string): Promise<WholeFile | undefined> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const start = new Uint8Array(HASH_BYTES + LENGTH_BYTES)
    if (!(await fill(file, start, 0))) return undefined
    const length = new DataView(start.buffer).getUint32(HASH_BYTES)
    if (length > MAX_TEXT_BYTES) return undefined
    const text = new Uint8Array(length)
    if (!(await fill(file, text, start.length))) return undefined
    const hash = createHash('sha256').update(key).update(start.subarray(HASH_BYTES)).update(text)
    let at = start.length + length
    const bytes = new Uint8Array(Math.max(0, size - at))
    for (const piece of bytePieces(bytes)) {
      if (!(await fill(file, piece, at))) return undefined
      hash.update(piece)
      at += piece.length
    }
    const madeOf = Buffer.from(text).toString()
    const isWhole = hash.digest().equals(start.subarray(0, HASH_BYTES)) && sha256Hex(madeOf) === key
    return isWhole ? { madeOf, bytes } : undefined
  } finally {
    await file.close()
  }
}

/** False if the file ends before the piece is full. */
async function fill(file: FileHandle, piece: Uint8Array, from: number): Promise<boolean> {
  for (let done = 0; done < piece.length;) {
    const { bytesRead } = await file.read(piece, done, piece.length - done, from + done)
    if (bytesRead === 0) return false
    done += bytesRead
  }
  return true
}

async function writeWhole(path: string, key: string, madeOf: string, bytes: Uint8Array): Promise<void> {
  const text = Buffer.from(madeOf)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(text.length)
  const hash = createHash('sha256').update(key)
  const file = await open(path, 'wx', 0o600)
  try {
    let at = HASH_BYTES
    for (const piece of [length, text, ...bytePieces(bytes)]) {
      hash.update(piece)
      await put(file, piece, at)
      at += piece.length
    }
    await put(file, hash.digest(), 0)
  } finally {
    await file.close()
  }
}

async function put(file: FileHandle, piece: Uint8Array, from: number): Promise<void> {
  for (let done = 0; done < piece.length;)
    done += (await file.write(piece, done, piece.length - done, from + done)).bytesWritten
}

/** Removes the files that were used longest ago, and drafts that a process that died left behind. */
async function removeOld(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))
      return { name, mtimeMs }
    }),
  )
  const isWhole = ({ name }: { readonly name: string }): boolean => name.endsWith(ENDING)
  const newest = files.filter(isWhole).toSorted((a, b) => b.mtimeMs - a.mtimeMs)
  const kept = newest.slice(0, MAX_FILES)
  const oldest = kept.at(-1)?.mtimeMs ?? 0
  // why drafts that are older only: another process may be writing one
  const spare = [
    ...newest.slice(MAX_FILES),
    ...files.filter((each) => !isWhole(each) && each.mtimeMs < oldest),
  ]
  for (const { name } of spare) await rm(join(folder, name), { force: true })
}
