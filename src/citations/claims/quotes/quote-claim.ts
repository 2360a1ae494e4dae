// Decides without a language model whether a page holds a quote.
import { findQuote } from '../../find/find-quote.ts'
import { excerpt } from '../../find/model/excerpt.ts'
import { withContext } from '../../find/quote-finder.ts'
import { judge, needsModel } from '../../judge/judge.ts'
import { type FoundClaim, MAX_FOUND_PASSAGE } from '../model/claim.ts'
import type { SearchablePage } from '../page/searchable-page.ts'
import { isTurned } from './turned.ts'

/** `near` where a model's answer could make the quote valid. */
export function findQuoteClaim(text: string, { text: page, meter }: SearchablePage): FoundClaim {
  const finding = findQuote(text, page, meter)
  const isValid = judge(finding, 'no model').valid
  const found = isValid && !isTurned(page, finding)
  return {
    found,
    passage: excerpt(finding.passage, MAX_FOUND_PASSAGE),
    ...(!found && (isValid || needsModel(finding)) && { near: true }),
    quote: withContext(page.original, finding),
  }
}
