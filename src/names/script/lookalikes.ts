// When a letter of one alphabet stands for its look-alike in another: in a word that is otherwise of one
// script, when every foreign letter has a look-alike there. A word of one script is never touched.
import { scriptOfCodePoint, type Script } from './script-of.ts'
import { letterTable, type LetterTable } from './table.ts'

const TO_LATIN = letterTable(`
  А A В B Е E Ѕ S І I Ј J К K М M Н H О O Р P С C Т T У Y Х X Ү Y Ԛ Q Ԝ W Ӏ I Ё Ë Ї Ï
  а a е e ѕ s і i ј j к k м m о o р p с c т t у y х x һ h ԁ d ԛ q ԝ w ӏ l ё ë ї ï ү y
  Α A Β B Ε E Ζ Z Η H Ι I Κ K Μ M Ν N Ο O Ρ P Τ T Υ Y Χ X Ϲ C Ϳ J
  α a ε e ι i κ k ν v ο o ρ p τ t υ u χ x ϲ c ϳ j ό ó ά á έ é ί í
  Օ O Տ S Լ L օ o ս u հ h ո n ց g զ q յ j`)

const TO_CYRILLIC = letterTable(`
  A А B В E Е S Ѕ I І J Ј K К M М H Н O О P Р C С T Т Y У X Х Ë Ё Ï Ї
  a а e е s ѕ i і j ј k к m м o о p р c с t т y у x х h һ ë ё ï ї`)

const TO_GREEK = letterTable(`
  A Α B Β E Ε Z Ζ H Η I Ι K Κ M Μ N Ν O Ο P Ρ T Τ Y Υ X Χ a α i ι k κ v ν o ο p ρ u υ x χ`)

const BY_SCRIPT: ReadonlyMap<Script, LetterTable> = new Map([
  ['latin', TO_LATIN],
  ['cyrillic', TO_CYRILLIC],
  ['greek', TO_GREEK],
])

/** The text with borrowed look-alikes given back to the script of their word. */
export function lookalikesRepaired(text: string): string {
  if (!/[\u0370-\u03ff\u0400-\u052f\u0531-\u0587]/.test(text) || !/[A-Za-z\u00c0-\u024f]/.test(text))
    return text
  return text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /[A-Za-z\u00c0-\u024f]/.test(word) ? repaired(word) : word,
  )
}

function repaired(word: string): string {
  const letters = [...word].map((letter) => ({
    letter,
    script: scriptOfCodePoint(letter.codePointAt(0) ?? 0),
  }))
  const counts = new Map<Script, number>()
  for (const { script } of letters) counts.set(script, (counts.get(script) ?? 0) + 1)
  const homes = [...counts.keys()].filter((script) => BY_SCRIPT.has(script))
  if (homes.length === 0 || counts.size < 2) return word
  homes.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  for (const home of homes) {
    const givenBack = letters.map(({ letter, script }) =>
      script === home || script === 'other' ? letter : BY_SCRIPT.get(home)?.get(letter),
    )
    if (!givenBack.includes(undefined)) return givenBack.join('')
  }
  return word
}
