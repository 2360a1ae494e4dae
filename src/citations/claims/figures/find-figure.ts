// Finds a figure in a page, in any usual writing, with its currency beside it where one is asked for.
import { TokenKind } from '../../find/fold/folded-text.ts'
import { splitWords, wordList } from '../../find/words/words.ts'
import { type Claim, type ClaimFinding, NOT_FOUND } from '../model/claim.ts'
import { besideTerms } from './beside-terms.ts'
import { currencyBeside } from '../currencies/beside.ts'
import { currencySpellings } from '../currencies/spellings.ts'
import type { SearchablePage } from '../page/searchable-page.ts'
import { hasValue, type Numeral } from '../numerals/numerals.ts'
import { FREE_WORDS } from '../tables/currency-words.ts'

const freeWords = wordList(splitWords(FREE_WORDS))

type Figure = Omit<Extract<Claim, { kind: 'figure' }>, 'kind'>

/**
 * A number that is a part of a date, a version or the like counts only with the currency beside it. A number without any
 * currency beside it is `near`: the page may name the currency in the head of a table. One without a word of what it is about
 * is `bare`.
 */
export function findFigure(figure: Figure, page: SearchablePage): ClaimFinding {
  const { currency, about } = figure
  // why: pages write a loss as "-95 %" and as "fell by 95 %"
  const value = Math.abs(figure.value)
  const spellings = currency === undefined ? undefined : currencySpellings(currency)
  let near: Numeral | undefined
  let other: Numeral | undefined
  let bare: Numeral | undefined
  let isBeside: ((numeral: Numeral) => boolean) | undefined
  const { numerals } = page
  page.meter.steps += numerals.length
  for (const numeral of numerals) {
    if (!hasValue(numeral, value)) continue
    const beside = spellings === undefined ? undefined : currencyBeside(page.text, numeral, spellings)
    const isFound = beside === undefined ? !numeral.isLabel : beside === 'same'
    if (isFound) {
      if (about !== undefined) isBeside ??= besideTerms(about, page)
      if (isBeside?.(numeral) !== false) return { found: true, passage: page.passageAround(numeral) }
      bare ??= numeral
      continue
    }
    if (beside === 'none' && !numeral.isLabel) near ??= numeral
    else other ??= numeral
  }
  if (bare !== undefined) return { found: false, passage: page.passageAround(bare), bare: true }
  if (near !== undefined) return { found: false, passage: page.passageAround(near), near: true }
  if (other !== undefined) return { found: false, passage: page.passageAround(other) }
  return value === 0 && currency !== undefined ? findFree(page) : NOT_FOUND
}

/** A price of nothing may be a word, which may also say that a trial is free. */
function findFree(page: SearchablePage): ClaimFinding {
  const { text } = page
  page.meter.steps += text.unitCount
  for (let token = 0; token < text.tokenCount; token++) {
    const isPair = text.kind(token) === TokenKind.unspaced && token + 1 < text.tokenCount
    if (!freeWords.has(isPair ? text.text(token, token + 2) : text.text(token))) continue
    return { found: false, passage: page.passageAround({ first: token, end: token + 1 }), near: true }
  }
  return NOT_FOUND
}
