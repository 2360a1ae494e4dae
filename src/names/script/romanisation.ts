// Gives the romanisations of one sound one spelling: Zhelvinsky and Jelvinskiy, Poutine and Putin, Khalid and Halid.
// The result is a rough key for comparison, not a transcription: it joins spellings that differ by country.
import { remember } from '../../base/remember.ts'

/** The rules in order. A spelling with none of the letters has no place for the pattern. */
const RULES: readonly (readonly [pattern: RegExp, replacement: string, letters: string])[] = [
  [/x/g, 'ks', 'x'],
  [/(?<![st])c(?=[aoulrt])/g, 'k', 'c'],
  [/ph/g, 'f', 'p'],
  [/shch|schtsch|szcz/g, 'c', 'c'],
  [/tsch|tch|cz|tsj|tx/g, 'c', 'cjx'],
  [/sch|sh|sz|sj(?=[aeiou])/g, 's', 's'],
  [/ch/g, 'c', 'c'],
  [/kh/g, 'h', 'k'],
  [/gh/g, 'g', 'g'],
  [/th/g, 't', 't'],
  [/dh/g, 'd', 'd'],
  [/bh/g, 'b', 'b'],
  [/zh|dzh|dj|dzs/g, 'j', 'zj'],
  [/tz|ts|tc/g, 's', 't'],
  [/ck|q/g, 'k', 'cq'],
  [/c(?=[eiy])/g, 's', 'c'],
  [/gn(?=[aeiou])|ny(?=[aeiou])|nj(?=[aeiou])/g, 'n', 'n'],
  [/w/g, 'v', 'w'],
  [/z/g, 's', 'z'],
  [/oe|ou|oo/g, 'u', 'o'],
  [/ee|ea|ie|ij|iy|yi|ey|ei|ay|ai|ae/g, 'i', 'eiy'],
  [/(?<=.)j(?=.)|j$/g, 'i', 'j'],
  [/y/g, 'i', 'y'],
  [/e/g, 'i', 'e'],
  [/o/g, 'u', 'o'],
  [/(?<=[bcdfgjklmnprstv])h/g, '', 'h'],
  [/^h(?=[tpk])/, '', 'h'],
  [/(.)\1+/g, '$1', ''],
  [/(?<=..)i$/, '', 'i'],
]

const A = 97

/** The letters of a text, one bit each. */
function lettersIn(text: string): number {
  let set = 0
  for (let at = 0; at < text.length; at++) set |= 1 << (text.charCodeAt(at) - A)
  return set
}

const EVERY_LETTER = -1
const RULE_LETTERS = RULES.map(([, , letters]) => (letters === '' ? EVERY_LETTER : lettersIn(letters)))

function keyOf(text: string): string {
  let key = text
  let letters = lettersIn(key)
  for (const [at, [pattern, replacement]] of RULES.entries()) {
    // why: most rules change few words, and to look for a pattern takes longer
    if ((letters & (RULE_LETTERS[at] as number)) === 0) continue
    const next = key.replace(pattern, replacement)
    if (next === key) continue
    key = next
    letters = lettersIn(key)
  }
  return key === '' ? text : key
}

/** The key: lower-case letters, never longer than twice the text, which is in a-z0-9. */
export const romanisationKey = remember(keyOf)

/** Classes of similar sounds; sounds without a class (vowels, semivowels) have no bone. */
const BONES: Readonly<Record<string, string>> = Object.fromEntries(
  ['bp', 'vf', 'dt', 'szxc', 'j', 'gkq', 'h', 'l', 'r', 'm', 'n'].flatMap((group) =>
    [...group].map((letter) => [letter, group[0] as string]),
  ),
)

/** Digraphs that transliterate a single letter of the Arabic or Hebrew script. */
const VOWELLESS_RULES: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/sh|ch|ts|tz/g, 's'],
  [/zh/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
]

/** Marks a j that is a consonant, which `romanisationKey` would read as a vowel. */
const CONSONANT_J = '7'

/**
 * The consonants of a spelling as classes of similar sounds, for scripts that leave out short vowels. Semivowels (w, y) have a
 * bone where they are consonants: at the start, and w before a vowel. A final h after two other consonants has none, because
 * it is as often a written vowel: Fatima, Fatimah.
 */
export function skeleton(text: string, vowelless: boolean): string {
  const start = /^[wy]/.test(text) ? (text[0] as string) : ''
  const rest = text
    .slice(start.length)
    .replaceAll('allah', 'alah')
    .replace(vowelless ? /w(?=[ay])/g : /w(?=[aeiou])/g, 'v')
    .replace(/[wy]/g, '')
  const key = vowelless
    ? VOWELLESS_RULES.reduce((form, [pattern, letter]) => form.replace(pattern, letter), rest)
    : romanisationKey(rest.replace(/zh|dzh|dj|j(?=[aeiou])/g, CONSONANT_J))
  let bones = start === 'w' ? 'v' : start
  let before = ''
  for (const letter of key) {
    const bone = letter === CONSONANT_J ? 'j' : BONES[letter]
    // why: one doubled letter is one consonant; two letters with a vowel between are two
    if (bone !== undefined && (vowelless || bone !== before)) bones += bone
    before = bone ?? ''
  }
  return bones.length > 2 && bones.endsWith('h') ? bones.slice(0, -1) : bones
}
