// Fetches a short document at an https address of a public host, through the guard. It follows no redirect: the address is
// the name of what publishes the document.
import type { LookupFunction } from 'node:net'
import { CappedBytes } from './capped-bytes.ts'
import { createConnect } from './connection.ts'
import type { FetchAllow } from './fetch-allow.ts'
import { PostFailed, postThrough } from './post-text.ts'
import { createResolverLookup } from './resolver-lookup.ts'

const CONNECT_MS = 2_000
const TOTAL_MS = 4_000
const MAX_BYTES = 10_240
const MAX_AT_ONCE = 20

export interface FetchDocumentOptions {
  readonly allow: FetchAllow
  /** The resolver, which must return all addresses. Default: DNS at the name servers of the system. */
  readonly lookup?: LookupFunction
}

export interface FetchedDocument {
  readonly status: number
  readonly body: string
  readonly cacheControl: string
}

/** Undefined where the address is refused, no whole answer came, or too many documents are being fetched. */
export function createFetchDocument({ allow, lookup = createResolverLookup() }: FetchDocumentOptions) {
  const connect = createConnect({ lookup, connectTimeoutMs: CONNECT_MS })
  const headers = { accept: 'application/json', 'user-agent': 'assay-client-metadata/1' }
  const never = new AbortController().signal
  let running = 0
  return async (url: string): Promise<FetchedDocument | undefined> => {
    if (running >= MAX_AT_ONCE) return undefined
    running++
    try {
      const deps = { connect, allow, totalMs: TOTAL_MS }
      return await postThrough(deps, { url, method: 'GET', headers }, never, async (answer, host) => {
        const bytes = new CappedBytes(MAX_BYTES)
        for await (const piece of answer.body)
          if (!bytes.add(piece as Uint8Array)) throw new PostFailed(`${host} sends too long a document`)
        return {
          status: answer.statusCode,
          body: new TextDecoder().decode(bytes.taken()),
          cacheControl: String(answer.headers['cache-control'] ?? ''),
        }
      })
    } catch (error) {
      if (error instanceof PostFailed) return undefined
      throw error
    } finally {
      running--
    }
  }
}
