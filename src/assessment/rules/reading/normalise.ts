// Makes texts comparable: normalises, splits into words, stems (sections Field types and Acceptance, rule S-12).
import { LIMITS } from '../protocol/limits.ts'
import { remember } from '../../../base/remember.ts'

/**
 * NFKC, lower case, typographic quotes made plain, everything but letters, digits, `% $ € £ '` replaced by a space,
 * spaces collapsed. The protocol compares all names and texts in this form.
 */
export const normalise: (text: string) => string = remember((text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\p{L}\p{N}%$€£' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
)

/** The text whose length counts: NFKC, trimmed, each run of white space replaced by one space. */
export function tidy(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ')
}

/** Number of Unicode code points. */
export function codePoints(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    count++
    if ((text.codePointAt(i) ?? 0) > 0xffff) i++
  }
  return count
}

/** Tests whether over 30% of the non-space characters of a text meet a pattern. */
const isMostly = (pattern: RegExp): ((text: string) => boolean) =>
  remember((text) => {
    const dense = text.replace(/\s/gu, '')
    const hits = dense.match(pattern)
    return hits !== null && hits.length / codePoints(dense) > LIMITS.cjk_share
  })

/** Whether over 30% of the non-space characters are Han, Hiragana, Katakana or Hangul. */
export const isCjk = isMostly(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)

/** Whether over 30% of the non-space characters are of a script that puts no spaces between words. */
export const isUnspaced = isMostly(
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/gu,
)

/** Whether over 30% of the non-space characters are syllables of Korean. */
export const isHangul = isMostly(/\p{Script=Hangul}/gu)

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by for from has have i if in is it its me my of on or our so that the their them they ' +
    'this to us was we were will with you your not no do does than then there what when who how all any can just ' +
    'more most very about into over out up'
  ).split(' '),
)

/**
 * The distinct stems of a text (S-12): words of 3 or more characters, no stop words, one suffix removed. Where no space parts
 * the words: pairs of Han characters, runs of Katakana, five characters of Thai and its neighbours.
 */
export const stems: (text: string) => ReadonlySet<string> = remember((text) => {
  const tidied = text.normalize('NFKC').toLowerCase()
  // why apart: to normalise takes the marks away that are vowels in these words
  const marked = [...tidied.matchAll(MARKED_WORD)].map(([word]) => word)
  const words = normalise(tidied.replace(MARKED_WORD, ' ')).split(' ')
  const kept = words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)).map(stem)
  return new Set([
    ...kept.filter((word) => word.length > 2),
    ...marked.flatMap((word) =>
      THAI.test(word) ? runsOf(THAI_LETTERS, word) : word.length > 2 ? [word] : [],
    ),
    ...[...tidied.matchAll(HAN)].flatMap(([run]) => runsOf(HAN_LETTERS, run)),
    ...[...tidied.matchAll(KATAKANA)].map(([run]) => run),
  ])
})

/** A word with a mark that is no accent of Latin, Greek or Cyrillic letters. */
const MARKED_WORD =
  /(?<![\p{L}\p{M}])(?=[\p{L}\p{M}]*\p{M})(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]+/gu
const THAI = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const THAI_LETTERS = 5
const HAN = /\p{Script=Han}{2,}/gu
const HAN_LETTERS = 2
const KATAKANA = /[\p{Script=Katakana}ー]{3,}/gu

/** All runs of this many characters, or the whole where it is shorter. */
function runsOf(size: number, word: string): readonly string[] {
  const letters = [...word]
  return Array.from({ length: Math.max(1, letters.length - size + 1) }, (_, at) =>
    letters.slice(at, at + size).join(''),
  )
}

function stem(word: string): string {
  return word.replace(/'s$/, '').replace(/(ing|ers|er|ed|es|s)$/, '')
}

/** How many members of one set are in the other. */
export function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const [small, large] = left.size <= right.size ? [left, right] : [right, left]
  let shared = 0
  for (const member of small) if (large.has(member)) shared++
  return shared
}
