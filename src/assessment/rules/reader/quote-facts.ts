// What the words of a quote are, clause by clause: which are facts of the speaker, which suppose, and which tell of others.
import { type StatedTime, type StatedMoney, moneyIn, timeIn } from './amounts.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { detectLanguage } from './detect-language.ts'
import { foldQuote } from './fold-quote.ts'
import { mention, ventureName } from './on-topic.ts'
import type { TextSpan } from './phrases.ts'
import type { QuoteToRead } from './quote-reading.ts'
import {
  NEGATION_REACH,
  NEGATION_REACH_AFTER,
  NEGATION_REACH_OF_WILLINGNESS,
  AND,
  RELATIVE,
  TAG,
  TOLD,
} from './reach-of-words.ts'
import { findersOf, type List, type TableFinders } from './table-finders.ts'

/** The lists whose words deny the need. */
const DENIALS: ReadonlySet<List> = new Set<List>(['denies', 'rhetorical', 'enough', 'content'])

const overlap = (one: TextSpan, other: TextSpan): boolean => one.start < other.end && other.start < one.end

export class QuoteFacts {
  readonly quote: QuoteToRead & { readonly language: string }
  readonly #finders: TableFinders
  readonly #past: readonly string[]
  readonly folded: ReturnType<typeof foldQuote>
  readonly clauses: readonly Clause[]
  /** Positions in `#clauses` of the clauses that only suppose, and of those about another person. */
  readonly supposed: ReadonlySet<number>
  readonly others: ReadonlySet<number>
  readonly money: readonly StatedMoney[]
  readonly time: StatedTime | undefined
  readonly venture: TextSpan | undefined
  readonly competitor: TextSpan | undefined

  constructor(quote: QuoteToRead) {
    this.#finders = findersOf(detectLanguage(quote.verbatim, quote.language))
    this.#past = this.#finders.table.past?.split(' ') ?? []
    this.quote = { ...quote, language: this.#finders.table.code }
    this.folded = foldQuote(quote.verbatim)
    const { text } = this.folded
    const asks = this.#finders.find.asks(text)
    this.clauses = clausesOf(text).map((clause) => ({
      ...clause,
      asks: clause.asks || asks.some(({ start }) => start >= clause.start && start < clause.end),
    }))
    this.venture = mention(text, ventureName(quote.pitch))
    this.competitor = quote.competitors.map((name) => mention(text, name)).find((at) => at !== undefined)
    this.supposed = new Set([...this.clauses.keys()].filter((i) => this.#supposes(i)))
    this.others = this.#clausesOfOthers()
    const isCost =
      this.competitor !== undefined ||
      this.any('spent', 'outlay', 'priced', 'costs', 'uses', 'lost', 'joined', 'content', 'self')
    this.money = moneyIn(quote.verbatim, this.folded, this.#finders, isCost)
    this.time = timeIn(
      quote.verbatim,
      this.folded,
      this.#finders,
      this.any('lost', 'manual', 'pain') || this.has('each'),
    )
  }

  hits(list: List): readonly TextSpan[] {
    const found = this.#finders.find[list](this.folded.text)
    if (DENIALS.has(list)) return found.filter((hit) => !this.#isUndenied(hit))
    if (list === 'would' || list === 'not')
      return found.filter((hit) => !this.#isPast(hit) && !this.#undenied().some((each) => overlap(each, hit)))
    if (list !== 'spent') return found
    const unspent = this.#finders.find.unspent(this.folded.text)
    return found.filter((hit) => !unspent.some((each) => overlap(each, hit)))
  }

  #undenied(): readonly TextSpan[] {
    return this.#finders.find.undenied(this.folded.text)
  }

  /** Whether words that take a denial back are a part of it, or stand beside it in its clause. */
  #isUndenied(hit: TextSpan): boolean {
    const sentenceAt = ({ start }: TextSpan) => this.clauses[this.clauseAt(start)]?.sentence
    return this.#undenied().some(
      (each) =>
        overlap(each, hit) ||
        (sentenceAt(each) === sentenceAt(hit) &&
          ((each.end <= hit.start && hit.start - each.end <= NEGATION_REACH) ||
            (each.start >= hit.end && each.start - hit.end <= NEGATION_REACH_AFTER))),
    )
  }

  /** Whether the original has none of the marks that make a supposition of the word. */
  #isPast({ start, end }: TextSpan): boolean {
    const word = this.quote.verbatim
      .slice(this.folded.originOf(start), this.folded.originOf(end))
      .toLowerCase()
    return this.#past.some((beginning) => word.startsWith(beginning))
  }

  has(which: 'each'): boolean {
    return this.#finders[which].some(([, find]) => find(this.folded.text).length > 0)
  }

  any(...lists: readonly List[]): boolean {
    return lists.some((list) => this.hits(list).length > 0)
  }

  in(list: List, { start, end }: TextSpan): readonly TextSpan[] {
    return this.hits(list).filter((hit) => hit.start >= start && hit.start < end)
  }

  clauseAt(offset: number): number {
    return this.clauses.findIndex(({ start, end }) => offset >= start && offset < end)
  }

  sentenceOf(position: number): TextSpan {
    const parts = this.clauses.filter(({ sentence }) => sentence === this.clauses[position]?.sentence)
    return { start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 }
  }

  /**
   * Whether a denial in a clause about others is the speaker's own: "that is for bigger firms" names others in the denial alone,
   * and "mother has a house by the sea, so holidays are no issue" names them before it.
   */
  isOwnBesideOthers(denial: TextSpan): boolean {
    const position = this.clauseAt(denial.start)
    const clause = this.clauses[position]
    if (clause === undefined || this.in('hearsay', this.sentenceOf(position)).length > 0) return false
    const others = this.in('other', clause)
    return others.length === 0 ? this.competitor === undefined : others.every((hit) => overlap(hit, denial))
  }

  /** A word of willingness makes its clause a supposition; with a condition beside it, the whole sentence. */
  #supposes(position: number): boolean {
    const clause = this.clauses[position]
    if (clause === undefined) return false
    const isOpen = (hit: TextSpan): boolean => !this.isDenied(hit, NEGATION_REACH_OF_WILLINGNESS)
    if (this.in('would', clause).some(isOpen)) return true
    const sentence = this.sentenceOf(position)
    return (
      this.in('whether', sentence).length > 0 &&
      (this.in('would', sentence).some(isOpen) || this.in('eager', sentence).length > 0)
    )
  }

  #clausesOfOthers(): ReadonlySet<number> {
    const others = new Set<number>()
    const { text } = this.folded
    for (const [i, clause] of this.clauses.entries()) {
      const [other] = this.in('other', clause)
      const inside = (hit: TextSpan): boolean =>
        this.hits('other').some((each) => hit.start >= each.start && hit.end <= each.end) ||
        // why: a listener is no speaker: "my cousin told me"
        this.hits('hearsay').some(
          (each) =>
            hit.start >= each.start &&
            (hit.end <= each.end ||
              (text[each.end] === ' ' && hit.start === each.end + 1 && hit.end <= each.end + TOLD)),
        )
      const own = this.in('self', clause).filter((hit) => !inside(hit))
      const before = others.has(i - 1) && this.clauses[i - 1]?.sentence === clause.sentence
      // why: "paid for it, shipping in May they say" tells of hearsay in its second half only
      const sentence = this.sentenceOf(i)
      const isHearsay = this.in('hearsay', { start: sentence.start, end: clause.end }).length > 0
      const isTag = this.clauses.some(
        (each, k) =>
          k > i &&
          each.sentence === clause.sentence &&
          this.in('hearsay', each).some(({ start, end }) => each.end - each.start - (end - start) <= TAG),
      )
      // why: a person named behind "hired" or "paid" is no subject
      const isOther =
        other !== undefined && ![...own, ...this.in('spent', clause)].some(({ start }) => start < other.start)
      if (
        (isHearsay || isTag || isOther || before) &&
        (own.length === 0 || (isOther && own.every(({ start }) => start > other.end + 40)))
      )
        others.add(i)
    }
    return others
  }

