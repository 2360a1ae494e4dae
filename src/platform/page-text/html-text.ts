// Extracts all visible text of an HTML page. A quote may be in a comment or a side column, which article extractors
// drop. It knows nothing of stylesheets and scripts, but it does see hiding in the element itself.
import { Parser } from 'htmlparser2'
import { BoundedText } from './page-text.ts'
import type { HtmlWatcher } from './signs/html-watcher.ts'

/**
 * Elements whose content is not text of the page, not shown, or struck and so retracted. Ruby glosses are above the
 * words and not part of the line.
 */
const SILENT = new Set(
  'script style noscript template iframe object embed applet audio video canvas map datalist metadata desc annotation rt rp del s strike'.split(
    ' ',
  ),
)
/** Elements that begin and end a paragraph. All others are part of a line and do not separate words. */
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav noframes ol optgroup p pre search section select summary table tbody textarea tfoot thead title tr ul'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th', 'option', 'button', 'text'])
const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:[;!]|$)|font-size\s*:\s*0(?:px|em|rem|pt|%)?\s*(?:[;!]|$)|(?:left|top|text-indent)\s*:\s*-\d{3,}|text-decoration(?:-line)?\s*:[^;]*line-through/i
/** Class names that frameworks give to text for screen readers only. */
const HIDING_CLASS = /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text)(?:\s|$)/
/** White space that is not one space. To replace every space by itself takes most of the time. */
const MORE_THAN_A_SPACE = /[\t\n\f\r ]{2,}|[\t\n\f\r]/g
const PREFORMATTED = new Set(['pre', 'textarea'])
/** Raised characters keep an exponent or a footnote mark apart from the number or word before it. */
const RAISED: Readonly<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' }

function isHidden(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (SILENT.has(name) || (name === 'dialog' && attributes['open'] === undefined)) return true
  if (attributes['hidden'] !== undefined && attributes['hidden'] !== 'until-found') return true
  return HIDING_STYLE.test(attributes['style'] ?? '') || HIDING_CLASS.test(attributes['class'] ?? '')
}

function separator(name: string): string {
  if (BLOCKS.has(name)) return '\n\n'
  if (CELLS.has(name)) return '\t'
  // why: a custom element may mean anything, but is rarely inside a word
  return name.includes('-') ? ' ' : ''
}

/** Collects the words of a page and the separators between them. */
class Line {
  readonly #text: BoundedText
  /** The separator between the words so far and the next ones. */
  #pending = ''
  #begun = false

  constructor(maxChars: number) {
    this.#text = new BoundedText(maxChars)
  }

  part(by: string): void {
    if (by.length > this.#pending.length || this.#pending === ' ') this.#pending = by || this.#pending
  }

  break(): void {
    this.#pending = this.#pending.startsWith('\n') ? '\n\n' : '\n'
  }

  say(words: string): void {
    if (words === '') return
    if (this.#begun) this.#text.add(this.#pending)
    this.#pending = ''
    this.#begun = true
    this.#text.add(words)
  }

  /** Adds text with HTML white space: one space, or none next to a break. */
  sayCollapsed(text: string): void {
    const words = text.replaceAll(MORE_THAN_A_SPACE, ' ')
    if (words.startsWith(' ')) this.part(' ')
    this.say(
      words === ' ' ? '' : words.slice(words.startsWith(' ') ? 1 : 0, words.endsWith(' ') ? -1 : undefined),
    )
    if (words.endsWith(' ')) this.part(' ')
  }

  toString(): string {
    return this.#text.toString()
  }
}

/** `watcher` sees the page while it is read. */
export function htmlText(html: string, maxChars: number, watcher?: HtmlWatcher): string {
  const line = new Line(maxChars)
  let depth = 0
  let hiddenFrom = Infinity
  let preformatted = 0
  const raised: string[] = []

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      if (depth < hiddenFrom && isHidden(name, attributes)) hiddenFrom = depth
      watcher?.open(name, attributes, depth >= hiddenFrom)
      if (depth >= hiddenFrom) return
      if (name === 'br') line.break()
      else line.part(separator(name))
      if (PREFORMATTED.has(name)) preformatted++
      if (RAISED[name] !== undefined) raised.push(RAISED[name])
    },
    ontext(text) {
      watcher?.text(text, depth >= hiddenFrom)
      if (depth >= hiddenFrom) return
      const digits = raised.at(-1)
      const words =
        digits === undefined ? text : text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '')
      if (preformatted > 0) line.say(words)
      else line.sayCollapsed(words)
    },
    onclosetag(name, isImplied) {
      watcher?.close(name, isImplied)
      if (depth < hiddenFrom) {
        line.part(separator(name))
        if (PREFORMATTED.has(name)) preformatted--
        if (RAISED[name] !== undefined) raised.pop()
      } else if (depth === hiddenFrom) hiddenFrom = Infinity
      depth--
    },
  })
  parser.write(html)
  parser.end()
  return line.toString()
}
