// What a page says of its own words: that they are invented, so that no customer speaks in them (rule P-3.7). A sentence
// counts where it says so of words or speakers, and which ones it means; a short line counts beside the words alone.
import { INVENTIONS, type InventionWords } from './tables/inventions.ts'

interface Place {
  readonly start: number
  readonly end: number
}

export interface InventionStatement extends Place {
  readonly text: string
  /** The words that it is said of: those behind it, those before it, all of the page, or those beside it. */
  readonly reach: 'ahead' | 'back' | 'here' | 'beside'
}

/** Characters of a sentence that is considered. */
const MAX_SENTENCE = 300
/** Characters between the words or speakers and that they are invented: "the people quoted on this page are". */
const MAX_BETWEEN = 45
const MAX_BESIDE = { before: 300, behind: 80 }
const MAX_LINE_WORDS = 12
/** Characters before the subject of a sentence that begins with it: an article. */
const MAX_BEGINNING = 6
/** Sentences of a page that are considered. */
const MAX_SENTENCES = 256
/** Characters from the beginning of a page in which its title is. */
const MAX_TITLE = 200
/** Words before it, and characters of scripts without spaces behind it, in which a denial takes it back. */
const DENIAL_WORDS = 3
const DENIAL_BEHIND = 14

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

type Words = Readonly<Record<keyof InventionWords, readonly string[]>>

