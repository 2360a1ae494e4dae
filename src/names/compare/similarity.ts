// How alike two words of two names are, and by which rule.
import type { Token } from '../token/token.ts'
import { pinyinSyllables } from '../script/east-asia/pinyin.ts'
import { share } from '../lexicon/groups.ts'
import { distance, leastDistance } from './distance.ts'

/** Why two words were taken for the same, from the surest to the weakest. */
export type SimilarityRule =
  | 'same'
  | 'same-number'
  | 'spelling'
  | 'translation'
  | 'place'
  | 'sound'
  | 'typo'
  | 'consonants'
  | 'abbreviation'
  | 'nickname'
  | 'initial'
  | 'joined'
  | 'acronym'

export interface Similarity {
  /** Ten-thousandths; 0 when the words are different. */
  readonly score: number
  readonly rule: SimilarityRule
}

const DIFFERENT: Similarity = { score: 0, rule: 'same' }
const SAME: Similarity = { score: 10_000, rule: 'same' }
const SAME_NUMBER: Similarity = { score: 10_000, rule: 'same-number' }
const SPELLING: Similarity = { score: 9_700, rule: 'spelling' }
const TRANSLATION: Similarity = { score: 8_000, rule: 'translation' }
/** In one script two words for one thing may be two firms'; across scripts there is no other way to write it. */
const ACROSS_SCRIPTS: Similarity = { score: 9_500, rule: 'translation' }
const PLACE: Similarity = { score: 9_600, rule: 'place' }
const NICKNAME: Similarity = { score: 7_400, rule: 'nickname' }
const ABBREVIATION: Similarity = { score: 8_600, rule: 'abbreviation' }
const INITIAL: Similarity = { score: 8_000, rule: 'initial' }

/** Cost of the difference per letter, hundredths, above which two spellings are two words. */
const MAX_DIFFERENT = 26
/** The same where both are words of their own (Mining, Dining): only other spellings of one word pass. */
const MAX_DIFFERENT_KNOWN = 9
const MAX_DIFFERENT_WORDS = 8
const MAX_DIFFERENT_SHORT = 18
/** Two known words that merely sound alike may differ so much per letter in writing. */
const KNOWN_SOUND = 24
const FIRST_LETTER = 60
/** A key of sounds hides differences, so agreement of sounds counts a little less. */
const SOUND_LOSS = 300
const SOUND_LOSS_SHORT = 2_000
const SHORT_WORD = 5

/** `Com.` for `Comercio`: the beginning of a word organisations are made of, itself no word. */
const shortens = (short: Token, long: Token): boolean =>
  !short.known &&
  long.role === 'word' &&
  short.text.length >= 3 &&
  short.text.length <= 5 &&
  long.text.length >= short.text.length + 3 &&
  long.text.startsWith(short.text)

const isLatin = (text: string): boolean => {
  const first = text.charCodeAt(0)
  return first >= 97 && first <= 122
}

/** Similarity of two words; symmetric. */
export function similarity(a: Token, b: Token): Similarity {
  const roleA = a.role
  const roleB = b.role
  if (roleA === 'legal' || roleB === 'legal') return DIFFERENT
  if (roleA === 'number' || roleB === 'number')
    return roleA === roleB && a.value === b.value ? SAME_NUMBER : DIFFERENT
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
  // an empty text has no first letter either
  if (!isLatin(a.text) || !isLatin(b.text)) return DIFFERENT
  if (a.vowelless !== b.vowelless) return byConsonants(a, b)
  return (roleA === 'word' || roleB === 'word') && (shortens(a, b) || shortens(b, a))
    ? ABBREVIATION
    : bySpelling(a, b)
}

/** Spellings of one name, translations of one word; Fertilizers and Fertilisers are rather one word spelt twice. */
function inOneGroup(a: Token, b: Token): Similarity {
  if (a.role === 'name') return SPELLING
  if (a.role === 'place') return PLACE
  if (a.native !== b.native) return ACROSS_SCRIPTS
  const spelt = isLatin(a.text) && isLatin(b.text) ? bySpelling(a, b) : DIFFERENT
  return spelt.score > TRANSLATION.score ? spelt : TRANSLATION
}

