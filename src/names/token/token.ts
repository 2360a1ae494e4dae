// A word of a name as the comparison sees it: its spelling, the part it plays and what is known about it.

/**
 * The part a word plays in its name.
 * - `name`: says who it is; `initial`: one letter of such a word
 * - `particle`: al, bin, de, van; `suffix`: Jr; both say little
 * - `word`: a word organisations and ships are made of (trading, brothers, group)
 * - `place`, `number`, `legal`: a place, a number or code, a legal form
 * - `connector`: and, of, the
 * - `acronym`: initials of a whole name, under which it is filed beside its words
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

/** What an organisation word tells about identity; see `ORGANISATION_WORDS`. */
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
  /** Written in another script than Latin, so that its Latin spelling is ours and may be off. */
  readonly native: boolean
  /** Lexicon groups the word belongs to, ascending: spellings of one name, translations of one word, one place. */
  readonly groups: readonly number[]
  /** Lexicon groups of nicknames, ascending: kept apart because a nickname says less than a spelling. */
  readonly nicknames: readonly number[]
  /** A word of its own by a dictionary or a list of names, so that a letter's difference makes another word. */
  readonly known: boolean
  /** Read from Chinese characters in the official romanisation, so that another syllable is another word. */
  readonly pinyin: boolean
  /** A word of a person's name. */
  readonly person: boolean
  /** A syllable of a Korean or Chinese name: what is missing beside such is another name, not a middle one. */
  readonly syllable: boolean
  /** How much the word tells, 0 to 100: rare family names most, particles least. */
  readonly weight: number
  /** Value of a number, comparable across writings (IV, four, 四): empty otherwise. */
  readonly value: string
  /** Countries of a legal form (`*`: any), empty otherwise. */
  readonly countries: readonly string[]
  /** `abd` and the like stood before the word; `filiation`: bin, ibn, ben stood before it. */
  readonly prefix: '' | 'abd' | 'filiation'
  /** `romanisationKey` of the text. */
  readonly sound: string
  /** `skeleton` of the text. */
  readonly bones: string
  /** `letterSet` of text and sound. */
  readonly letters: number
  readonly soundLetters: number
}
