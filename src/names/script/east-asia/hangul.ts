// Romanises hangul: splits every syllable block into its letters and applies the Revised Romanisation.
const INITIALS = ' g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').slice(1)
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

const FIRST = 0xac00
const LAST = 0xd7a3

export interface HangulSyllable {
  readonly initial: string
  readonly vowel: string
  readonly final: string
}

/** The letters of one syllable block; null for anything else. */
export function hangulLetters(char: string): HangulSyllable | null {
  const code = char.codePointAt(0) ?? 0
  if (code < FIRST || code > LAST) return null
  const index = code - FIRST
  return {
    initial: letter(INITIALS, Math.floor(index / (VOWELS.length * FINALS.length))),
    vowel: letter(VOWELS, Math.floor(index / FINALS.length) % VOWELS.length),
    final: letter(FINALS, index % FINALS.length),
  }
}

/** The syllables of a text one by one, as names are romanised; other characters are skipped. */
export function romaniseHangul(text: string): { syllables: string[] } {
  const syllables: string[] = []
  for (const char of text.normalize('NFKC')) {
    const letters = hangulLetters(char)
    if (letters !== null) syllables.push(letters.initial + letters.vowel + letters.final)
  }
  return { syllables }
}

function letter(letters: readonly string[], index: number): string {
  const found = letters[index] ?? ''
  return found === '-' ? '' : found
}
