// Which of the changes between a quote and a passage matter whatever the words around them: numbers, dates, amounts,
// percentages, negations and names.
import type { Alignment, Step } from '../closest/align.ts'
import type { Wanted } from '../closest/wanted.ts'
import type { Difference, DifferenceKind } from '../finding.ts'
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import { isMagnitude, isMonth, isNumeral } from './magnitudes.ts'
import { countNegations } from './negations.ts'

/** More of them say no more. */
const MAX_DIFFERENCES = 20
/** What names a run of changes, the most telling first. */
const ORDER: readonly DifferenceKind[] = ['negation', 'date', 'percent', 'currency', 'number', 'name']
const DATE = /^(?:\d{1,2}[-./]\d{1,2}[-./](?:\d{2}|\d{4})|\d{4}[-./]\d{1,2}[-./]\d{1,2}|(?:19|20)\d\d)$/

interface Place {
  readonly text: FoldedText
  readonly token: number
}

export function differencesOf(
  text: FoldedText,
  quote: Wanted,
  { alignment, language }: { readonly alignment: Alignment; readonly language: string | undefined },
): Difference[] {
  const found: Difference[] = []
  for (const run of changedRuns(text, quote, alignment.steps)) {
    const there = run.flatMap(({ page }) => (page === undefined ? [] : [{ text, token: page }]))
    const here = run.flatMap((step) => (step.quote === undefined ? [] : (quote.tokens[step.quote] ?? [])))
    const kinds = new Set([...here, ...there].flatMap((place) => kindsOf(place, language)))
    const kind = ORDER.find((each) => kinds.has(each))
    if (kind !== undefined) found.push({ kind, quote: spelling(here), passage: spelling(there) })
    if (found.length === MAX_DIFFERENCES) break
  }
  return found
}

/** Steps side by side in which quote and page differ. */
function changedRuns(text: FoldedText, quote: Wanted, steps: readonly Step[]): Step[][] {
  const runs: Step[][] = []
  let open: Step[] | undefined
  for (const step of steps) {
    const same =
      step.quote !== undefined && step.page !== undefined && quote.words[step.quote] === text.text(step.page)
    if (same) open = undefined
    else if (open === undefined) runs.push((open = [step]))
    else open.push(step)
  }
  return runs
}

function kindsOf({ text, token }: Place, language: string | undefined): DifferenceKind[] {
  const kinds: DifferenceKind[] = []
  const word = text.text(token)
  const kind = text.kind(token)
  if (kind === TokenKind.number) kinds.push(numberKind(text, token, word))
  else if (kind === TokenKind.sign)
    kinds.push(/[%‰‱]/.test(word) ? 'percent' : /\p{Sc}/u.test(word) ? 'currency' : 'number')
  else if (isMonth(text, token) && isNumber(text, token - 2, token - 1, token + 1)) kinds.push('date')
  else if (isNumeral(text, token) || (isMagnitude(text, token) && isNumber(text, token - 1)))
    kinds.push('number')
  if (countNegations(text, { first: token, end: token + 1 }, language) > 0) kinds.push('negation')
  // why: the first word of a text has a capital without being a name
  if (kind === TokenKind.word && token > 0 && /^\p{Lu}/u.test(text.original.slice(text.from(token))))
    kinds.push('name')
  return kinds
}

const isNumber = (text: FoldedText, ...tokens: readonly number[]): boolean =>
  tokens.some((token) => token >= 0 && token < text.tokenCount && text.kind(token) === TokenKind.number)

function numberKind(text: FoldedText, token: number, word: string): DifferenceKind {
  const beside = (...steps: readonly number[]): number[] =>
    steps.map((step) => token + step).filter((each) => each >= 0 && each < text.tokenCount)
  if (beside(-1, 1).some((each) => /^[%‰‱]$/.test(text.text(each)))) return 'percent'
  if (beside(-1, 1).some((each) => /^\p{Sc}$/u.test(text.text(each)))) return 'currency'
  return DATE.test(word) || beside(-1, 1, 2).some((each) => isMonth(text, each)) ? 'date' : 'number'
}

/** As it stands in its text; pieces of several texts side by side. */
function spelling(places: readonly Place[]): string {
  const [first] = places
  const last = places.at(-1)
  if (first === undefined || last === undefined) return ''
  if (first.text === last.text) return first.text.passage(first.token, last.token + 1)
  return places.map(({ text, token }) => text.passage(token, token + 1)).join(' ')
}
