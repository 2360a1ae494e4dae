// Ampersands and character references of a feed that is not quite XML.

/** References that XML knows by itself; every other ampersand of the feed is a bare one. */
const KNOWN = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi

/** HTML references that writers of headlines leave behind. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lsquo: '\u2018',
  rsquo: '\u2019',
  ldquo: '\u201c',
  rdquo: '\u201d',
  ndash: '\u2013',
  mdash: '\u2014',
  hellip: '\u2026',
  sect: '\u00a7',
  aacute: '\u00e1',
  eacute: '\u00e9',
  iacute: '\u00ed',
  oacute: '\u00f3',
  uacute: '\u00fa',
  ntilde: '\u00f1',
  ouml: '\u00f6',
  uuml: '\u00fc',
}

/** Text in which every ampersand begins a reference that XML knows. */
export function withKnownReferences(text: string): string {
  return text.replace(KNOWN, '&amp;')
}

/** Plain text of what was HTML inside the feed: no tags, references as their characters, unknown ones as they stand. */
export function releaseText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (typeof name === 'string') return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    })
    .replace(/\s+/gu, ' ')
    .trim()
}
