// Compares a word from a script without short vowels with a word in Latin letters: its consonants in order, then the long
// vowels, which the script does write. Hasan and Hussein share their consonants, but only Hussein has a long vowel.
import { share } from '../lexicon/groups.ts'
import { distance } from '../script/distance.ts'
import { skeleton } from '../script/romanisation.ts'
import type { Token } from '../token/token.ts'

/** In ten-thousandths, by the number of consonants that agree: few consonants agree by chance. */
const AGREEING = [0, 6_500, 7_400, 8_500, 9_200] as const
/** Lost for each long vowel that only one word has. */
const OTHER_VOWEL = 2_000
/** Lost where the words agree only without a consonant that one script may leave out. */
const WITHOUT_GLIDE = 300
/** Maximum distance per consonant, in hundredths. */
const MAX_DIFFERENT = 21
const FEWEST_WITH_ERROR = 4

/** The similarity of two words of which one is vowelless, in ten-thousandths; 0 where they are different. */
export function consonantScore(a: Token, b: Token): number {
  const [native, latin] = a.vowelless ? [a, b] : [b, a]
  if (native.bones === '' || latin.bones === '') return 0
  const score = sharedConsonants(native, latin)
  if (score === 0) return 0
  // two names that the tables know are rarely spellings of each other: Hasan and Hussein
  const twoNames = native.groups.length > 0 && latin.groups.length > 0 && !share(native.groups, latin.groups)
  const vowels = otherVowels(native.text, latin.text)
  return twoNames && vowels > 0 ? 0 : Math.max(0, score - (vowels + (twoNames ? 1 : 0)) * OTHER_VOWEL)
}

/** Gives the same as `read`, once for each token: one word of a query is compared with thousands of listed words. */
function remembered(read: (token: Token) => string): (token: Token) => string {
  const known = new WeakMap<Token, string>()
  return (token) => {
    let found = known.get(token)
    if (found === undefined) known.set(token, (found = read(token)))
    return found
  }
}

function sharedConsonants(native: Token, latin: Token): number {
  if (native.bones === latin.bones) return agreeing(latin.bones.length)
  const apart = bonesApart(native)
  if (apart === latin.bones) return agreeing(apart.length)
  const [x, y] = [bareBones(native), bareBones(latin)]
  if (x !== '' && x === y) return agreeing(x.length) - WITHOUT_GLIDE
  // why: an unpointed letter of Hebrew may be b or v, k or kh
  if (!latin.person && apart.length > 2 && softened(apart) === softenedLatin(latin))
    return agreeing(latin.bones.length) - WITHOUT_GLIDE
  const longest = Math.max(native.bones.length, latin.bones.length)
  if (longest < FEWEST_WITH_ERROR || native.bones[0] !== latin.bones[0] || latin.person) return 0
  const edits = distance(native.bones, latin.bones, 100)
  return edits > 100 || edits > MAX_DIFFERENT * longest ? 0 : 9_200 - edits * 12
}

const DIGRAPH = /([zskgtdc])h/g

/** The consonants of a word without vowels; z and h side by side are written as the one letter zh is. */
const bonesApart = remembered(({ text, bones }) =>
  text.search(DIGRAPH) >= 0 ? skeleton(text.replace(DIGRAPH, '$1 h'), true) : bones,
)

const agreeing = (bones: number): number => AGREEING[Math.min(bones, AGREEING.length - 1)] as number

/** The consonants with soft ones as hard ones, without the article of Hebrew. */
const softened = (bones: string): string =>
  bones
    .replace(/^h(?=.{3})/, '')
    .replaceAll('v', 'b')
    .replaceAll('h', 'g')

const softenedLatin = remembered(({ text }) => softened(skeleton(text.replaceAll('ch', 'kh'), false)))

/** The consonants without the weak ones, w, v and h, inside the word and without the article of Hebrew, which one side may leave out. */
const bareBones = remembered(({ text, vowelless, person }) => {
  const inner = text.slice(0, 1) + text.slice(1).replace(/[wv]/g, '')
  const bones = skeleton(inner, vowelless)
  const plain = bones.slice(0, 1) + bones.slice(1).replaceAll('h', '')
  return !person && plain.length > 3 && plain.startsWith('h') ? plain.slice(1) : plain
})

const LETTER = /kh|gh|sh|ch|th|dh|zh|dj|ts|tz|ph|ck|[bcdfghjklmnpqrstvxz]|[aeiouwy]+/g
const isVowels = (letters: string): boolean => /^[aeiouwy]/.test(letters)

/** The vowel letters before the first consonant, between the consonants and after the last one. */
function vowelsOf(text: string): string[] {
  const gaps = ['']
  let before = ''
  for (const [letters] of text
    .replace(/(.)\1+/g, (run, letter: string) => (isVowels(letter) ? run : letter))
    .matchAll(LETTER)) {
    if (isVowels(letters)) gaps[gaps.length - 1] += letters
    else if (letters !== before || gaps.at(-1) !== '') gaps.push('')
    before = letters
  }
  return gaps
}

/** What a long vowel of the script may be in Latin letters. */
const LONG: readonly (readonly [letter: string, latin: RegExp])[] = [
  ['a', /[aeo]/],
  ['w', /[ouvw]/],
  ['y', /[iey]/],
]
/** Latin vowels that the script writes. */
const ALWAYS_WRITTEN = /[ae][iy]|a[uw]|ee|ie|aa|ii|o[ou]/

/** The number of long vowels that only one of the words has; 0 where their consonants cannot be laid side by side. */
function otherVowels(native: string, latin: string): number {
  // a final h may be a vowel: Fatima, Fatimah
  const [long, vowels] = [
    vowelsOf(native.replace(/h$/, 'e').replace(/^w|w(?=[ay])/g, 'v')),
    vowelsOf(latin.replace(/(?<=[aeiou])h$/, '').replace(/^w|w(?=[aeiou])/g, 'v')),
  ]
  if (long.length !== vowels.length) return 0
  let other = 0
  for (const [k, written] of long.entries()) {
    const spoken = vowels[k] as string
    const [isFirst, isLast] = [k === 0, k === long.length - 1]
    // a final y may be the letter of a long a: Mustafa
    const sounds = isLast ? spoken.replace(/a$/, 'ay') : spoken
    const missing = LONG.some(([letter, form]) => written.includes(letter) && !form.test(sounds))
    const unwritten =
      written === '' && !isFirst && (isLast ? /[aeiouy]$/.test(spoken) : ALWAYS_WRITTEN.test(spoken))
    if (missing || unwritten) other++
  }
  return other
}
