// Reads the header fields of a response as undici delivers them.
import { isUtf8 } from 'node:buffer'

export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The trimmed value of a field. Undefined when it is absent, empty, or repeated with different values. */
export function headerOf(headers: AnswerHeaders, name: string): string | undefined {
  const values = new Set([headers[name] ?? []].flat().map((value) => value.trim()))
  const [value] = values
  return values.size === 1 && value !== '' ? value : undefined
}

/** Content-Length in bytes; undefined when it is absent or not a number. */
export function contentLengthOf(headers: AnswerHeaders): number | undefined {
  const text = headerOf(headers, 'content-length') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** The content coding in lower case; empty when the body is not encoded. */
export function codingOf(headers: AnswerHeaders): string {
  const coding = [headers['content-encoding'] ?? []].flat().join(',').trim().toLowerCase()
  return coding === 'identity' ? '' : coding
}

/** True when the body is the file itself: no content coding, and no transfer coding except chunked. */
export function isPlain(headers: AnswerHeaders): boolean {
  const transfer = [headers['transfer-encoding'] ?? []].flat().join(',').trim().toLowerCase()
  return codingOf(headers) === '' && (transfer === '' || transfer === 'chunked')
}

/**
 * The Location fields as sent. Several different ones are a reason to distrust them. undici delivers one character per
 * byte, and servers that do not percent-encode a Location send UTF-8.
 */
export function locationsOf(headers: AnswerHeaders): readonly string[] {
  return [headers['location'] ?? []].flat().map((value) => {
    const bytes = Buffer.from(value, 'latin1')
    return isUtf8(bytes) ? bytes.toString('utf8') : value
  })
}
