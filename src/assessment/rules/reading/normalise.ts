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

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by for from has have i if in is it its me my of on or our so that the their them they ' +
    'this to us was we were will with you your not no do does than then there what when who how all any can just ' +
    'more most very about into over out up'
  ).split(' '),
)

/** The distinct stems of a text (S-12): words of 3 or more characters, no stop words, one suffix removed. */
export const stems: (text: string) => ReadonlySet<string> = remember((text) => {
  const words = normalise(text).split(' ')
  const kept = words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)).map(stem)
  return new Set(kept.filter((word) => word.length > 2))
})

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
