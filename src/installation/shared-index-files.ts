// Keeps indexes of watch lists in the store too, so that of several machines one makes an index and the others fetch it.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SecretBox } from '../base/ports.ts'
import { sha256Hex } from '../base/sha256.ts'
import { bytePieces } from '../screening/index-files/index-files.ts'
import type { SharedIndexes } from '../screening/ports.ts'
import type { IndexFiles } from '../screening/watch-lists/watch-index.ts'

/** A smaller index is made in less time than it is fetched. */
const LEAST_SHARED = 100_000

export interface Sharing {
  readonly indexes: SharedIndexes
  /** With a secret that all processes have, and the store has not: a row put there by hand is no index. */
  readonly secretBox: SecretBox
  /** ISO 8601 in UTC. */
  readonly now: () => string
  readonly onFault: (error: unknown) => void
}

/** The first piece of a shared index, sealed. */
const Description = z.object({ length: z.int().nonnegative(), sha256: z.string() })

/** The files of this machine, and the store where they lack an index. A store that is away costs time only: the index is made here. */
export function sharedIndexFiles(
  local: IndexFiles,
  { indexes, secretBox, now, onFault }: Sharing,
): IndexFiles {
  const ofKey = (key: string): string => `index ${key}`

  /** An index that cannot be used is removed, so that the next one that is made takes its place. */
  async function fetched(key: string): Promise<Uint8Array | undefined> {
    const pieces = indexes.read(key)[Symbol.asyncIterator]()
    const first = await pieces.next()
    if (first.done === true) return undefined
    const bytes = await opened(key, first.value, pieces)
    if (bytes !== undefined) return bytes
    onFault(
      new Error(`the shared index ${key} was altered, or other session secrets sealed it; it was removed`),
    )
    await indexes.remove(key)
    return undefined
  }

  async function opened(
    key: string,
    first: Uint8Array,
    pieces: AsyncIterator<Uint8Array>,
  ): Promise<Uint8Array | undefined> {
    const text = secretBox.open(Buffer.from(first).toString(), ofKey(key))
    if (text === undefined) return undefined
    const { length, sha256 } = Description.parse(JSON.parse(text))
    const bytes = new Uint8Array(length)
    const hash = createHash('sha256')
    let at = 0
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
      if (at + piece.value.length > length) return undefined
      hash.update(piece.value)
      bytes.set(piece.value, at)
      at += piece.value.length
    }
    return at === length && hash.digest('hex') === sha256 ? bytes : undefined
  }

  return {
    async read(madeOf) {
      const own = await local.read(madeOf)
      if (own !== undefined) return own
      const bytes = await fetched(sha256Hex(madeOf)).catch((error: unknown) => {
        onFault(error)
        return undefined
      })
      if (bytes !== undefined) await local.write(madeOf, bytes)
      return bytes
    },

    async write(madeOf, bytes) {
      await local.write(madeOf, bytes)
      if (bytes.length < LEAST_SHARED) return
      const key = sha256Hex(madeOf)
      const pieces = bytePieces(bytes)
      const hash = createHash('sha256')
      for (const piece of pieces) hash.update(piece)
      const description = JSON.stringify({ length: bytes.length, sha256: hash.digest('hex') })
      const first = Buffer.from(secretBox.seal(description, ofKey(key)))
      await indexes.write(key, [first, ...pieces], now()).catch(onFault)
    },

    kept: () => local.kept(),

    async alone(madeOf, work) {
      let begun: ReturnType<typeof work> | undefined
      const once = (): ReturnType<typeof work> => (begun ??= work())
      try {
        return await indexes.alone(sha256Hex(madeOf), once)
      } catch (error) {
        if (begun === undefined) onFault(error)
        return once()
      }
    },
  }
}
