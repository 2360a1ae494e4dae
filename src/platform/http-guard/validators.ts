// What tells one version of a file from another: ETag, Last-Modified and Content-Length (RFC 9110 sections 8.8 and 13).
import { type AnswerHeaders, contentLengthOf, headerOf } from './answer-headers.ts'

export interface Validators {
  readonly etag?: string
  readonly lastModified?: string
  /** Bytes as sent, so of the compressed form where the answer was compressed. */
  readonly contentLength?: number
}

/** Milliseconds. A file that changed just before it was sent may change again under the same date. */
const SETTLED = 60_000

/** Those an answer carries. The length of a part is left out. */
export function validatorsOf(headers: AnswerHeaders, status = 200): Validators {
  const etag = headerOf(headers, 'etag')
  const lastModified = headerOf(headers, 'last-modified')
  const contentLength = status === 206 ? undefined : contentLengthOf(headers)
  return {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(contentLength === undefined ? {} : { contentLength }),
  }
}

/** The header fields that ask for the file only if it is another version. Empty when nothing tells versions apart. */
export function conditional(previous: Validators): Readonly<Record<string, string>> {
  return {
    ...(previous.etag === undefined ? {} : { 'if-none-match': previous.etag }),
    ...(previous.lastModified === undefined ? {} : { 'if-modified-since': previous.lastModified }),
  }
}

/**
 * True when nothing that both tell has changed and at least an ETag or a date is among it: two versions often have the
 * same length.
 */
export function sameVersion(previous: Validators, now: Validators): boolean {
  const etag = same(previous.etag?.replace(/^W\//, ''), now.etag?.replace(/^W\//, ''))
  const date = same(previous.lastModified, now.lastModified)
  const length = same(previous.contentLength, now.contentLength)
  return etag !== false && date !== false && length !== false && (etag === true || date === true)
}

/** What If-Range may name: a strong ETag, else a date the server's clock had left behind. Undefined: no resuming. */
export function strongValidator(headers: AnswerHeaders): string | undefined {
  const { etag, lastModified } = validatorsOf(headers)
  if (etag !== undefined) return etag.startsWith('"') ? etag : undefined
  const age = Date.parse(headerOf(headers, 'date') ?? '') - Date.parse(lastModified ?? '')
  return age >= SETTLED ? lastModified : undefined
}

function same<T>(one: T | undefined, other: T | undefined): boolean | undefined {
  return one === undefined || other === undefined ? undefined : one === other
}
