// Measures how similar two words of two names are, and names the rule that decides.
import type { Token } from '../token/token.ts'
import { pinyinSyllables } from '../script/east-asia/pinyin.ts'
import { share } from '../lexicon/groups.ts'
import { formsOf, tableRows } from '../lexicon/table.ts'
import { NUMBER_WORDS } from '../lexicon/tables/number-words.ts'
import { consonantScore } from './by-consonants.ts'
import { hasOtherEnding } from './other-ending.ts'
import { distance, leastByRepeated, leastDistance } from '../script/distance.ts'

/** Why two words count as the same, from the most to the least certain rule. */
export type SimilarityRule =
  | 'same'
  | 'same-number'
  | 'spelling'
  | 'translation'
  | 'place'
  | 'sound'
  | 'typo'
  | 'slip'
  | 'consonants'
  | 'abbreviation'
  | 'nickname'
  | 'initial'
  | 'joined'
  | 'acronym'

export interface Similarity {
  /** In ten-thousandths; 0 when the words are different. */
  readonly score: number
  readonly rule: SimilarityRule
}

const DIFFERENT: Similarity = { score: 0, rule: 'same' }
const SAME: Similarity = { score: 10_000, rule: 'same' }
const SAME_NUMBER: Similarity = { score: 10_000, rule: 'same-number' }
const SPELLING: Similarity = { score: 9_700, rule: 'spelling' }
const TRANSLATION: Similarity = { score: 8_000, rule: 'translation' }
/** In one script, two words for one thing may belong to two firms. Across scripts, a translation is the only choice. */
const ACROSS_SCRIPTS: Similarity = { score: 9_500, rule: 'translation' }
const PLACE: Similarity = { score: 9_600, rule: 'place' }
const NICKNAME: Similarity = { score: 7_400, rule: 'nickname' }
const ABBREVIATION: Similarity = { score: 8_600, rule: 'abbreviation' }
const SLIP: Similarity = { score: 5_100, rule: 'slip' }
/** A slip that makes a word which no table holds. */
const UNKNOWN_SLIP: Similarity = { score: 7_000, rule: 'slip' }
const TWO_SLIPS: Similarity = { score: 5_700, rule: 'slip' }
/** The same for firms, and for people in a word that is long enough to be told by its other letters. */
const TWO_SLIPS_OF_LONG: Similarity = { score: 6_300, rule: 'slip' }
const LONG_SLIPPED = 6
/** Letters of the longer word of a person's name, and of both words of a firm's, where the first letter is wrong. */
const SHORTEST_FIRST_SLIP = 5
const ONE_EDIT = 100
const TWO_EDITS = 200
export const INITIAL_SCORE = 8_000
const INITIAL: Similarity = { score: INITIAL_SCORE, rule: 'initial' }

/** Maximum distance per letter, in hundredths, at which two spellings are still one word. */
const MAX_DIFFERENT = 26
/** The same for two dictionary words (Mining, Dining): only variant spellings of one word pass. */
const MAX_DIFFERENT_KNOWN = 9
const MAX_DIFFERENT_WORDS = 8
const MAX_DIFFERENT_SHORT = 18
/** Maximum written distance per letter, in hundredths, for two dictionary words that sound alike. */
const KNOWN_SOUND = 24
const FIRST_LETTER = 60
/** A sound key hides differences, so a match by sound counts a little less. */
const SOUND_LOSS = 300
const SOUND_LOSS_SHORT = 2_000
const SHORT_WORD = 5
const SHORTEST_NUMBER = 5

/** A lower bound of the distance of two words as they are written. */
const leastByLetters = (a: Token, b: Token): number =>
  leastDistance(a.letters, b.letters) + leastByRepeated(a.repeated, b.repeated)

/** `Com.` for `Comercio`: an abbreviation that is no word itself and begins an organisation word. */
const shortens = (short: Token, long: Token): boolean =>
  !short.known &&
  long.role === 'word' &&
  short.text.length >= 3 &&
  short.text.length <= 5 &&
  long.text.length >= short.text.length + 3 &&
  long.text.startsWith(short.text)

