// How Greek is written in Latin letters: by the modern sounds. Greek spells the sounds b, d and g of other
// languages with two letters, so a word with a foreign ending or beginning is read differently from a Greek
// one.
import anyAscii from 'any-ascii'
import { letterTable } from './table.ts'

const LETTERS = letterTable(`
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
  ϐ v ϑ th ϕ f ϖ p ϰ k ϱ r ϲ s ϳ j ϙ k ϝ v ϡ s`)

/** No Greek name ends in these, and few begin so. */
const FOREIGN = /[βγδζθκλμνξπρτφχψ]$|^(?:μπ|ντ|γκ)/

/** A lower-case run of Greek letters in Latin. */
export function fromGreek(run: string): string {
  const word = run
    .normalize('NFD')
    .replace(/\u0308/g, '|')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([αεοη])([ιυ])\|/g, '$1|$2')
    .replace(/'/g, '')
  const foreign = FOREIGN.test(word.replace(/ν$/, word.length > 4 ? 'ν' : ''))
  const native = /(?:ς|ου|ακη|ατζη)$/.test(word)
  const sounds = word
    .replace(/τζ/g, native ? 'tz' : 'j')
    .replace(/γι(?=[αεοωυη])/g, native ? 'γι' : 'y')
    .replace(/ου/g, 'u')
    .replace(/([αεη])υ(?=[θκξπσςτφχψ]|$)/g, '$1f')
    .replace(/([αεη])υ/g, '$1v')
    .replace(/^μπ|^([αεηιουω])μπ(?!$)/g, '$1b')
    .replace(/ολυμπ/g, 'olymp')
    .replace(/νμπ/g, 'nmp')
    .replace(/([εο])φ$/, '$1v')
    .replace(/μπ$/, 'mp')
    .replace(/μπ/g, foreign ? 'b' : 'mb')
    .replace(/^ντ/, 'd')
    .replace(/(?<=[λρb])ντ|ντ$/g, 'd')
    .replace(/ντ(?=ρ)/g, 'd')
    .replace(/ντ/g, foreign ? 'd' : 'nt')
    .replace(/γγ/g, 'ng')
    .replace(/νγκ/g, 'ng')
    .replace(/^γκ|(?<=[λρ])γκ|γκ$/g, 'g')
    .replace(/γκ/g, foreign ? 'g' : 'ng')
    .replace(/γ(?=[ξχ])/g, 'n')
    .replace(/χ/g, foreign ? 'h' : 'ch')
  let latin = ''
  for (const letter of sounds) latin += letter === '|' ? '' : (LETTERS.get(letter) ?? anyAscii(letter))
  return latin
}
