// The check of one URL: HEAD, at most three redirects, a class. It never throws.
import type { ConnectionPool } from './connection-pool.ts'
import type { Deadline } from './deadline.ts'
import type { FetchAllow } from './fetch-allow.ts'
import { requestHead } from './head-request.ts'
import type { Answer } from './head-request.ts'
import { locationOf, nextTarget } from './redirect.ts'
import { classify } from './result-class.ts'
import type { ResultClass } from './result-class.ts'
import type { Slots } from './slots.ts'
import { parseTarget } from './target.ts'
import type { Target } from './target.ts'

export interface HeadResult {
  /** As it was given. */
  readonly url: string
  readonly class: ResultClass
  /** The last status a server answered, null when none did. */
  readonly status: number | null
  /**
   * Internal, never shown (guard step 7). `source_url_refused`: from the text alone, before any lookup.
   * `source_unreachable`: everything after that. Absent when the status decided.
   */
  readonly reason?: 'source_url_refused' | 'source_unreachable'
}

export interface LinkCheck {
  readonly allow: FetchAllow
  readonly slots: Slots
  readonly pool: ConnectionPool
  readonly tenant: string
  readonly deadline: Deadline
}

const MAX_REDIRECTS = 3

/**
 * Checks one URL. The slots of tenant and host are held per request, not across redirects. Null when its turn never came.
 */
export async function checkLink(url: string, check: LinkCheck): Promise<HeadResult | null> {
  const first = parseTarget(url, check.allow)
  if (first === null) return { url, class: 'fail', status: null, reason: 'source_url_refused' }

  const seen = new Set<string>()
  let target: Target | null = first
  let status: number | null = null
  while (target !== null && !seen.has(target.url.href) && seen.size <= MAX_REDIRECTS) {
    seen.add(target.url.href)
    const answer: Answer | 'waiting' | null = await ask(target, check)
    if (answer === 'waiting' && status === null) return null
    if (answer === 'waiting' || answer === null) break
    status = answer.status
    const location = locationOf(status, answer.locations)
    if (location === undefined) return { url, class: classify(status), status }
    target = nextTarget(target, location, check.allow)
  }
  return { url, class: 'fail', status, reason: 'source_unreachable' }
}

/** One request, when its turn has come. */
async function ask(
  target: Target,
  { slots, pool, tenant, deadline }: LinkCheck,
): Promise<Answer | 'waiting' | null> {
  const release = await slots.acquire(tenant, target.host, deadline)
  if (release === null) return 'waiting'
  deadline.start()
  try {
    const loan = pool.borrow(tenant, target)
    const answer = await requestHead(loan, target.url, deadline)
    // A kept connection may have been closed by the server as the request was sent. The request is idempotent and
    // got no answer, so it is sent once more over a new connection (RFC 9110 section 9.2.2).
    if (answer !== null || !loan.reused || deadline.expired) return answer
    return await requestHead(pool.borrow(tenant, target, { fresh: true }), target.url, deadline)
  } finally {
    release()
  }
}
