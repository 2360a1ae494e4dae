// Decides without a language model whether a page holds a quote.
import { findQuote } from '../../find/find-quote.ts'
import { excerpt } from '../../find/model/excerpt.ts'
import { inventionOf } from '../../find/invention/stated-invention.ts'
import { withContext } from '../../find/quote-finder.ts'
import { judge, needsModel } from '../../judge/judge.ts'
import { type FoundClaim, MAX_FOUND_PASSAGE } from '../model/claim.ts'
import type { SearchablePage } from '../page/searchable-page.ts'
import type { QuoteFinding } from '../../find/model/finding.ts'
import { isHarmlessOmission } from './omission.ts'
import { isTurned } from './turned.ts'

/** Characters that are shown of what a page says of its words. */
const MAX_INVENTION = 160

/** `near` where a model's answer could make the quote valid. */
export function findQuoteClaim(text: string, searchable: SearchablePage): FoundClaim {
  const { text: page, meter } = searchable
  const finding = findQuote(text, page, meter)
  const isTold = judge(finding, 'no model').valid || isHarmlessOmission(page, finding)
  const turned = finding.kind !== 'absent' && isTurned(page, finding)
  const found = isTold && !turned
  const invention = finding.kind === 'absent' ? undefined : inventionOf(searchable.inventions, finding)
  return {
    found,
    passage: excerpt(finding.passage, MAX_FOUND_PASSAGE),
    ...(!found && (isTold || needsModel(finding)) && { near: true }),
    ...(!found && !turned && isCut(finding) && { cut: true }),
    quote: {
      ...withContext(page.original, finding),
      ...(invention && { invention: excerpt(invention.text, MAX_INVENTION) }),
    },
  }
}

/** Its words are all there, and neither what is left out between them nor their own clause denies them. */
const isCut = ({ kind, gaps, negated, qualified, isDeniedApart }: QuoteFinding): boolean =>
  !qualified &&
  (kind === 'exact' ? isDeniedApart === true : gaps !== undefined && (!negated || isDeniedApart === true))
