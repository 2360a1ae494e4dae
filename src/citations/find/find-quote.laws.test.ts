// What holds for every page and quote: copies are found at their place, typography never matters, a changed number never
// passes, and the work is bounded whatever is sent.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'
import { fold } from './fold/fold.ts'
import type { FoldedText } from './fold/folded-text.ts'
import { judge } from '../judge/judge.ts'

const letters = fc.oneof(
  fc.stringMatching(/^[a-zA-Zäöüéñçøß]{1,9}$/),
  fc.stringMatching(/^[а-яА-ЯёЁ]{1,9}$/),
  fc.stringMatching(/^[αβγδεζηθάέή]{2,8}$/),
  fc.stringMatching(/^[ابتثجحخدذرزسشصضطظعغفقكلمنهوي]{2,7}$/),
  fc.stringMatching(/^[कखगघचजतदनपबमयरलवसह][ािीुूेो]?[कखगतदनपमरलस]?$/),
)
const unspaced = fc.stringMatching(/^[的一是了我人在有他这来个上们到说国和地也子时道出]{3,9}$/)
const numbers = fc.stringMatching(/^[1-9]\d{0,2}(?:[.,]\d{3}|[.,]\d)?$/)
const MARKS = [' ', ' ', ' ', ' ', ', ', '. ', '\n', ' “', '” ', ' (', ') ', '; ']
const anyMark = fc.constantFrom(...MARKS, ' – ')

/** A page with the places of its words. */
function pages(word: fc.Arbitrary<string>, marks = anyMark) {
  return fc
    .array(fc.tuple(word, marks), { minLength: 6, maxLength: 80 })
    .chain((pieces) =>
      fc.tuple(fc.constant(pieces), fc.nat(pieces.length - 1), fc.integer({ min: 3, max: 30 })),
    )
    .map(([pieces, first, count]) => {
      const last = Math.min(pieces.length - 1, first + count - 1)
      const starts: number[] = []
      let text = ''
      for (const [piece, mark] of pieces) {
        starts.push(text.length)
        text += piece + mark
      }
      const start = starts[first] ?? 0
      const end = (starts[last] ?? 0) + (pieces[last]?.[0].length ?? 0)
      return { text, start, end, quote: text.slice(start, end) }
    })
}

/** Another spelling of the same, chosen letter by letter. */
const SPELLINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[ \n]/g, [' ', '\u00a0', '\u202f  ', '\n', '\t', ' \u200b']],
  [/[“”]/g, ['"', '„', '«\u00a0', '']],
  [/–/g, ['-', '—', '--']],
  [/\p{Ll}/gu, ['=', '=', 'upper', '\u00ad=', '=\u200d', 'nfd', 'break']],
]

function respelled(quote: string, choices: readonly number[]): string {
  let at = 0
  const choose = (options: readonly string[]): string =>
    options[(choices[at++ % choices.length] ?? 0) % options.length] ?? '='
  return SPELLINGS.reduce(
    (text, [pattern, options]) =>
      text.replaceAll(pattern, (letter, offset: number) => {
        const choice = choose(options)
        if (choice === 'upper') return letter.toUpperCase()
        if (choice === 'nfd') return letter.normalize('NFD')
        if (choice === 'break') return /\p{Ll}/u.test(text.charAt(offset + 1)) ? `${letter}-\n` : letter
        return choice.includes('=') ? choice.replace('=', letter) : choice
      }),
    quote,
  )
}

const compared = (text: FoldedText): string => text.text(0, text.tokenCount)

describe('a copy of any span of words is found', () => {
  test.each([
    ['words', letters],
    ['characters without spaces', unspaced],
    ['both', fc.oneof(letters, unspaced)],
  ])('%s: at its place, or at one that reads the same', (_, word) => {
    fc.assert(
      fc.property(pages(word), ({ text, start, end, quote }) => {
        const page = fold(text)
        const found = findQuote(quote, page)
        expect(found.kind).toBe('exact')
        expect(compared(fold(found.passage))).toBe(compared(fold(quote)))
        const places = compared(page).split(compared(fold(quote))).length - 1
        if (places === 1) expect([found.start, found.end]).toEqual([start, end])
      }),
    )
  })

  test('white space, quotation marks, dashes, case, hyphens and invisible characters never matter', () => {
    // why: a dash between two numbers makes a range of them on one line, and an item of a list on the next
    const page = fc.oneof(
      pages(fc.oneof(letters, unspaced)),
      pages(fc.oneof(letters, unspaced, numbers), fc.constantFrom(...MARKS)),
    )
    fc.assert(
      fc.property(page, fc.array(fc.nat(), { minLength: 5, maxLength: 40 }), ({ text, quote }, choices) => {
        const plain = findQuote(quote, fold(text))
        const changed = findQuote(respelled(quote, choices), fold(text))
        expect([changed.kind, changed.start, changed.end]).toEqual([plain.kind, plain.start, plain.end])
      }),
    )
  })

  test('of pieces with an omission between them, too', () => {
    const long = fc.stringMatching(/^[a-z]{9,14}$/)
    fc.assert(
      fc.property(fc.uniqueArray(long, { minLength: 8, maxLength: 30 }), fc.nat(5), (words, skipped) => {
        const quote = `${words.slice(0, 2).join(' ')} [...] ${words.slice(3 + Math.min(skipped, words.length - 4)).join(' ')}`
        const found = findQuote(quote, fold(words.join(' ')))
        expect([found.kind, found.passage]).toEqual(['exact', words.join(' ')])
      }),
    )
  })
})

