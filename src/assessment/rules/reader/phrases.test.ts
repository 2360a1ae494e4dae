// The index of phrases finds what one expression for the whole table finds.
import { expect, test } from 'vitest'
import { labelledQuotes, OWN } from '../../../../bench/reader/labelled.ts'
import { foldQuote } from './fold-quote.ts'
import { LANGUAGES } from './languages/index.ts'
import { phraseFinder, phrasePattern } from './phrases.ts'

const texts = labelledQuotes(OWN).map(({ language, verbatim }) => ({
  language,
  text: foldQuote(verbatim).text,
}))

test.each(LANGUAGES.map((table) => [table.code, table] as const))(
  'R-1 phrases of %s are found at the same places with and without the index',
  (code, table) => {
    for (const phrases of Object.values(table)) {
      if (typeof phrases !== 'string') continue
      const pattern = phrasePattern(phrases, table.boundary)
      const find = phraseFinder(phrases, table.boundary)
      for (const { language, text } of texts) {
        if (language !== code && language !== 'en') continue
        const expected =
          pattern === undefined
            ? []
            : Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
                start: index,
                end: index + length,
              })).filter(({ start, end }) => end > start)
        expect(find(text), `${phrases.slice(0, 40)}: ${text}`).toEqual(expected)
      }
    }
  },
)
