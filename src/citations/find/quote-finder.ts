// Finds several quotes in one page, which is read once. Returns the text around each passage for judging its meaning.
import type { QuoteFinding } from './model/finding.ts'
import { findQuote } from './find-quote.ts'
import { fold } from './fold/fold.ts'

/** Characters of the page on either side of a passage: a few sentences. */
const CONTEXT = 600

export interface FoundQuote extends QuoteFinding {
  /** The page's text up to the passage, and from its end. */
  readonly before: string
  readonly after: string
  /** The sentence by which the page says that such words are invented. */
  readonly invention?: string
}

/** A finding with the text of the page around its passage. */
export const withContext = (text: string, finding: QuoteFinding): FoundQuote => ({
  ...finding,
  before: text.slice(Math.max(0, finding.start - CONTEXT), finding.start).toWellFormed(),
  after: text.slice(finding.end, finding.end + CONTEXT).toWellFormed(),
})

/** Reads the text, and looks for one quote after another in it. */
export function quoteFinder(text: string): (quote: string) => FoundQuote {
  const page = fold(text)
  return (quote) => withContext(text, findQuote(quote, page))
}
