// How Georgian is written in Latin letters: the national romanisation without its apostrophes. Endings stay
// as written.
import anyAscii from 'any-ascii'
import { letterTable } from './table.ts'

const LETTERS = letterTable(`
  ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch
  ც ts
  ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h ჱ e ჲ y ჳ w ჴ q ჵ o ჶ f`)

/** A run of Georgian letters, capitals (Mtavruli, Asomtavruli) included, in Latin. */
export function fromGeorgian(run: string): string {
  let latin = ''
  for (const letter of run) latin += LETTERS.get(letter) ?? anyAscii(letter)
  return latin
}
