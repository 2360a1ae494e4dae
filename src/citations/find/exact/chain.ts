// Finds the pieces of an elided quote in order and close together in the page: "we ... lost ... money" picked from a
// whole page is no quote.
import type { FoldedText } from '../fold/folded-text.ts'
import { endBetween } from '../words/sentence.ts'
import type { Meter } from '../model/meter.ts'
import type { Span } from '../model/span.ts'
import { isGlued } from './gluing.ts'
import { occurrences } from './occurrences.ts'
import type { Place } from './place.ts'

/** Characters of the page that one ellipsis may represent: a few sentences. */
const ELLIPSIS_REACH = 600
/** Each piece needs a search of the whole page. A text with more pieces is a collage, not a quote. */
const MAX_SEGMENTS = 12
const MAX_OCCURRENCES = 4_096
/** Minimum units of a piece; any text contains shorter ones. */
const MIN_SEGMENT_UNITS = { spaced: 8, unspaced: 4 }

const isTelling = (segment: FoldedText): boolean =>
  segment.unitCount >=
  (segment.tokenCount === segment.unitCount ? MIN_SEGMENT_UNITS.unspaced : MIN_SEGMENT_UNITS.spaced)

interface Link extends Span {
  /** The place of the preceding segment. */
  readonly before: Link | undefined
}

/** The places where all segments occur in order, each as close as possible to the preceding one. */
export function chains(
  text: FoldedText,
  segments: readonly FoldedText[],
  limit: number,
  meter: Meter,
): Place[] {
  if (segments.length === 0 || segments.length > MAX_SEGMENTS || !segments.every(isTelling)) return []
  let chained: Link[] | undefined
  for (const segment of segments) {
    const { whole: found } = occurrences(text, segment, MAX_OCCURRENCES, meter)
    chained =
      chained === undefined
        ? found.map((span) => ({ ...span, before: undefined }))
        : follow(text, chained, found)
    if (chained.length === 0) return []
  }
  return (chained ?? []).slice(0, limit).map((last) => placeOf(text, last, segments, meter))
}

/** Both lists are in order; the nearest link before a place is its predecessor. */
function follow(text: FoldedText, chained: readonly Link[], found: readonly Span[]): Link[] {
  const links: Link[] = []
  let next = 0
  for (const span of found) {
    while (next < chained.length && (chained[next]?.end ?? 0) <= span.first) next++
    const before = chained[next - 1]
    if (before !== undefined && text.from(span.first) - text.to(before.end - 1) <= ELLIPSIS_REACH)
      links.push({ ...span, before })
  }
  return links
}

/** An omission within a sentence keeps its pieces together; after the sentence, they may have different subjects. */
function placeOf(text: FoldedText, last: Link, segments: readonly FoldedText[], meter: Meter): Place {
  let link = last
  let isInnerGlued = false
  const gaps: Span[] = []
  for (const segment of segments.toReversed()) {
    isInnerGlued ||= isGlued(text, link, segment, meter)
    if (link.before === undefined) break
    const { end } = link.before
    if (endBetween(text.original, text.to(end - 1), text.from(link.first)) !== undefined)
      gaps.unshift({ first: end, end: link.first })
    meter.steps += ELLIPSIS_REACH
    link = link.before
  }
  const span = { first: link.first, end: last.end, isGlued: isInnerGlued || gaps.length > 0 }
  return isInnerGlued || gaps.length === 0 ? span : { ...span, gaps }
}
