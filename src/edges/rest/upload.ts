// Receives files piece by piece. Refuses a type that the operation does not take, and anything compressed, before it reads.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse, type Problem } from '../../dispatch/dispatcher.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import type { Upload } from '../../contract/vocabulary/file-stream.ts'
import { parseStrictText } from '../strict-json.ts'
import { assertPlainUtf8 } from './body.ts'
import { allowSlowBody } from './body-deadline.ts'

type FileRules = NonNullable<Operation['upload']>

/** How often the right of the caller is checked again while a file arrives. */
const CONFIRM_MS = 5_000
/** A file arrives at this rate at least, on average, once this time has passed. */
const LEAST_BYTES_PER_SECOND = 1_024
const RATE_AFTER_MS = 30_000
/** The rest of a file that is refused is read and dropped for this time: a client that is still sending reads no answer. */
const DISCARD_MS = 2_000

export function acceptFiles(server: FastifyInstance, { types }: FileRules): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser([...types], (_request, body, done) => done(null, body))
  server.addContentTypeParser('*', (_request, _body, done) => done(wrongType({ types })))
}

const wrongType = ({ types }: Pick<FileRules, 'types'>): Problem =>
  refuse('unsupported_media_type', { detail: `This operation takes a file: ${types.join(', ')}` })

/** The file of a request. `confirm` gives the refusal of a caller who has lost the right to send it meanwhile. */
export function uploadOf(
  request: FastifyRequest,
  { types, maxBytes }: FileRules,
  confirm: () => Promise<Problem | undefined>,
): Upload {
  assertPlainUtf8(request)
  const [written = ''] = (request.headers['content-type'] ?? '').split(';')
  const type = written.trim().toLowerCase()
  if (!types.includes(type)) throw wrongType({ types })
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    throw refuse('payload_too_large', { detail: `The file is larger than ${maxBytes} bytes; split it` })
  allowSlowBody(request.raw)
  return { type, pieces: confirmed(piecesOf(request), confirm), parseJson: parseStrictText }
}

/** A request without a body has no stream. */
async function* piecesOf({ body }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) return
  try {
    // why: a destroyed request could not be answered
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  } finally {
    if (!body.readableEnded && !body.destroyed) await discard(body)
  }
}

const discard = (body: Readable): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, DISCARD_MS)
    const end = (): void => {
      clearTimeout(timer)
      resolve()
    }
    body.once('end', end).once('close', end).resume()
  })

/** Sending a file slowly must not preserve a right, nor hold a place for an hour with a few bytes. */
async function* confirmed(
  pieces: AsyncIterable<Uint8Array>,
  confirm: () => Promise<Problem | undefined>,
): AsyncGenerator<Uint8Array> {
  const check = async (): Promise<void> => {
    const refusal = await confirm()
    if (refusal !== undefined) throw refusal
  }
  const begun = performance.now()
  let checkedAt = begun
  let bytes = 0
  for await (const piece of pieces) {
    const now = performance.now()
    bytes += piece.length
    if (now - begun > RATE_AFTER_MS && (bytes * 1_000) / (now - begun) < LEAST_BYTES_PER_SECOND)
      throw refuse('invalid_request', {
        detail: `The file arrives too slowly: send at least ${LEAST_BYTES_PER_SECOND} bytes a second`,
      })
    if (now - checkedAt > CONFIRM_MS) {
      await check()
      checkedAt = now
    }
    yield piece
  }
  await check()
}
