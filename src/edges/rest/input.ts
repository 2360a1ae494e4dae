// Where the input of an operation stands in a request: in the path, in the query, in the body.
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../dispatch/dispatcher.ts'
import { type Operation, pathFields } from '../../contract/operations/operation.ts'

/** The path as the router wants it. */
export const routePath = ({ path }: Operation): string =>
  path
    // why a pattern of its own: the router's would not take a line feed before what follows a field, as it does before a slash
    .replaceAll(/\{(\w+)\}(?=[^/])/g, ':$1(^[^]*)')
    .replaceAll(/\{(\w+)\}/g, ':$1')

/** What stands in the path counts as a field of the input, above one of the same name in the body. */
export function inputOf(operation: Operation, { method, query, body, params }: FastifyRequest): unknown {
  const sent = method === 'GET' ? query : body
  if (pathFields(operation).length === 0 || typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return sent
  const twice = Object.keys(params as object).filter((field) => field in sent)
  if (twice.length > 0)
    throw refuse('invalid_request', {
      detail: `${twice.join(', ')} stands in the path already`,
      issues: twice.map((path) => ({ path, message: 'stands in the path; leave it out here' })),
    })
  return { ...sent, ...(params as object) }
}
