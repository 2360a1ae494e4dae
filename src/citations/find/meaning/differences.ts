// Which of the changes between a quote and a passage matter whatever the words around them: numbers, dates, amounts,
// percentages, negations and names.
import type { TokenAlignment } from '../closest/align.ts'
import type { Wanted } from '../closest/wanted.ts'
import type { Difference, DifferenceKind } from '../model/finding.ts'
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import type { Span } from '../model/span.ts'
import { isFigurePart } from '../figures/parts.ts'
import { isMagnitude, isMonth, isNumberWord, isNumeral } from '../words/magnitudes.ts'
import { countNegations } from './negations.ts'

/** More of them say no more. */
const MAX_DIFFERENCES = 20
/** Tokens on either side that one number or date may have more. */
const MAX_PARTS = 6
/** What names a run of changes, the most telling first. */
const ORDER: readonly DifferenceKind[] = ['negation', 'date', 'percent', 'currency', 'number', 'name']
const DATE = /^(?:\d{1,2}[-./]\d{1,2}[-./](?:\d{2}|\d{4})|\d{4}[-./]\d{1,2}[-./]\d{1,2}|(?:19|20)\d\d)$/

/** Their figures are told whole: what "5" says depends on the "million" behind it. */
const FIGURES: ReadonlySet<DifferenceKind> = new Set(['date', 'percent', 'currency', 'number'])

interface Place {
  readonly text: FoldedText
  readonly token: number
}

/** What quote and page have beside each other. */
interface Pair {
  readonly here: Place | undefined
  readonly there: Place | undefined
}

export function differencesOf(
  text: FoldedText,
  quote: Wanted,
  { alignment, language }: { readonly alignment: TokenAlignment; readonly language: string | undefined },
): Difference[] {
  const pairs = alignment.steps.map((step) => ({
    here: step.quote === undefined ? undefined : quote.tokens[step.quote],
    there: step.page === undefined ? undefined : { text, token: step.page },
  }))
  const found: Difference[] = []
  for (const run of changedRuns(pairs)) {
    const places = pairs.slice(run.first, run.end).flatMap(({ here, there }) => [here, there])
    const kinds = new Set(places.flatMap((place) => (place === undefined ? [] : kindsOf(place, language))))
    const kind = ORDER.find((each) => kinds.has(each))
    if (kind === undefined) continue
    const told = (side: keyof Pair): string => spelling(pairs, run, { side, isFigure: FIGURES.has(kind) })
    found.push({ kind, quote: told('here'), passage: told('there') })
    if (found.length === MAX_DIFFERENCES) break
  }
  return found
}

const isSame = ({ here, there }: Pair): boolean =>
  here !== undefined && there !== undefined && here.text.text(here.token) === there.text.text(there.token)

/** Pairs side by side in which quote and page differ. */
function changedRuns(pairs: readonly Pair[]): Span[] {
  const runs: Span[] = []
  for (let first = 0; first < pairs.length; first++) {
    let end = first
    for (let pair = pairs[end]; pair !== undefined && !isSame(pair); pair = pairs[end]) end++
    if (end === first) continue
    runs.push({ first, end })
    first = end
  }
  return runs
}

/** As one side of a run stands in its text, a figure whole; pieces of several texts side by side. */
function spelling(
  pairs: readonly Pair[],
  run: Span,
  { side, isFigure }: { readonly side: keyof Pair; readonly isFigure: boolean },
): string {
  const places = pairs.slice(run.first, run.end).flatMap((pair) => pair[side] ?? [])
  const [before, after] = [pairs[run.first - 1]?.[side], pairs[run.end]?.[side]]
  const text = (places[0] ?? before ?? after)?.text
  if (text === undefined) return ''
  if (places.some((place) => place.text !== text))
    return places.map((place) => place.text.passage(place.token, place.token + 1)).join(' ')
  // why: a side that has nothing of the run has it between the neighbours
  const first = places[0]?.token ?? (before === undefined ? (after?.token ?? 0) : before.token + 1)
  const span = { first, end: (places.at(-1)?.token ?? first - 1) + 1 }
  const whole = isFigure ? wholeFigure(text, span) : span
  return text.passage(whole.first, whole.end)
}

/** A span with what stands beside it and belongs to the same number or date. */
function wholeFigure(text: FoldedText, { first, end }: Span): Span {
  const isPart = (token: number): boolean =>
    token >= Math.max(0, first - MAX_PARTS) &&
    token < Math.min(text.tokenCount, end + MAX_PARTS) &&
    isFigurePart(text, token)
  const isJoined = (token: number): boolean =>
    /^\s*$/.test(text.original.slice(text.to(token - 1), text.from(token)))
  let [from, to] = [first, end]
  if (first === end) {
    // why: what is missing between two numbers may belong to either
    if (isPart(first - 1) && isPart(first) && !isJoined(first)) return { first, end }
    if (isPart(first - 1)) from--
    else if (isPart(first)) to++
    else return { first, end }
  }
  while (isPart(from - 1) && isJoined(from)) from--
  while (isPart(to) && isJoined(to)) to++
  return { first: from, end: to }
}

function kindsOf({ text, token }: Place, language: string | undefined): DifferenceKind[] {
  const kinds: DifferenceKind[] = []
  const word = text.text(token)
  const kind = text.kind(token)
  if (kind === TokenKind.number) kinds.push(numberKind(text, token, word))
  else if (kind === TokenKind.sign)
    kinds.push(/[%‰‱]/.test(word) ? 'percent' : /\p{Sc}/u.test(word) ? 'currency' : 'number')
  else if (isMonth(text, token) && isNumber(text, token - 2, token - 1, token + 1)) kinds.push('date')
  else if (isAmountWord(text, token)) kinds.push('number')
  if (countNegations(text, { first: token, end: token + 1 }, language) > 0) kinds.push('negation')
  // why: the first word of a text has a capital without being a name
  if (kind === TokenKind.word && token > 0 && /^\p{Lu}/u.test(text.original.slice(text.from(token))))
    kinds.push('name')
  return kinds
}

const isAmountWord = (text: FoldedText, token: number): boolean =>
  isNumeral(text, token) ||
  isNumberWord(text, token) ||
  (isMagnitude(text, token) && (isNumber(text, token - 1) || (token > 0 && isNumberWord(text, token - 1))))

const isNumber = (text: FoldedText, ...tokens: readonly number[]): boolean =>
  tokens.some((token) => token >= 0 && token < text.tokenCount && text.kind(token) === TokenKind.number)

function numberKind(text: FoldedText, token: number, word: string): DifferenceKind {
  const beside = (...steps: readonly number[]): number[] =>
    steps.map((step) => token + step).filter((each) => each >= 0 && each < text.tokenCount)
  if (beside(-1, 1).some((each) => /^[%‰‱]$/.test(text.text(each)))) return 'percent'
  if (beside(-1, 1).some((each) => /^\p{Sc}$/u.test(text.text(each)))) return 'currency'
  return DATE.test(word) || beside(-1, 1, 2).some((each) => isMonth(text, each)) ? 'date' : 'number'
}
