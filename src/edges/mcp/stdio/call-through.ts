// Calls an operation through the API with the user's key, and returns the outcome the API would give. It words the
// problems that only this side knows: a missing key, a server that does not answer.
import { randomUUID } from 'node:crypto'
import { ApiError, type Client, ServiceUnreachable } from '../../../client/client.ts'
import { LogDiffers } from '../../../client/log-pin.ts'
import { operations } from '../../../contract/index.ts'
import { readInput } from '../../../contract/input.ts'
import { isAddressed } from '../../../contract/operations/operation.ts'
import { type ProblemDetails, problemBodyOf } from '../../../contract/problems/problem-body.ts'
import type { ProblemCode } from '../../../contract/problems/problems.ts'
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'
import type { CallOperation } from '../outcome.ts'
import { UnacceptableArgument } from '../tool-arguments.ts'

export function callThrough(
  client: Client,
  { url, key }: { readonly url: string; readonly key: string },
): CallOperation {
  return async (name, given, signal, waitMs) => {
    if (key === '') return { problem: keyProblem('missing_credentials', url) }
    try {
      const input = given()
      if (isAddressed(operations[name])) {
        // why only then: an address turns every value into text; the server checks a body
        const read = readInput(operations[name], input)
        if ('issues' in read) return { problem: problemHere('invalid_request', read) }
      }
      const waitSeconds = waitMs === undefined ? undefined : Math.round(waitMs / 1_000)
      const output: unknown = await client.call(name, input as never, signal, waitSeconds)
      return { output, checkpoint: client.checkpointOf(output) }
    } catch (error) {
      if (error instanceof ApiError) return { problem: withAdvice(error.body, url) }
      if (error instanceof UnacceptableArgument)
        return { problem: problemHere('invalid_json', { detail: error.message }) }
      if (error instanceof LogDiffers)
        return { problem: problemHere('audit_log_broken', { detail: error.message }) }
      if (error instanceof ServiceUnreachable)
        return { problem: problemHere('upstream_unreachable', { detail: error.message }) }
      return { problem: problemHere('internal') }
    }
  }
}

const KEY_DETAILS: Partial<Record<ProblemCode, string>> = {
  missing_credentials: 'ASSAY_API_KEY is not set',
  invalid_api_key: 'The key in ASSAY_API_KEY is not valid',
  expired_api_key: 'The key in ASSAY_API_KEY has expired',
}

/** The API's body. For a problem with the key, which no agent can set, it adds what the user has to do. */
const withAdvice = (body: ProblemBody, url: string): ProblemBody =>
  Object.hasOwn(KEY_DETAILS, body.error)
    ? { ...body, message: keyProblem(body.error as ProblemCode, url).message }
    : body

function keyProblem(code: ProblemCode, url: string): ProblemBody {
  const message =
    `${KEY_DETAILS[code]}. Ask the user for a key of their workspace at ${url}: it belongs in ASSAY_API_KEY in the ` +
    'settings of this MCP server, which has to be restarted then.'
  return { ...problemHere(code), message }
}

/** A problem found on this side of the API. */
const problemHere = (code: ProblemCode, details: ProblemDetails = {}): ProblemBody =>
  problemBodyOf(code, details, randomUUID())
