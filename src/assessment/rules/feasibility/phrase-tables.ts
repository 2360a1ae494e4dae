// Looks phrases of a table per language up in a text: those of the languages that the text may be in, and the English ones, because
// terms of trades and laws are often left in English.
import { likelyLanguages } from '../reader/detect-language.ts'
import { foldQuote } from '../reader/fold-quote.ts'
import { LANGUAGES } from '../reader/languages/index.ts'
import { type Finder, phraseFinder, type TextSpan } from '../reader/phrases.ts'

/** A short text in one of these is easily taken for one in another. */
const ROMANCE: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt'])

function languagesOf(text: string): ReadonlySet<string> {
  const codes = likelyLanguages(text)
  return new Set([...codes, ...(codes.some((code) => ROMANCE.has(code)) ? ROMANCE : []), 'en'])
}

export type PhraseLookup = (text: string) => TextSpan | undefined

/** A phrase in its text. All three parts are folded. */
export interface PhraseInText {
  readonly before: string
  readonly phrase: string
  readonly after: string
}

/**
 * Finds the first phrase of the table that `isMeant` does not rule out by the text around it; its place is in UTF-16 units of
 * the text. A language is compiled on use.
 */
export function phraseLookup(
  phrases: Readonly<Record<string, string>>,
  isMeant: (found: PhraseInText) => boolean = () => true,
): PhraseLookup {
  const compiled = new Map<string, Finder>()
  const finderOf = (code: string): Finder => {
    const known = compiled.get(code)
    if (known !== undefined) return known
    const boundary = LANGUAGES.find((table) => table.code === code)?.boundary ?? 'words'
    const made = phraseFinder(phrases[code] ?? '', boundary)
    compiled.set(code, made)
    return made
  }
  return (text) => {
    const folded = foldQuote(text)
    const [first] = [...languagesOf(text)]
      .flatMap((code) => finderOf(code)(folded.text))
      .filter(({ start, end }) =>
        isMeant({
          before: folded.text.slice(0, start),
          phrase: folded.text.slice(start, end),
          after: folded.text.slice(end),
        }),
      )
      .toSorted((left, right) => left.start - right.start)
    return first === undefined
      ? undefined
      : { start: folded.originOf(first.start), end: folded.originOf(first.end) }
  }
}
