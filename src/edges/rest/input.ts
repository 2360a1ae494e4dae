// Collects the input of an operation from the path, the query and the body of a request.
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../dispatch/dispatcher.ts'
import { hasBody, type Operation, pathFields } from '../../contract/operations/operation.ts'

/** The path in the router's syntax. */
export const routePath = ({ path }: Operation): string =>
  path
    // why a custom pattern: the router's accepts no line feed before text that follows a field, but does before a slash
    .replaceAll(/\{(\w+)\}(?=[^/])/g, ':$1(^[^]*)')
    .replaceAll(/\{(\w+)\}/g, ':$1')

/** Fields in the path take precedence over fields of the same name in the body. */
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
  const sent = hasBody(operation) ? (body === undefined ? absent : body) : query
  if (pathFields(operation).length === 0 || typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return sent
  const twice = Object.keys(params as object).filter((field) => field in sent)
  if (twice.length > 0)
    throw refuse('invalid_request', {
      detail: `${twice.join(', ')} is in the path already`,
      issues: twice.map((path) => ({ path, message: 'is in the path; leave it out here' })),
    })
  return { ...sent, ...(params as object) }
}
