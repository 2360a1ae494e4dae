// Rule M-3: whether a quote holds, by what was found of it in its page and what a language model says, if one was asked.
import type { QuoteFinding } from '../find/model/finding.ts'
import { areOtherFigures } from '../find/figures/figures.ts'

/** Every way for a citation to fail. `unreachable` and `unsupported_content` are said before there is a page to search. */
export type CitationReason =
  | 'quote_not_found'
  | 'meaning_differs'
  | 'unreachable'
  | 'unsupported_content'
  | 'check_unavailable'

/** Whether the model finds that quote and passage mean the same. */
export interface ModelAnswer {
  readonly sameMeaning: boolean
}

/** There is no model, or it gave no answer; or it was not asked, because nothing it could say decides. */
export type NoAnswer = 'no model' | 'not asked'

export type CitationVerdict =
  | { readonly valid: true }
  | {
      readonly valid: false
      readonly reason: Exclude<CitationReason, 'unreachable' | 'unsupported_content'>
    }

/** Whether the verdict depends on what a model says: all others are judged without asking it. */
export const needsModel = (finding: QuoteFinding): boolean =>
  isDoubtful(finding) && !statesOtherFigures(finding)

export function judge(finding: QuoteFinding, answer: ModelAnswer | NoAnswer): CitationVerdict {
  if (finding.kind === 'absent') return { valid: false, reason: 'quote_not_found' }
  if (!isDoubtful(finding)) return { valid: true }
  if (answer === 'no model') return { valid: false, reason: 'check_unavailable' }
  if (statesOtherFigures(finding)) return { valid: false, reason: 'meaning_differs' }
  if (answer === 'not asked') return { valid: false, reason: 'check_unavailable' }
  return answer.sameMeaning ? { valid: true } : { valid: false, reason: 'meaning_differs' }
}

/** It is there, but its words or those around it may mean something else. */
const isDoubtful = ({ kind, negated, qualified }: QuoteFinding): boolean =>
  kind === 'near' || (kind === 'exact' && (negated || qualified))

/** Another number, amount or date where the quote has one, however both are read: no model can make the same of it. */
const statesOtherFigures = ({ differences }: QuoteFinding): boolean =>
  differences.some(({ quote, passage }) => areOtherFigures(quote, passage))
