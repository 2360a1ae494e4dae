// Reads the name of an organisation or ship: legal form, words of trade, places and numbers each as what they are.
import { romanisationKey } from '../script/romanisation.ts'
import type { Lexicon, OrganisationWord } from '../lexicon/lexicon.ts'
import type { FoundPhrase } from '../lexicon/phrases.ts'
import { NUMBER_MARKS } from '../lexicon/tables/number-words.ts'
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
/** Forms of two letters that are written before the name. */
const LEADING_FORMS = new Set(['as', 'cv', 'ip', 'pp', 'pt', 'ud', 'tk', 'zp'])
/** Legal forms so short that they are words or initials elsewhere: only at the ends of a name. */
const SHORT_FORM = 3

const isRoman = ({ text, surface }: Pick<Word, 'text' | 'surface'>): boolean =>
  surface === surface.toUpperCase() && ROMAN.test(text)

/** The value of a number however it is written; `undefined` for other words. */
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
 * `soundOf` gives the Latin spelling of a word; what has none keeps its own characters. A name of nothing but words that
 * connect others has them as its own: `Dan` and `ETA` are two names, though both may say `and`.
 */
export function organisationTokens(
  lexicon: Lexicon,
  words: readonly Word[],
  soundOf: (word: Word) => string,
): Token[] {
  const tokens = tokensOf(lexicon, words, soundOf, true)
  return tokens.some(({ role }) => role !== 'connector' && role !== 'legal')
    ? tokens
    : tokensOf(lexicon, words, soundOf, false)
}

function tokensOf(
  lexicon: Lexicon,
  words: readonly Word[],
  soundOf: (word: Word) => string,
  connect: boolean,
): Token[] {
  const keys = words.map(({ key }) => key)
  /** As they are said: Oil & Gas, Trinidad & Tobago. */
  const said = keys.map((key) => (key === '' ? 'and' : key))
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
    if (form !== undefined && legalHere(words, i, form.length)) {
      add({
        text: form.meaning.id,
        role: 'legal',
        countries: form.meaning.countries,
        value: form.meaning.body,
      })
      i += form.length
      continue
    }
    const value = numberValue(lexicon, word, i === 0)
    if (value !== undefined) {
      const next = i + 1 < words.length ? numberValue(lexicon, words[i + 1] as Word, false) : undefined
      // forty-four: a round ten and a unit beside it are one number
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
      add({ text: 'al', role: 'connector' })
      i++
      continue
    }
    const place = lexicon.places.at(said, i)
    if (isClassLetter(lexicon, words, i)) {
      add({ text, role: 'number', value: text })
      i++
      continue
    }
    const meant = lexicon.words.at(said, i) ?? soundingLike(lexicon, word)
    const found = connect || (meant?.meaning.kind as string) !== 'connector' ? meant : undefined
    if (found !== undefined && (place === undefined || found.length >= place.length)) {
      const { kind, group } = found.meaning
      const span = words.slice(i, i + found.length)
      add(
        (kind as string) === 'connector'
          ? { text: found.meaning.concept, role: 'connector', group }
          : {
              text: span.map((each) => (each.key === '' ? 'and' : soundOf(each) || each.surface)).join(''),
              role: 'word',
              kind,
              group,
              vowelless,
              native: key !== text,
            },
      )
      i += found.length
      continue
    }
    // Vladimir is a town, but in a firm's name a man
    const named = place?.meaning.kind === 'city' && lexicon.names.has(key)
    if (place !== undefined && !named) {
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
    })
    i++
  }
  return tokens
}

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

/** A trade word in a romanisation no table has; a word or name of its own is never one. */
function soundingLike(lexicon: Lexicon, { key, text }: Word): FoundPhrase<OrganisationWord> | undefined {
  if (text.length < 5 || lexicon.dictionary.has(text) || lexicon.names.has(key)) return undefined
  const meaning = lexicon.wordsBySound.get(romanisationKey(text))
  return meaning === undefined ? undefined : { meaning, length: 1 }
}

/** A short form (AS, SA, PT) is a legal form only at an end of the name, and never the whole of it. */
function legalHere(words: readonly Word[], start: number, length: number): boolean {
  if (length === words.length) return false
  const letters = words
    .slice(start, start + length)
    .reduce((sum, { text, key }) => sum + (text || key).length, 0)
  if (letters > SHORT_FORM) return true
  // JP Steel and UR Group begin with initials; in these countries the form stands first
  if (start === 0) return letters > 2 || LEADING_FORMS.has(words[0]?.text ?? '')
  // whatever follows must itself be short or a form: `S.A. de C.V.`, `GmbH & Co. KG`
  return start + length >= words.length - 2
}
