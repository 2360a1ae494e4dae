// Rule M-3: whether a quote holds, by what was found of it in its page and what a language model says, if one was asked.
import type { DifferenceKind, Finding } from './finding.ts'

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

export type Verdict =
  | { readonly valid: true; readonly passage: string }
  | {
      readonly valid: false
      readonly reason: Exclude<CitationReason, 'unreachable' | 'unsupported_content'>
      readonly passage: string
    }

/** Whether the verdict depends on a model: all others are judged without one, whatever it would say. */
export const needsModel = ({ kind, negated }: Finding): boolean =>
  kind === 'near' || (kind === 'exact' && negated)

export function judge(finding: Finding, answer: ModelAnswer | undefined): Verdict {
  const { kind, passage } = finding
  if (kind === 'absent') return { valid: false, reason: 'quote_not_found', passage }
  if (!needsModel(finding)) return { valid: true, passage }
  if (answer === undefined) return { valid: false, reason: 'check_unavailable', passage }
  const isSame = answer.sameMeaning && !statesOtherFigures(finding)
  return isSame ? { valid: true, passage } : { valid: false, reason: 'meaning_differs', passage }
}

const FIGURES: ReadonlySet<DifferenceKind> = new Set(['number', 'currency', 'percent', 'date'])

/** Another number where the quote has one: no model can make the same of it, whatever it or the page says. */
const statesOtherFigures = ({ differences }: Finding): boolean =>
  differences.some(
    ({ kind, quote, passage }) => FIGURES.has(kind) && /\p{Nd}/u.test(quote) && /\p{Nd}/u.test(passage),
  )
