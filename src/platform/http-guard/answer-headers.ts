// Header fields of an answer as undici hands them over.
import { isUtf8 } from 'node:buffer'

export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The value of a field that stands once, trimmed. Undefined when it is absent, empty or repeated with other values. */
export function headerOf(headers: AnswerHeaders, name: string): string | undefined {
  const values = new Set([headers[name] ?? []].flat().map((value) => value.trim()))
  const [value] = values
  return values.size === 1 && value !== '' ? value : undefined
}

/** Content-Length in bytes; undefined when it is absent or no number. */
export function contentLengthOf(headers: AnswerHeaders): number | undefined {
  const text = headerOf(headers, 'content-length') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** The content coding in lower case; empty when the bytes are the file itself. */
export function codingOf(headers: AnswerHeaders): string {
  const coding = [headers['content-encoding'] ?? []].flat().join(',').trim().toLowerCase()
  return coding === 'identity' ? '' : coding
}

/** True when the body is the file itself: no coding of the content, and none of the transfer but its division into chunks. */
export function isPlain(headers: AnswerHeaders): boolean {
  const transfer = [headers['transfer-encoding'] ?? []].flat().join(',').trim().toLowerCase()
  return codingOf(headers) === '' && (transfer === '' || transfer === 'chunked')
}

/**
 * The Location fields as sent; several are a reason to distrust them. Values come as bytes, one per character, and servers
 * that do not percent-encode a Location mean UTF-8.
 */
export function locationsOf(headers: AnswerHeaders): readonly string[] {
  return [headers['location'] ?? []].flat().map((value) => {
    const bytes = Buffer.from(value, 'latin1')
    return isUtf8(bytes) ? bytes.toString('utf8') : value
  })
}
