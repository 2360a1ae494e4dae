// Asks a foreign host for a short JSON object, through the guard. It follows no redirect: each address is named by its publisher.
import type { LookupFunction } from 'node:net'
import { ProviderFault } from '../../accounts/ports.ts'
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
/** why: a provider that never answers holds up its own people and no one else */
const MAX_PER_HOST = 4

export interface AskJsonOptions {
  readonly allow: FetchAllow
  /** The resolver, which must return all addresses. Default: DNS at the name servers of the system. */
  readonly lookup?: LookupFunction
}

/** Asks for JSON objects. Throws ProviderFault, whose message names the host and never what it sent. */
export function createAskJson({ allow, lookup = createResolverLookup() }: AskJsonOptions) {
  const connect = createConnect({ lookup, connectTimeoutMs: CONNECT_MS })
  const never = new AbortController().signal
  const running = new Map<string, number>()
  return {
    /** Whether an address is an https address of a public host, or of a host that the setting opens. */
    isAllowed: (url: string): boolean => postTarget(url, allow) !== null,
    async ask(request: DirectRequest): Promise<{ readonly status: number; readonly json: JsonObject }> {
      const asked = URL.parse(request.url)?.host ?? ''
      const before = running.get(asked) ?? 0
      const all = [...running.values()].reduce((sum, one) => sum + one, 0)
      if (before >= MAX_PER_HOST || all >= MAX_AT_ONCE)
        throw new ProviderFault('too many answers of it are being waited for')
      running.set(asked, before + 1)
      try {
        const headers = { accept: 'application/json', ...request.headers }
        const deps = { connect, allow, totalMs: TOTAL_MS }
        return await postThrough(deps, { ...request, headers }, never, async (answer, host) => {
          const bytes = new CappedBytes(MAX_BYTES)
          for await (const piece of answer.body)
            if (!bytes.add(piece as Uint8Array)) throw new PostFailed(`${host} sends too long an answer`)
          return { status: answer.statusCode, json: jsonIn(bytes.taken(), host) }
        })
      } catch (error) {
        if (error instanceof PostFailed) throw new ProviderFault(error.message, { cause: error })
        throw error
      } finally {
        const rest = (running.get(asked) ?? 1) - 1
        if (rest > 0) running.set(asked, rest)
        else running.delete(asked)
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
