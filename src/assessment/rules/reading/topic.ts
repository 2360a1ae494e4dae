// Compares what quotes are about: whether they belong to the topic of the session, and whether they tell one story (P-5,
// P-6).
import { lazily } from '../../../base/lazily.ts'
import { remember } from '../../../base/remember.ts'
import { contentTerms } from '../../../citations/claims/assertions/terms.ts'
import { moneyAmounts } from '../../../citations/claims/currencies/amounts.ts'
import { isInReadLanguage, languageOf } from '../reader/detect-language.ts'
import { shareSubject } from '../reader/on-topic.ts'
import { normalise, overlap } from './normalise.ts'
import { GENERIC_WORDS } from './tables/generic-words.ts'

/** The terms that people use about every trade. */
export const genericTerms = lazily(
  (): ReadonlySet<string> =>
    new Set(Object.values(GENERIC_WORDS).flatMap((words) => words.trim().split(/\s+/).flatMap(contentTerms))),
)
/** Of the quotes, this share must be off the topic before any is. */
const OFF_SHARE = 0.5
/** Quotes that state one amount before they tell one story. */
const TELLERS = 3
/** A stem of one or two letters meets too many words. */
const SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,2}$/u

/** The terms of a text, without those that people use about every trade. */
const topicTerms: (text: string) => ReadonlySet<string> = remember(
  (text) => new Set(contentTerms(text).filter((term) => !genericTerms().has(term) && !SHORT.test(term))),
)

/**
 * Positions of the quotes that are off the topic (P-6). A quote is on it when it shares a term with the topic, or with
 * another quote that is. Empty unless at least half of the quotes are off: an honest speaker often uses words of their
 * own, but not all of them do.
 */
export function offTopic(quotes: readonly string[], topic: readonly string[]): ReadonlySet<number> {
  const known = new Set(topic.flatMap((text) => [...topicTerms(text)]))
  const off = new Set(quotes.keys())
  for (let joined = true; joined;) {
    joined = false
    for (const position of off) {
      const terms = topicTerms(quotes[position] ?? '')
      if (overlap(terms, known) === 0) continue
      for (const term of terms) known.add(term)
      off.delete(position)
      joined = true
    }
  }
  return off.size >= quotes.length * OFF_SHARE ? off : new Set()
}

/** Fewer quotes may leave the words of the topic by chance. */
const MIN_APART = 4

/**
 * Positions of the quotes that tell of another trade (P-6): of four or more that can be compared with the pitch, not one
 * shares a term or a subject with the topic. Words that they share with other quotes do not join them: a chain of words
 * leads from any trade to any other.
 */
export function apart(
  quotes: readonly TranslatedQuote[],
  pitch: string,
  others: readonly string[],
): ReadonlySet<number> {
  const topic = [pitch, ...others].join('\n')
  const known = topicTerms(topic)
  const language = languageOf(pitch)
  const compared = [...quotes.entries()].flatMap(([position, quote]) => {
    const text = comparable(quote, language)
    return text === undefined ? [] : [{ position, text }]
  })
  const isOn = (text: string): boolean => overlap(topicTerms(text), known) > 0 || shareSubject(text, topic)
  if (compared.length < MIN_APART || !isInReadLanguage(pitch) || compared.some(({ text }) => isOn(text)))
    return new Set()
  return new Set(compared.map(({ position }) => position))
}

/** The words of a quote in the language of the pitch. */
const comparable = ({ verbatim, translation }: TranslatedQuote, language: string): string | undefined =>
  isInReadLanguage(verbatim) && languageOf(verbatim) === language ? verbatim : translation

/** A pitch with fewer terms says too little of what it is about. */
const MIN_PITCH_TERMS = 4

/** A quote, and what the submitter gives as its translation. */
export interface TranslatedQuote {
  readonly verbatim: string
  readonly translation?: string | undefined
}

/**
 * How many of the quotes share a term or a subject with the pitch, and how many could be compared with it: those in its
 * language, and those with a translation. None can be compared with a pitch of a few words or in a language that is not
 * read.
 */
export function onPitch(
  quotes: readonly TranslatedQuote[],
  pitch: string,
): { readonly compared: number; readonly on: number } {
  const terms = topicTerms(pitch)
  if (terms.size < MIN_PITCH_TERMS || !isInReadLanguage(pitch)) return { compared: 0, on: 0 }
  const language = languageOf(pitch)
  const compared = quotes.flatMap((quote) => comparable(quote, language) ?? [])
  const on = compared.filter((quote) => overlap(topicTerms(quote), terms) > 0 || shareSubject(quote, pitch))
  return { compared: compared.length, on: on.length }
}

const amounts = remember(moneyAmounts)

/** Figures that the ledger gives: of the product that `name` names, in normalised words, or of the venture itself. */
export interface KnownFigures {
  readonly name: string | undefined
  readonly figures: ReadonlySet<number>
}

/**
 * Positions of the quotes that repeat the story of an earlier one (P-5): three or more of them state one amount of
 * money. Two people may lose the same amount. The price of a product is the same for all who name the product, and so is
 * the price of the venture.
 */
export function oneStory(quotes: readonly string[], known: readonly KnownFigures[]): ReadonlySet<number> {
  const tellers = new Map<number, number[]>()
  for (const [position, quote] of quotes.entries()) {
    const said = ` ${normalise(quote)} `
    for (const amount of amounts(quote)) {
      const isPrice = known.some(
        ({ name, figures }) => figures.has(amount) && (name === undefined || said.includes(` ${name} `)),
      )
      if (!isPrice) tellers.set(amount, [...(tellers.get(amount) ?? []), position])
    }
  }
  const stories = [...tellers.values()].filter((positions) => positions.length >= TELLERS)
  return new Set(stories.flatMap((positions) => positions.slice(1)))
}
