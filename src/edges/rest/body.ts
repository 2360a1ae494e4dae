// Accepts bodies of uncompressed JSON in UTF-8, parsed by the strict reader. Refuses all others before it reads them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../dispatch/dispatcher.ts'
import { parseStrictJson } from '../strict-json.ts'

export const acceptOnlyStrictJson = (server: FastifyInstance): void => acceptOnlyJson(server, parseStrictJson)

/** The same without parsing, for a mount that answers JSON errors in its format. */
export const acceptOnlyJsonBytes = (server: FastifyInstance): void => acceptOnlyJson(server, (body) => body)

function acceptOnlyJson(server: FastifyInstance, read: (body: Buffer) => unknown): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      assertPlainUtf8(request)
      // why: clients that set the type for every request send it with a DELETE, which has no body
      const isAbsent = request.method === 'DELETE' && body.length === 0
      done(null, isAbsent ? undefined : read(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

export function assertPlainUtf8({ headers }: FastifyRequest): void {
  const charsets = (headers['content-type'] ?? '').matchAll(/;\s*charset\s*=\s*"?([^";]+)/gi)
  for (const [, charset = ''] of charsets) {
    if (!/^utf-?8$/i.test(charset.trim()))
      throw refuse('unsupported_media_type', { detail: 'The body is not in UTF-8' })
  }
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw refuse('unsupported_media_type', {
      detail: `The body is compressed (${encoding.slice(0, 32)}); send it as it is`,
    })
  }
}