  /** Whether the clause denies what is at `hit`. */
  isDenied(hit: TextSpan, reach = NEGATION_REACH): boolean {
    const clause = this.clauses[this.clauseAt(hit.start)]
    if (clause === undefined) return false
    return this.in('not', clause).some(
      ({ start, end }) =>
        (end <= hit.start && hit.start - end <= reach && !AND.test(this.folded.text.slice(end, hit.start))) ||
        (this.#finders.table.notAfter === true &&
          start >= hit.end &&
          start - hit.end <= NEGATION_REACH_AFTER &&
          !RELATIVE.test(this.folded.text.slice(hit.end, start))),
    )
  }

  /** Whether a hit tells a fact of the speaker. */
  isFact(hit: TextSpan, mayDeny = false): boolean {
    const position = this.clauseAt(hit.start)
    const clause = this.clauses[position]
    if (clause === undefined || clause.asks) return false
    if (this.supposed.has(position) || this.others.has(position)) return false
    return mayDeny || !this.isDenied(hit)
  }

  /** Whether the sentence of a hit supposes: "for 20 a month, I would sign". */
  isInSupposition(hit: TextSpan): boolean {
    const sentence = this.clauses[this.clauseAt(hit.start)]?.sentence
    return [...this.supposed].some((position) => this.clauses[position]?.sentence === sentence)
  }

  facts(...lists: readonly List[]): readonly TextSpan[] {
    return lists.flatMap((list) => this.hits(list)).filter((hit) => this.isFact(hit))
  }

  foldedHit({ start, end }: TextSpan): TextSpan {
    let from = 0
    while (from < this.folded.text.length && this.folded.originOf(from) < start) from++
    let to = from
    while (to < this.folded.text.length && this.folded.originOf(to) < end) to++
    return { start: from, end: to }
  }
}
