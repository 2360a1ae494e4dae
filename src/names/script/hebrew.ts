// How Hebrew is written in Latin letters: a skeleton of consonants, or the whole word where it is pointed.
// Unpointed b and v, p and f, k and kh are one letter each; the commoner reading is given.
import { letterTable } from './table.ts'
import type { SkeletonReading } from './arabic.ts'
import anyAscii from 'any-ascii'

const LETTERS = letterTable(`
  ב b ג g ד d ה h ו w ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע - פ f ף f צ tz ץ tz ק k ר r ש sh ת t א
  -
  װ v ױ oy ײ y`)
/** A geresh after these makes a sound of another language. */
const WITH_GERESH = letterTable('ג j צ ch ץ ch ז zh ת th ד dh ח kh ו w ט z ע gh ר gh')
const AT_START = letterTable('א a פ p ו v')
const POINTS = letterTable('ְ - ֱ e ֲ a ֳ o ִ i ֵ e ֶ e ַ a ָ a ֹ o ֺ o ֻ u ׇ o')
/** With points the absence of a dagesh tells. */
const SOFT = letterTable('ב v כ kh ך kh פ f ף f')
const HARD = letterTable('ב b כ k ך k פ p ף p')
const DAGESH = '\u05bc'
const SIN_DOT = '\u05c2'
const MARK = /[\u0591-\u05bd\u05bf\u05c1-\u05c7]/
const VOWEL_POINT = /[\u05b0-\u05bb\u05c7]|ו\u05bc/g
/** Letters that need a point when points are written: all but silent ones and those that stand for vowels. */
const NEEDS_POINT = /[בגדזחטכךלמםנןסעפףצץקרשת]/g

/** A run of Hebrew letters in Latin. */
export function fromHebrew(run: string): SkeletonReading {
  const points = run.match(VOWEL_POINT)?.length ?? 0
  const letters = [...run.replace(/[\u05f4"]/g, '')]
  const pointed = points > 0 && points * 5 >= ((run.match(NEEDS_POINT)?.length ?? 0) - 1) * 3
  let latin = ''
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? ''
    const isFirst = latin === '' && i === 0
    let marks = ''
    for (let mark = letters[i + 1]; mark !== undefined && MARK.test(mark); mark = letters[++i + 1])
      marks += mark
    const next = letters[i + 1]
    if (next === '\u05f3' || next === "'") {
      i++
      latin += WITH_GERESH.get(letter) ?? LETTERS.get(letter) ?? ''
    } else if (marks === '' && (letter === 'ו' || letter === 'י') && next === letter) {
      // Doubled vav and yod are how an unpointed text says that the consonant is meant.
      i++
      latin += letter === 'ו' ? 'v' : 'y'
    } else if (pointed) latin += pointedSound(letter, marks, latin, i === letters.length - 1)
    else latin += (isFirst ? AT_START.get(letter) : undefined) ?? LETTERS.get(letter) ?? anyAscii(letter)
  }
  return { text: latin, vowelless: !pointed }
}

function pointedSound(letter: string, marks: string, before: string, isLast: boolean): string {
  let vowel = ''
  for (const mark of marks) vowel += POINTS.get(mark) ?? ''
  const hard = marks.includes(DAGESH)
  if (letter === 'ו') {
    if (hard && vowel === '' && !/[aeiou]$/.test(before)) return 'u'
    if (vowel === 'o' && !/[aeiou]$/.test(before)) return 'o'
    return `v${vowel}`
  }
  if (letter === 'א' || letter === 'ע') return vowel
  if (letter === 'י' && vowel === '' && /[ie]$/.test(before)) return ''
  if (letter === 'ש') return (marks.includes(SIN_DOT) ? 's' : 'sh') + vowel
  if (isLast && letter === 'ה' && vowel === '' && before.endsWith('e')) return ''
  // A final guttural with a is heard after the vowel: Noah, Mashiah.
  if (isLast && letter === 'ח' && vowel === 'a') return before.endsWith('a') ? 'h' : 'ah'
  return ((hard ? HARD : SOFT).get(letter) ?? LETTERS.get(letter) ?? anyAscii(letter)) + vowel
}
