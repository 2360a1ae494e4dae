// Reads what a customer's quote says: level of behaviour, stance, topic, whether it only supposes, amount and time (S-9,
// S-10, R-1). The rules are the same for every language; the tables of `languages` hold the words.
import { remember } from '../../../base/remember.ts'
import { type StatedTime, type StatedMoney, moneyIn, timeIn } from './amounts.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { detectLanguage } from './detect-language.ts'
import { foldQuote } from './fold-quote.ts'
import { mention, topicOf, ventureName } from './on-topic.ts'
import type { TextSpan } from './phrases.ts'
import {
  type BehaviourLevel,
  purposeOf,
  type QuoteReading,
  type QuoteToRead,
  type SpanLabel,
  type BehaviourStep,
  type Stance,
} from './quote-reading.ts'
import {
  NEGATION_REACH,
  NEGATION_REACH_AFTER,
  NEGATION_REACH_OF_WILLINGNESS,
  AND,
  TAG,
  OBJECT_REACH,
} from './reach-of-words.ts'
import { isNotSmall, signOfSettledNeed } from './signs-of-denial.ts'
import { findersOf, type List, type TableFinders } from './table-finders.ts'

export { readAdverse } from './adverse.ts'

export type { BehaviourLevel, QuoteReading, SpanLabel } from './quote-reading.ts'

export const readQuote = (quote: QuoteToRead): QuoteReading => readCached(JSON.stringify(quote))

const readCached = remember((key) => new Reader(JSON.parse(key) as QuoteToRead).read())

class Reader {
  readonly #quote: QuoteToRead & { readonly language: string }
  readonly #finders: TableFinders
  readonly #folded: ReturnType<typeof foldQuote>
  readonly #clauses: readonly Clause[]
  /** Positions in `#clauses` of the clauses that only suppose, and of those about another person. */
  readonly #supposed: ReadonlySet<number>
  readonly #others: ReadonlySet<number>
  readonly #money: readonly StatedMoney[]
  readonly #time: StatedTime | undefined
  readonly #venture: TextSpan | undefined
  readonly #competitor: TextSpan | undefined

