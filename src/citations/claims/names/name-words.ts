// Parses a name into the words that a page must have: without its legal form, and apart where its capitals are.
import { fold } from '../../find/fold/fold.ts'
import type { FoldedText } from '../../find/fold/folded-text.ts'
import { foldedWord, splitWords } from '../../find/words/words.ts'
import { plainWord } from '../page/plain-word.ts'
import { LEGAL_FORMS_BEFORE, LEGAL_FORMS_BEHIND } from '../tables/legal-forms.ts'

const forms = (table: string): ReadonlySet<string> =>
  new Set(splitWords(table).map((form) => plainWord(foldedWord(form))))
const behind = forms(LEGAL_FORMS_BEHIND)
const before = forms(LEGAL_FORMS_BEFORE)
const LONGEST_FORM = Math.max(...[...behind, ...before].map(({ length }) => length))
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/gu

/** The comparable words of a name, in order. */
export function nameWords(name: string): readonly string[] {
  const folded = fold(name)
  const [from, to] = withoutForms(wordsOf(folded))
  // why only now: the capitals of "GmbH" would part it
  return wordsOf(fold(folded.passage(from, to).replaceAll(CAMEL_CASE, ' ')))
}

function wordsOf(folded: FoldedText): string[] {
  return Array.from({ length: folded.tokenCount }, (_, token) => plainWord(folded.text(token)))
}

/** The range of the words that are no legal form; all of them where nothing else is left. */
function withoutForms(words: readonly string[]): [from: number, to: number] {
  const to = words.length - longest(words.slice(1).toReversed(), behind, (form) => form.toReversed())
  const from = longest(words.slice(0, to - 1), before, (form) => form)
  return [from, to]
}

/** How many of the first words are the longest of the forms. */
function longest(
  words: readonly string[],
  known: ReadonlySet<string>,
  inOrder: (form: readonly string[]) => readonly string[],
): number {
  let found = 0
  for (let length = 1; length <= words.length; length++) {
    const form = inOrder(words.slice(0, length)).join('')
    if (form.length > LONGEST_FORM) break
    if (known.has(form)) found = length
  }
  return found
}
