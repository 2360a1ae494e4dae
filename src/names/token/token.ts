// Defines a token, the comparable form of a word in a name: its spelling, its role and its lexicon data.

/**
 * The role of a word in its name.
 * - `name`: identifies the bearer; `initial`: one letter of such a word
 * - `particle`: al, bin, de, van; `suffix`: Jr; both carry little weight
 * - `word`: a common word of organisations and ships (trading, brothers, group)
 * - `place`, `number`, `legal`: a place, a number or code, a legal form
 * - `connector`: and, of, the
 * - `acronym`: initials of a whole name, indexed in addition to its words
 */
export type TokenRole =
  | 'name'
  | 'initial'
  | 'particle'
  | 'suffix'
  | 'word'
  | 'place'
  | 'number'
  | 'legal'
  | 'connector'
  | 'acronym'

/** What an organisation word says about identity; see `ORGANISATION_WORDS`. */
export type WordKind =
  | 'generic'
  | 'role'
  | 'trade'
  | 'family'
  | 'thing'
  | 'state'
  | 'country'
  | 'region'
  | 'city'

export interface Token {
  /** Letters a-z and digits; the characters themselves in the native reading of a Han name. */
  readonly text: string
  readonly role: TokenRole
  /** Set for the roles `word` and `place`. */
  readonly kind: WordKind | undefined
  /** From a script without short vowels: only its consonants are comparable with Latin letters. */
  readonly vowelless: boolean
  /** Written in a script other than Latin; its Latin spelling is generated and may be inexact. */
  readonly native: boolean
  /** Lexicon groups the word belongs to, ascending: spellings of one name, translations of one word, one place. */
  readonly groups: readonly number[]
  /** Lexicon groups of nicknames, ascending. Separate, because a nickname is weaker evidence than a spelling. */
  readonly nicknames: readonly number[]
  /** A word in a dictionary or a list of names; one different letter makes it another word. */
  readonly known: boolean
  /** May be a Chinese word in Pinyin, in which another syllable makes another word: Lixin and Lixing. */
  readonly syllabic: boolean
  /** Read from Chinese characters in the official romanisation, in which another syllable is another word. */
  readonly pinyin: boolean
  /** Written with a full stop: a shortening of a longer word. */
  readonly dotted: boolean
  /** Read from Han characters, kana or Hangul in a person's name. */
  readonly eastAsian: boolean
  /** A word of a person's name. */
  readonly person: boolean
  /** A syllable of a Korean or Chinese name: a missing syllable makes another name, not a missing middle name. */
  readonly syllable: boolean
  /** How distinctive the word is, 0 to 100: rare family names most, particles least. */
  readonly weight: number
  /** Value of a number, comparable across writings (IV, four, 四); of an acronym, the initials of connecting words too. Empty otherwise. */
  readonly value: string
  /** Countries of a legal form (`*`: any), empty otherwise. */
  readonly countries: readonly string[]
  /** `abd` or a variant precedes the word; `filiation`: bin, ibn or ben precedes it. */
  readonly prefix: '' | 'abd' | 'filiation'
  /** `romanisationKey` of the text. */
  readonly sound: string
  /** `skeleton` of the text. */
  readonly bones: string
  /** `letterSet` of text and sound. */
  readonly letters: number
  /** `repeatedLetters` of the text. */
  readonly repeated: number
  readonly soundLetters: number
}
