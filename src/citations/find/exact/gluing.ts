// Detects a quote that joins what its page separates: words of two paragraphs or sentences, or a number without the
// preceding dash that may be a minus.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import { endBetween } from '../words/sentence.ts'
import type { Meter } from '../model/meter.ts'
import type { Span } from '../model/span.ts'

const LINE_BREAK = /[\n\r\u2029]/
/** Characters that separate sentences: any but blanks and commas. */
const STOP = /[^\p{L}\p{M}\p{N}\p{Zs}\p{Cf}\t,،、，]/u
const OMISSION = /\.{2}|[…⋯]/
const DASH = /[\p{Pd}−]/u
/** A possible minus before a number. A hyphen at the beginning of a line is a bullet. */
const MAYBE_MINUS = /(?:^|[\s([])[–−]\s+$|^[^\n\r]*[^\S\n\r]-[^\S\n\r]+$/

/** Expects `quote` to match the page in `span` letter by letter. */
export function isGlued(page: FoldedText, { first, end }: Span, quote: FoldedText, meter: Meter): boolean {
  meter.steps += page.to(end - 1) - page.from(first)
  for (let token = first; token < end; token++) {
    const from = token === 0 ? 0 : page.to(token - 1)
    // why: a single blank separates no sentences, and most words have no more between them
    if (page.from(token) - from < 2) continue
    const gap = page.original.slice(from, page.from(token))
    const quoted = gapBefore(quote, page.unitFrom(token) - page.unitFrom(first))
    const missed = token > first ? endBetween(page.original, from, page.from(token)) : undefined
    if (missed === 'paragraph' && !LINE_BREAK.test(quoted)) return true
    if (missed === 'sentence' && !(STOP.test(quoted) && OMISSION.test(quoted) === OMISSION.test(gap)))
      return true
    if (isMinus(page, token, gap) && !DASH.test(quoted)) return true
  }
  return false
}

const isMinus = (page: FoldedText, token: number, gap: string): boolean =>
  (page.kind(token) === TokenKind.number || page.kind(token) === TokenKind.sign) && MAYBE_MINUS.test(gap)

/** The quote's text before the token that begins at a unit; empty where none begins there. */
function gapBefore(quote: FoldedText, unit: number): string {
  const token = quote.tokenAtUnit(unit)
  if (quote.unitFrom(token) !== unit) return ''
  return quote.original.slice(token === 0 ? 0 : quote.to(token - 1), quote.from(token))
}
