// Several quotes in one page: read once, with the text around each passage for whoever has to judge its meaning.
import type { QuoteFinding } from './model/finding.ts'
import { findQuote } from './find-quote.ts'
import { fold } from './fold/fold.ts'

/** Characters of the page on either side of a passage: a few sentences. */
const CONTEXT = 600

export interface FoundQuote extends QuoteFinding {
  /** The page's text up to the passage, and from its end. */
  readonly before: string
  readonly after: string
}

/** Reads the text, and looks for one quote after another in it. */
export function quoteFinder(text: string): (quote: string) => FoundQuote {
  const page = fold(text)
  return (quote) => {
    const finding = findQuote(quote, page)
    return {
      ...finding,
      before: text.slice(Math.max(0, finding.start - CONTEXT), finding.start).toWellFormed(),
      after: text.slice(finding.end, finding.end + CONTEXT).toWellFormed(),
    }
  }
}
