// A page as claims are looked up in it: its folded text, and what several claims need of it, made once.
import type { FoldedText } from '../../find/fold/folded-text.ts'
import { fold } from '../../find/fold/fold.ts'
import { excerpt } from '../../find/model/excerpt.ts'
import type { Meter } from '../../find/model/meter.ts'
import type { Span } from '../../find/model/span.ts'
import { sentencesAround } from '../../find/words/sentence.ts'
import { type InventionStatement, inventionStatements } from '../../find/invention/stated-invention.ts'
import { type Numeral, numeralsIn } from '../numerals/numerals.ts'
import { MAX_FOUND_PASSAGE } from '../model/claim.ts'
import { plainWord } from './plain-word.ts'

export class SearchablePage {
  readonly text: FoldedText
  readonly meter: Meter
  #words: readonly string[] | undefined
  #numerals: readonly Numeral[] | undefined
  #inventions: readonly InventionStatement[] | undefined

  constructor(text: string, meter: Meter = { steps: 0 }) {
    this.text = fold(text)
    this.meter = meter
  }

  /** The comparable spelling of each token. */
  get words(): readonly string[] {
    if (this.#words === undefined) {
      this.meter.steps += this.text.unitCount
      this.#words = Array.from({ length: this.text.tokenCount }, (_, token) =>
        plainWord(this.text.text(token)),
      )
    }
    return this.#words
  }

  get numerals(): readonly Numeral[] {
    this.#numerals ??= numeralsIn(this.text, this.meter)
    return this.#numerals
  }

  /** Where the page says that its words are invented. */
  get inventions(): readonly InventionStatement[] {
    if (this.#inventions === undefined) {
      this.meter.steps += this.text.original.length
      this.#inventions = inventionStatements(this.text.original)
    }
    return this.#inventions
  }

  /** The sentences around a span, shortened; the span itself where they are too long. */
  passageAround(span: Span): string {
    if (span.end <= span.first) return ''
    const { first, end } = sentencesAround(this.text, span)
    const whole = this.text.passage(first, end)
    const tight = whole.length > MAX_FOUND_PASSAGE && first < span.first
    return excerpt(tight ? this.text.passage(span.first, end) : whole, MAX_FOUND_PASSAGE)
  }
}
