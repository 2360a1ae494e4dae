// Receives files piece by piece. Refuses a type that the operation does not take, and anything compressed, before it reads.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse, type Problem } from '../../dispatch/dispatcher.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import type { Upload } from '../../contract/vocabulary/file-stream.ts'
import { assertPlainUtf8 } from './body.ts'
import { allowSlowBody } from './body-deadline.ts'

type FileRules = NonNullable<Operation['upload']>

/** How often the right of the caller is checked again while a file arrives. */
const CONFIRM_MS = 5_000

export function acceptFiles(server: FastifyInstance, { types }: FileRules): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser([...types], (_request, body, done) => done(null, body))
  server.addContentTypeParser('*', (_request, _body, done) =>
    done(refuse('unsupported_media_type', { detail: `This operation takes a file: ${types.join(', ')}` })),
  )
}

/** The file of a request. `confirm` gives the refusal of a caller who has lost the right to send it meanwhile. */
export function uploadOf(
  request: FastifyRequest,
  { maxBytes }: FileRules,
  confirm: () => Promise<Problem | undefined>,
): Upload {
  assertPlainUtf8(request)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    throw refuse('payload_too_large', { detail: `The file is larger than ${maxBytes} bytes; split it` })
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  allowSlowBody(request.raw)
  return { type: type.trim().toLowerCase(), pieces: confirmed(piecesOf(request), confirm) }
}

/** A request without a body has no stream. */
async function* piecesOf({ body }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (body !== undefined && body !== null) yield* body as AsyncIterable<Uint8Array>
}

/** Sending a file slowly must not preserve a right. */
async function* confirmed(
  pieces: AsyncIterable<Uint8Array>,
  confirm: () => Promise<Problem | undefined>,
): AsyncGenerator<Uint8Array> {
  const check = async (): Promise<void> => {
    const refusal = await confirm()
    if (refusal !== undefined) throw refusal
  }
  let checkedAt = performance.now()
  for await (const piece of pieces) {
    if (performance.now() - checkedAt > CONFIRM_MS) {
      await check()
      checkedAt = performance.now()
    }
    yield piece
  }
  await check()
}
