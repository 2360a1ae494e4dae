// Looks up several claims in one page, which is read once. The threads that read pages load this file.
import { findAssertion } from './assertions/find-assertion.ts'
import type { Claim, FoundClaim } from './model/claim.ts'
import { findFigure } from './figures/find-figure.ts'
import { findName } from './names/find-name.ts'
import { SearchablePage } from './page/searchable-page.ts'
import { findQuoteClaim } from './quotes/quote-claim.ts'

export function findClaim(claim: Claim, page: SearchablePage): FoundClaim {
  switch (claim.kind) {
    case 'quote':
      return findQuoteClaim(claim.text, page)
    case 'name':
      return findName(claim.text, page)
    case 'figure':
      return findFigure(claim, page)
    case 'assertion':
      return findAssertion(claim.text, page)
  }
}

/** Reads the text, and looks for one claim after another in it. */
export function createFinder(text: string): (claim: Claim) => FoundClaim {
  const page = new SearchablePage(text)
  return (claim) => findClaim(claim, page)
}
