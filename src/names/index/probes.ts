// Computes the keys that index a word and that a search looks up. A misspelt word still finds the right one by its spelling
// with up to one letter left out, or two from seven letters on, by its sound with up to one letter left out, by its consonants,
// and by its lexicon groups.
import type { Token } from '../token/token.ts'

/** Maximum letters of a word in its keys; longer words with the same start share a key. */
const LONGEST = 20

const SEED = 0x811c9dc5
const step = (value: number, unit: number): number => Math.imul(value ^ unit, 0x01000193)
const ended = (value: number): number => (value ^ (value >>> 15)) >>> 0

/** FNV-1a over UTF-16 units, seeded by the kind of key. */
function hash(kind: number, text: string): number {
  let value = SEED ^ kind
  for (let i = 0; i < text.length; i++) value = step(value, text.charCodeAt(i))
  return ended(value)
}

const KIND = {
  text: 1,
  sound: 2,
  bones: 3,
  vowelless: 4,
  group: 5,
  nickname: 6,
  number: 7,
  acronym: 8,
  consonants: 9,
} as const

/** The units of the current word. Why at module level: a word has hundreds of keys. */
const units = new Uint16Array(LONGEST)

function spellings(kind: number, text: string, use: (key: number) => void, slips: 1 | 2): void {
  const length = Math.min(text.length, LONGEST)
  for (let i = 0; i < length; i++) units[i] = text.charCodeAt(i)
  /** The key of the units read so far plus the units from `from` on. */
  const key = (read: number, from: number): number => {
    let value = read
    for (let i = from; i < length; i++) value = step(value, units[i] as number)
    return ended(value)
  }
  use(key(SEED ^ kind, 0))
  // in a three-letter word a changed letter makes another word; see `similarity`
  if (length < 4) return
  const two = slips === 2 && length >= TWO_SLIPS
  for (let i = 0, read = SEED ^ kind; i < length; read = step(read, units[i++] as number)) {
    // a doubled letter gives the same key twice
    if (i === 0 || units[i] !== units[i - 1]) use(key(read, i + 1))
    if (!two) continue
    for (let j = i + 1, between = read; j < length; between = step(between, units[j++] as number))
      use(key(between, j + 1))
  }
}

/** Two to six letters: too many names share one initial, and no name uses more than six. */
export const INITIALS = /^[a-z]{2,6}$/

const VOWELS = /[aeiouy]/g
/** Minimum number of consonants; too many words share fewer. */
const TELLING = 3

/** From this length on, a word is also found by its spelling with two letters left out. */
const TWO_SLIPS = 7

/** Whether the index holds the word in every name. Particles, legal forms and the like match only together with other words. */
export const isFiled = ({ role }: Token): boolean =>
  role === 'name' || role === 'word' || role === 'place' || role === 'number' || role === 'acronym'

/** The words by which a name is found: those that the index holds; its initials where it has no other words, such as `D Company`, which a query with other words does not find. */
export function filedWords(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter(isFiled)
  return words.length > 0 ? words : tokens.filter(({ role }) => role === 'initial')
}

/** Calls `use` with every key of a word. `listed` is true to index the word and false to look it up. */
export function probe(token: Token, listed: boolean, use: (key: number) => void): void {
  if (token.role === 'number') {
    use(hash(KIND.number, token.value))
    return
  }
  if (listed ? token.role === 'acronym' : INITIALS.test(token.text)) {
    use(hash(KIND.acronym, token.text))
    if (listed && token.value !== token.text) use(hash(KIND.acronym, token.value))
    if (listed) return
  }
  for (const group of token.groups) use(hash(KIND.group, String(group)))
  for (const form of token.nicknames) use(hash(KIND.nickname, String(form >> 1)))
  spellings(KIND.text, token.text, use, 2)
  if (!/^[a-z]/.test(token.text)) return
  spellings(KIND.sound, token.sound, use, 1)
  // vowels are the most frequent misspelling, and the romanisations of one name often differ only in vowels
  const consonants = token.text.replace(VOWELS, '')
  if (consonants.length >= TELLING) use(hash(KIND.consonants, consonants))
  // consonants match only across scripts: a vowelless word looks among words with vowels, and the reverse
  if (token.bones !== '') use(hash(token.vowelless === listed ? KIND.vowelless : KIND.bones, token.bones))
}

export const identifierProbe = (value: string): number => hash(0, value)

/** Calls `use` with the keys of indexed words whose spelling differs by at most one or two letters. */
export const probeSpelling = (text: string, use: (key: number) => void): void =>
  spellings(KIND.text, text, use, 2)

/** The key of the exact spelling of a word. */
export const probeText = (text: string): number =>
  hash(KIND.text, text.length > LONGEST ? text.slice(0, LONGEST) : text)

/** The key of a group of the lexicon. */
export const probeGroup = (group: number): number => hash(KIND.group, String(group))