  constructor(quote: QuoteToRead) {
    this.#finders = findersOf(detectLanguage(quote.verbatim, quote.language))
    this.#quote = { ...quote, language: this.#finders.table.code }
    this.#folded = foldQuote(quote.verbatim)
    const { text } = this.#folded
    const asks = this.#finders.find.asks(text)
    this.#clauses = clausesOf(text).map((clause) => ({
      ...clause,
      asks: clause.asks || asks.some(({ start }) => start >= clause.start && start < clause.end),
    }))
    this.#venture = mention(text, ventureName(quote.pitch))
    this.#competitor = quote.competitors.map((name) => mention(text, name)).find((at) => at !== undefined)
    this.#supposed = new Set([...this.#clauses.keys()].filter((i) => this.#supposes(i)))
    this.#others = this.#clausesOfOthers()
    const isCost =
      this.#competitor !== undefined ||
      this.#any('spent', 'outlay', 'costs', 'uses', 'lost', 'joined', 'content', 'self')
    this.#money = moneyIn(quote.verbatim, this.#folded, this.#finders, isCost)
    this.#time = timeIn(
      quote.verbatim,
      this.#folded,
      this.#finders,
      this.#any('lost', 'manual', 'pain') || this.#has('each'),
    )
  }

  #hits(list: List): readonly TextSpan[] {
    return this.#finders.find[list](this.#folded.text)
  }

  #has(which: 'each'): boolean {
    return this.#finders[which].some(([, find]) => find(this.#folded.text).length > 0)
  }

  #any(...lists: readonly List[]): boolean {
    return lists.some((list) => this.#hits(list).length > 0)
  }

  #in(list: List, { start, end }: TextSpan): readonly TextSpan[] {
    return this.#hits(list).filter((hit) => hit.start >= start && hit.start < end)
  }

  #clauseAt(offset: number): number {
    return this.#clauses.findIndex(({ start, end }) => offset >= start && offset < end)
  }

  #sentenceOf(position: number): TextSpan {
    const parts = this.#clauses.filter(({ sentence }) => sentence === this.#clauses[position]?.sentence)
    return { start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 }
  }

  /** A word of willingness makes its clause a supposition; with a condition beside it, the whole sentence. */
  #supposes(position: number): boolean {
    const clause = this.#clauses[position]
    if (clause === undefined) return false
    const isOpen = (hit: TextSpan): boolean => !this.#isDenied(hit, NEGATION_REACH_OF_WILLINGNESS)
    if (this.#in('would', clause).some(isOpen)) return true
    const sentence = this.#sentenceOf(position)
    return (
      this.#in('whether', sentence).length > 0 &&
      (this.#in('would', sentence).some(isOpen) || this.#in('eager', sentence).length > 0)
    )
  }

  #clausesOfOthers(): ReadonlySet<number> {
    const others = new Set<number>()
    for (const [i, clause] of this.#clauses.entries()) {
      const [other] = this.#in('other', clause)
      const inside = (hit: TextSpan): boolean =>
        [...this.#hits('other'), ...this.#hits('hearsay')].some(
          (each) => hit.start >= each.start && hit.end <= each.end,
        )
      const own = this.#in('self', clause).filter((hit) => !inside(hit))
      const before = others.has(i - 1) && this.#clauses[i - 1]?.sentence === clause.sentence
      // why: "paid for it, shipping in May they say" tells of hearsay in its second half only
      const sentence = this.#sentenceOf(i)
      const isHearsay = this.#in('hearsay', { start: sentence.start, end: clause.end }).length > 0
      const isTag = this.#clauses.some(
        (each, k) =>
          k > i &&
          each.sentence === clause.sentence &&
          this.#in('hearsay', each).some(({ start, end }) => each.end - each.start - (end - start) <= TAG),
      )
      // why: a person named behind "hired" or "paid" is no subject
      const isOther =
        other !== undefined &&
        ![...own, ...this.#in('spent', clause)].some(({ start }) => start < other.start)
      if (
        (isHearsay || isTag || isOther || before) &&
        (own.length === 0 || (isOther && own.every(({ start }) => start > other.end + 40)))
      )
        others.add(i)
    }
    return others
  }

  /** Whether the clause denies what is at `hit`. */
  #isDenied(hit: TextSpan, reach = NEGATION_REACH): boolean {
    const clause = this.#clauses[this.#clauseAt(hit.start)]
    if (clause === undefined) return false
    return this.#in('not', clause).some(
      ({ start, end }) =>
        (end <= hit.start &&
          hit.start - end <= reach &&
          !AND.test(this.#folded.text.slice(end, hit.start))) ||
        (this.#finders.table.notAfter === true &&
          start >= hit.end &&
          start - hit.end <= NEGATION_REACH_AFTER),
    )
  }

  /** Whether a hit tells a fact of the speaker. */
  #isFact(hit: TextSpan, mayDeny = false): boolean {
    const position = this.#clauseAt(hit.start)
    const clause = this.#clauses[position]
    if (clause === undefined || clause.asks) return false
    if (this.#supposed.has(position) || this.#others.has(position)) return false
    return mayDeny || !this.#isDenied(hit)
  }

  #facts(...lists: readonly List[]): readonly TextSpan[] {
    return lists.flatMap((list) => this.#hits(list)).filter((hit) => this.#isFact(hit))
  }

  #foldedHit({ start, end }: TextSpan): TextSpan {
    let from = 0
    while (from < this.#folded.text.length && this.#folded.originOf(from) < start) from++
    let to = from
    while (to < this.#folded.text.length && this.#folded.originOf(to) < end) to++
    return { start: from, end: to }
  }

  read(): QuoteReading {
    const stated = this.#denial()
    const step = this.#step(stated !== undefined)
    const denial = stated ?? this.#mildDenial(step)
    // why: a quote that costs nothing and names no subject of the pitch may be a question, or leave the subject out
    const isCostly = step !== undefined && step.level >= 2
    const topic =
      this.#quote.isOnTopic !== true && (isCostly || this.#money.length > 0)
        ? topicOf(this.#quote, this.#folded.text, step?.level === 3)
        : { on: true, at: undefined }
    const isSupposed = this.#supposed.size > 0 || (this.#any('eager') && !this.#any('self'))
    const hypothetical =
      topic.on && isSupposed && denial === undefined && (step === undefined || step.level < 2)
    const level = !topic.on || hypothetical ? 0 : this.#level(step, denial)
    const stance = this.#stance(topic.on, hypothetical, level, denial)
    const amount = this.#amount(topic.on, hypothetical, level, step)
    const time = this.#time
    return {
      behaviour: level,
      stance,
      on_topic: topic.on,
      hypothetical,
      amount: amount?.reading ?? null,
      time: time === undefined ? null : { value: time.value, unit: time.unit, per: time.per },
      spans: [
        ...this.#span('topic', topic.at),
        ...this.#span(
          'hypothetical',
          hypothetical ? (this.#hits('would')[0] ?? this.#hits('eager')[0]) : undefined,
        ),
        ...this.#span('behaviour', level > 0 ? step?.at : undefined),
        ...this.#span('stance', stance === 'denies' ? denial : undefined),
        ...(amount === undefined
          ? []
          : [{ label: 'amount' as const, start: amount.at.start, end: amount.at.end }]),
        ...(time === undefined ? [] : [{ label: 'time' as const, start: time.start, end: time.end }]),
      ],
    }
  }

  #span(label: SpanLabel, at: TextSpan | undefined) {
    return at === undefined
      ? []
      : [{ label, start: this.#folded.originOf(at.start), end: this.#folded.originOf(at.end) }]
  }

  /** The words that deny the need, unless a contrast behind them takes it back. */
  #denial(): TextSpan | undefined {
    const isOwn = ({ start, end }: TextSpan): boolean => {
      const position = this.#clauseAt(start)
      const clause = this.#clauses[position]
      return clause?.asks === false && end <= clause.end + 1 && !this.#others.has(position)
    }
    const isRhetorical = ({ start }: TextSpan): boolean => this.#clauses[this.#clauseAt(start)]?.asks === true
    const denial =
      this.#hits('denies').find((hit) => isOwn(hit) && !isNotSmall(this.#folded.text, hit)) ??
      (this.#tellsOfTrouble() ? undefined : this.#hits('rhetorical').find(isRhetorical))
    if (denial === undefined) return undefined
    if (this.#any('yet') || this.#tellsOfCost() || this.#isStatedBehind(denial)) return undefined
    const turn = this.#hits('but').find(({ start }) => start >= denial.end)
    const after = (list: List): boolean =>
      turn !== undefined && this.#facts(list).some(({ start }) => start > turn.start)
    const isTakenBack =
      turn !== undefined &&
      ((['lost', 'manual', 'pain', 'spent'] as const).some(after) ||
        (this.#time !== undefined && this.#foldedHit(this.#time).start > turn.start))
    return isTakenBack ? undefined : denial
  }

  /** "I do not need another list, I need a person" states a need. */
  #isStatedBehind(denial: TextSpan): boolean {
    const { end } = this.#sentenceOf(this.#clauseAt(denial.start))
    return this.#in('states', { start: denial.end, end }).some(
      (hit) => this.#clauses[this.#clauseAt(hit.start)]?.asks !== true && !this.#isDenied(hit),
    )
  }

  /** Whether the speaker tells of trouble, a loss, work by hand, time or money: "why must I phone everybody?" complains. */
  #tellsOfTrouble(): boolean {
    return (
      this.#any('pain', 'lost', 'manual') ||
      this.#has('each') ||
      this.#time !== undefined ||
      this.#money.length > 0
    )
  }

  /** Hours or a loss in money that the speaker states: no denial stands beside them. */
  #tellsOfCost(): boolean {
    const isStated = (hit: TextSpan): boolean => this.#isFact(this.#foldedHit(hit))
    if (this.#time !== undefined && this.#time.unit !== 'minutes' && isStated(this.#time)) return true
    return this.#facts('lost').length > 0 && this.#money.some(isStated)
  }

  /** A denial in other words: a negation or a sign of a settled need, where the quote tells of no cost, trouble or step. */
  #mildDenial(step: BehaviourStep | undefined): TextSpan | undefined {
    if (step !== undefined && step.level > 1) return undefined
    if (!this.#any('self') || this.#supposed.size > 0) return undefined
    if (this.#tellsOfTrouble() || this.#any('eager', 'yet', 'later', 'but')) return undefined
    const isOwn = (hit: TextSpan): boolean => this.#isFact(hit, true)
    const signs = [...this.#hits('enough'), ...this.#hits('not'), ...this.#hits('content')].filter(isOwn)
    return signOfSettledNeed(signs, this.#hits('not'))
  }

  /** The speaker sells: what customers pay them shows no need of their own. */
  #sells(): boolean {
    return this.#facts('earned').length > 0 && this.#facts('pain', 'lost', 'manual', 'penalty').length === 0
  }

  #step(isDenied: boolean): BehaviourStep | undefined {
    if (this.#sells()) return undefined
    const sameSentence = (a: TextSpan, b: TextSpan): boolean =>
      this.#clauses[this.#clauseAt(a.start)]?.sentence === this.#clauses[this.#clauseAt(b.start)]?.sentence
    const committed = this.#facts('committed')[0]
    if (committed !== undefined) return { level: 4, at: committed }
    const venture = this.#venture
    const addressed = venture ?? this.#facts('you')[0]
    if (addressed !== undefined && this.#isFact(addressed, true)) {
      const joined = this.#facts('joined').find(
        (hit) => venture !== undefined || sameSentence(hit, addressed),
      )
      if (joined !== undefined) return { level: 4, at: joined }
    }
    const lost = this.#facts('lost')[0]
    const hasMoney = (hit: TextSpan): boolean =>
      this.#money.some((each) => sameSentence(hit, this.#foldedHit(each)))
    // why: a lawyer is no penalty where no money is named, but "paid the fine" is one
    const isFine = (hit: TextSpan): boolean =>
      this.#hits('penalty').some(({ start }) => start >= hit.end && start - hit.end <= OBJECT_REACH)
    const spent = this.#facts('spent').find((hit) => !this.#isPenalty(hit) || !(hasMoney(hit) || isFine(hit)))
    if (spent !== undefined) return { level: 3, at: spent }
    const isRival = this.#competitor !== undefined && this.#isFact(this.#competitor)
    const isPriced = this.#money.some(({ isRate }) => isRate)
    const paid = [...this.#facts('outlay'), ...(isRival || isPriced ? this.#facts('costs') : [])]
    const outlay = paid.find((hit) => !this.#isPenalty(hit) && hasMoney(hit))
    if (outlay !== undefined && (lost === undefined || isRival)) return { level: 3, at: outlay }
    const money = this.#money.map((each) => this.#foldedHit(each)).find((hit) => this.#isFact(hit, true))
    const isUse = this.#facts('uses', 'content').length > 0
    if (
      this.#competitor !== undefined &&
      isRival &&
      (money !== undefined || isUse) &&
      this.#facts('manual').length === 0
    )
      return { level: 3, at: this.#competitor }
    const cost = lost ?? this.#facts('costs').find(hasMoney)
    if (
      money !== undefined &&
      cost === undefined &&
      this.#money.some(({ isUnitPrice }) => isUnitPrice) &&
      this.#facts('penalty', 'earned').length === 0
    )
      return { level: 3, at: money }
    if (cost !== undefined) return { level: 2, at: cost }
    const manual = this.#facts('manual')[0]
    if (manual !== undefined) return { level: 2, at: manual }
    if (this.#time !== undefined && this.#isFact(this.#foldedHit(this.#time), true))
      return { level: 2, at: this.#foldedHit(this.#time) }
    if (money !== undefined && !isDenied) return { level: 2, at: money }
    const pain = this.#hits('pain').find((hit) => this.#isFact(hit, true))
    if (pain !== undefined) return { level: 1, at: pain }
    const self = this.#hits('self').find((hit) => this.#isFact(hit, true))
    return self === undefined ? undefined : { level: 1, at: self }
  }

  /** Whether the money beside a step was lost or earned, not spent on a solution. */
  #isPenalty({ start }: TextSpan): boolean {
    const clause = this.#clauses[this.#clauseAt(start)]
    return clause !== undefined && [...this.#in('penalty', clause), ...this.#in('earned', clause)].length > 0
  }

  #level(step: BehaviourStep | undefined, denial: TextSpan | undefined): BehaviourLevel {
    if (step === undefined) return 0
    if (denial === undefined || step.level === 4) return this.#isContentWithout(step) ? 0 : step.level
    return step.level === 3 && this.#isBeforeDenial(step, denial) ? 3 : 0
  }

  /** Whether a denial leaves a step of the past as it is: money or a sentence of its own tells of it. */
  #isBeforeDenial({ at }: BehaviourStep, denial: TextSpan): boolean {
    if (this.#money.length > 0) return true
    const clause = this.#clauses[this.#clauseAt(at.start)]
    // why: "paid for it once and do not need it" tells of both
    if (AND.test(this.#folded.text.slice(at.end, denial.start)) && at.end < denial.start) return true
    return (
      clause !== undefined &&
      clause.sentence !== this.#clauses[this.#clauseAt(denial.start)]?.sentence &&
      this.#in('not', clause).length === 0
    )
  }

  /** Content without a solution of the market: the need is denied. */
  #isContentWithout(step: BehaviourStep): boolean {
    return step.level === 1 && this.#facts('content').length > 0 && this.#facts('pain').length === 0
  }

  #stance(on: boolean, hypothetical: boolean, level: BehaviourLevel, denial: TextSpan | undefined): Stance {
    if (!on) return 'neutral'
    if (hypothetical) return this.#any('later') ? 'neutral' : 'needs'
    if (denial !== undefined && level !== 4) return 'denies'
    if (level === 0) return this.#facts('content').length > 0 && this.#any('self') ? 'denies' : 'neutral'
    if (level === 3 && this.#facts('content').length > 0 && !this.#any('but', 'pain')) return 'neutral'
    return 'needs'
  }

  #amount(on: boolean, hypothetical: boolean, level: BehaviourLevel, step: BehaviourStep | undefined) {
    const near = (money: StatedMoney): number => {
      const at = this.#foldedHit(money)
      const distance = step === undefined ? at.start : Math.abs(at.start - step.at.end)
      return (money.currency === null ? 1_000 : 0) + (this.#isFact(at, true) ? 0 : 500) + distance
    }
    const best = this.#money.toSorted((a, b) => near(a) - near(b))[0]
    if (best === undefined) return undefined
    const position = this.#clauseAt(this.#foldedHit(best).start)
    const what = purposeOf({ hypothetical, isOfOther: this.#others.has(position), on, level })
    return { reading: { value: best.value, currency: best.currency, what } as const, at: best }
  }
}
