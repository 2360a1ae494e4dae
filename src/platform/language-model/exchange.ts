// One question to the endpoint as a `fetch`: retried until an answer comes, bounded in size, hashed, never redirected.
// Its errors name a status and words of the protocol; they never contain the key or text of the page.
import { setTimeout as delay } from 'node:timers/promises'
import { LanguageModelUnavailable } from '../../citations/ports.ts'
import { sha256Hex } from '../../base/sha256.ts'

const MAX_RETRIES = 2
/** Many times the size the bounded answer needs. */
const MAX_BODY_BYTES = 262_144

/** When to retry, by the endpoint's answer or our own schedule. */
type Outcome =
  | { readonly answer: Response }
  | { readonly failure: LanguageModelUnavailable; readonly waitMs?: number }

export interface Exchange {
  /** For one request. */
  readonly fetch: typeof globalThis.fetch
  /** Why there is no answer. */
  readonly failure: LanguageModelUnavailable | undefined
  /** Hash of the response body; empty before the response. */
  readonly responseSha256: string
}

/** An exchange that must end before `endsAt`, in milliseconds of performance.now(). */
export function createExchange(endsAt: number, retryDelayMs: number): Exchange {
  let failure: LanguageModelUnavailable | undefined
  let responseSha256 = ''

  async function answerOf(...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await attemptOnce(input, init)
      if ('answer' in outcome) {
        const body = await wholeBody(outcome.answer)
        responseSha256 = sha256Hex(body)
        return new Response(body, { headers: { 'content-type': 'application/json' } })
      }
      const waitMs = outcome.waitMs ?? retryDelayMs * 2 ** attempt
      if (attempt === MAX_RETRIES || performance.now() + waitMs >= endsAt) throw outcome.failure
      await delay(waitMs, undefined, init?.signal ? { signal: init.signal } : {})
    }
  }

  return {
    get failure() {
      return failure
    },
    get responseSha256() {
      return responseSha256
    },
    async fetch(...request) {
      try {
        return await answerOf(...request)
      } catch (error) {
        if (error instanceof LanguageModelUnavailable) failure = error
        throw error
      }
    },
  }
}

/** Throws the errors that no retry can fix. */
async function attemptOnce(...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Outcome> {
  let response: Response
  try {
    // why plain fetch, not the guard of link checks: the operator chose this address, often in a private network
    // why no redirects: they would send the key to an address the operator did not choose
    response = await globalThis.fetch(input, { ...init, redirect: 'manual' })
  } catch (cause) {
    init?.signal?.throwIfAborted()
    return {
      failure: new LanguageModelUnavailable(
        'The endpoint of the language model cannot be reached: check ASSAY_MODEL_URL',
        { cause },
      ),
    }
  }
  const { status } = response
  if (response.ok) return { answer: response }
  const failure = new LanguageModelUnavailable(
    `The endpoint of the language model answered ${status}${await wordsOf(response)}${adviceOn(status)}`,
  )
  if (status !== 429 && status < 500) throw failure
  const waitMs = retryAfterMs(response.headers.get('retry-after'))
  return waitMs === undefined ? { failure } : { failure, waitMs }
}

async function wholeBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > MAX_BODY_BYTES) break
      parts.push(part)
    }
  } catch (cause) {
    throw new LanguageModelUnavailable('The answer of the language model was cut off', { cause })
  }
  if (length > MAX_BODY_BYTES)
    throw new LanguageModelUnavailable(
      `The answer of the language model has more than ${MAX_BODY_BYTES} bytes`,
    )
  return Buffer.concat(parts)
}

/** The codes of an error body, such as "invalid_api_key". Omits its sentences, which may repeat the key or the page. */
async function wordsOf(response: Response): Promise<string> {
  try {
    const { error } = JSON.parse(new TextDecoder().decode(await wholeBody(response))) as {
      error: Readonly<Record<string, unknown>>
    }
    const words = [error['type'], error['code'], error['param']].filter(
      (word) => typeof word === 'string' && /^[a-z_]{1,40}$/.test(word),
    )
    return words.length > 0 ? ` (${words.join(', ')})` : ''
  } catch {
    return ''
  }
}

function adviceOn(status: number): string {
  if (status === 401 || status === 403) return ': check ASSAY_MODEL_KEY'
  if (status === 404) return ': check ASSAY_MODEL and ASSAY_MODEL_URL'
  if (status === 400 || status === 422)
    return ': check ASSAY_MODEL, ASSAY_MODEL_OUTPUT and ASSAY_MODEL_REASONING'
  if (status >= 300 && status < 400) return ': redirects are not followed, check ASSAY_MODEL_URL'
  return ''
}

/** The header's seconds or date as milliseconds from now. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