function bySpelling(a: Token, b: Token): Similarity {
  const longest = Math.max(a.text.length, b.text.length)
  const shortest = Math.min(a.text.length, b.text.length)
  if (shortest * 2 < longest && shortest < 3) return DIFFERENT
  if ((a.pinyin && pinyinSyllables(b.text) !== null) || (b.pinyin && pinyinSyllables(a.text) !== null))
    return DIFFERENT
  const word = a.role === 'word' || b.role === 'word' || a.role === 'place' || b.role === 'place'
  // why: a Latin spelling of ours is another clerk's romanisation, whatever word it happens to look like
  const known = a.known && b.known && a.native === b.native
  const allowed = word && known ? MAX_DIFFERENT_WORDS : known ? MAX_DIFFERENT_KNOWN : MAX_DIFFERENT
  // why: in two or three letters a changed letter is another name, not a slip
  const most = shortest <= 3 ? Math.min(allowed, 15) : allowed
  // why: people seldom slip on the first letter, and most names that differ in it are others
  const start = a.sound[0] === b.sound[0] || a.text[0] === b.text[0] ? 0 : FIRST_LETTER
  const typedMost = most * longest - start
  const typed =
    leastDistance(a.letters, b.letters) > typedMost ? Infinity : distance(a.text, b.text, typedMost)
  const typedScore = typed > typedMost ? 0 : 10_000 - Math.floor(((typed + start) * 100) / longest)
  if (typedScore === 0 && known && word) return DIFFERENT
  const soundScore = bySound(a, b, most, start, known ? KNOWN_SOUND * longest : Infinity)
  if (typedScore === 0 && soundScore === 0) return DIFFERENT
  return typedScore >= soundScore ? { score: typedScore, rule: 'typo' } : { score: soundScore, rule: 'sound' }
}

/** `writtenMost`: how far apart the spellings may be for an agreement of sounds to count. */
function bySound(a: Token, b: Token, most: number, start: number, writtenMost: number): number {
  const longest = Math.max(a.sound.length, b.sound.length)
  const alike = a.native === b.native
  if (alike && Math.min(a.text.length, b.text.length) <= 3 && a.sound !== b.sound) return 0
  // a key of few sounds agrees by chance
  const soundMost = (longest < 6 && alike ? Math.min(most, MAX_DIFFERENT_SHORT) : most) * longest - start
  if (leastDistance(a.soundLetters, b.soundLetters) > soundMost) return 0
  const sounding = distance(a.sound, b.sound, soundMost)
  if (
    sounding > soundMost ||
    (writtenMost !== Infinity && distance(a.text, b.text, writtenMost) > writtenMost)
  )
    return 0
  // AXA and Aqsa sound alike, Bosch and Boss too: short words of firms are looked at, not listened to
  const short = alike && !a.person && !b.person && Math.max(a.text.length, b.text.length) <= SHORT_WORD
  const loss = short ? SOUND_LOSS_SHORT : SOUND_LOSS
  return Math.max(0, 10_000 - loss - Math.floor(((sounding + start) * 100) / longest))
}

/** Of a script without vowels against one with them. */
function byConsonants(a: Token, b: Token): Similarity {
  const longest = Math.max(a.bones.length, b.bones.length)
  const shortest = Math.min(a.bones.length, b.bones.length)
  if (shortest === 0) return DIFFERENT
  if (a.bones === b.bones)
    return {
      score: shortest === 1 ? 6_500 : shortest === 2 ? 7_400 : shortest === 3 ? 8_500 : 9_200,
      rule: 'consonants',
    }
  if (longest < 4) return DIFFERENT
  const apart = distance(a.bones, b.bones, 100)
  return apart > 100 || apart > 21 * longest ? DIFFERENT : { score: 9_200 - apart * 12, rule: 'consonants' }
}
