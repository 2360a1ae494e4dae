// Fetches the page behind a citation: GET of one URL, the whole page unchanged or nothing (Q-16, guard step 5).
import type { PageFetch, PageVersion } from '../../citations/ports.ts'
import { type AnswerHeaders, contentLengthOf, headerOf, isPlain } from './answer-headers.ts'
import { type Access, follow } from './follow.ts'
import type { Answer, WireRequest } from './send-request.ts'
import { conditional, validatorsOf } from './validators.ts'

/** Bytes. */
const MAX_BODY = 2_097_152
/** 203: a proxy of the publisher has changed the page, and readers see this version. */
const PAGE = new Set([200, 203])
const UNCHANGED = 304
const READABLE =
  'text/html,application/xhtml+xml,application/pdf,application/json,text/markdown,text/plain;q=0.9,*/*;q=0.1'

/** The page now, or that it still matches `known`. Null when the URL never got a slot. */
export async function fetchPage(
  url: string,
  known: PageVersion,
  agent: string,
  access: Access,
): Promise<PageFetch | null> {
  const conditions = conditional(known)
  const question: WireRequest = {
    method: 'GET',
    headers: { 'user-agent': agent, accept: READABLE, 'accept-encoding': 'identity', ...conditions },
    maxBody: MAX_BODY,
    reads: (status, headers) => status === UNCHANGED || (PAGE.has(status) && isReadable(headers)),
  }
  const arrival = await follow(url, question, access)
  if (arrival.kind === 'waiting') return null
  // A refused URL looks the same as any other failure. A difference would reveal addresses and names (guard step 7).
  if (arrival.kind === 'refused') return { kind: 'unreachable', status: null }
  if (arrival.kind === 'unreachable') return { kind: 'unreachable', status: arrival.status }
  return outcome(arrival.answer, {
    finalUrl: arrival.url,
    wasConditional: Object.keys(conditions).length > 0,
  })
}

function isReadable(headers: AnswerHeaders): boolean {
  return isPlain(headers) && (contentLengthOf(headers) ?? 0) <= MAX_BODY
}

function outcome(
  { status, headers, body }: Answer,
  { finalUrl, wasConditional }: { readonly finalUrl: string; readonly wasConditional: boolean },
): PageFetch {
  if (status === UNCHANGED && wasConditional) return { kind: 'unchanged' }
  if (!PAGE.has(status)) return { kind: 'unreachable', status }
  if (!isPlain(headers)) return { kind: 'unsupported', why: 'encoded' }
  if (body === null) return { kind: 'unsupported', why: 'too_large' }
  const { etag, lastModified } = validatorsOf(headers)
  return {
    kind: 'page',
    bytes: body,
    contentType: headerOf(headers, 'content-type') ?? '',
    status,
    finalUrl,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  }
}