/** `Distrib.` for Distribuidora and `Maschfabr.` for Maschinenfabrik: the same start, then letters in order. */
function isShortened(short: string, long: string): boolean {
  if (short.length + 2 > long.length && !(short.length < long.length && short.length <= 3)) return false
  if (short.slice(0, 1) !== long.slice(0, 1)) return false
  if (long.startsWith(short)) return true
  let at = 0
  for (let k = 0; k < long.length && at < short.length; k++) if (long[k] === short[at]) at++
  // letters in order are in many long words by chance; their last letter, or two of the first, narrow them down
  return at === short.length && (short.slice(0, 2) === long.slice(0, 2) || short.at(-1) === long.at(-1))
}

const isLatin = (text: string): boolean => {
  const first = text.charCodeAt(0)
  return first >= 97 && first <= 122
}

/** Similarity of two words. Symmetric. */
export function similarity(a: Token, b: Token): Similarity {
  const roleA = a.role
  const roleB = b.role
  if (roleA === 'legal' || roleB === 'legal') return DIFFERENT
  if (roleA === 'number' || roleB === 'number') {
    if (roleA === roleB) return a.value === b.value ? SAME_NUMBER : DIFFERENT
    return roleA === 'number' ? misspeltNumber(a, b) : misspeltNumber(b, a)
  }
  if (a.text === b.text && a.text !== '') return SAME
  if (a.groups.length > 0 && b.groups.length > 0 && share(a.groups, b.groups)) return inOneGroup(a, b)
  if (roleA === 'initial' || roleB === 'initial')
    return a.text[0] === b.text[0] || a.sound[0] === b.sound[0] ? INITIAL : DIFFERENT
  if (
    a.nicknames.length > 0 &&
    b.nicknames.length > 0 &&
    a.nicknames.some((form) => b.nicknames.includes(form ^ 1))
  )
    return NICKNAME
  // an empty text has no first letter, so it is not Latin
  if (!isLatin(a.text) || !isLatin(b.text)) return DIFFERENT
  // across scripts a syllable is the same or another; that it sounds alike is how most syllables sound
  if (a.native !== b.native && isBriefSyllable(a.native ? a : b)) return DIFFERENT
  if (a.vowelless !== b.vowelless) return { score: consonantScore(a, b), rule: 'consonants' }
  if ((a.dotted && isShortened(a.text, b.text)) || (b.dotted && isShortened(b.text, a.text)))
    return ABBREVIATION
  if ((a.prefix === 'abd') !== (b.prefix === 'abd')) {
    const joined = a.prefix === 'abd' ? joinedServant(a, b) : joinedServant(b, a)
    if (joined !== undefined) return joined
  }
  return (roleA === 'word' || roleB === 'word') && (shortens(a, b) || shortens(b, a))
    ? ABBREVIATION
    : bySpelling(a, b)
}

/** The words for each number that are long enough to be told from others when they have a typing error. */
const NUMBER_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  tableRows(NUMBER_WORDS).map(([value = '', forms = '']) => [
    value,
    formsOf(forms).filter((form) => form.length >= SHORTEST_NUMBER && /^[a-z]+$/.test(form)),
  ]),
)

/** Foruth for Fourth: a word that no table holds and that is the word for the number with a typing error. */
function misspeltNumber(number: Token, other: Token): Similarity {
  const { text, role, known, native } = other
  if (role !== 'name' || known || native) return DIFFERENT
  return NUMBER_FORMS.get(number.value)?.some(
    (form) =>
      form[0] === text[0] && form.at(-1) === text.at(-1) && distance(form, text, ONE_EDIT) <= ONE_EDIT,
  )
    ? UNKNOWN_SLIP
    : DIFFERENT
}

/** The ways to write Abd, which means servant of, together with the rest: Abdulkarim, Abdessamad. */
const abdJoined = (rest: string): string[] =>
  ['', 'a', 'e', 'i', 'o', 'u', 'ou'].flatMap((vowel) =>
    ['', 'l', rest.charAt(0)].map((article) => `abd${vowel}${article}${rest}`),
  )

/** Abudlkarim, Adbessamad: the letters of Abd, in another order. Abunasser has another word there. */
const isMisspeltAbd = (whole: Token, { text }: Token): boolean =>
  !whole.known && whole.text.endsWith(text) && /^a(?=.*b)(?=.*d)/.test(whole.text.slice(0, -text.length))

