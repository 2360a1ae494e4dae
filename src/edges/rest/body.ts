// Accepts bodies of uncompressed JSON in UTF-8, parsed by the strict reader. Refuses all others before it reads them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../dispatch/dispatcher.ts'
import { parseStrictJson } from '../strict-json.ts'
import type { LargeBodies } from './large-bodies.ts'

export const acceptOnlyStrictJson = (server: FastifyInstance, largeBodies: LargeBodies): void => {
  acceptOnlyJson(server, (body, { caller }) =>
    largeBodies.parse(caller?.workspaceId ?? '', body.length, () => parseStrictJson(body)),
  )
  acceptForms(server)
}

/** The same without parsing, for a mount that answers JSON errors in its format. */
export const acceptOnlyJsonBytes = (server: FastifyInstance): void =>
  acceptOnlyJson(server, (body) => Promise.resolve(body))

function acceptOnlyJson(
  server: FastifyInstance,
  read: (body: Buffer, request: FastifyRequest) => Promise<unknown>,
): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      // why: no route takes it, and its answer says so
      if (request.is404) return undefined
      assertPlainUtf8(request)
      // why: clients that set the type for every request send it with those that have no body
      const isAbsent = (request.method === 'DELETE' || request.method === 'PUT') && body.length === 0
      return isAbsent ? undefined : read(body, request)
    },
  )
}

/** Only where the operation takes a form: elsewhere a page of another site could send one without being asked. */
function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (request.is404) {
        done(null, undefined)
        return
      }
      try {
        if (request.routeOptions.config.operation?.takesForm !== true) throw refuse('unsupported_media_type')
        assertPlainUtf8(request)
        done(null, parseForm(body as Buffer))
      } catch (error) {
        done(error as Error)
      }
    },
  )
}

/** The fields of a form, each once. */
function parseForm(body: Buffer): Record<string, string> {
  const fields = new Map<string, string>()
  for (const part of body
    .toString('latin1')
    .split('&')
    .filter((each) => each !== '')) {
    const at = part.indexOf('=')
    const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
    const field = decoded(name)
    if (fields.has(field)) throw malformedForm(`has the field ${JSON.stringify(field.slice(0, 64))} twice`)
    fields.set(field, decoded(value))
  }
  return Object.fromEntries(fields)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw malformedForm('is not UTF-8 in percent-encoding')
  }
}

const malformedForm = (message: string) =>
  refuse('invalid_request', { detail: `The form ${message}`, issues: [{ path: '', message }] })

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
