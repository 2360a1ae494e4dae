// Whether a page says what a quote says it does, as far as this can be told without understanding it: word for word, with
// marked omissions, or as the passage most like it.
import { chains } from './exact/chain.ts'
import { cutsNumber, cutsWord } from './exact/edges.ts'
import { readElisions } from './exact/elisions.ts'
import { isGlued } from './exact/gluing.ts'
import { occurrences } from './exact/occurrences.ts'
import type { Place } from './exact/place.ts'
import { closestPassage } from './closest/closest-passage.ts'
import { wanted } from './closest/wanted.ts'
import type { Difference, QuoteFinding } from './model/finding.ts'
import { fold } from './fold/fold.ts'
import type { FoldedText } from './fold/folded-text.ts'
import { countConditions } from './meaning/conditions.ts'
import { differencesOf } from './meaning/differences.ts'
import { languageAround } from './words/language.ts'
import { countNegations } from './meaning/negations.ts'
import { asks, sentencesAround } from './words/sentence.ts'
import type { WordCount } from './words/word-count.ts'
import type { Meter } from './model/meter.ts'
import type { Span } from './model/span.ts'

export const EXACT = 10_000
/**
 * Less of a quote's letters in their order is no version of it: in bench/citations nothing unrelated comes to more than
 * 5,000, and few paraphrases to less than 5,700.
 */
export const NEAR = 5_500
/** Places looked at for one whose sentence leaves the quote what it is. */
const MAX_PLACES = 16
const NOTHING: QuoteFinding = {
  kind: 'absent',
  passage: '',
  start: 0,
  end: 0,
  similarity: 0,
  negated: false,
  qualified: false,
  differences: [],
}

/**
 * The best there is: an exact passage that nothing around it denies or makes a condition of, another exact one, else the
 * closest passage. The work grows with the page and the quote, never with their product; `meter` counts it.
 */
export function findQuote(quote: string, page: FoldedText, meter: Meter = { steps: 0 }): QuoteFinding {
  const whole = fold(quote)
  if (whole.tokenCount === 0) return NOTHING
  meter.steps += quote.length
  const { whole: places, cut } = occurrences(page, whole, MAX_PLACES, meter)
  const verbatim = foundIn(
    page,
    whole,
    places.map((span) => ({ ...span, isGlued: isGlued(page, span, whole, meter) })),
  )
  if (verbatim?.kind === 'exact') return verbatim

  const elided = readElisions(quote)
  // why: words in brackets are not the page's, so a quote with some is never exact
  const isExcerpt = elided?.insertions.length === 0
  const chained = isExcerpt
    ? foundIn(page, whole, chains(page, elided.segments.map(fold), MAX_PLACES, meter))
    : undefined
  if (chained?.kind === 'exact') return chained
  const copied = verbatim ?? cutFinding(page, whole, cut) ?? chained
  if (copied !== undefined) return copied

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
    ...meaningAround(page, whole, alignment.span, language),
    differences: [
      ...(elided?.insertions ?? []).map(
        (words) => ({ kind: 'insertion', quote: words, passage: '' }) as const,
      ),
      ...differencesOf(page, asked, { alignment, language }),
      ...cutAway(page, alignment.span),
    ],
  }
}

const evidence = (
  page: FoldedText,
  { first, end }: Span,
): Pick<QuoteFinding, 'passage' | 'start' | 'end'> => ({
  passage: page.passage(first, end),
  start: page.from(first),
  end: page.to(end - 1),
})

/** Exact where no words are glued, and first where nothing around them makes something else of them. */
function foundIn(page: FoldedText, quote: FoldedText, places: readonly Place[]): QuoteFinding | undefined {
  let found: QuoteFinding | undefined
  let least = Infinity
  for (const place of places) {
    const meaning = meaningAround(page, quote, place, languageAround(page, place))
    const doubts = (place.isGlued ? 2 : 0) + (meaning.negated || meaning.qualified ? 1 : 0)
    if (doubts >= least) continue
    least = doubts
    found = { ...copy(page, place, place.isGlued ? 'near' : 'exact'), ...meaning, differences: [] }
    if (doubts === 0) break
  }
  return found
}

/** Of the number at its edge there is more in the page. */
const cutFinding = (page: FoldedText, quote: FoldedText, span: Span | undefined): QuoteFinding | undefined =>
  span && {
    ...copy(page, span, 'near'),
    ...meaningAround(page, quote, span, languageAround(page, span)),
    differences: cutAway(page, span),
  }

/** Word for word; where that is not enough, as near as can be. */
const copy = (
  page: FoldedText,
  span: Span,
  kind: 'exact' | 'near',
): Pick<QuoteFinding, 'kind' | 'passage' | 'start' | 'end' | 'similarity'> => ({
  kind,
  ...evidence(page, span),
  similarity: kind === 'exact' ? EXACT : EXACT - 1,
})

/** Quote and page count in one language: a short quote alone would not tell its own. What is asked is not stated. */
function meaningAround(
  page: FoldedText,
  quote: FoldedText,
  span: Span,
  language: string | undefined,
): Pick<QuoteFinding, 'negated' | 'qualified'> {
  const around = sentencesAround(page, span)
  const all = { first: 0, end: quote.tokenCount }
  const countsDiffer = (count: WordCount): boolean =>
    count(page, around, language) !== count(quote, all, language)
  return {
    negated: countsDiffer(countNegations) || (asks(page, span) && !/[?？؟]/.test(quote.original)),
    qualified: countsDiffer(countConditions),
  }
}

/** What a number at the edge of the passage needs to be whole. */
function cutAway(page: FoldedText, span: Span): Difference[] {
  const missing = cutsWord(page, span) ? undefined : cutsNumber(page, span)
  return missing === undefined
    ? []
    : [{ kind: 'number', quote: '', passage: page.passage(missing, missing + 1) }]
}
