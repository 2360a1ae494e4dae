// Recognises a quote that was cut so that its meaning turns: "I nearly" before it, "That is false" behind it, or a report
// of what others say. The finder looks at denials and conditions within its sentences; these stand outside of them.
import type { FoldedText } from '../../find/fold/folded-text.ts'
import type { QuoteFinding } from '../../find/model/finding.ts'
import { sentencesAround } from '../../find/words/sentence.ts'
import { entriesOf, foldedWord, type WordList, wordList } from '../../find/words/words.ts'
import { OVER_BEHIND } from '../tables/contrasts.ts'
import {
  ALMOST_PHRASES,
  ALMOST_WORDS,
  DENIALS_BEHIND,
  FIRST_PERSON,
  IRONY_BEHIND,
  REPORTING_ENDS,
  UNSPACED_ALMOST,
} from '../tables/turning.ts'

const almost = wordList(entriesOf(ALMOST_WORDS))
const unspacedAlmost = UNSPACED_ALMOST.split(' ').map(foldedWord)
const reportingEnds = wordList(entriesOf(REPORTING_ENDS))
/** Words of the first person, by language. */
export const firstPerson = wordList(entriesOf(FIRST_PERSON))
/** The phrases of a table, without the language code that begins each line. */
const phrasesOf = (table: string): string[] =>
  table
    .split(/[\n|]/)
    .map((phrase) => phrase.replace(/^\s*[a-z]{2}: /, '').trim())
    .filter((phrase) => phrase !== '')
const denials = phrasesOf(DENIALS_BEHIND)
const irony = phrasesOf(IRONY_BEHIND)
const over = phrasesOf(OVER_BEHIND)
const almostPhrases = new Set(phrasesOf(ALMOST_PHRASES).map(foldedWord))

/** Words before a quote among which "nearly" belongs to it. */
const NEAR_WORDS = 2
/** Characters behind a quote in which the next sentence must begin. */
const REACH = 300
/** Words of the longest phrase before a quote. */
const PHRASE_WORDS = 4
const OPENING = /^[\s"'“”‘’«»()[\]–—-]+/

/** `found` is an exact passage of the page. */
export function isTurned(page: FoldedText, found: QuoteFinding): boolean {
  const span = { first: page.tokensBefore(found.start), end: page.tokensBefore(found.end) }
  if (span.end <= span.first) return false
  const around = sentencesAround(page, span)
  const before: string[] = []
  for (let token = around.first; token < span.first; token++) before.push(page.text(token))
  if (before.length > 0 && (isAlmost(before) || isReported(before))) return true
  const behind = plain(page.original.slice(found.end, found.end + REACH)).replace(/^[,;:\s–—-]+/, '')
  return (
    [...irony, ...over].some((phrase) => behind.startsWith(phrase)) ||
    isDenied(page.original, page.to(around.end - 1))
  )
}

const isAlmost = (before: readonly string[]): boolean =>
  before.slice(-NEAR_WORDS).some((word) => almost.has(word)) ||
  before.slice(-PHRASE_WORDS).some((_, at, words) => almostPhrases.has(words.slice(at).join(''))) ||
  unspacedAlmost.some((word) => before.slice(-word.length).join('').endsWith(word))

/** "The vendor's slide says that", but not "I would say that". */
const isReported = (before: readonly string[]): boolean =>
  reportingEnds.has(before.at(-1) ?? '') && !hasAny(before, firstPerson)

const hasAny = (words: readonly string[], list: WordList): boolean => words.some((word) => list.has(word))

const plain = (text: string): string => text.replace(OPENING, '').replaceAll('’', "'").toLowerCase()

/** Whether the sentence behind the one that ends here denies it, in the same paragraph. */
function isDenied(text: string, from: number): boolean {
  const [rest = ''] = text.slice(from, from + REACH).split(/\n\s*\n/, 1)
  const mark = /^[\s"'”’»)\]]*[.!?。！？؟।…]+/.exec(rest)
  if (mark === null) return false
  const next = plain(rest.slice(mark[0].length))
  return denials.some((denial) => next.startsWith(denial))
}
