// Detects the format of a page and extracts its text. Runs on a separate thread (page-worker.ts): if a hostile page
// breaks a parser, only that thread ends.
import { marked } from 'marked'
import { decode } from './charset.ts'
import { htmlText } from './html-text.ts'
import { jsonText } from './json-text.ts'
import { BoundedText, type Format, type PageText, UnreadablePage } from './page-text.ts'
import { pdfText } from './pdf-text.ts'
import { measuresOfText, type PageMeasures, SignReader } from './signs/page-signs.ts'
import { Parser } from 'htmlparser2'
import { valueText } from './value-text.ts'

// The text of an XML document, such as a feed: the text between two tags is a paragraph.
function xmlText(xml: string, maxChars: number): string {
  const text = new BoundedText(maxChars)
  let value = ''
  const part = (): void => {
    if (value.trim() !== '') text.add(`${valueText(value.trim(), maxChars)}\n\n`)
    value = ''
  }
  const parser = new Parser(
    {
      onopentag: part,
      onclosetag: part,
      ontext(piece) {
        value += piece
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  part()
  return text.toString()
}

const TYPES: Readonly<Record<string, Format>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/json': 'json',
  'text/json': 'json',
  'application/x-ndjson': 'json',
  'application/ndjson': 'json',
  'application/jsonl': 'json',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/rss+xml': 'xml',
  'application/atom+xml': 'xml',
  'text/markdown': 'markdown',
  'text/x-markdown': 'markdown',
}
/** Plain text. RTF, and calendars and cards with their folded lines, are not. */
const PLAIN = /^text\/(?!rtf$|richtext$|enriched$|calendar$|x?-?vcard$)/
/** Content types that carry no information. */
const MUTE = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/unknown', '*/*'])
const PDF_HEADER = /^.{0,1024}?%PDF-/s
const HTML_HEADER =
  /^(?:ï»¿)?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->).)*-->\s*)*<(?:!doctype html|html|head|body)\b/is
/** Binary formats have early zero bytes. Texts have none, except UTF-16, which begins with a mark. */
const ZERO_FREE_BYTES = 1_024

function formatOf(bytes: Uint8Array, contentType: string): Format {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048))
  if (head.startsWith('%PDF-')) return 'pdf'
  const known = TYPES[type] ?? (type.endsWith('+json') ? 'json' : undefined)
  // why: a page in XHTML may be sent as XML
  if (known === 'xml' && HTML_HEADER.test(head)) return 'html'
  if (known !== undefined) return known
  if (PLAIN.test(type)) return 'plain'
  if (!MUTE.has(type)) throw new UnreadablePage('unsupported_type')
  if (PDF_HEADER.test(head)) return 'pdf'
  if (HTML_HEADER.test(head)) return 'html'
  if (bytes.subarray(0, ZERO_FREE_BYTES).includes(0)) throw new UnreadablePage('unsupported_type')
  return 'plain'
}

const charsetLabel = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([\w:.-]{2,40})/i.exec(contentType)?.[1]

export async function textOfPage(
  bytes: Uint8Array,
  contentType: string,
  maxChars: number,
): Promise<PageText> {
  try {
    const format = formatOf(bytes, contentType)
    if (format === 'pdf') {
      const text = await pdfText(bytes, maxChars)
      return filled({ text, format, charset: undefined, ...measuresOfText(text, true) })
    }
    const { text, charset } = decode(bytes, {
      label: charsetLabel(contentType),
      isMarkup: format === 'html' || format === 'xml',
    })
    return filled({ ...READ[format](text, maxChars), format, charset })
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof UnreadablePage ? error.reason : 'broken' }
  }
}

type ReadPage = { readonly text: string } & PageMeasures

function readHtml(html: string, maxChars: number): ReadPage {
  const reader = new SignReader()
  return { text: htmlText(html, maxChars, reader), ...reader.measures() }
}

const readText = (text: string, complete: boolean): ReadPage => ({ text, ...measuresOfText(text, complete) })

const READ: Readonly<Record<Exclude<Format, 'pdf'>, (text: string, maxChars: number) => ReadPage>> = {
  html: readHtml,
  json: (text, maxChars) => readText(jsonText(text, maxChars), false),
  xml: (text, maxChars) => readText(xmlText(text, maxChars), false),
  markdown: (text, maxChars) => readText(htmlText(marked.parse(text, { async: false }), maxChars), true),
  plain: (text, maxChars) => {
    if (text.length > maxChars) throw new UnreadablePage('too_large')
    return readText(text, true)
  },
}

function filled(page: Omit<Extract<PageText, { kind: 'text' }>, 'kind'>): PageText {
  return /[\p{L}\p{N}]/u.test(page.text) ? { kind: 'text', ...page } : { kind: 'unreadable', reason: 'empty' }
}
