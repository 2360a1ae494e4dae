// Computes the lookup key for registers of millions of names. Spellings that differ only in case, accents,
// punctuation, word order, transliterated script or legal form share a key. A misspelling has another key.
import { Phrases } from '../lexicon/phrases.ts'
import { formsOf, tableRows } from '../lexicon/table.ts'
import { LEGAL_FORMS } from '../lexicon/tables/legal-forms.ts'
import { foldLatin } from '../script/transliterate.ts'
import { cutWords, joinLetters, MAX_CHARACTERS, readWord, wordKey } from '../token/words.ts'

const SILENT: ReadonlySet<string> = new Set(['the', 'and', 'of'])
const PLAIN = /^[\x20-\x7e]*$/

/** The words of a folded name. This fast path covers most of the millions of names in a register. */
const plainWords = (text: string): string[] => text.replaceAll("'", '').split(/[^a-z0-9]+/)

let forms: Phrases<true> | undefined

/** The built-in legal forms alone: with imported ones, stored records and queries would have different keys. */
function legalForms(): Phrases<true> {
  if (forms !== undefined) return forms
  forms = new Phrases()
  for (const [, , , spellings = ''] of tableRows(LEGAL_FORMS))
    for (const form of formsOf(spellings)) forms.add(wordsOf(form), true)
  return forms
}

function wordsOf(text: string): string[] {
  const cut = foldLatin(text.slice(0, MAX_CHARACTERS))
  if (PLAIN.test(cut)) return joinLetters(plainWords(cut).filter((word) => word !== ''))
  return joinLetters(cutWords(cut)).map((word) => {
    const { text: latin, key } = readWord(word)
    return latin === '' ? key : wordKey(latin)
  })
}

/** Empty where the text has no letter and no digit. A name that is only a legal form keeps the form. */
export function nameKey(text: string): string {
  const words = wordsOf(text)
  const kept: string[] = []
  for (let at = 0; at < words.length;) {
    const form = at > 0 ? legalForms().at(words, at) : undefined
    if (form === undefined) kept.push(words[at] as string)
    at += form?.length ?? 1
  }
  const telling = kept.filter((word) => word !== '' && !SILENT.has(word))
  return (telling.length > 0 ? telling : words.filter((word) => word !== '')).sort().join(' ')
}
