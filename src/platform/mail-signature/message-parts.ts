// Takes the texts and documents out of a message in MIME (RFC 2045 to 2047).
import PostalMime from 'postal-mime'
import type { VerifiedMessage } from '../../assessment/ports.ts'

const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 131_072, forceRfc822Attachments: true } as const
/** Lines that may divide parts: two for each of 60. */
const MAX_DELIMITERS = 120
const MAX_DOCUMENTS = 3
/** The text before the first part that programs write for readers without MIME. */
const PREAMBLE = /^\s*(?:This is a multi-?part message in MIME format\.?\s*)?$/i

type Parts = Pick<VerifiedMessage, 'date' | 'automatic' | 'subject' | 'text' | 'html' | 'documents'>

/** Undefined for a message that is not whole, or that two readers could divide differently. */
export async function partsOf(message: string, body: string): Promise<Parts | undefined> {
  if (body.split('\r\n--').length - 1 > MAX_DELIMITERS) return undefined
  const parsed = await PostalMime.parse(message, LIMITS)
  const header = (name: string): string => parsed.headers.find(({ key }) => key === name)?.value ?? ''
  if (!isDivided(header('content-type'), body)) return undefined
  const date = Date.parse(header('date').replace(/\([^)]*\)/g, ''))
  if (Number.isNaN(date)) return undefined
  return {
    date: new Date(date).toISOString(),
    automatic:
      header('list-unsubscribe') !== '' ||
      header('list-id') !== '' ||
      /^(?!no\b)\w/i.test(header('auto-submitted').trim()) ||
      /bulk|list|junk|auto_reply/i.test(header('precedence')) ||
      header('x-autoreply') !== '' ||
      header('x-autorespond') !== '',
    subject: parsed.subject ?? '',
    text: parsed.text,
    html: parsed.html,
    documents: parsed.attachments
      .filter(({ mimeType }) => mimeType === 'application/pdf')
      .slice(0, MAX_DOCUMENTS)
      .map(({ content }) => new Uint8Array(content as ArrayBuffer)),
  }
}

/**
 * Whether the Content-Type, which a signature may not cover, divides the body as its sender did: another boundary would hide a
 * part of what was signed.
 */
function isDivided(contentType: string, body: string): boolean {
  if (!/^\s*multipart\//i.test(contentType)) return !/^--\S[^\r\n]*\r\ncontent-/im.test(body)
  const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  const at = body.indexOf(`--${quoted ?? plain}`)
  return at >= 0 && PREAMBLE.test(body.slice(0, at))
}
