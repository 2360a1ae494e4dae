// Escapes strings of callers for a Markdown document (rule X-5): they stay plain text.
import { inOneLine, textLines } from './report-text.ts'

/** Punctuation that has a meaning in Markdown or HTML anywhere in a line. */
const SPECIAL = /[\\`*_[\]<>|#~&]/g
/** Text that GitHub links automatically: a scheme, `www.`, a mail address. */
const SELF_LINKING = /(?::(?=\/\/)|(?<=www)\.|@)/gi
/** A list item, a setext underline or an ordered list item at the start of a line. */
const LINE_START = /^(\d*)((?<!\d)[-+=]|(?<=\d)[.)])/
/**
 * A text inside a line: line breaks become spaces, nothing in it is markup (X-5). Not for the start of a line, where
 * more characters have a meaning: use `blockQuote` there.
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

/** A URL as code, not as a link. */
export const codeUrl = (url: string): string => `\`${closedUrl(url)}\``

/** A URL as a link: for addresses of this program, never for those of callers. */
export const linkUrl = (url: string): string => `<${closedUrl(url)}>`

/**
 * Percent-encodes what could end the code, the link, the cell or the line: back-ticks, pipes, angle brackets, backslashes,
 * white space, control and direction characters.
 */
const closedUrl = (url: string): string =>
  url
    .trim()
    .toWellFormed()
    .replace(/[`|<>\\\s\p{Cc}\p{Cf}]/gu, encodeURIComponent)

/** A table; its cells must already be Markdown. Without rows it has only its header. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows].map(tableLine).join('\n')
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
