// Finds a name in a page as whole words, in order: "Boat Keeper", "BoatKeeper" and "boat-keeper" are one name, and
// "Boat" is not in "Boatkeeper".
import { cutsWord } from '../../find/exact/edges.ts'
import { type FoldedText, TokenKind } from '../../find/fold/folded-text.ts'
import type { Span } from '../../find/model/span.ts'
import { windows } from '../../find/closest/windows.ts'
import { type ClaimFinding, NOT_FOUND } from '../model/claim.ts'
import type { SearchablePage } from '../page/searchable-page.ts'
import { nameWords } from './name-words.ts'
import { isSameWord } from './same-word.ts'

/** A longer text is no name. */
const MAX_WORDS = 40
/** The share of its words that a passage needs to be worth showing. */
const PARTIAL = 0.5
const HYPHEN = /^[\u00ad\u2010\u2011\p{Pd}]$/u
const AND = /^(?:&|\+|and|und|et|y|e|i|en|ve|и)$/
const KATAKANA = /^[\u30a1-\u30ff]/

export function findName(name: string, page: SearchablePage): ClaimFinding {
  const words = nameWords(name)
  if (words.length === 0 || words.length > MAX_WORDS) return NOT_FOUND
  for (let first = 0; first < page.text.tokenCount; first++) {
    page.meter.steps++
    const end = matchEnd(words, page, first)
    if (end === undefined || cutsWord(page.text, { first, end })) continue
    if (!cutsKatakana(page.text, { first, end }))
      return { found: true, passage: page.passageAround({ first, end }) }
  }
  return { found: false, passage: partOf(words, page) }
}

/** The token after the name that begins at a token of the page. */
function matchEnd(words: readonly string[], page: SearchablePage, first: number): number | undefined {
  let token = first
  for (let word = 0; word < words.length;) {
    const step = matchOne(words, word, page, token)
    if (step === undefined) return undefined
    page.meter.steps++
    word += step.words
    token += step.tokens
  }
  return token
}

/** Matches one word, several words that the page writes as one, or one word that the page writes as several. */
function matchOne(
  words: readonly string[],
  word: number,
  page: SearchablePage,
  token: number,
): { readonly words: number; readonly tokens: number } | undefined {
  const ofPage = page.words[token]
  const ofName = words[word] ?? ''
  if (ofPage === undefined) return undefined
  if (page.text.kind(token) !== TokenKind.word)
    return ofPage === ofName || (AND.test(ofPage) && AND.test(ofName)) ? { words: 1, tokens: 1 } : undefined
  if (isSameWord(ofPage, ofName) || (ofName === '&' && AND.test(ofPage))) return { words: 1, tokens: 1 }
  if (ofPage.startsWith(ofName)) {
    let joined = ofName
    for (let next = word + 1; next < words.length && joined.length < ofPage.length; next++) {
      joined += words[next] ?? ''
      if (isSameWord(ofPage, joined)) return { words: next + 1 - word, tokens: 1 }
    }
  } else if (ofName.startsWith(ofPage)) {
    let spelled = ofPage
    for (let next = token + 1; spelled.length < ofName.length && isApart(page.text, next); next++) {
      spelled += page.words[next] ?? ''
      if (isSameWord(spelled, ofName)) return { words: 1, tokens: next + 1 - token }
    }
  }
  return undefined
}

/** Whether a hyphen or capitals show that two tokens of the page may be one name: not "the rapist". */
function isApart(text: FoldedText, token: number): boolean {
  if (token >= text.tokenCount) return false
  const gap = text.original.slice(text.to(token - 1), text.from(token))
  if (HYPHEN.test(gap)) return true
  const isCapital = (at: number): boolean => /^\p{Lu}/u.test(text.original.slice(text.from(at), text.to(at)))
  return /^\p{Zs}?$/u.test(gap) && isCapital(token) && isCapital(token - 1)
}

/** Katakana spells foreign words, and a run of it is one: カナ is not in カナリア. */
function cutsKatakana(text: FoldedText, { first, end }: Span): boolean {
  const isRun = (at: number): boolean =>
    at > 0 &&
    at < text.tokenCount &&
    text.glued(at) &&
    KATAKANA.test(text.text(at - 1)) &&
    KATAKANA.test(text.text(at))
  return isRun(first) || isRun(end)
}

/** The passage with most of the words of a name of several. */
function partOf(words: readonly string[], page: SearchablePage): string {
  if (words.length < 2) return ''
  const length = 3 * words.length
  const [best] = windows(page.text, words, { length, count: 1, meter: page.meter })
  if (best === undefined) return ''
  const wanted = new Set(words)
  const places: number[] = []
  for (let token = best.first; token < best.end; token++)
    if (wanted.has(page.words[token] ?? '')) places.push(token)
  const shared = new Set(places.map((token) => page.words[token]))
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined || shared.size < PARTIAL * wanted.size) return ''
  return page.passageAround({ first, end: last + 1 })
}
