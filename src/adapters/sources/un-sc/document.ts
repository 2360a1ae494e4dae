// Identity documents of the UN list: the kind may stand in either type or before the number, the number in a sentence.
import type { Identifier } from '../source.ts'

/** More telling words first: a tax code is filed under national identification, too. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['tax', /fiscal code|tax/i],
  ['driving-licence', /driv/i],
  ['passport', /passport|pasaporte|passeport|travel document/i],
  ['national-id', /national|identi|tazkira|social security|civil/i],
]

/** The document as an identifier; undefined for a placeholder without a number. */
export function documentIdentifier(type: string, detail: string, number: string): Identifier | undefined {
  const value = number
    .replace(/\([^)]*\)/g, ' ')
    .replace(/,.*$/, '')
    .replace(/^.*?(?:\bnumber|\bno\.?|n°|:)\s*(?=\S*\d|[A-Z]{1,3} \d)/i, '')
    // What is left before it are words (a country, `Diplomatic Passport`); letters of a series are short.
    .replace(/^(?:[\p{Lu}]?[\p{Ll}’'-]{3,}\s+)+/u, '')
    .trim()
  if (!/\d/.test(value)) return undefined
  const kindOf = (text: string): string | undefined => KINDS.find(([, words]) => words.test(text))?.[0]
  return { kind: kindOf(`${detail} ${number}`) ?? kindOf(type) ?? 'document', value }
}
