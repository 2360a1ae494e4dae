// Collects the input of an operation from the path, the query and the body of a request.
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../dispatch/dispatcher.ts'
import { parseStrictText, UnacceptableJson } from '../strict-json.ts'
import { hasBody, type Operation, pathFields } from '../../contract/operations/operation.ts'

/** The path in the router's syntax. */
export const routePath = ({ path }: Operation): string =>
  path
    // why a custom pattern: the router's accepts no line feed before text that follows a field, but does before a slash
    .replaceAll(/\{(\w+)\}(?=[^/])/g, ':$1(^[^]*)')
    .replaceAll(/\{(\w+)\}/g, ':$1')

/** Puts the fields of path, query and body together; none may be in two of them. */
export function inputOf(operation: Operation, { method, query, body, params }: FastifyRequest): unknown {
  if (method === 'DELETE' && body != null)
    throw refuse('invalid_request', {
      detail: 'A DELETE has no body; send its fields in the query',
      issues: [
        { path: '', message: 'must be left out: the fields of a DELETE are in the path and the query' },
      ],
    })
  // why an object: an operation whose fields are all in the path needs no body
  const absent = pathFields(operation).length > 0 ? {} : undefined
  const sent = withJson(operation, hasBody(operation) ? (body === undefined ? absent : body) : query)
  const beside = { ...queried(operation, query as object), ...(params as object) }
  if (pathFields(operation).length === 0 || typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return sent
  refuseIn(sent, Object.keys(beside), 'is in the address already', 'is in the address; leave it out here')
  refuseIn(sent, operation.queryFields ?? [], 'is not a field of the body', 'belongs into the query')
  return { ...sent, ...beside }
}

/** A field that two places have, or the wrong one, could be read in two ways. */
function refuseIn(sent: object, fields: readonly string[], detail: string, message: string): void {
  const found = fields.filter((field) => field in sent)
  if (found.length === 0) return
  throw refuse('invalid_request', {
    detail: `${found.join(', ')} ${detail}`,
    issues: found.map((path) => ({ path, message })),
  })
}

/** The query of an operation that takes fields beside its body; the schema refuses the unknown ones. */
const queried = ({ queryFields }: Operation, query: object): object =>
  queryFields === undefined ? {} : query

/** Reads the fields whose text is JSON, as strictly as a body. An empty one counts as absent. */
function withJson({ jsonFields = [] }: Operation, sent: unknown): unknown {
  if (jsonFields.length === 0 || typeof sent !== 'object' || sent === null) return sent
  const read: Record<string, unknown> = { ...sent }
  for (const field of jsonFields) {
    const text = read[field]
    if (typeof text !== 'string') continue
    if (text.trim() === '') delete read[field]
    else read[field] = jsonIn(field, text)
  }
  return read
}

function jsonIn(field: string, text: string): unknown {
  try {
    return parseStrictText(text)
  } catch (error) {
    if (error instanceof UnacceptableJson)
      throw refuse('invalid_json', { detail: `${field} ${error.message}` })
    throw error
  }
}
