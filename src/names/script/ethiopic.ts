// Writes Ethiopic syllables in Latin letters as the press writes Amharic and Tigrinya names.
// The sixth order is written the same with and without its vowel, so the shape of the syllables decides.
import anyAscii from 'any-ascii'

const FIRST = 0x1200
const LAST = 0x1357
/** Consonant of each row of eight syllables; `*` marks a row with rounded lips, `-` no consonant. */
const ROWS =
  'h l h m s r s sh k k* k k* b v t ch h h* n gn - k k* h h* w - z zh y d d j g g* g t ch p ts ts f p'.split(
    ' ',
  )
const VOWELS = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa']
const ROUNDED = ['we', '', 'wi', 'wa', 'we', 'wi', '', '']

interface Syllable {
  readonly consonant: string
  readonly vowel: string
}

/** Converts a run of Ethiopic syllables to Latin. */
export function fromEthiopic(run: string): string {
  const syllables = [...run].map(syllableOf)
  let latin = ''
  let open = false
  for (const [i, { consonant, vowel }] of syllables.entries()) {
    const isLast = i === syllables.length - 1
    if (vowel !== '') {
      latin += consonant + vowel
      open = true
    } else if (open || (isLast && i > 0 && consonant !== 'y' && consonant !== 'w')) {
      latin += consonant
      open = false
    } else {
      const foreign = /^[vp]$/.test(consonant) && /^[lr]$/.test(syllables[i + 1]?.consonant ?? '')
      if (foreign) latin += consonant
      else latin += isLast && i > 0 ? `i${consonant}` : `${consonant}i`
      open = true
    }
  }
  return latin.replace(/ay(?=[^aeiouwy])/g, 'ai').replace(/kirsi/g, 'kris')
}

function syllableOf(letter: string): Syllable {
  const code = letter.codePointAt(0) ?? 0
  const row = ROWS[(code - FIRST) >> 3]
  if (code < FIRST || code > LAST || row === undefined) return { consonant: '', vowel: anyAscii(letter) }
  const order = code & 7
  if (row.endsWith('*')) return { consonant: row.slice(0, -1), vowel: ROUNDED[order] ?? '' }
  // The first order is pronounced a after h and the silent rows, and o after w.
  const base =
    order === 0 && (row === '-' || row === 'h') ? 'a' : order === 0 && row === 'w' ? 'o' : VOWELS[order]
  if (row === '-') return { consonant: '', vowel: base === '' ? 'i' : (base ?? '') }
  return { consonant: row, vowel: base ?? '' }
}
