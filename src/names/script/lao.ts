// How Lao is written in Latin letters. Its spelling follows the sound: every vowel is written, around its
// consonant.
import anyAscii from 'any-ascii'
import { letterTable } from './table.ts'

const INITIAL = letterTable(`
  ກ k ຂ kh ຄ kh ງ ng ຈ ch ຊ x ສ s ຍ nh ດ d ຕ t ຖ th ທ th ນ n ບ b ປ p ຜ ph ພ ph ຝ f ຟ f ມ m ຢ y ຣ r ລ l ວ v ຫ h
  ອ -
  ຮ h ໜ n ໝ m ຼ l`)
const FINAL = letterTable('ກ k ງ ng ຍ i ດ t ນ n ບ p ມ m ວ o ຣ n ລ n ຕ t ສ t ຈ t')

const C = '[ກ-ຮໜໝ]'
const ONSET = `((?:ຫ[ງຍນມຣລວ]|[ກຂຄ]ວ(?=[າະັິີົໍ])|${C})ຼ?)`
const END = '([ກງຍດນບມວຣລຕສຈ](?![ະັາິີຶືຸູົໍຽຼ]))?'

/** The shapes of a syllable, tried in turn at each place. */
const SHAPES: readonly (readonly [shape: RegExp, vowel: string])[] = [
  shape(`ເ${ONSET}ັ?ຽວ?${END}`, 'ia'),
  shape(`ເ${ONSET}ຍ(?![ະ-ຽ])`, 'ia'),
  shape(`ເ${ONSET}ຶ?ືອ${END}`, 'uea'),
  shape(`ເ${ONSET}[ິີ]${END}`, 'oe'),
  shape(`ເ${ONSET}ົາ`, 'ao'),
  shape(`ເ${ONSET}າະ`, 'o'),
  shape(`ເ${ONSET}ັ?ະ?${END}`, 'e'),
  shape(`ແ${ONSET}ັ?ະ?${END}`, 'ae'),
  shape(`ໂ${ONSET}ະ?${END}`, 'o'),
  shape(`[ໃໄ]${ONSET}`, 'ai'),
  shape(`${ONSET}ົວ(?![ະ-ຽ])`, 'ua'),
  shape(`${ONSET}ົ${END}`, 'o'),
  shape(`${ONSET}ໍາ`, 'am'),
  shape(`${ONSET}ໍ`, 'o'),
  shape(`${ONSET}ຽ${END}`, 'ia'),
  shape(`${ONSET}ັອ${END}`, 'o'),
  shape(`${ONSET}ັ${END}`, 'a'),
  shape(`${ONSET}ະ`, 'a'),
  shape(`${ONSET}າ${END}`, 'a'),
  shape(`${ONSET}[ິີ]${END}`, 'i'),
  shape(`${ONSET}[ຶື]${END}`, 'ue'),
  shape(`${ONSET}[ຸູ]${END}`, 'u'),
  shape(`${ONSET}ວ([ກງຍດນບມ])(?![ະ-ຽ])`, 'ua'),
  shape(`${ONSET}ອ${END}`, 'o'),
]

function shape(source: string, vowel: string): readonly [RegExp, string] {
  return [new RegExp(source, 'uy'), vowel]
}

/** A run of Lao letters in Latin. */
export function fromLao(run: string): string {
  const text = run.replace(/ຳ/g, 'ໍາ').replace(/[່້໊໋໌ໆຯ]/g, '').replace(/ຣ໌/g, '')
  let latin = ''
  for (let at = 0; at < text.length;) {
    const [piece, length] = syllableAt(text, at)
    latin += piece
    at += length
  }
  // Between vowels the palatal nasal has become y.
  return latin
    .replace(/(?<=[aeiou])nh(?=[aeiou])/g, 'y')
    .replace(/aiy|aii/g, (glide) => (glide === 'aiy' ? 'ay' : 'ai'))
}

function syllableAt(text: string, at: number): readonly [string, number] {
  for (const [pattern, vowel] of SHAPES) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) continue
    const [all, onset = '', coda = ''] = found
    return [onsetSound(onset) + vowel + (FINAL.get(coda) ?? ''), all.length]
  }
  const letter = text[at] ?? ''
  const sound = INITIAL.get(letter)
  return [sound === undefined ? anyAscii(letter) : `${sound}${at + 1 < text.length ? 'a' : ''}`, 1]
}

function onsetSound(onset: string): string {
  const letters = onset.length > 1 && /^ຫ[ງຍນມຣລວຼ]/.test(onset) ? onset.slice(1) : onset
  let latin = ''
  for (const letter of letters) latin += INITIAL.get(letter) ?? ''
  return latin
}
