// Parses the name of an organisation or ship: identifies legal form, trade words, places and numbers.
import { romanisationKey } from '../script/romanisation.ts'
import type { LegalForm } from '../lexicon/legal-form.ts'
import type { Lexicon, OrganisationWord } from '../lexicon/lexicon.ts'
import type { FoundPhrase } from '../lexicon/phrases.ts'
import { NUMBER_MARKS } from '../lexicon/tables/number-words.ts'
import { CorrectedPhrases, isWord } from './corrected-phrase.ts'
import { makeToken } from './make-token.ts'
import type { Token } from '../token/token.ts'
import { type Word, wordKey } from '../token/words.ts'

const ROMAN = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/
const ROMAN_VALUES: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
}
/** Two-letter legal forms that precede the name. */
const LEADING_FORMS = new Set(['ao', 'as', 'cv', 'ip', 'pp', 'pt', 'ud', 'tk', 'zp'])
/** Legal forms up to this length are also words or initials: they count only at the ends of a name. */
const SHORT_FORM = 3
/** A form that may be read aloud as a name. */
const PRONOUNCED = /^(?!inc$)[a-z]*[aeiou][a-z]*$/
/** Letters of the longest code of a country. */
const LONGEST_CODE = 3

const isRoman = ({ text, surface }: Pick<Word, 'text' | 'surface'>): boolean =>
  surface === surface.toUpperCase() && ROMAN.test(text)

/** The value of a number in any notation; `undefined` for other words. */
function numberValue(lexicon: Lexicon, { key, text, surface }: Word, first: boolean): string | undefined {
  if (/^\d+$/.test(text)) return text.replace(/^0+(?=\d)/, '')
  const ordinal = /^(\d+)(?:st|nd|rd|th|er|e|eme|o|a)$/.exec(text)
  if (ordinal !== null) return ordinal[1]
  const roman = !first && surface === surface.toUpperCase() ? ROMAN.exec(text) : null
  if (roman !== null)
    return String((roman[1] as string).length * 10 + (ROMAN_VALUES[roman[2] as string] ?? 0))
  return lexicon.numbers.get(key) ?? lexicon.numbers.get(text)
}

const NUMBER_MARK: ReadonlySet<string> = new Set(NUMBER_MARKS.map(wordKey))

/**
 * `soundOf` gives the Latin spelling of a word; a word without one keeps its characters. In a name of nothing but
 * connecting words, they count as names: `Dan` and `ETA` are two names, though both may mean `and`. `asNames` reads the things and
 * places of another script as names: `Kokhav Hayam` where the meaning is Star of the Sea.
 */
export function organisationTokens(
  lexicon: Lexicon,
  words: readonly Word[],
  soundOf: (word: Word) => string,
  asNames = false,
): Token[] {
  const tokens = tokensOf(lexicon, words, soundOf, true, asNames)
  return tokens.some(({ role }) => role !== 'connector' && role !== 'legal')
    ? tokens
    : tokensOf(lexicon, words, soundOf, false, asNames)
}

