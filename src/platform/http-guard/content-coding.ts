// Undoes the compression of a transfer while it streams, and refuses what swells beyond any real file.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createUnzip } from 'node:zlib'
import { RequestRefused } from './refusal.ts'

const CODINGS = new Set(['gzip', 'x-gzip', 'deflate'])
/** Lists in XML shrink to a fortieth at best; zeros, with which bombs are made, to a thousandth. */
const MAX_RATIO = 100
/** Bytes that any file may have, so that a short one of many repetitions passes. */
const GRACE = 1_048_576

/** The file from its encoded bytes. Throws a Refusal for an unknown coding, damage, a cut, and too great a ratio. */
export async function* decoded(
  coding: string,
  encoded: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (coding === '') {
    yield* encoded
    return
  }
  if (!CODINGS.has(coding)) {
    throw new RequestRefused(
      `the file came with the content encoding "${coding}", which is not understood`,
      'final',
    )
  }
  const unzip = createUnzip({ chunkSize: 65_536 })
  // Its failure destroys `unzip`, whose reader below throws it.
  pipeline(Readable.from(encoded, { objectMode: false }), unzip).catch(() => undefined)
  let bytes = 0
  try {
    for await (const chunk of unzip as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > GRACE + unzip.bytesWritten * MAX_RATIO) {
        throw new RequestRefused(
          `the compressed file expands to more than ${MAX_RATIO} times its size`,
          'final',
        )
      }
      yield chunk
    }
  } catch (error) {
    throw isZlibError(error)
      ? new RequestRefused(`the compressed file is damaged or cut off (${error.message})`, 'transient')
      : error
  }
}

function isZlibError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
