// Writes Burmese in Latin letters as the press writes names of Myanmar. It reads the onset and rhyme of each syllable,
// because a killed final consonant changes the vowel before it.
import anyAscii from 'any-ascii'
import { letterTable } from './table.ts'

const ONSETS = letterTable(`
  က k ခ kh ဂ g ဃ g င ng စ s ဆ s ဇ z ဈ z ဉ ny ည ny ဋ t ဌ ht ဍ d ဎ d ဏ n တ t ထ ht ဒ d ဓ d န n ပ p ဖ hp ဗ b ဘ b မ
  m
  ယ y ရ y လ l ဝ w သ th ဟ h ဠ l အ - ဿ th`)
const INDEPENDENT = letterTable('ဣ i ဤ i ဥ u ဦ u ဧ e ဩ aw ဪ aw ၌ hnaik ၍ ywe ၎ lagaung ၏ i')
const OPEN = letterTable('ာ a ါ a ိ i ီ i ု u ူ u ေ e ဲ e ော aw ေါ aw ံ an ို o ုံ on ိံ ein')
/** Rhymes by vowel signs and killed consonant. */
const CLOSED = letterTable(`
  က et ောက auk ေါက auk ိုက aik ိက eik ုက ok င in ောင aung ေါင aung ိုင aing စ it ည i ဉ in ဏ an ိဏ ein ုဏ on
  တ at ိတ eit ုတ ok န an ိန ein ုန on မ an ိမ ein ုမ on ပ at ိပ eik ုပ ok ယ e ော aw ေါ aw
  ဋ at ဒ at ဓ at ဗ at ဘ at ိဒ eit ုဒ ok သ at ာန an ာ a ူ u`)

/** Onsets that the medial y changes; other onsets add the y. */
const PALATAL = letterTable('kh ch ng ny y y ny ny')

/** Rhymes that absorb a medial w before them: Tun, not Twan. */
const ROUNDED = letterTable('တ ut န un မ un ပ ut ဏ un')

/** Onset with its medials, vowel signs with the vowel killed, tones, and the killed or stacked final. */
const SYLLABLE =
  /([က-အဿ])((?:\u1039(?=[\u103b-\u103e]))?[\u103b-\u103e]*)([\u102b-\u1036]*)(\u103a?)([\u1037\u1038]*)((?:[က-အ](?:[\u1037\u1038]*\u103a|\u103a?\u1039)[\u1037\u1038]*)?)/uy

/** Converts a run of Burmese letters to Latin. */
export function fromBurmese(run: string): string {
  // Moves tone marks after the mark that kills, in whichever order they were typed or normalised.
  const text = run
    .replace(/([\u1037\u1038]{1,3})\u103a/g, '\u103a$1')
    .replace(/င်္/g, 'င်')
    .replaceAll('ကြီး', 'ဂြီး')
  let latin = ''
  for (let at = 0; at < text.length;) {
    SYLLABLE.lastIndex = at
    const found = SYLLABLE.exec(text)
    if (found === null) {
      latin += independentSound(text[at] ?? '')
      at++
      continue
    }
    const [all, letter = '', medials = '', vowels = '', , tone = '', final = ''] = found
    const rounded = vowels === '' && medials.includes('\u103d') && ROUNDED.has(final.slice(0, 1))
    const onset = onsetSound(letter, medials, latin, final === '' && vowels === '', rounded)
    if (letter === 'အ' && vowels === 'ေ' && final === '') latin += 'aye'
    else
      latin +=
        onset +
        (vowels === 'ို' && tone === '\u1038' && final === '' ? 'oe' : rhyme(rounded, vowels, final, tone))
    at += all.length
  }
  return latin.replace(/ww/g, 'w')
}

function independentSound(letter: string): string {
  return /[\u1037-\u103e]/.test(letter)
    ? ''
    : (INDEPENDENT.get(letter) ?? OPEN.get(letter) ?? anyAscii(letter))
}

function onsetSound(
  letter: string,
  medials: string,
  before: string,
  open: boolean,
  rounded: boolean,
): string {
  let sound = ONSETS.get(letter) ?? ''
  // After an unstressed a, t is pronounced d: yadana.
  if (letter === 'တ' && open && /[^e]a$|^a$/.test(before)) sound = 'd'
  const palatal = /[\u103b\u103c]/.test(medials)
  if (palatal) sound = PALATAL.get(sound) ?? `${sound}y`
  if (medials.includes('\u103e')) {
    if (sound === 'y' || sound === 'thy' || sound === 'ly') sound = 'sh'
    else if (/^[nmlw]/.test(sound)) sound = `h${sound}`
  }
  return medials.includes('\u103d') && !rounded ? `${sound}w` : sound
}

function rhyme(rounded: boolean, vowels: string, final: string, tone: string): string {
  if (final === '') return OPEN.get(vowels) ?? (vowels === '' ? 'a' : lettered(vowels))
  const consonant = final.slice(0, 1)
  const creaky = (tone + final).includes('\u1037') && /[ငနမ]/.test(consonant) ? 't' : ''
  const known = rounded ? ROUNDED.get(consonant) : CLOSED.get(vowels + consonant)
  if (known !== undefined) return known + creaky
  // A killed letter that closes no Burmese syllable spells a foreign sound.
  return (
    (OPEN.get(vowels) ?? (vowels === '' ? 'a' : lettered(vowels))) + (ONSETS.get(consonant) ?? '') + creaky
  )
}

function lettered(vowels: string): string {
  let latin = ''
  for (const vowel of vowels) latin += OPEN.get(vowel) ?? ''
  return latin
}
