// The check of one URL of a signal: HEAD and nothing else, and a class of its answer.
import { type Access, follow } from './follow.ts'
import type { WireRequest } from './send-request.ts'

// The three classes of a link check.
type ResultClass = 'ok' | 'restricted' | 'fail'

/** The server answered but refuses robots: accepted and flagged. 999 is what LinkedIn answers. */
const RESTRICTED = new Set([401, 403, 405, 406, 429, 451, 999])

/** The class of a final HTTP status. */
function classify(status: number): ResultClass {
  if (status >= 200 && status <= 399) return 'ok'
  return RESTRICTED.has(status) ? 'restricted' : 'fail'
}

export interface LinkCheckResult {
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

const HEAD: WireRequest = {
  method: 'HEAD',
  headers: { 'user-agent': 'assay-link-check/1', accept: '*/*', 'accept-encoding': 'identity' },
  maxBody: 0,
  // There is none; the answer ends with its headers.
  reads: () => true,
}

/** Checks one URL. Null when its turn never came. */
export async function checkLink(url: string, access: Access): Promise<LinkCheckResult | null> {
  const arrival = await follow(url, HEAD, access)
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
