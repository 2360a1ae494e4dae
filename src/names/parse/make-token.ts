// Makes tokens: the weight of each word and its entries in the lexicon.
import { letterSet, repeatedLetters } from '../script/letter-set.ts'
import { romanisationKey, skeleton } from '../script/romanisation.ts'
import { pinyinSyllables } from '../script/east-asia/pinyin.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { TokenRole, Token, WordKind } from '../token/token.ts'

/** The maximum weight of a word, by its role. */
const WORTH: Readonly<Record<TokenRole, number>> = {
  name: 100,
  number: 90,
  place: 80,
  word: 70,
  initial: 30,
  legal: 20,
  particle: 10,
  suffix: 10,
  connector: 6,
  acronym: 0,
}
const WORD_WORTH: Readonly<Partial<Record<WordKind, number>>> = {
  generic: 40,
  role: 60,
  family: 60,
  state: 55,
}

/** Each band of `FREQUENCIES` halves the rarity of a name and lowers its weight by this much. */
const COMMON = 6
/** Deducted from a name that a dictionary holds, however rare the name is in the lists. */
const ORDINARY = 24
const SHORT = 15

export interface TokenParts {
  readonly text: string
  readonly role: TokenRole
  readonly key?: string
  readonly kind?: WordKind
  readonly vowelless?: boolean
  readonly native?: boolean
  readonly pinyin?: boolean
  /** A syllable of a Korean given name in Hangul: no Chinese family name. */
  readonly hangul?: boolean
  /** Foreign sounds in another language's syllables: treated as vowelless, but with Latin digraphs. */
  readonly bent?: boolean
  readonly group?: number
  /** Groups of further meanings. */
  readonly meanings?: readonly number[]
  /** A word of a person's name: Korean syllables and Chinese family names have many romanisations. */
  readonly person?: boolean
  readonly value?: string
  readonly countries?: readonly string[]
  readonly prefix?: Token['prefix']
  readonly dotted?: boolean
  readonly eastAsian?: boolean
  /** A word that no table holds, read as the one it sounds like; it may be another word with a typing error. */
  readonly guessed?: boolean
}

/**
 * Whether a word is written as Pinyin, where a vowel alone begins the word or has an apostrophe: Geopolitica is none, though it divides
 * into syllables.
 */
const isWrittenPinyin = (text: string): boolean =>
  pinyinSyllables(text)
    ?.slice(1)
    .every(({ length }) => length > 1) === true

const NONE: readonly never[] = []
const inOrder = (groups: readonly number[]): readonly number[] => groups.toSorted((a, b) => a - b)

export function makeToken(lexicon: Lexicon, parts: TokenParts): Token {
  const { text, role, kind } = parts
  const vowelless = parts.vowelless ?? false
  const key = parts.key ?? text
  const isName = role === 'name'
  const own = isName
    ? (lexicon.names.get(key) ?? (key === text ? NONE : (lexicon.names.get(text) ?? NONE)))
    : NONE
  const sounds =
    isName && parts.person === true
      ? lexicon.syllables(
          text,
          parts.pinyin === true ? 'chinese' : parts.hangul === true ? 'korean' : undefined,
        )
      : NONE
  const more = parts.group === undefined ? sounds : [...sounds, parts.group, ...(parts.meanings ?? NONE)]
  const groups = more.length === 0 ? own : inOrder([...own, ...more])
  const frequency = lexicon.frequency.get(text) ?? 0
  const worth = (kind === undefined ? undefined : WORD_WORTH[kind]) ?? WORTH[role]
  const ordinary = Math.max(COMMON * frequency, lexicon.dictionary.has(text) ? ORDINARY : 0)
  const sound = romanisationKey(text)
  const weight = isName ? worth - ordinary - (text.length < 3 ? SHORT : 0) : worth
  return {
    text,
    role,
    kind,
    vowelless,
    native: vowelless || parts.native === true,
    groups,
    nicknames: isName ? (lexicon.nicknames.get(key) ?? NONE) : NONE,
    known:
      (role === 'word' && parts.guessed !== true) ||
      role === 'place' ||
      frequency > 2 ||
      own.length > 0 ||
      (parts.person === true ? lexicon.dictionary : lexicon.english).has(text),
    syllabic:
      isName && parts.person !== true && text.length > 4 && !text.includes('v') && isWrittenPinyin(text),
    pinyin: parts.pinyin === true,
    dotted: parts.dotted === true,
    eastAsian: parts.eastAsian === true,
    person: parts.person === true,
    syllable: parts.person === true && sounds.length > 0,
    weight: Math.max(weight, 5),
    value: parts.value ?? '',
    countries: parts.countries ?? NONE,
    prefix: parts.prefix ?? '',
    sound,
    letters: letterSet(text),
    repeated: repeatedLetters(text),
    soundLetters: letterSet(sound),
    bones: skeleton(text, vowelless && parts.bent !== true),
  }
}
