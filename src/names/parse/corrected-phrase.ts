// Finds legal forms, places and trade words of several words in which a word has a typing error.
import type { LegalForm } from '../lexicon/legal-form.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { FoundPhrase, Phrases } from '../lexicon/phrases.ts'
import type { Word } from '../token/words.ts'

/** Letters of the shortest single word that is a legal form with a typing error; shorter ones are names by chance. */
const SHORTEST_FORM = 7
/** The same for the first word of a name. */
const SHORTEST_FIRST_FORM = 9
/** Words of the shortest phrase in which a real word is taken for another one. */
export const SHORTEST_PHRASE = 3

/** Whether a table holds the word. */
export const isWord = (lexicon: Lexicon, { key, text }: Word): boolean =>
  lexicon.dictionary.has(text) ||
  lexicon.words.get(key) !== undefined ||
  lexicon.names.has(key) ||
  lexicon.places.get(key) !== undefined

/** The words of a name as the words of some phrases that they are meant for; where none is meant, as they are. */
interface Meant {
  readonly keys: readonly string[]
  readonly isCorrected: readonly boolean[]
}

/** The phrases of one name in which words that no table holds have one typing error each. */
export class CorrectedPhrases {
  readonly #lexicon: Lexicon
  readonly #words: readonly Word[]
  readonly #isUnknown: readonly boolean[]
  readonly #meant = new Map<object, Meant | undefined>()

  constructor(lexicon: Lexicon, words: readonly Word[]) {
    this.#lexicon = lexicon
    this.#words = words
    this.#isUnknown = words.map((word) => !isWord(lexicon, word))
  }

  /** A place or trade word of several words: `Islaimc Republic of Iran`, `Real Esttae`. */
  phrase<T>(phrases: Phrases<T>, start: number): FoundPhrase<T> | undefined {
    const found = this.#at(phrases, start)
    return found !== undefined && found.length > 1 ? found : undefined
  }

  /** A legal form wherever it is in the name, but not the whole name: `Limited Liability Compaiy`. */
  legalForm(start: number): FoundPhrase<LegalForm> | undefined {
    const { legalForms } = this.#lexicon
    const found = this.#at(legalForms, start) ?? this.#withOtherWord(legalForms, start)
    if (found === undefined || found.length === this.#words.length) return undefined
    if (found.length > 1) return found
    const { text } = this.#words[start] as Word
    const letters = Math.min(text.length, (this.#meantBy(legalForms)?.keys[start] ?? '').length)
    return letters < (start === 0 ? SHORTEST_FIRST_FORM : SHORTEST_FORM) ? undefined : found
  }

  /** A long phrase in which one word, but not the first, is another real word by a typing error: `Joint Sock Company`. */
  #withOtherWord<T>(phrases: Phrases<T>, start: number): FoundPhrase<T> | undefined {
    const longest = phrases.longestFrom((this.#words[start] as Word).key)
    if (longest < SHORTEST_PHRASE) return undefined
    const keys = this.#words.map(({ key }) => (key === '' ? 'and' : key))
    for (let at = start + 1; at < Math.min(start + longest, keys.length); at++) {
      const meant = this.#isUnknown[at] === true ? undefined : phrases.nearWord(keys[at] as string)
      const found = meant === undefined ? undefined : phrases.at(keys.with(at, meant), start)
      if (found !== undefined && found.length >= SHORTEST_PHRASE) return found
    }
    return undefined
  }

  #at<T>(phrases: Phrases<T>, start: number): FoundPhrase<T> | undefined {
    const meant = this.#meantBy(phrases)
    const found = meant === undefined ? undefined : phrases.at(meant.keys, start)
    return found !== undefined && meant?.isCorrected.slice(start, start + found.length).includes(true)
      ? found
      : undefined
  }

  /** Undefined where no word is corrected. */
  #meantBy<T>(phrases: Phrases<T>): Meant | undefined {
    if (!this.#meant.has(phrases)) this.#meant.set(phrases, this.#read(phrases))
    return this.#meant.get(phrases)
  }

  #read<T>(phrases: Phrases<T>): Meant | undefined {
    const corrected = this.#words.map(({ text }, at) =>
      this.#isUnknown[at] === true ? phrases.nearWord(text) : undefined,
    )
    if (corrected.every((word) => word === undefined)) return undefined
    return {
      keys: this.#words.map(({ key }, at) => corrected[at] ?? (key === '' ? 'and' : key)),
      isCorrected: corrected.map((word) => word !== undefined),
    }
  }
}
