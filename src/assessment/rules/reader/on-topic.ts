// Whether a quote is about the problem of the pitch. It takes the texts and gives one answer, so that another way of
// comparing them can take its place.
import { contentTerms } from '../../../citations/claims/assertions/terms.ts'
import { lazily } from '../../../base/lazily.ts'
import { remember } from '../../../base/remember.ts'
import { languageOf } from './detect-language.ts'
import { foldQuote } from './fold-quote.ts'
import { type Finder, LETTERS, phraseFinder, type TextSpan } from './phrases.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import { FALSE_FRIENDS } from './tables/false-friends.ts'
import { HELPER_TRADES } from './tables/helper-trades.ts'
import { RELATED_SUBJECTS } from './tables/related-subjects.ts'
import { SUBJECT_WORDS } from './tables/subjects.ts'

export interface Topic {
  readonly on: boolean
  /** The words that decide, where some do. */
  readonly at: TextSpan | undefined
}

export interface TopicTexts {
  readonly verbatim: string
  /** Of the verbatim. */
  readonly language: string
  readonly pitch: string
  readonly icp: string
  readonly competitors: readonly string[]
}

/** The name that a pitch begins with: its first words up to the first one without a capital. */
export function ventureName(pitch: string): string {
  const name = /^\s*((?:\p{Lu}[\p{L}\p{N}'’.-]*\s+){1,3}|\p{L}[\p{L}\p{N}'’.-]*\s)/u.exec(pitch)?.[1]
  return (name ?? '').trim().replace(/[.,:]$/, '')
}

/** Where a name is mentioned. An ending may follow: names are inflected. */
export function mention(folded: string, name: string): TextSpan | undefined {
  const found = patternOfName(name)?.exec(folded) ?? null
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length }
}

const patternOfName = remember((name): RegExp | undefined => {
  const words = foldQuote(name).text.trim()
  if (words.length < 2) return undefined
  const stem = words.length >= 6 ? words.replace(/[aeo]$/, '') : words
  const pattern = stem.replace(/[\\^$*+?.()[\]{}|/]/g, String.raw`\$&`).replace(/[\s-]+/g, String.raw`[\s-]*`)
  const ending = words.length >= 4 ? String.raw`[\p{L}\p{M}]{0,4}` : ''
  return new RegExp(String.raw`(?<![a-z\d])${pattern}${ending}(?![a-z])`, 'u')
})

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const STEM = 5
/** Shorter words mean different things in different languages. */
const SHORT = 2

const patterns = lazily(() =>
  Object.entries(SUBJECT_WORDS).map(([subject, words]) => [subject, patternOf(words)] as const),
)

const fields = RELATED_SUBJECTS.map((field) => new Set(field.split(' ')))

function areRelated(one: string, other: string): boolean {
  return fields.some((field) => field.has(one) && field.has(other))
}

function patternOf(words: string): RegExp {
  const stems: string[] = []
  const whole: string[] = []
  const unspaced: string[] = []
  for (const entry of new Set(words.trim().split(/\s+/))) {
    const word = foldQuote(entry).text.replaceAll('_', String.raw`[\s-]`)
    if (UNSPACED.test(word)) unspaced.push(word)
    else if (Array.from(entry).length >= STEM) stems.push(word)
    else whole.push(word)
  }
  const bounded = `(?<![${LETTERS}0-9])(?:[وف]?(?:ال|لل|بال|[بلك]))?`
  const alternatives = [
    ...(stems.length === 0 ? [] : [`${bounded}(?:${stems.join('|')})`]),
    ...(whole.length === 0 ? [] : [`${bounded}(?:${whole.join('|')})s?(?![${LETTERS}0-9])`]),
    ...unspaced,
  ]
  return new RegExp(alternatives.join('|'))
}

/** The first letters of the words of a subject, up to three. */
const KEY = 3
const subjectsByKey = lazily((): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const [subject, words] of Object.entries(SUBJECT_WORDS))
    for (const entry of words.trim().split(/\s+/)) {
      const key = (foldQuote(entry).text.split('_')[0] ?? '').slice(0, KEY)
      found.set(key, (found.get(key) ?? new Set()).add(subject))
    }
  return found
})

/** The subjects that may have a word in the text, by the first letters alone. */
function candidatesIn(folded: string): ReadonlySet<string> {
  const candidates = new Set<string>()
  for (let at = 0; at < folded.length; at++)
    for (let length = 1; length <= KEY; length++)
      for (const subject of subjectsByKey().get(folded.slice(at, at + length)) ?? []) candidates.add(subject)
  return candidates
}