/** An entry as it is looked for in a text whose words are each between blanks. */
const entryOf = (entry: string): string => {
  if (UNSPACED.test(entry)) return entry
  return entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(entryOf)

const tables: readonly Words[] = Object.values(INVENTIONS).map((words) => ({
  made: listOf(words.made),
  subjects: listOf(words.subjects),
  ahead: listOf(words.ahead),
  back: listOf(words.back),
  here: listOf(words.here),
  names: listOf(words.names),
  denies: listOf(words.denies),
  others: listOf(words.others),
  phrases: listOf(words.phrases),
  labels: listOf(words.labels),
}))

/** Letters by which a word is looked up. */
const KEY = 4

/** An entry with the place of its longest word, which is the rarest. */
interface KeyedEntry {
  readonly text: string
  readonly offset: number
}

const keyed = (entry: string): KeyedEntry & { readonly key: string } => {
  const text = entry.trim()
  const longest = text.split(' ').reduce((most, word) => (word.length > most.length ? word : most), '')
  return { text, offset: text.indexOf(longest), key: `${longest} `.slice(0, KEY) }
}

/** One of these is in a sentence that counts: a quick look at long pages. */
const entries = [...new Set(tables.flatMap(({ made, phrases, labels }) => [...made, ...phrases, ...labels]))]
const unspacedEntries = entries.filter((entry) => !entry.startsWith(' '))
const entriesByKey: ReadonlyMap<string, readonly KeyedEntry[]> = Map.groupBy(
  entries.filter((entry) => entry.startsWith(' ')).map(keyed),
  ({ key }) => key,
)

/** The first two code units of the keys, as numbers: no text is cut for most words of a page. */
const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 0x1_00_00 + text.charCodeAt(at + 1)
const beginnings: ReadonlySet<number> = new Set([...entriesByKey.keys()].map((key) => pairAt(key, 0)))

/** Of a text in lower case: letters and digits, and beyond ASCII all but the common marks. */
const isLetter = (code: number): boolean =>
  code < 0x80
    ? (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
    : code >= 0xc0 && !(code >= 0x20_00 && code <= 0x20_6f) && !(code >= 0x30_00 && code <= 0x30_3f)

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** Of a page, in the order of its text. The work grows with its length. */
export function inventionStatements(page: string): readonly InventionStatement[] {
  // why the replacement: the other letters keep their length in lower case
  const text = page.replaceAll('İ', 'i').toLowerCase()
  const starts = new Map<number, number>()
  let end = 0
  const look = (at: number): void => {
    if (at < end || starts.size >= MAX_SENTENCES) return
    const sentence = sentenceAt(text, at)
    starts.set(sentence.start, sentence.end)
    end = sentence.end
  }
  let isInWord = false
  for (let at = 0; at < text.length; at++) {
    const wasInWord = isInWord
    isInWord = isLetter(text.charCodeAt(at))
    if (!isInWord || wasInWord || !beginnings.has(pairAt(text, at))) continue
    const keyedHere = entriesByKey.get(text.slice(at, at + KEY)) ?? []
    if (keyedHere.some((entry) => text.startsWith(entry.text, at - entry.offset))) look(at)
  }
  if (UNSPACED.test(text))
    for (const entry of unspacedEntries) {
      end = 0
      for (let at = text.indexOf(entry); at >= 0; at = text.indexOf(entry, at + 1)) look(at)
    }
  return [...starts]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([start, stop]) => {
      const reach = reachOf(text.slice(start, stop), start < MAX_TITLE)
      return reach === undefined ? [] : [{ start, end: stop, reach, text: page.slice(start, stop).trim() }]
    })
}

/** The statement that concerns the words at a place; undefined where the page makes none. */
export const inventionOf = (
  statements: readonly InventionStatement[],
  place: Place,
): InventionStatement | undefined => statements.find((statement) => concerns(statement, place))

function concerns({ start, end, reach }: InventionStatement, place: Place): boolean {
  const isBefore = end <= place.start
  // why: a quote may tell of inventions itself
  if (!isBefore && start < place.end) return false
  switch (reach) {
    case 'here':
      return true
    case 'ahead':
      return isBefore
    case 'back':
      return !isBefore
    case 'beside':
      return isBefore ? place.start - end <= MAX_BESIDE.before : start - place.end <= MAX_BESIDE.behind
  }
}

const ENDS = /[.!?。！？।؟]["'”’»)\]]*(?=\s|$)|[。！？]|\n/gu

function sentenceAt(text: string, at: number): Place {
  const from = Math.max(0, at - MAX_SENTENCE)
  const before = [...text.slice(from, at).matchAll(ENDS)].at(-1)
  const start = before === undefined ? from : from + before.index + before[0].length
  const behind = text.slice(at, at + MAX_SENTENCE)
  const end = [...behind.matchAll(ENDS)][0]
  return { start, end: at + (end === undefined ? behind.length : end.index + end[0].length) }
}

function reachOf(sentence: string, isTitle: boolean): InventionStatement['reach'] | undefined {
  if (/[?？؟]["'”’»)\]\s]*$/.test(sentence)) return undefined
  const words = sentence.match(WORD) ?? []
  const spaced = ` ${words.join(' ')} `
  for (const table of tables) {
    if (hasAny(spaced, table.others)) continue
    const first = saysInvented(spaced, table)
    if (first !== undefined) {
      const [ahead, back] = [hasAny(spaced, table.ahead), hasAny(spaced, table.back)]
      if (hasAny(spaced, table.here) || (ahead && back)) return 'here'
      if (ahead || back) return ahead ? 'ahead' : 'back'
      if (words.length <= MAX_LINE_WORDS && first <= MAX_BEGINNING) return 'beside'
    }
    if (isLabelled(sentence, table)) return isTitle ? 'ahead' : 'beside'
    if (words.length <= MAX_LINE_WORDS && hasUndenied(spaced, table.phrases, table)) return 'beside'
  }
  return undefined
}

/** "Satire: The day we gave up". */
function isLabelled(sentence: string, { labels }: Words): boolean {
  const [, label] = /^\s*([^:：|–—]{2,30}?)\s*[:：|–—]\s*\S/u.exec(sentence) ?? []
  return label !== undefined && labels.some((each) => each.trim() === label)
}

const hasAny = (text: string, list: readonly string[]): boolean => list.some((entry) => text.includes(entry))

const hasUndenied = (text: string, list: readonly string[], table: Words): boolean =>
  list.some((entry) => placesOf(text, entry).some((at) => !isDenied(text, at, entry, table)))

/** Where the words or speakers begin that a text says are invented; names alone are none. */
function saysInvented(text: string, table: Words): number | undefined {
  const made = table.made.flatMap((entry) =>
    placesOf(text, entry)
      .filter((at) => !isDenied(text, at, entry, table))
      .map((at) => ({ at, end: at + entry.length })),
  )
  if (made.length === 0) return undefined
  for (const subject of table.subjects)
    for (const at of placesOf(text, subject))
      if (
        made.some(
          (each) => isSaidOf({ at, end: at + subject.length }, each) && !isOfNames(text, at, each.at, table),
        )
      )
        return at
  return undefined
}

interface Match {
  readonly at: number
  readonly end: number
}

/** "The quotes on this page are invented"; without spaces also "invented quotes". */
const isSaidOf = (subject: Match, made: Match): boolean =>
  (made.at >= subject.end - 1 && made.at - subject.end <= MAX_BETWEEN) ||
  (made.end <= subject.at && subject.at - made.end <= 1)

/** "The names in this article are fictitious": names alone are. "Names and quotes are" is more. */
function isOfNames(text: string, from: number, to: number, { names }: Words): boolean {
  const between = text.slice(Math.max(0, from - MAX_BETWEEN), to + 1)
  return hasAny(between, names) && !/ (?:and|und|et|y|e|ed|en|i|и|ve|و|और) /u.test(between)
}

function isDenied(text: string, at: number, entry: string, { denies }: Words): boolean {
  const before = ` ${text.slice(0, at).trim().split(' ').slice(-DENIAL_WORDS).join(' ')} `
  const behind = text.slice(at + entry.trimEnd().length, at + entry.length + DENIAL_BEHIND)
  const behindIt = denies.map((word) => (UNSPACED.test(word) ? word : `${word.trimEnd()} `))
  return hasAny(before, denies) || hasAny(behind, behindIt)
}

function placesOf(text: string, entry: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(entry); at >= 0; at = text.indexOf(entry, at + 1)) places.push(at)
  return places
}
