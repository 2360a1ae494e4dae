// How the Arabic script is written in Latin letters: a skeleton of consonants and long vowels, with the short
// vowels only where they are marked. Kurdish and Uighur, which write every vowel, are told by letters of
// their own.
import anyAscii from 'any-ascii'
import { letterTable, tableOver } from './table.ts'

const LETTERS = letterTable(`
  ا a آ a أ a إ i ٱ a ٲ a ٳ i ى a ة a ۃ a ء - ؤ u ئ i ۂ e ۀ e
  ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع - غ gh ف f ق q ك k ل l م m ن n ه h و w
  ي y
  پ p چ ch ژ zh گ g ڤ v ک k ی y ے e ۓ e ٹ t ڈ d ڑ r ں n ہ h ھ h ۍ y ې e ێ e ە a ۆ o ۇ u ۈ u ۋ v ڵ l ڕ r ڭ ng
  ټ t ډ d ړ r ږ zh ښ sh ڼ n ګ g ځ dz څ ts ڄ j ڃ j ٻ b ڀ b ٿ t ٺ t ڊ d ڌ d ڦ p ڪ k ڳ g ڱ n ڻ n ۾ m ݙ d ݨ n ڠ ng
  ڽ ny
  ڨ g ڥ v ڧ q ڢ f ڞ d ݢ g ݣ k ۉ u ۅ u ݒ p ـ - ٰ a`)

/** In Kurdish and Uighur the letters of vowels are vowels. The seat of an initial vowel is silent. */
const FULL = tableOver('ئ - و u ۇ u ە a ی i ى i ي i ێ e ې e ۆ o ۈ u ۋ v ه h ھ h ا a', LETTERS)

const FULLY_WRITTEN = /[ەۆێڕڵۇۈڭ]/
const SHORT: ReadonlyMap<string, string> = letterTable('َ a ُ u ِ i ً an ٌ un ٍ in ٖ i ٗ u')
const SHADDA = 'ّ'
const MARK = /[\u064b-\u065f\u0670\u06d6-\u06ed]/
const VOWEL_MARK = /[\u064b-\u0650]/g
/** Marks that settle the vowel of a letter, and letters that need none. */
const SETTLED = /[\u064b-\u0650\u0652\u0670]/g
const NEEDS_MARK = /[^اأإآٱىةوؤيیئءـ\u064b-\u065f\u0670]/g

export interface SkeletonReading {
  readonly text: string
  readonly vowelless: boolean
}

/** A run of Arabic letters, its marks in canonical order, in Latin. */
export function fromArabic(run: string): SkeletonReading {
  if (FULLY_WRITTEN.test(run)) return { text: fullyWritten(run), vowelless: false }
  const marks = run.match(VOWEL_MARK)?.length ?? 0
  const respelled = run.replace(/(?:ا|ٱ)لل(?:ه|ہ|ٰه|ّٰه|َّه)/g, 'allah')
  const letters = [...respelled]
  let latin = ''
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? ''
    let [vowel, doubled] = ['', false]
    for (let mark = letters[i + 1]; mark !== undefined && MARK.test(mark); mark = letters[++i + 1]) {
      vowel += mark === '\u0670' ? 'a' : (SHORT.get(mark) ?? '')
      doubled ||= mark === SHADDA
    }
    const base = LETTERS.get(letter) ?? anyAscii(letter)
    latin += isLongAfter(latin, letter, vowel, marks)
      ? ''
      : doubled && marks > 0
        ? base + base + vowel
        : base + vowel
    if (vowel !== '' && /[اأإٱ]$/.test(letter)) latin = latin.slice(0, -1 - vowel.length) + vowel
  }
  return { text: latin, vowelless: !isVowelled(run) }
}

/** Whether most consonants carry a mark; the last one seldom does. */
function isVowelled(run: string): boolean {
  const settled = run.match(SETTLED)?.length ?? 0
  return settled > 0 && settled * 5 >= ((run.match(NEEDS_MARK)?.length ?? 0) - 1) * 3
}

/**
 * A long vowel after the short mark of the same vowel adds nothing: i before y, u before w, a before alif.
 */
function isLongAfter(latin: string, letter: string, vowel: string, marks: number): boolean {
  if (marks === 0 || vowel !== '') return false
  const pairs: Readonly<Record<string, string>> = { ا: 'a', ى: 'a', ة: 'a', ي: 'i', ی: 'i', و: 'u' }
  const same = pairs[letter]
  return same !== undefined && latin.endsWith(same)
}

/** Kurdish و and ی are consonants beside a vowel, vowels between consonants. */
function fullyWritten(run: string): string {
  const sounds = run
    .replace(/وو/g, 'ۇ')
    .replace(/^و|و(?=[اەێیۆېىئ])|(?<=[اەێېۆ])و/g, 'w')
    .replace(/^[یي]|[یي](?=[اەێۆېۇو])|(?<=[اەێۆې])[یي]/g, 'y')
  let latin = ''
  for (const letter of sounds)
    if (!MARK.test(letter) || letter === '\u06d5') latin += FULL.get(letter) ?? anyAscii(letter)
  return latin
}

/**
 * The article separated from the word it is written with: `['al', rest]`, or null. A rest of one letter is no
 * word, and `الله` is a name.
 */
export function splitArabicArticle(word: string): readonly [article: 'al', rest: string] | null {
  const bare = word.replace(/[\u064b-\u065f\u0670\u0640]/g, '')
  // with the preposition li- the article's alif is not written: للتجارة
  const rest = /^[اٱأل]ل(.+)$/u.exec(bare)?.[1]
  if (rest === undefined || rest.length < 2 || /^ل[هہ]$/.test(rest)) return null
  return ['al', rest]
}
