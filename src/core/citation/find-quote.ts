// Whether a page says what a quote says it does, as far as this can be told without understanding it: word for word, with
// marked omissions, or as the passage most like it.
import { chains } from './exact/chain.ts'
import { cutsNumber, cutsWord } from './exact/edges.ts'
import { readElisions } from './exact/elisions.ts'
import { occurrences } from './exact/occurrences.ts'
import { closestPassage } from './closest/closest-passage.ts'
import { wanted } from './closest/wanted.ts'
import type { Difference, Finding } from './finding.ts'
import { fold } from './fold/fold.ts'
import type { FoldedText } from './fold/folded-text.ts'
import { differencesOf } from './meaning/differences.ts'
import { languageAround } from './meaning/language.ts'
import { countNegations } from './meaning/negations.ts'
import { asks, sentencesAround } from './meaning/sentence.ts'
import type { Meter } from './meter.ts'
import type { Span } from './span.ts'

export const EXACT = 10_000
/**
 * Less of a quote's letters in their order is no version of it: in bench/citations nothing unrelated comes to more than
 * 5,000, and few paraphrases to less than 5,700.
 */
export const NEAR = 5_500
/** Places looked at for one whose sentence does not deny it. */
const MAX_PLACES = 16
const NOTHING: Finding = {
  kind: 'absent',
  passage: '',
  start: 0,
  end: 0,
  similarity: 0,
  negated: false,
  differences: [],
}

/**
 * The best there is: an exact passage that nothing around it denies, another exact one, else the closest passage. The work
 * grows with the page and the quote, never with their product; `meter` counts it.
 */
export function findQuote(quote: string, page: FoldedText, meter: Meter = { steps: 0 }): Finding {
  const whole = fold(quote)
  if (whole.tokenCount === 0) return NOTHING
  meter.steps += quote.length
  const places = occurrences(page, whole, MAX_PLACES, meter)
  const verbatim = exactFinding(page, whole, places.whole) ?? cutFinding(page, whole, places.cut)
  if (verbatim !== undefined) return verbatim

  const elided = readElisions(quote)
  // why: words in brackets are not the page's, so a quote with some is never exact
  if (elided?.insertions.length === 0) {
    const chained = chains(page, elided.segments.map(fold), MAX_PLACES, meter)
    const found = exactFinding(page, whole, chained)
    if (found !== undefined) return found
  }

  const asked = wanted(whole, elided)
  const alignment = closestPassage(page, asked, meter)
  if (alignment === undefined || alignment.span.end === alignment.span.first) return NOTHING
  const language = languageAround(page, alignment.span)
  const kept = 1 - (alignment.cost + asked.insertedUnits) / (asked.units + asked.insertedUnits)
  const similarity = Math.min(EXACT - 1, Math.max(0, Math.round(EXACT * kept)))
  return {
    kind: similarity >= NEAR ? 'near' : 'absent',
    ...evidence(page, alignment.span),
    similarity,
    negated: isNegated(page, whole, alignment.span, language),
    differences: [
      ...(elided?.insertions ?? []).map(
        (words) => ({ kind: 'insertion', quote: words, passage: '' }) as const,
      ),
      ...differencesOf(page, asked, { alignment, language }),
      ...cutAway(page, alignment.span),
    ],
  }
}

const evidence = (page: FoldedText, { first, end }: Span): Pick<Finding, 'passage' | 'start' | 'end'> => ({
  passage: page.passage(first, end),
  start: page.from(first),
  end: page.to(end - 1),
})

function exactFinding(page: FoldedText, quote: FoldedText, places: readonly Span[]): Finding | undefined {
  let found: Finding | undefined
  for (const span of places) {
    const negated = isNegated(page, quote, span, languageAround(page, span))
    found ??= { kind: 'exact', ...evidence(page, span), similarity: EXACT, negated, differences: [] }
    if (!negated) return { ...found, ...evidence(page, span), negated }
  }
  return found
}

/** Word for word, but of the number at its edge there is more in the page: as near as can be, and not exact. */
const cutFinding = (page: FoldedText, quote: FoldedText, span: Span | undefined): Finding | undefined =>
  span && {
    kind: 'near',
    ...evidence(page, span),
    similarity: EXACT - 1,
    negated: isNegated(page, quote, span, languageAround(page, span)),
    differences: cutAway(page, span),
  }

/** Quote and page count in one language: a short quote alone would not tell its own. What is asked is not stated. */
const isNegated = (page: FoldedText, quote: FoldedText, span: Span, language: string | undefined): boolean =>
  countNegations(page, sentencesAround(page, span), language) !==
    countNegations(quote, { first: 0, end: quote.tokenCount }, language) ||
  (asks(page, span) && !/[?？؟]/.test(quote.original))

/** What a number at the edge of the passage needs to be whole. */
function cutAway(page: FoldedText, span: Span): Difference[] {
  const missing = cutsWord(page, span) ? undefined : cutsNumber(page, span)
  return missing === undefined
    ? []
    : [{ kind: 'number', quote: '', passage: page.passage(missing, missing + 1) }]
}
