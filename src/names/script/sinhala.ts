// How Sinhala is written in Latin letters, the way names of Sri Lanka are in the press: every vowel that is
// written or unwritten is kept.
import anyAscii from 'any-ascii'
import { letterTable } from './table.ts'

const CONSONANTS = letterTable(`
  ක k ඛ kh ග g ඝ gh ඞ n ඟ ng ච ch ඡ chh ජ j ඣ jh ඤ n ඥ gn ඦ nj ට t ඨ th ඩ d ඪ dh ණ n ඬ nd ත th ථ th ද d ධ dh න
  n ඳ nd
  ප p ඵ ph බ b භ bh ම m ඹ mb ය y ර r ල l ව w ශ sh ෂ sh ස s හ h ළ l ෆ f`)
const LETTERS = letterTable(`
  අ a ආ a ඇ a ඈ a ඉ i ඊ i උ u ඌ u ඍ ri ඎ ri එ e ඒ e ඓ ai ඔ o ඕ o ඖ au ං n ඃ - ඁ n`)
const SIGNS = letterTable('ා a ැ a ෑ a ි i ී i ු u ූ u ෘ ru ෲ ru ෙ e ේ e ෛ ai ො o ෝ o ෞ au ෟ - ් -')

/** A run of Sinhala letters in Latin. */
export function fromSinhala(run: string): string {
  const letters = [...run.replace(/සිංහ/g, 'සිංඝ').replace(/ක්ෂ/g, 'ක්ස')]
  let latin = ''
  for (const [i, letter] of letters.entries()) {
    const consonant = CONSONANTS.get(letter)
    if (consonant === undefined) {
      latin += LETTERS.get(letter) ?? SIGNS.get(letter) ?? anyAscii(letter)
      continue
    }
    const next = letters[i + 1]
    // Before the sign of no vowel, and before a vowel sign, nothing is unwritten.
    latin += consonant + (next !== undefined && SIGNS.has(next) ? '' : 'a')
  }
  return latin.replace(/n(?=[pbm])/g, 'm')
}
