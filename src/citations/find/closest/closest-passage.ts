// The passage of a page that is most like a quote, by aligning it with the few stretches that share most with it.
import type { FoldedText } from '../fold/folded-text.ts'
import type { Meter } from '../model/meter.ts'
import { alignTokens, type TokenAlignment } from './align.ts'
import type { Wanted } from './wanted.ts'
import { windows } from './windows.ts'

const CANDIDATES = 4
/** Tokens that an alignment may be shifted or drift: a quarter of the quote within bounds. */
const SLACK = { least: 8, most: 128 }
/** Tokens that one ellipsis may pass over, and all of them together. */
const GAP_TOKENS = 96
const ALL_GAPS = 288

/** Tokens of a quote that is aligned; what is longer is no excerpt, and is found word for word or not at all. */
const MAX_TOKENS = 10_000

/** Undefined when no word of the quote is in the page. */
export function closestPassage(text: FoldedText, quote: Wanted, meter: Meter): TokenAlignment | undefined {
  const count = quote.words.length
  if (count === 0 || count > MAX_TOKENS) return undefined
  const slack = Math.min(SLACK.most, Math.max(SLACK.least, Math.ceil(count / 4)))
  const gaps = Math.min(ALL_GAPS, quote.gapsAfter.size * GAP_TOKENS)
  let best: TokenAlignment | undefined
  for (const { first } of windows(text, quote.words, { length: count + gaps, count: CANDIDATES, meter })) {
    const alignment = alignTokens(quote, text, { from: first - slack, width: 2 * (slack + gaps), meter })
    if (best === undefined || alignment.cost < best.cost) best = alignment
  }
  return best
}