test('a quote with another digit is never valid without a model', () => {
  fc.assert(
    fc.property(
      pages(fc.oneof({ weight: 2, arbitrary: letters }, { weight: 1, arbitrary: numbers })),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      ({ text, quote }, which, by) => {
        const digits = [...quote.matchAll(/\d/g)]
        const chosen = digits[which % digits.length]
        fc.pre(chosen !== undefined)
        const changed =
          quote.slice(0, chosen?.index) +
          String((Number(chosen?.[0]) + by) % 10) +
          quote.slice((chosen?.index ?? 0) + 1)
        const page = fold(text)
        fc.pre(!compared(page).includes(compared(fold(changed))))
        expect(judge(findQuote(changed, page), 'no model').valid).toBe(false)
      },
    ),
  )
})

test('whatever is sent, there is a finding, and its passage stands where it says', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom('...', '[', ']', '…', 'no', '不', '5', '$', '-', '\n', ' ', 'ab', '́', '²', '\u00ad'),
        {
          maxLength: 60,
        },
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(any, any, (quote, text) => {
      const found = findQuote(quote, fold(text))
      expect(found.passage).toBe(text.slice(found.start, found.end))
      expect(found.similarity).toBe(Math.min(10_000, Math.max(0, Math.trunc(found.similarity))))
      expect(found.kind === 'exact').toBe(found.similarity === 10_000)
    }),
    { numRuns: 500 },
  )
})

describe('the work is bounded by the page plus the quote, not by their product', () => {
  const PAGE = 1_000_000
  const QUOTE = 10_000
  const repeated = (unit: string, length: number): string =>
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

  test('a quote as long as the page is found word for word or not at all', () => {
    const page = fold(repeated('的', PAGE))
    const meter = { steps: 0 }
    expect(findQuote(repeated('的', PAGE), page, meter).kind).toBe('exact')
    expect(findQuote(`${repeated('的', PAGE - 1)}是`, page, meter).kind).toBe('absent')
    expect(meter.steps).toBeLessThan(20 * PAGE)
  })

  test.each([
    ['one letter', 'a', 'a', 'b'],
    ['one word', 'a ', 'a ', 'b'],
    ['one Chinese character', '的', '的', '是'],
    ['one digit', '1 ', '1 ', '2'],
    ['two letters', 'ab', 'ba ', 'b'],
    ['words in another order', 'one two three four five ', 'five four three two one ', 'x'],
    ['pieces by the hundred', 'aaaaaaaa ', 'aaaaaaaa ... ', 'b'],
    ['brackets', '[a', '[a', 'b'],
    ['marks', 'e\u0301\u0323', 'e\u0323\u0301', 'b'],
    ['ends of sentences', 'Aaaaaaaa. ', 'Aaaaaaaa ... ', 'b'],
    ['ends of paragraphs', 'ab\n\n', 'ab ', 'b'],
    ['dashes before numbers', '– 5 ', '5 ', '6'],
    ['numbers in words', 'two million - ', 'two billion ', 'b'],
    ['conditions', 'if would wish ', 'if wish would ', 'b'],
    ['denials', 'not no never ', 'no not never ', 'b'],
    ['soft hyphens and line ends', 'a\u00ad\n', 'a-\n', 'b'],
  ])('%s', (_, inPage, inQuote, last) => {
    const page = fold(repeated(inPage, PAGE))
    const meter = { steps: 0 }
    findQuote(repeated(inQuote, QUOTE) + last, page, meter)
    expect(meter.steps).toBeGreaterThan(0)
    expect(meter.steps).toBeLessThan(20 * PAGE + 7_000 * QUOTE)
  })
})
