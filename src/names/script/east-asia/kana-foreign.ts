// Finds the European spellings of a foreign name written in katakana, and removes the vowels that kana must add.
// Where kana writes one letter for r and l, or for b and v, the caller decides.
import { joinings } from './choices.ts'
import { kanaBeats, type Kana } from './kana.ts'
import { readingTable } from './reading-table.ts'
import { FOREIGN_KANA_NAMES } from './tables/foreign-kana-names.ts'

const LIMIT = 8
const LONGEST = 120
const NAMES = readingTable(FOREIGN_KANA_NAMES)

// Beats that represent a bare consonant unless their vowel is long.
const BARE: Readonly<Record<string, readonly string[]>> = {
  ku: ['k', 'c'],
  gu: ['g'],
  su: ['s'],
  zu: ['z', 's'],
  fu: ['f', 'v'],
  bu: ['b', 'v'],
  pu: ['p'],
  mu: ['m'],
  ru: ['r', 'l'],
  tsu: ['ts', 'tz'],
  to: ['t'],
  do: ['d'],
  v: ['v'],
  shu: ['sh'],
}
const SOUNDS: Readonly<Record<string, readonly string[]>> = {
  ji: ['ji', 'di', 'zi'],
  ja: ['ja', 'jo'],
  chi: ['chi', 'ti'],
  shi: ['shi', 'si'],
  tsu: ['tsu', 'tu'],
  fu: ['fu', 'hu'],
  v: ['vu'],
  ba: ['ba', 'va'],
  bi: ['bi', 'vi'],
  be: ['be', 've'],
  bo: ['bo', 'vo'],
  za: ['za', 'tha'],
  wa: ['wa', 'va'],
  hi: ['hi', 'ch'],
  kya: ['ca', 'kya'],
  ka: ['ka', 'ca'],
  ko: ['ko', 'co'],
  kwa: ['qua', 'kwa'],
}

/** The likely Latin spellings of every word of the text, best first; words without kana are left out. */
export function kanaForeign(text: string): string[][] {
  const words = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .split(/[^\u3041-\u3096\u30a1-\u30fa\u30fc]+/u)
  return words.map(spellings).filter((found) => found.length > 0)
}

function spellings(word: string): string[] {
  const beats = kanaBeats(word)
  const parts = beats.map((beat, i) => choicesOf(beat, beats[i - 1], beats[i + 1]))
  const joined = joinings(parts, LIMIT).map((latin) => latin.replace(/n(?=[bmp])/gu, 'm'))
  return [...new Set([...(NAMES.get(word) ?? []), ...joined])]
}

function choicesOf(beat: Kana, previous: Kana | undefined, next: Kana | undefined): readonly string[] {
  const { sound, doubled } = beat
  const bare = isBare(beat, previous === undefined, next) ? BARE[sound] : undefined
  let choices = bare ?? SOUNDS[sound] ?? [sound]
  // グル is gru: of two consecutive added vowels, one is real.
  if (sound === 'ru' && bare !== undefined && previous !== undefined && isBare(previous, false, beat)) {
    choices = ['ru', 'lu', ...bare]
  }
  // A long a is how kana writes ar and er.
  if (beat.long && sound.endsWith('a')) {
    const plain = choices.slice(0, 2)
    choices = [
      ...plain,
      ...plain.map((choice) => `${next === undefined ? choice.slice(0, -1) + 'e' : choice}r`),
    ]
  }
  return doubled ? choices.map((choice) => (choice === 'hi' ? 'ch' : choice.slice(0, 1) + choice)) : choices
}

// A vowel after the beat, or a word that would begin with two stops, shows that the beat's own vowel sounds.
function isBare({ sound, long }: Kana, first: boolean, next: Kana | undefined): boolean {
  if (long || BARE[sound] === undefined) return false
  if (next === undefined) return !first
  if (/^[aeiouy]/u.test(next.sound)) return false
  return !first || next.sound.startsWith('r') || (sound === 'su' && /^[ktpmn]/u.test(next.sound))
}