const subjectsOf = remember((folded): ReadonlyMap<string, TextSpan> => {
  const found = new Map<string, TextSpan>()
  const candidates = candidatesIn(folded)
  for (const [subject, pattern] of patterns()) {
    if (!candidates.has(subject)) continue
    const match = pattern.exec(folded)
    if (match !== null) found.set(subject, { start: match.index, end: match.index + match[0].length })
  }
  return found
})

const falseFriends = new Map<string, Finder>(
  Object.entries(FALSE_FRIENDS).map(([code, words]) => [code, phraseFinder(words, 'words')]),
)

const helperTrades = phraseFinder(HELPER_TRADES, 'prefixed')
const unspacedHelpers = phraseFinder(
  HELPER_TRADES.split(',')
    .filter((word) => UNSPACED.test(word))
    .join(','),
  'none',
)

/** Where people are named that customers of any trade pay. */
const helpersIn = remember((folded): readonly TextSpan[] => [
  ...helperTrades(folded),
  ...unspacedHelpers(folded),
])

/** The text without the words that only look like those of a subject: numbers in words, and words of this language. */
function withoutFalseFriends(folded: string, language: string): string {
  const spans = [...(falseFriends.get(language)?.(folded) ?? []), ...spelledNumbers(folded, language)]
  let text = folded
  for (const { start, end } of spans) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  return text
}

/** Whether two texts, of the same or of different languages, have a subject in common. */
export function shareSubject(one: string, other: string): boolean {
  const known = subjectsOf(foldQuote(other).text)
  return [...subjectsOf(foldQuote(one).text).keys()].some((subject) => known.has(subject))
}

const terms = remember((text) => new Set(contentTerms(text)))

/** Names of tools that people mention about every trade. */
const COMMON_NAME =
  /^(?:excel|google|whatsapp|word|outlook|amazon|ebay|facebook|instagram|youtube|zapier|telegram|email|gmail|line|sheets)$/i
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]/u

/** In a text of another script, a word in Latin letters is mostly the name of a product. */
function productIn(verbatim: string): TextSpan | undefined {
  if (!OTHER_SCRIPT.test(verbatim)) return undefined
  const found = [...verbatim.matchAll(/(?<![A-Za-z])[A-Za-z]{4,}/g)].find(([word]) => !COMMON_NAME.test(word))
  return found === undefined ? undefined : { start: found.index, end: found.index + found[0].length }
}

/**
 * A quote is on the topic when it names the venture or a competitor, or shares a subject or a term with the pitch. It is
 * off the topic when it only has subjects of other trades. A quote without any subject is on the topic, unless it tells of
 * a purchase: in the language of the pitch, that of another thing; else that of a product with a name in letters of
 * another script, which is no known competitor.
 */
export function topicOf(
  { verbatim, language, pitch, icp, competitors }: TopicTexts,
  folded: string,
  isPurchase: boolean,
): Topic {
  for (const name of [ventureName(pitch), ...competitors]) {
    const at = mention(folded, name)
    if (at !== undefined) return { on: true, at }
  }
  const about = `${pitch} ${icp}`
  const known = subjectsOf(foldQuote(about).text)
  const isNear = (subject: string): boolean => [...known.keys()].some((each) => areRelated(each, subject))
  const helpers = isPurchase ? helpersIn(folded) : []
  const isOfHelper = ({ start, end }: TextSpan): boolean =>
    helpers.some((helper) => helper.start < end && start < helper.end)
  const said = new Map(
    [...subjectsOf(withoutFalseFriends(folded, language))].filter(
      ([subject, at]) => known.has(subject) || isNear(subject) || !isOfHelper(at),
    ),
  )
  const shared = [...said].filter(([subject]) => known.has(subject))
  const others = [...said].filter(
    ([subject, { start, end }]) =>
      !known.has(subject) &&
      !isNear(subject) &&
      (end - start > SHORT || UNSPACED.test(folded.slice(start, end))),
  )
  if (shared.length > 0) return { on: others.length <= shared.length, at: shared[0]?.[1] }
  const knownTerms = terms(about)
  if ([...terms(verbatim)].some((term) => knownTerms.has(term))) return { on: true, at: undefined }
  if (others.length > 0) return { on: false, at: others[0]?.[1] }
  // why not with a subject: those that are left are of the same field
  if (!isPurchase || said.size > 0) return { on: true, at: undefined }
  const product = productIn(verbatim)
  return { on: product === undefined && languageOf(pitch) !== language, at: product }
}
