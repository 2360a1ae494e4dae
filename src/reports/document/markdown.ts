// How caller-supplied strings enter a Markdown document (rule X-5): as text that can be nothing but text.
import { inOneLine, textLines } from './report-text.ts'

/** Punctuation that means something to Markdown or HTML anywhere in a line. */
const SPECIAL = /[\\`*_[\]<>|#~&]/g
/** What GitHub would turn into a link by itself: a scheme, `www.`, a mail address. */
const SELF_LINKING = /(?::(?=\/\/)|(?<=www)\.|@)/gi
/** A list item, a setext underline or an ordered list item at the start of a line. */
const LINE_START = /^(\d*)((?<!\d)[-+=]|(?<=\d)[.)])/
/**
 * A text inside a line: line breaks become spaces, nothing in it is markup (X-5). Not for the start of a line, where
 * more characters matter: there `blockQuote` stands.
 */
export function escape(text: string): string {
  return escapeInline(inOneLine(text))
}

function escapeInline(line: string): string {
  return line.replace(SPECIAL, String.raw`\$&`).replace(SELF_LINKING, String.raw`\$&`)
}

/** A text quoted line by line; blank lines stay. */
export function blockQuote(text: string): string {
  return textLines(text)
    .map((line) => `> ${escapeInline(line).replace(LINE_START, String.raw`$1\$2`)}`.trimEnd())
    .join('\n')
}

/**
 * A URL as code, not as a link. What could end the code, the cell or the line is percent-encoded: back-ticks, pipes,
 * angle brackets, backslashes, white space, control and direction characters.
 */
export function codeUrl(url: string): string {
  const safe = url
    .trim()
    .toWellFormed()
    .replace(/[`|<>\\\s\p{Cc}\p{Cf}]/gu, encodeURIComponent)
  return `\`${safe}\``
}

/** A table; cells are Markdown already. Without rows it has its header only. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows].map(tableLine).join('\n')
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
