// Decides without a language model whether a page holds a quote.
import { findQuote } from '../../find/find-quote.ts'
import { excerpt } from '../../find/model/excerpt.ts'
import { inventionOf } from '../../find/invention/stated-invention.ts'
import { withContext } from '../../find/quote-finder.ts'
import { judge, needsModel } from '../../judge/judge.ts'
import { type FoundClaim, MAX_FOUND_PASSAGE } from '../model/claim.ts'
import type { SearchablePage } from '../page/searchable-page.ts'
import { isTurned } from './turned.ts'

/** Characters that are shown of what a page says of its words. */
const MAX_INVENTION = 160

/** `near` where a model's answer could make the quote valid. */
export function findQuoteClaim(text: string, searchable: SearchablePage): FoundClaim {
  const { text: page, meter } = searchable
  const finding = findQuote(text, page, meter)
  const isValid = judge(finding, 'no model').valid
  const found = isValid && !isTurned(page, finding)
  const invention = finding.kind === 'absent' ? undefined : inventionOf(searchable.inventions, finding)
  return {
    found,
    passage: excerpt(finding.passage, MAX_FOUND_PASSAGE),
    ...(!found && (isValid || needsModel(finding)) && { near: true }),
    quote: {
      ...withContext(page.original, finding),
      ...(invention && { invention: excerpt(invention.text, MAX_INVENTION) }),
    },
  }
}
