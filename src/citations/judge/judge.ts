// Rule M-3: judges whether a quote holds, by its finding in the page and by the language model's answer, if any.
import type { QuoteFinding } from '../find/model/finding.ts'
import { areOtherFigures } from '../find/figures/figures.ts'

/** Every way a citation can fail. `unreachable` and `unsupported_content` apply before any page is searched. */
export type CitationReason =
  | 'quote_not_found'
  | 'meaning_differs'
  | 'unreachable'
  | 'unsupported_content'
  | 'check_unavailable'

/** Whether the model finds that quote and passage have the same meaning. */
export interface ModelAnswer {
  readonly sameMeaning: boolean
}

/** No model exists or it gave no answer; or it was not asked, because no answer could change the verdict. */
export type NoAnswer = 'no model' | 'not asked'

export type CitationVerdict =
  | { readonly valid: true }
  | {
      readonly valid: false
      readonly reason: Exclude<CitationReason, 'unreachable' | 'unsupported_content'>
    }

/** Whether the verdict depends on a model's answer. All other verdicts need no model. */
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

/** The quote is in the page, but its words or its context may change the meaning. */
const isDoubtful = ({ kind, negated, qualified }: QuoteFinding): boolean =>
  kind === 'near' || (kind === 'exact' && (negated || qualified))

/** The quote has another number, amount or date in every reading: no model can make them the same. */
const statesOtherFigures = ({ differences }: QuoteFinding): boolean =>
  differences.some(({ quote, passage }) => areOtherFigures(quote, passage))
