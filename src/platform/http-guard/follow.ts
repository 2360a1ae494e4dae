// Follows one URL: one request and at most three redirects. Each hop passes the whole guard and waits
// for its slot. It never throws.
import type { SilentHosts } from '../../citations/ports.ts'
import { locationsOf } from './answer-headers.ts'
import type { ConnectionPool } from './connection-pool.ts'
import type { Deadline } from './deadline.ts'
import type { FetchAllow } from './fetch-allow.ts'
import { locationOf, nextTarget } from './redirect.ts'
import { type Answer, type WireRequest, sendRequest } from './send-request.ts'
import type { Slots, Turn } from './slots.ts'
import { parseTarget, type Target } from './target.ts'

export interface Access {
  readonly allow: FetchAllow
  readonly slots: Slots
  readonly pool: ConnectionPool
  readonly tenant: string
  readonly deadline: Deadline
  readonly silent?: SilentHosts
}

export type Arrival =
  /** After all redirects, from `url`. */
  | { readonly kind: 'answered'; readonly answer: Answer; readonly url: string }
  /** Refused by the URL's text alone, before any lookup. */
  | { readonly kind: 'refused' }
  /** Any later failure. `status` is the last one a server sent, null when no server answered. */
  | { readonly kind: 'unreachable'; readonly status: number | null }
  /** The URL never got a slot. */
  | { readonly kind: 'waiting' }

const MAX_REDIRECTS = 3
/**
 * Requests of one call that a host may leave unanswered. The call then skips the host unless the host answers another.
 */
const MAX_SILENT = 2

/** Holds the tenant's slot to the end, and a host's slot during the request to it. */
export async function follow(url: string, question: WireRequest, access: Access): Promise<Arrival> {
  const first = parseTarget(url, access.allow)
  if (first === null) return { kind: 'refused' }
  const turn = await access.slots.acquire(access.tenant, first.host, access.deadline)
  if (turn === null) return { kind: 'waiting' }
  try {
    if (isSilent(first.host, access)) return { kind: 'unreachable', status: null }
    access.deadline.start()
    const arrival = await walk(first, turn, question, access)
    note(first.host, arrival, access)
    return arrival
  } finally {
    turn.release()
  }
}

/** A dead host costs a call the time of two successive requests, however many of its pages are cited. */
const isSilent = (host: string, { silent }: Access): boolean => (silent?.get(host) ?? 0) >= MAX_SILENT

/** Counts the first host only: redirects may leave a later host too little time. */
function note(host: string, arrival: Arrival, { silent }: Access): void {
  if (arrival.kind === 'unreachable' && arrival.status === null)
    silent?.set(host, (silent.get(host) ?? 0) + 1)
  else silent?.delete(host)
}

async function walk(first: Target, turn: Turn, question: WireRequest, access: Access): Promise<Arrival> {
  const seen = new Set<string>()
  let target: Target | null = first
  let status: number | null = null
  while (target !== null && !seen.has(target.url.href) && seen.size <= MAX_REDIRECTS) {
    seen.add(target.url.href)
    const came: boolean = await turn.moveTo(target.host, access.deadline)
    const answer: Answer | null = came ? await ask(target, question, access) : null
    if (answer === null) break
    status = answer.status
    const location = locationOf(status, locationsOf(answer.headers))
    if (location === undefined) return { kind: 'answered', answer, url: target.url.href }
    target = nextTarget(target, location, access.allow)
  }
  return { kind: 'unreachable', status }
}

async function ask(
  target: Target,
  question: WireRequest,
  { pool, tenant, deadline }: Access,
): Promise<Answer | null> {
  const loan = pool.borrow(tenant, target)
  const answer = await sendRequest(loan, target.url, question, deadline)
  // The server may have closed a kept connection while the request was sent. The request is idempotent and got no
  // response, so it is sent once more over a new connection (RFC 9110 section 9.2.2).
  if (answer !== null || !loan.reused || deadline.expired) return answer
  return sendRequest(pool.borrow(tenant, target, { fresh: true }), target.url, question, deadline)
}
