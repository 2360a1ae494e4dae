// Asks a foreign host for a short JSON object, through the guard. It follows no redirect: each address is named by its publisher.
import type { LookupFunction } from 'node:net'
import { ProviderFault } from '../../accounts/ports.ts'
import { FairQueue } from '../../base/fair-queue.ts'
import { type JsonObject, isJsonObject } from '../../base/json.ts'
import { CappedBytes } from './capped-bytes.ts'
import { createConnect } from './connection.ts'
import type { FetchAllow } from './fetch-allow.ts'
import { type DirectRequest, PostFailed, postTarget, postThrough } from './post-text.ts'
import { createResolverLookup } from './resolver-lookup.ts'

const CONNECT_MS = 3_000
const TOTAL_MS = 8_000
const MAX_BYTES = 100_000
const MAX_AT_ONCE = 40
/** Of one workspace. why: a provider that never answers holds up its own people and no one else */
const MAX_AT_ONCE_OF_ONE = 4
const MAX_WAITING_OF_ONE = 40
const MAX_WAITING = 1_000
const MAX_WAIT_MS = 8_000
const BUSY = 'too many answers of it are being waited for'

export interface AskJsonOptions {
  readonly allow: FetchAllow
  /** The resolver, which must return all addresses. Default: DNS at the name servers of the system. */
  readonly lookup?: LookupFunction
}

interface JsonAnswer {
  readonly status: number
  readonly json: JsonObject
}

/** Asks for JSON objects; workspaces take turns. Throws ProviderFault, whose message names the host and never what it sent. */
export function createAskJson({ allow, lookup = createResolverLookup() }: AskJsonOptions) {
  const connect = createConnect({ lookup, connectTimeoutMs: CONNECT_MS })
  const never = new AbortController().signal
  const queue = new FairQueue(MAX_AT_ONCE, {
    maxWaitingOfOne: MAX_WAITING_OF_ONE,
    maxWaiting: MAX_WAITING,
    maxBegunOfOne: () => MAX_AT_ONCE_OF_ONE,
  })
  const answerTo = async ({ headers, ...request }: DirectRequest): Promise<JsonAnswer> => {
    const deps = { connect, allow, totalMs: TOTAL_MS }
    const asked = { ...request, headers: { accept: 'application/json', ...headers } }
    return postThrough(deps, asked, never, async (answer, host) => {
      const bytes = new CappedBytes(MAX_BYTES)
      for await (const piece of answer.body)
        if (!bytes.add(piece as Uint8Array)) throw new PostFailed(`${host} sends too long an answer`)
      return { status: answer.statusCode, json: jsonIn(bytes.taken(), host) }
    })
  }
  return {
    /** Whether an address is an https address of a public host, or of a host that the setting opens. */
    isAllowed: (url: string): boolean => postTarget(url, allow) !== null,
    async ask(workspaceId: string, request: DirectRequest): Promise<JsonAnswer> {
      const late = AbortSignal.timeout(MAX_WAIT_MS)
      try {
        if (queue.isFull(workspaceId)) throw new PostFailed(BUSY)
        return await queue.run(workspaceId, late, () => answerTo(request))
      } catch (error) {
        if (error instanceof PostFailed) throw new ProviderFault(error.message, { cause: error })
        if (error === late.reason) throw new ProviderFault(BUSY, { cause: error })
        throw error
      }
    },
  }
}

function jsonIn(bytes: Uint8Array, host: string): JsonObject {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (isJsonObject(json)) return json
  } catch {
    // the same as another value
  }
  throw new PostFailed(`${host} sends no JSON object`)
}
