// Finds the place of a page that supports an assertion: within about three sentences it has all of its names and figures
// and at least half of its content words.
import { TokenKind } from '../../find/fold/folded-text.ts'
import type { Span } from '../../find/model/span.ts'
import { type ClaimFinding, NOT_FOUND } from '../model/claim.ts'
import { hasValue } from '../numerals/numerals.ts'
import type { SearchablePage } from '../page/searchable-page.ts'
import { assertionOf, termAt } from './terms.ts'

/** The length of a passage in half words: a character of a script without spaces is half a word. */
const PASSAGE = 120
/** The share of the content words that a passage must have. */
const SHARE = 0.5

/** A needed or counted part of the assertion, found at a token of the page. */
interface Hit {
  readonly token: number
  readonly end: number
  readonly part: number
  /** Half words before the token. */
  readonly at: number
}

export function findAssertion(claim: string, page: SearchablePage): ClaimFinding {
  const { terms, names, figures } = assertionOf(claim)
  if (terms.length + figures.length === 0) return NOT_FOUND
  const hits = hitsOf(
    page,
    terms,
    figures.map(({ values }) => values),
  )
  const counted = (part: number): boolean => part < terms.length
  const needed = [...names.map((name) => terms.indexOf(name)), ...figures.map((_, i) => terms.length + i)]
  const enough = Math.ceil(SHARE * terms.length)

  const inside = new Map<number, number>()
  let content = 0
  let best: { readonly span: Span; readonly parts: number } | undefined
  let leave = 0
  for (const hit of hits) {
    page.meter.steps++
    inside.set(hit.part, (inside.get(hit.part) ?? 0) + 1)
    if (inside.get(hit.part) === 1 && counted(hit.part)) content++
    for (let first = hits[leave]; first && hit.at - first.at > PASSAGE; first = hits[++leave]) {
      const rest = (inside.get(first.part) ?? 1) - 1
      if (rest > 0) inside.set(first.part, rest)
      else inside.delete(first.part)
      if (rest === 0 && counted(first.part)) content--
    }
    const span = { first: hits[leave]?.token ?? hit.token, end: hit.end }
    if (content >= enough && needed.every((part) => inside.has(part)))
      return { found: true, passage: page.passageAround(span) }
    if (inside.size > (best?.parts ?? 0)) best = { span, parts: inside.size }
  }
  const isWorthShowing = best !== undefined && best.parts * 4 >= terms.length + figures.length
  return {
    found: false,
    passage: isWorthShowing ? page.passageAround(best?.span ?? { first: 0, end: 0 }) : '',
  }
}

/** Where the page has a term or a figure, in order. Figures are numbered behind the terms. */
function hitsOf(
  page: SearchablePage,
  terms: readonly string[],
  figures: readonly (readonly number[])[],
): Hit[] {
  const parts = new Map(terms.map((term, part) => [term, part]))
  const { text, words, numerals } = page
  const hits: Hit[] = []
  let at = 0
  let next = 0
  page.meter.steps += text.tokenCount + numerals.length * (1 + figures.length)
  for (let token = 0; token < text.tokenCount; token++) {
    const part = parts.get(termAt(text, words, token) ?? '')
    if (part !== undefined) hits.push({ token, end: token + 1, part, at })
    for (let numeral = numerals[next]; numeral?.first === token; numeral = numerals[++next])
      for (const [i, values] of figures.entries())
        if (values.some((value) => hasValue(numeral, value)))
          hits.push({ token, end: numeral.end, part: terms.length + i, at })
    at += text.kind(token) === TokenKind.unspaced ? 1 : text.kind(token) === TokenKind.sign ? 0 : 2
  }
  return hits
}
