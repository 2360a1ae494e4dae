// Gives the romanisations of one sound one spelling: Zhelvinsky and Jelvinskiy, Poutine and Putin, Khalid and Halid.
// The result is a rough key for comparison, not a transcription: it joins spellings that differ by country.

const RULES: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/(?<![st])c(?=[aoulrt])/g, 'k'],
  [/ph/g, 'f'],
  [/shch|schtsch|szcz/g, 'c'],
  [/tsch|tch|cz|tsj|tx/g, 'c'],
  [/sch|sh|sz|sj(?=[aeiou])/g, 's'],
  [/ch/g, 'c'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/bh/g, 'b'],
  [/zh|dzh|dj|dzs/g, 'j'],
  [/tz|ts|tc/g, 's'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/gn(?=[aeiou])|ny(?=[aeiou])|nj(?=[aeiou])/g, 'n'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/oe|ou|oo/g, 'u'],
  [/ee|ea|ie|ij|iy|yi|ey|ei|ay|ai|ae/g, 'i'],
  [/(?<=.)j(?=.)|j$/g, 'i'],
  [/y/g, 'i'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/(?<=[bcdfgjklmnprstv])h/g, ''],
  [/^h(?=[tpk])/, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=..)i$/, ''],
]

/** The key: lower-case letters, never longer than twice the text. `text` is in a-z0-9. */
export function romanisationKey(text: string): string {
  let key = text
  for (const [pattern, replacement] of RULES) key = key.replace(pattern, replacement)
  return key === '' ? text : key
}

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