/** Abdulalh for Abdullah, or Abudlkarim for Abdulkarim: with a typing error, Abd is not cut off, or is cut off where it was not. */
function joinedServant(servant: Token, whole: Token): Similarity | undefined {
  if (!(whole.text.startsWith('abd') || isMisspeltAbd(whole, servant)) || servant.native !== whole.native)
    return undefined
  const text = abdJoined(servant.text).find(
    (joined) =>
      Math.abs(joined.length - whole.text.length) <= 1 && distance(joined, whole.text, ONE_EDIT) <= ONE_EDIT,
  )
  return text === undefined
    ? undefined
    : {
        score: 10_000 - Math.floor((ONE_EDIT * 100) / Math.max(text.length, whole.text.length)),
        rule: 'typo',
      }
}

/** A syllable of Hangul, or of Han characters unless it is long enough to be told by its sound. */
const isBriefSyllable = ({ syllable, pinyin, text }: Token): boolean =>
  pinyin ? text.length <= SHORT_SYLLABLE : syllable
const SHORT_SYLLABLE = 4

/** Spellings of one name or translations of one word. Fertilizers and Fertilisers count as spellings of one word. */
function inOneGroup(a: Token, b: Token): Similarity {
  if (a.role === 'name') return SPELLING
  if (a.role === 'place') return PLACE
  if (a.native !== b.native) return ACROSS_SCRIPTS
  const spelt = isLatin(a.text) && isLatin(b.text) ? spelling(a, b) : DIFFERENT
  return spelt.score > TRANSLATION.score ? spelt : TRANSLATION
}

/** Two spellings of one word, whatever else a table holds beside them: Sapfir and Sapphire. */
function spelling(a: Token, b: Token): Similarity {
  if (a.sound === b.sound) return SPELLING
  const longest = Math.max(a.text.length, b.text.length)
  const edits = distance(a.text, b.text, MAX_DIFFERENT * longest)
  return edits > MAX_DIFFERENT * longest
    ? DIFFERENT
    : { score: 10_000 - Math.floor((edits * 100) / longest), rule: 'typo' }
}

