// How Armenian is written in Latin letters: by the Eastern sounds, without the marks for aspiration, as
// passports do.
import anyAscii from 'any-ascii'
import { letterTable } from './table.ts'

const LETTERS = letterTable(`
  ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch
  պ p ջ j
  ռ r ս s վ v տ t ր r ց ts ւ v փ p ք k օ o ֆ f և ev`)

/** A lower-case run of Armenian letters in Latin. */
export function fromArmenian(run: string): string {
  const sounds = run
    .replace(/^և/, 'yev')
    .replace(/^եւ/, 'yev')
    .replace(/^ե/, 'ye')
    .replace(/ու/g, 'u')
    .replace(/^ո(?!վ)/, 'vo')
  let latin = ''
  for (const letter of sounds) latin += LETTERS.get(letter) ?? anyAscii(letter)
  return latin
}