function tokensOf(
  lexicon: Lexicon,
  words: readonly Word[],
  soundOf: (word: Word) => string,
  connect: boolean,
  asNames: boolean,
): Token[] {
  const keys = words.map(({ key }) => key)
  /** The words as spoken: Oil & Gas, Trinidad & Tobago. */
  const said = keys.map((key) => (key === '' ? 'and' : key))
  const correct = new CorrectedPhrases(lexicon, words)
  const tokens: Token[] = []
  const add = (parts: Parameters<typeof makeToken>[1]): void => void tokens.push(makeToken(lexicon, parts))
  for (let i = 0; i < words.length;) {
    const word = words[i] as Word
    const { key, text, vowelless, surface } = word
    if (key === '') {
      add({ text: 'and', role: 'connector' })
      i++
      continue
    }
    if (NUMBER_MARK.has(key) && /^\d/.test(words[i + 1]?.text ?? '')) {
      i++
      continue
    }
    const roman = i > 0 && isRoman(word)
    const form = roman ? undefined : lexicon.legalForms.at(keys, i)
    const corrected = roman ? undefined : correct.legalForm(i)
    if (corrected !== undefined && corrected.length > (form?.length ?? 0)) {
      add({ text: corrected.meaning.id, role: 'legal', countries: ['*'], value: corrected.meaning.body })
      i += corrected.length
      continue
    }
    if (form !== undefined && legalHere(lexicon, words, i, form.length)) {
      add({
        text: form.meaning.id,
        role: 'legal',
        countries: form.meaning.countries,
        value: form.meaning.body,
      })
      i += form.length
      continue
    }
    const near = form === undefined ? misspeltForm(lexicon, words, i) : undefined
    if (near !== undefined) {
      // the typing errors may hide whose form it is: Sociedad and Sociedade
      add({ text: near.meaning.id, role: 'legal', countries: ['*'], value: near.meaning.body })
      i += near.length
      continue
    }
    const value = numberValue(lexicon, word, i === 0)
    if (value !== undefined) {
      const next = i + 1 < words.length ? numberValue(lexicon, words[i + 1] as Word, false) : undefined
      // forty-four: a multiple of ten and a unit after it are one number
      if (next !== undefined && /^[2-9]0$/.test(value) && /^[1-9]$/.test(next)) {
        add({
          text: String(Number(value) + Number(next)),
          role: 'number',
          value: String(Number(value) + Number(next)),
        })
        i += 2
        continue
      }
      add({ text: value, role: 'number', value })
      i++
      continue
    }
    if (/\d/.test(text)) {
      add({ text, role: 'number', value: text })
      i++
      continue
    }
    if (connect && i + 1 < words.length && lexicon.particles.get(key) === 'article') {
      add({ text: 'al', role: 'connector', value: text })
      i++
      continue
    }
    const place = placeHere(lexicon, said, words, i) ?? correct.phrase(lexicon.places, i)
    if (isClassLetter(lexicon, words, i)) {
      add({ text, role: 'number', value: text })
      i++
      continue
    }
    const written = lexicon.words.at(said, i) ?? correct.phrase(lexicon.words, i)
    const spoken = written ?? soundingLike(lexicon, word)
    const meant = asNames && key !== text && isOfNature(spoken) ? undefined : spoken
    const found = connect || (meant?.meaning.kind as string) !== 'connector' ? meant : undefined
    if (found !== undefined && (place === undefined || found.length >= place.length)) {
      const { kind, group } = found.meaning
      const span = words.slice(i, i + found.length)
      add(
        (kind as string) === 'connector'
          ? {
              text: found.meaning.concept,
              role: 'connector',
              group,
              // why: `Con Gusto` may be written `Congusto`
              value: span.map(soundOf).join(''),
            }
          : {
              text: span.map((each) => (each.key === '' ? 'and' : soundOf(each) || each.surface)).join(''),
              role: 'word',
              kind,
              group,
              meanings: lexicon.otherMeanings.get(said.slice(i, i + found.length).join(' ')) ?? [],
              vowelless,
              native: key !== text,
              guessed: written === undefined,
              ...(found.length === 1 && word.dotted === true ? { dotted: true } : {}),
            },
      )
      i += found.length
      continue
    }
    // Vladimir is a town, but in a firm's name it is a man
    const named = place?.meaning.kind === 'city' && lexicon.names.has(key)
    if (place !== undefined && !named && !(asNames && key !== text)) {
      const span = words.slice(i, i + place.length)
      add({
        text: span.map((each) => (each.key === '' ? 'and' : soundOf(each) || each.surface)).join(''),
        role: 'place',
        kind: place.meaning.kind,
        group: place.meaning.group,
      })
      i += place.length
      continue
    }
    const sound = soundOf(word) || surface
    add({
      text: sound,
      key,
      ...(named ? { group: place.meaning.group } : {}),
      role: /^[a-z]$/.test(sound) ? 'initial' : 'name',
      vowelless,
      native: key !== text,
      ...(word.dotted === true ? { dotted: true } : {}),
    })
    i++
  }
  return tokens
}

/** A place that begins at a word. A country's code counts only in capitals: Tun is a name, TUN may be Tunisia. */
function placeHere(
  lexicon: Lexicon,
  said: readonly string[],
  words: readonly Word[],
  at: number,
): ReturnType<Lexicon['places']['at']> {
  const { surface, text } = words[at] as Word
  const place = lexicon.places.at(said, at)
  const code = place?.length === 1 && place.meaning.kind === 'country' && text.length === LONGEST_CODE
  return code && surface !== surface.toUpperCase() ? undefined : place
}

