// When a failed request is tried again: by its status, by Retry-After, and by back-off with jitter.
import { type AnswerHeaders, headerOf } from './answer-headers.ts'
import { RequestRefused } from './refusal.ts'

/** Milliseconds. Publishers that build files on the fly fail in bursts of a few seconds. */
const FIRST_WAIT = 3_000
const LONGEST_WAIT = 60_000
/** Milliseconds. A publisher that limits an address does so for 10 minutes; whoever asks for more is asked another day. */
const LONGEST_WISH = 15 * 60_000
/** Beside all of 5xx but these two, which say that the request itself is not understood. */
const TRANSIENT = new Set([408, 425, 429])
const NEVER_SERVED = new Set([501, 505])

/** Milliseconds to wait after a failed attempt (1 is the first): doubled each time, plus up to half by chance. */
export function backOff(attempt: number, random: number): number {
  return Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT) * (1 + random / 2)
}

/** The refusal that an answer stands for when its status brings no file. */
export function refusalOf(status: number, headers: AnswerHeaders, host: string, now: number): RequestRefused {
  const said = `${host} answered ${status}`
  if (status === 401 || status === 403) {
    const advice =
      'it may want another User-Agent or a key, or limit this address; see the headers of the source'
    return new RequestRefused(`${said}: it refuses this client; ${advice}`, 'later', { status })
  }
  if (status === 404 || status === 410) {
    const advice = 'not published yet, or moved; see the page of the publisher'
    return new RequestRefused(`${said}: the file is not there; ${advice}`, 'final', { status })
  }
  if (!TRANSIENT.has(status) && (status < 500 || NEVER_SERVED.has(status))) {
    return new RequestRefused(`${said}, which brings no file`, 'final', { status })
  }
  const waitMs = status === 429 || status === 503 ? retryAfter(headers, now) : 0
  if (waitMs > LONGEST_WISH) {
    return new RequestRefused(`${said} and asks to wait ${Math.ceil(waitMs / 60_000)} minutes`, 'later', {
      status,
    })
  }
  return new RequestRefused(`${said}: it is busy or broken`, 'transient', { status, waitMs })
}

/** Retry-After in milliseconds, 0 when there is none. A date counts from the server's own clock where it tells it. */
function retryAfter(headers: AnswerHeaders, now: number): number {
  const text = headerOf(headers, 'retry-after') ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  const here = Date.parse(headerOf(headers, 'date') ?? '')
  const wait = Date.parse(text) - (Number.isNaN(here) ? now : here)
  return Number.isNaN(wait) ? 0 : Math.max(wait, 0)
}
