// Finds a quote in a page without understanding its meaning: word for word, with marked omissions, or as the most
// similar passage.
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
import { clausesApart } from './meaning/clauses.ts'
import { asks, sentencesAround } from './words/sentence.ts'
import type { WordCount } from './words/word-count.ts'
import type { Meter } from './model/meter.ts'
import type { Span } from './model/span.ts'

export const EXACT = 10_000
/**
 * Minimum share of a quote's letters, in order, for a passage to be a version of it. In bench/citations no unrelated
 * text exceeds 5,000, and few paraphrases are under 5,700.
 */
export const NEAR = 5_500
/** Maximum places to check for one whose sentence keeps the meaning of the quote. */
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
 * Returns the best finding: an exact passage whose context neither denies it nor makes it conditional, then any exact
 * passage, then the closest one. The work grows with the sum of page and quote, never their product; `meter` counts it.
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
  // why: words in brackets are not the page's, so a quote with them is never exact
  const isExcerpt = elided?.insertions.length === 0
  const chained = isExcerpt
    ? foundIn(page, whole, chains(page, elided.segments.map(fold), MAX_PLACES, meter))
    : undefined
  if (chained?.kind === 'exact') return chained
  const pieced = chained?.gaps === undefined ? undefined : chained
  const copied = pieced ?? verbatim ?? cutFinding(page, whole, cut) ?? chained
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

/** Exact where no words are joined; prefers a place whose context keeps the meaning. */
function foundIn(page: FoldedText, quote: FoldedText, places: readonly Place[]): QuoteFinding | undefined {
  let found: QuoteFinding | undefined
  let least = Infinity
  for (const place of places) {
    const meaning = meaningAround(page, quote, place, languageAround(page, place))
    const doubts = (place.isGlued ? 2 : 0) + (meaning.negated || meaning.qualified ? 1 : 0)
    if (doubts >= least) continue
    least = doubts
    found = {
      ...copy(page, place, place.isGlued ? 'near' : 'exact'),
      ...meaning,
      differences: [],
      ...(place.gaps && {
        gaps: place.gaps.map(({ first, end }) => ({ start: page.to(first - 1), end: page.from(end) })),
      }),
    }
    if (doubts === 0) break
  }
  return found
}

/** A finding for a quote that cuts a number of the page at its edge. */
const cutFinding = (page: FoldedText, quote: FoldedText, span: Span | undefined): QuoteFinding | undefined =>
  span && {
    ...copy(page, span, 'near'),
    ...meaningAround(page, quote, span, languageAround(page, span)),
    differences: cutAway(page, span),
  }

/** A word-for-word finding; one that may not count as exact is `near`, with the highest similarity below exact. */
const copy = (
  page: FoldedText,
  span: Span,
  kind: 'exact' | 'near',
): Pick<QuoteFinding, 'kind' | 'passage' | 'start' | 'end' | 'similarity'> => ({
  kind,
  ...evidence(page, span),
  similarity: kind === 'exact' ? EXACT : EXACT - 1,
})

/** Uses one language for quote and page, because a short quote does not show its own. A question states nothing. */
function meaningAround(
  page: FoldedText,
  quote: FoldedText,
  span: Span,
  language: string | undefined,
): Pick<QuoteFinding, 'negated' | 'qualified' | 'isDeniedApart'> {
  const around = sentencesAround(page, span)
  const all = { first: 0, end: quote.tokenCount }
  const countsDiffer = (count: WordCount): boolean =>
    count(page, around, language) !== count(quote, all, language)
  const isAsked = asks(page, span) && !/[?？؟]/.test(quote.original)
  const isDenied = countsDiffer(countNegations)
  const clauses = isDenied && !isAsked ? clausesApart(page, around, span) : around
  const isDeniedApart = countNegations(page, clauses, language) === countNegations(quote, all, language)
  return {
    negated: isDenied || isAsked,
    qualified: countsDiffer(countConditions),
    ...(isDenied && !isAsked && isDeniedApart && { isDeniedApart }),
  }
}

/** The tokens that complete a number at the edge of the passage. */
function cutAway(page: FoldedText, span: Span): Difference[] {
  const missing = cutsWord(page, span) ? undefined : cutsNumber(page, span)
  return missing === undefined
    ? []
    : [{ kind: 'number', quote: '', passage: page.passage(missing, missing + 1) }]
}