/** A hard c, q, x or ph as a transliteration writes it, and doubled letters once. */
const respelt = (text: string): string =>
  text
    .replace(/c(?![eihky])|ck|q/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('ph', 'f')
    .replace(/(.)\1/g, '$1')
/** Short words that are respelt are other words: Axa and Aqsa. */
const SHORTEST_RESPELT = 5

function bySpelling(a: Token, b: Token): Similarity {
  const longest = Math.max(a.text.length, b.text.length)
  const shortest = Math.min(a.text.length, b.text.length)
  if (shortest * 2 < longest && shortest < 3) return DIFFERENT
  if ((a.pinyin && pinyinSyllables(b.text) !== null) || (b.pinyin && pinyinSyllables(a.text) !== null))
    return DIFFERENT
  if (shortest >= SHORTEST_RESPELT && a.sound === b.sound && respelt(a.text) === respelt(b.text))
    return isOtherName(a, b) ? DIFFERENT : SPELLING
  const word = a.role === 'word' || b.role === 'word' || a.role === 'place' || b.role === 'place'
  // why: a generated Latin spelling is one possible romanisation, even where it looks like another word
  const known = ((a.known && b.known) || (a.syllabic && b.syllabic)) && a.native === b.native
  const allowed = word && known ? MAX_DIFFERENT_WORDS : known ? MAX_DIFFERENT_KNOWN : MAX_DIFFERENT
  // why: in two or three letters, one changed letter makes another name, not a misspelling
  const most = shortest <= 3 ? Math.min(allowed, 15) : allowed
  // why: people rarely misspell the first letter, and most names that differ in it are different names
  const start = a.sound[0] === b.sound[0] || a.text[0] === b.text[0] ? 0 : FIRST_LETTER
  const typedMost = most * longest - start
  const typed = leastByLetters(a, b) > typedMost ? Infinity : distance(a.text, b.text, typedMost)
  const typedScore = typed > typedMost ? 0 : 10_000 - Math.floor(((typed + start) * 100) / longest)
  if (typedScore === 0 && known && word) return DIFFERENT
  // why: a sound key drops letters that a script without vowels writes only where they matter
  const soundScore =
    a.vowelless && b.vowelless ? 0 : bySound(a, b, most, start, known ? KNOWN_SOUND * longest : Infinity)
  if (typedScore === 0 && soundScore === 0) return slip(a, b, known)
  // why last: most words are told apart by their letters
  if (isOtherName(a, b)) return DIFFERENT
  return typedScore >= soundScore ? { score: typedScore, rule: 'typo' } : { score: soundScore, rule: 'sound' }
}

const isOtherName = (a: Token, b: Token): boolean =>
  (a.role === 'name' || b.role === 'name') && hasOtherEnding(a.text, b.text)

/**
 * Two words one letter apart, or two letters in a word of five, that are too different for their length to be one word. Beside
 * other words that agree, one is more often a misspelling of the other than a second name, above all if no table holds it. The
 * weights of the words decide: a common name beside a rare one counts.
 */
function slip(a: Token, b: Token, known: boolean): Similarity {
  const isPerson = a.person && b.person
  // why: behind Abd, the first letter is inside of the written word: Abdolamid for Abdolhamid
  const startsAlike = a.text[0] === b.text[0] || (a.prefix === 'abd' && b.prefix === 'abd')
  if (a.native !== b.native || a.pinyin || b.pinyin) return DIFFERENT
  if (!startsAlike && (known || !isFirstSlip(a, b, isPerson))) return DIFFERENT
  const twoWords = a.known && b.known && !(a.letters === b.letters && a.text.length === b.text.length)
  if (!isPerson && (twoWords || a.text.at(-1) !== b.text.at(-1))) return DIFFERENT
  const shortest = Math.min(a.text.length, b.text.length)
  const longest = Math.max(a.text.length, b.text.length)
  if (shortest < 3 || (longest < 4 && !isPerson) || longest - shortest > 2) return DIFFERENT
  const most = known || !startsAlike || longest < 5 ? ONE_EDIT : TWO_EDITS
  if (leastByLetters(a, b) > most) return DIFFERENT
  const edits = distance(a.text, b.text, most)
  if (edits > most || hasOtherEnding(a.text, b.text)) return DIFFERENT
  // why: another syllable is another word, but no exchange of two letters makes one: Huwaei for Huawei
  const isExchange = a.letters === b.letters && a.text.length === b.text.length
  if (isExchange && longest >= LONG_SLIPPED && !(a.known && b.known))
    return { score: 10_000 - Math.floor((edits * 100) / longest), rule: 'typo' }
  if ((known && (!isExchange || (a.known && b.known))) || longest < 4) return SLIP
  if (edits <= ONE_EDIT) return UNKNOWN_SLIP
  return isPerson && longest < LONG_SLIPPED ? TWO_SLIPS : TWO_SLIPS_OF_LONG
}

/**
 * Whether only the first letter may be wrong. Firms with another first letter are other firms: Cinar and Pinar; a letter that is
 * missing, too much or exchanged with the next is a typing error.
 */
function isFirstSlip(a: Token, b: Token, isPerson: boolean): boolean {
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text]
  if (isPerson) return long.length >= SHORTEST_FIRST_SLIP
  return short.length >= SHORTEST_FIRST_SLIP && (short.length < long.length || a.letters === b.letters)
}

/** `writtenMost` is the largest written distance at which a match by sound counts. */
function bySound(a: Token, b: Token, most: number, start: number, writtenMost: number): number {
  const longest = Math.max(a.sound.length, b.sound.length)
  const alike = a.native === b.native
  if (alike && Math.min(a.text.length, b.text.length) <= 3 && a.sound !== b.sound) return 0
  // short sound keys agree by chance
  const soundMost = (longest < 6 && alike ? Math.min(most, MAX_DIFFERENT_SHORT) : most) * longest - start
  if (leastDistance(a.soundLetters, b.soundLetters) > soundMost) return 0
  const sounding = distance(a.sound, b.sound, soundMost)
  if (
    sounding > soundMost ||
    (writtenMost !== Infinity && distance(a.text, b.text, writtenMost) > writtenMost)
  )
    return 0
  // AXA and Aqsa sound alike, and so do Bosch and Boss: short words of firms are compared by spelling, not by sound
  const short = alike && !a.person && !b.person && Math.max(a.text.length, b.text.length) <= SHORT_WORD
  const loss = short ? SOUND_LOSS_SHORT : SOUND_LOSS
  return Math.max(0, 10_000 - loss - Math.floor(((sounding + start) * 100) / longest))
}
