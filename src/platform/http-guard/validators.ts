// Distinguishes versions of a file by ETag, Last-Modified and Content-Length (RFC 9110 sections 8.8 and 13).
import { type AnswerHeaders, contentLengthOf, headerOf } from './answer-headers.ts'

export interface Validators {
  readonly etag?: string
  readonly lastModified?: string
  /** Bytes as sent: the compressed size if the response was compressed. */
  readonly contentLength?: number
}

/** Milliseconds. A file that changed just before it was sent may change again under the same date. */
const SETTLED = 60_000

/** The validators of a response, without the length of a partial response. */
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

/** Header fields that request the file only if it has changed. Empty when no validator distinguishes versions. */
export function conditional(previous: Validators): Readonly<Record<string, string>> {
  return {
    ...(previous.etag === undefined ? {} : { 'if-none-match': previous.etag }),
    ...(previous.lastModified === undefined ? {} : { 'if-modified-since': previous.lastModified }),
  }
}

/**
 * True when no validator that both have differs, and they share an ETag or a date: two versions often have the same
 * length.
 */
export function sameVersion(previous: Validators, now: Validators): boolean {
  const etag = same(previous.etag?.replace(/^W\//, ''), now.etag?.replace(/^W\//, ''))
  const date = same(previous.lastModified, now.lastModified)
  const length = same(previous.contentLength, now.contentLength)
  return etag !== false && date !== false && length !== false && (etag === true || date === true)
}

/**
 * A value for If-Range: a strong ETag, else a date old enough by the server's clock. Undefined: the download cannot
 * resume.
 */
export function strongValidator(headers: AnswerHeaders): string | undefined {
  const { etag, lastModified } = validatorsOf(headers)
  if (etag !== undefined) return etag.startsWith('"') ? etag : undefined
  const age = Date.parse(headerOf(headers, 'date') ?? '') - Date.parse(lastModified ?? '')
  return age >= SETTLED ? lastModified : undefined
}

function same<T>(one: T | undefined, other: T | undefined): boolean | undefined {
  return one === undefined || other === undefined ? undefined : one === other
}
