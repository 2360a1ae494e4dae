// Checks one URL of a signal (Q-14, Q-15, P-1): sends HEAD, or GET where the server answers HEAD with an error, and
// classifies the response.
import { type Access, follow } from './follow.ts'
import type { WireRequest } from './send-request.ts'

// The three classes of a link check.
type ResultClass = 'ok' | 'restricted' | 'fail'

/** The server answered but refuses robots: accepted and flagged. LinkedIn sends 999. */
const RESTRICTED = new Set([401, 403, 405, 406, 429, 451, 999])

/** The class of a final HTTP status. */
function classify(status: number): ResultClass {
  if (status >= 200 && status <= 399) return 'ok'
  return RESTRICTED.has(status) ? 'restricted' : 'fail'
}

export interface LinkCheckResult {
  /** The URL as given. */
  readonly url: string
  readonly class: ResultClass
  /** The last status a server sent, null when no server answered. */
  readonly status: number | null
  /**
   * Internal, never shown (guard step 7). `source_url_refused`: by the text alone, before any lookup.
   * `source_unreachable`: any later failure. Absent when the status decided.
   */
  readonly reason?: 'source_url_refused' | 'source_unreachable'
}

const headers = { 'user-agent': 'assay-link-check/1', accept: '*/*', 'accept-encoding': 'identity' }
// HEAD has no body; the response ends with its headers.
const HEAD: WireRequest = { method: 'HEAD', headers, maxBody: 0, reads: () => true }
/** For its status alone. */
const GET: WireRequest = { method: 'GET', headers, maxBody: 0, reads: () => false }

/** Checks one URL. Null when the URL never got a slot. */
export async function checkLink(url: string, access: Access): Promise<LinkCheckResult | null> {
  const answered = await follow(url, HEAD, access)
  // why: many servers answer HEAD with 404, 405, 500, 501 or 503 for a page that is there
  const isError = answered.kind === 'answered' && classify(answered.answer.status) === 'fail'
  const again = isError ? await follow(url, GET, access) : answered
  const arrival = again.kind === 'answered' ? again : answered
  switch (arrival.kind) {
    case 'waiting':
      return null
    case 'refused':
      return { url, class: 'fail', status: null, reason: 'source_url_refused' }
    case 'unreachable':
      return { url, class: 'fail', status: arrival.status, reason: 'source_unreachable' }
    case 'answered':
      return { url, class: classify(arrival.answer.status), status: arrival.answer.status }
  }
}
