// The way of one URL: one request, at most three redirects, each hop through the whole guard and in its
// turn. It never throws.
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
  /** At the end of the redirects. */
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** From its text alone, before any lookup. */
  | { readonly kind: 'refused' }
  /** Everything after that. `status` is the last one a server answered, null when none did. */
  | { readonly kind: 'unreachable'; readonly status: number | null }
  /** Its turn never came. */
  | { readonly kind: 'waiting' }

const MAX_REDIRECTS = 3
/** Requests of one call that a host leaves without an answer before it is asked no more, unless it answers another. */
const MAX_SILENT = 2

/** The slot of the tenant is held to the end, that of a host during the request to it. */
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

/** A dead host costs a call the time of two requests one after another, however many of its pages are cited. */
const isSilent = (host: string, { silent }: Access): boolean => (silent?.get(host) ?? 0) >= MAX_SILENT

/** Of the first host only: another one may have been left too little time by the redirects to it. */
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
    if (location === undefined) return { kind: 'answered', answer }
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
  // A kept connection may have been closed by the server as the request was sent. The request is idempotent and
  // got no answer, so it is sent once more over a new connection (RFC 9110 section 9.2.2).
  if (answer !== null || !loan.reused || deadline.expired) return answer
  return sendRequest(pool.borrow(tenant, target, { fresh: true }), target.url, question, deadline)
}