/** A thing or a direction: a name of a firm or ship, which may be translated or spelt. */
const isOfNature = (found: FoundPhrase<OrganisationWord> | undefined): boolean =>
  found?.meaning.kind === 'thing' || found?.meaning.kind === 'region'

/** The letter of Series A or Vitamin E: a capital among words that are not all capitals, or the last word. */
function isClassLetter(lexicon: Lexicon, words: readonly Word[], at: number): boolean {
  const { text, surface } = words[at] as Word
  if (at === 0 || !/^[a-z]$/.test(text) || surface !== surface.toUpperCase()) return false
  const last = words.slice(at + 1).every(
    (_, k) =>
      lexicon.legalForms.at(
        words.map(({ key }) => key),
        at + 1 + k,
      ) !== undefined,
  )
  return last || words.some(({ surface: other }) => /\p{Ll}/u.test(other))
}

/** Finds a trade word in a romanisation that no table lists; a dictionary word or a name is never one. */
function soundingLike(lexicon: Lexicon, { key, text }: Word): FoundPhrase<OrganisationWord> | undefined {
  if (text.length < 5 || lexicon.dictionary.has(text) || lexicon.names.has(key)) return undefined
  const meaning = lexicon.wordsBySound.get(romanisationKey(text))
  return meaning === undefined ? undefined : { meaning, length: 1 }
}

/** The most words of a legal form with typing errors: `Spolka z ograniczona odpowiedzalnoscia`. */
const MAX_FORM_WORDS = 6

/** Letters of a form with typing errors that begins a name, or ends in words that are a form by themselves. */
const SHORTEST_LEADING = 12

/**
 * A legal form with typing errors or misplaced spaces: the rest of a name, or at least two words that begin it. One of its words
 * is no word.
 */
function misspeltForm(
  lexicon: Lexicon,
  words: readonly Word[],
  start: number,
): FoundPhrase<LegalForm> | undefined {
  const isKnown = (word: Word): boolean => isWord(lexicon, word)
  const formOf = (run: readonly Word[]): FoundPhrase<LegalForm> | undefined => {
    if (run.some(({ text }) => text === '') || run.every(isKnown)) return undefined
    const joined = run.map(({ text }) => text).join('')
    if (start === 0 && joined.length < SHORTEST_LEADING) return undefined
    const meaning = lexicon.nearLegalForm(joined)
    return meaning === undefined ? undefined : { meaning, length: run.length }
  }
  if (start === 0) {
    for (let length = Math.min(MAX_FORM_WORDS, words.length - 1); length > 1; length--) {
      const found = formOf(words.slice(0, length))
      if (found !== undefined) return found
    }
    return undefined
  }
  const rest = words.slice(start)
  if (rest.length > MAX_FORM_WORDS) return undefined
  const keys = words.map(({ key }) => key)
  // a form that is written well later in the name is that form alone
  const letters = rest.reduce((sum, { text }) => sum + text.length, 0)
  const well = rest.some(
    (_, k) =>
      k > 0 &&
      (rest.slice(0, k).every(isKnown) || letters < SHORTEST_LEADING) &&
      lexicon.legalForms.at(keys, start + k)?.length === rest.length - k,
  )
  return well ? undefined : formOf(rest)
}

/** A short form (AS, SA, PT) is a legal form only at an end of the name, and never the whole name. */
function legalHere(lexicon: Lexicon, words: readonly Word[], start: number, length: number): boolean {
  if (length === words.length) return false
  const letters = words
    .slice(start, start + length)
    .reduce((sum, { text, key }) => sum + (text || key).length, 0)
  if (letters > SHORT_FORM) return true
  // JP Steel and UR Group begin with initials; the countries of LEADING_FORMS write the form first
  if (start === 0) return letters > 2 || LEADING_FORMS.has(words[0]?.text ?? '')
  if (start + length < words.length - 2) return false
  // Soe is a name before Engineering; after a form that is a name, all words must be short: `S.A. de C.V.`
  const { text } = words[start] as Word
  return (
    (!lexicon.dictionary.has(text) && !PRONOUNCED.test(text)) ||
    words.slice(start + length).every((after) => (after.text || after.key).length <= SHORT_FORM)
  )
}
