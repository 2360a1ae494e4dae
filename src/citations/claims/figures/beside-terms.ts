// Whether a place of a page has a word of some text near it.
import { TokenKind } from '../../find/fold/folded-text.ts'
import type { Span } from '../../find/model/span.ts'
import { contentTerms, termAt } from '../assertions/terms.ts'
import type { SearchablePage } from '../page/searchable-page.ts'

/** How far a word may be, in half words: a character of a script without spaces is half a word. */
const REACH = 80
/** A single letter is no word that says what a text is about. */
const MIN_TERM = 2

/** A function that says whether a content term of the text is within 40 words of a span, and not a part of it. */
export function besideTerms(about: string, page: SearchablePage): (span: Span) => boolean {
  const wanted = new Set(contentTerms(about).filter(({ length }) => length >= MIN_TERM))
  const { text, words } = page
  page.meter.steps += text.tokenCount
  /** Half words before each token. */
  const at = new Float64Array(text.tokenCount + 1)
  const hits: number[] = []
  for (let token = 0; token < text.tokenCount; token++) {
    const kind = text.kind(token)
    at[token + 1] = (at[token] ?? 0) + (kind === TokenKind.unspaced ? 1 : kind === TokenKind.sign ? 0 : 2)
    const term = wanted.size === 0 ? undefined : termAt(text, words, token)
    if (term !== undefined && wanted.has(term)) hits.push(token)
  }
  const placeOf = (token: number): number => at[token] ?? 0
  return ({ first, end }) => {
    page.meter.steps++
    const before = hits[hitsBelow(hits, first) - 1]
    const behind = hits[hitsBelow(hits, end)]
    return (
      (before !== undefined && placeOf(first) - placeOf(before + 1) <= REACH) ||
      (behind !== undefined && placeOf(behind) - placeOf(end) <= REACH)
    )
  }
}

/** How many of the sorted tokens are below a token. */
function hitsBelow(hits: readonly number[], token: number): number {
  let [low, high] = [0, hits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hits[middle] ?? 0) < token) low = middle + 1
    else high = middle
  }
  return low
}
