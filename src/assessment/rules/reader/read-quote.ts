// Reads what a customer's quote says: level of behaviour, stance, topic, whether it only supposes, amount and time (S-9,
// S-10, R-1). The rules are the same for every language; the tables of `languages` hold the words.
import { remember } from '../../../base/remember.ts'
import type { StatedMoney } from './amounts.ts'
import { topicOf } from './on-topic.ts'
import type { TextSpan } from './phrases.ts'
import { QuoteFacts } from './quote-facts.ts'
import {
  type BehaviourLevel,
  purposeOf,
  type QuoteReading,
  type QuoteToRead,
  type SpanLabel,
  type BehaviourStep,
  type Stance,
} from './quote-reading.ts'
import { AND, OBJECT_REACH } from './reach-of-words.ts'
import { isNotSmall, signOfSettledNeed } from './signs-of-denial.ts'
import type { List } from './table-finders.ts'

export { readAdverse } from './adverse.ts'

export type { BehaviourLevel, QuoteReading, SpanLabel } from './quote-reading.ts'

export const readQuote = (quote: QuoteToRead): QuoteReading => readCached(JSON.stringify(quote))

const readCached = remember((key) => new Reader(JSON.parse(key) as QuoteToRead).read())

/** Words of what the need costs the speaker. A denied one is a sign against the need: "we never lost a key". */
const TROUBLES = ['pain', 'lost', 'manual'] as const

class Reader {
  readonly #told: QuoteFacts

  constructor(quote: QuoteToRead) {
    this.#told = new QuoteFacts(quote)
  }

  read(): QuoteReading {
    const stated = this.#denial()
    const step = this.#step(stated !== undefined)
    const denial = this.#isContentedPayer(step, stated) ? undefined : (stated ?? this.#mildDenial(step))
    // why: a quote that costs nothing and names no subject of the pitch may be a question, or leave the subject out
    const isCostly = step !== undefined && step.level >= 2
    const topic =
      this.#told.quote.isOnTopic !== true && (isCostly || this.#told.money.length > 0)
        ? topicOf(this.#told.quote, this.#told.folded.text, step?.level === 3)
        : { on: true, at: undefined }
    const isSupposed = this.#told.supposed.size > 0 || (this.#told.any('eager') && !this.#told.any('self'))
    const hypothetical =
      topic.on && isSupposed && denial === undefined && (step === undefined || step.level < 2)
    const level = !topic.on || hypothetical ? 0 : this.#level(step, denial)
    const stance = this.#stance(topic.on, hypothetical, level, denial)
    const amount = this.#amount(topic.on, hypothetical, level, step)
    const time = this.#told.time
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
          hypothetical ? (this.#told.hits('would')[0] ?? this.#told.hits('eager')[0]) : undefined,
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
      : [{ label, start: this.#told.folded.originOf(at.start), end: this.#told.folded.originOf(at.end) }]
  }

  /** The words that deny the need, unless a contrast behind them takes it back. */
  #denial(): TextSpan | undefined {
    const isOwn = ({ start, end }: TextSpan): boolean => {
      const position = this.#told.clauseAt(start)
      const clause = this.#told.clauses[position]
      return (
        clause?.asks === false &&
        end <= clause.end + 1 &&
        (!this.#told.others.has(position) || this.#told.isOwnBesideOthers({ start, end }))
      )
    }
    const isRhetorical = ({ start }: TextSpan): boolean =>
      this.#told.clauses[this.#told.clauseAt(start)]?.asks === true
    const denial =
      this.#told
        .hits('denies')
        .find(
          (hit) =>
            isOwn(hit) &&
            !isNotSmall(this.#told.folded.text, hit) &&
            !this.#isCondition(hit) &&
            !this.#isOfRival(hit),
        ) ?? (this.#tellsOfTrouble() ? undefined : this.#told.hits('rhetorical').find(isRhetorical))
    if (denial === undefined) return undefined
    if (this.#told.any('yet') || this.#tellsOfCost() || this.#isStatedBehind(denial)) return undefined
    const turn = this.#told.hits('but').find(({ start }) => start >= denial.end)
    const after = (list: List): boolean =>
      turn !== undefined && this.#told.facts(list).some(({ start }) => start > turn.start)
    const isTakenBack =
      turn !== undefined &&
      ((['lost', 'manual', 'pain', 'spent'] as const).some(after) ||
        (this.#told.time !== undefined && this.#told.foldedHit(this.#told.time).start > turn.start))
    return isTakenBack ? undefined : denial
  }

  /** "If it does not need a new till, I would take it" wants it. */
  #isCondition(denial: TextSpan): boolean {
    const clause = this.#told.clauses[this.#told.clauseAt(denial.start)]
    if (clause === undefined || this.#told.supposed.size === 0) return false
    return this.#told.in('whether', { start: clause.start, end: denial.start }).length > 0
  }

  /** "Rival is a waste of money" judges the rival; who denies the need speaks of themselves. */
  #isOfRival(denial: TextSpan): boolean {
    const rival = this.#told.competitor
    const clause = this.#told.clauses[this.#told.clauseAt(denial.start)]
    if (rival === undefined || clause === undefined) return false
    if (this.#told.money.length === 0 && this.#told.facts('spent', 'uses').length === 0) return false
    return (
      rival.start >= clause.start &&
      rival.start < clause.end &&
      this.#told.in('self', { start: rival.end, end: denial.end }).length === 0 &&
      this.#told.in('ended', { start: rival.end, end: denial.start }).length === 0
    )
  }

  /** A speaker who pays for another solution and is content with it has the need, and has it met. */
  #isContentedPayer(step: BehaviourStep | undefined, denial: TextSpan | undefined): boolean {
    if (step?.level !== 3 || denial === undefined || this.#told.any('ended', 'but')) return false
    const clause = this.#told.clauses[this.#told.clauseAt(step.at.start)]
    const isNamed = this.#told.competitor !== undefined
    return this.#told
      .facts('content')
      .some(({ start }) =>
        isNamed ? start < denial.end : clause !== undefined && start >= clause.start && start < clause.end,
      )
  }

  /** "I do not need another list, I need a person" states a need. */
  #isStatedBehind(denial: TextSpan): boolean {
    const { end } = this.#told.sentenceOf(this.#told.clauseAt(denial.start))
    return this.#told
      .in('states', { start: denial.end, end })
      .some(
        (hit) =>
          this.#told.clauses[this.#told.clauseAt(hit.start)]?.asks !== true && !this.#told.isDenied(hit),
      )
  }

  /** Whether the speaker tells of trouble, a loss, work by hand, time or money: "why must I phone everybody?" complains. */
  #tellsOfTrouble(): boolean {
    return this.#told.any(...TROUBLES) || this.#tellsOfTimeOrMoney()
  }

  #tellsOfTimeOrMoney(): boolean {
    return this.#told.has('each') || this.#told.time !== undefined || this.#told.money.length > 0
  }

  /** Hours or a loss in money that the speaker states: no denial stands beside them. */
  #tellsOfCost(): boolean {
    const isStated = (hit: TextSpan): boolean => this.#told.isFact(this.#told.foldedHit(hit))
    if (this.#told.time !== undefined && this.#told.time.unit !== 'minutes' && isStated(this.#told.time))
      return true
    return this.#told.facts('lost').length > 0 && this.#told.money.some(isStated)
  }

  /** A denial in other words: a negation or a sign of a settled need, where the quote tells of no cost, trouble or step. */
  #mildDenial(step: BehaviourStep | undefined): TextSpan | undefined {
    if (step !== undefined && step.level > 1) return undefined
    if (!this.#told.any('self') || this.#told.supposed.size > 0 || this.#told.any('undenied'))
      return undefined
    const troubles = TROUBLES.flatMap((list) => this.#told.hits(list))
    const denied = this.#told.hits('lost').filter((hit) => this.#told.isDenied(hit))
    if (denied.length < troubles.length || this.#tellsOfTimeOrMoney()) return undefined
    // why: a step that is not taken yet is a plan, and a loss that has not come yet is none
    if (this.#told.any('eager', 'later', 'but') || (denied.length === 0 && this.#told.any('yet')))
      return undefined
    const isOwn = (hit: TextSpan): boolean => this.#told.isFact(hit, true)
    const signs = [
      ...denied,
      ...this.#told.hits('enough'),
      ...this.#told.hits('not'),
      ...this.#told.hits('content'),
    ].filter(isOwn)
    return signOfSettledNeed(signs, this.#told.hits('not'))
  }

  /** The speaker sells: what customers pay them shows no need of their own. */
  #sells(): boolean {
    return (
      this.#told.facts('earned').length > 0 &&
      this.#told.facts('pain', 'lost', 'manual', 'penalty').length === 0
    )
  }

  #step(isDenied: boolean): BehaviourStep | undefined {
    if (this.#sells()) return undefined
    const sameSentence = (a: TextSpan, b: TextSpan): boolean =>
      this.#told.clauses[this.#told.clauseAt(a.start)]?.sentence ===
      this.#told.clauses[this.#told.clauseAt(b.start)]?.sentence
    const committed = this.#told.facts('committed')[0]
    if (committed !== undefined) return { level: 4, at: committed }
    const venture = this.#told.venture
    const addressed = venture ?? this.#told.facts('you')[0]
    if (addressed !== undefined && this.#told.isFact(addressed, true)) {
      const joined = this.#told
        .facts('joined')
        .find((hit) => venture !== undefined || sameSentence(hit, addressed))
      if (joined !== undefined) return { level: 4, at: joined }
    }
    const lost = this.#told.facts('lost')[0]
    const hasMoney = (hit: TextSpan): boolean =>
      this.#told.money.some((each) => sameSentence(hit, this.#told.foldedHit(each)))
    // why: a lawyer is no penalty where no money is named, but "paid the fine" is one
    const isFine = (hit: TextSpan): boolean =>
      this.#told.hits('penalty').some(({ start }) => start >= hit.end && start - hit.end <= OBJECT_REACH)
    const spent = this.#told
      .facts('spent')
      .find((hit) => !this.#isPenalty(hit) || !(hasMoney(hit) || isFine(hit)))
    if (spent !== undefined) return { level: 3, at: spent }
    const isRival = this.#told.competitor !== undefined && this.#told.isFact(this.#told.competitor)
    const isPriced = this.#told.money.some(({ isRate }) => isRate)
    const paid = [...this.#told.facts('outlay'), ...(isRival || isPriced ? this.#told.facts('costs') : [])]
    const outlay = paid.find((hit) => !this.#isPenalty(hit) && hasMoney(hit))
    if (outlay !== undefined && (lost === undefined || isRival)) return { level: 3, at: outlay }
    const money = this.#told.money
      .map((each) => this.#told.foldedHit(each))
      .find((hit) => this.#told.isFact(hit, true))
    const isUse = this.#told.facts('uses', 'content').length > 0
    if (
      this.#told.competitor !== undefined &&
      isRival &&
      (money !== undefined || isUse) &&
      this.#told.facts('manual').length === 0
    )
      return { level: 3, at: this.#told.competitor }
    const cost = lost ?? this.#told.facts('costs').find(hasMoney)
    if (
      money !== undefined &&
      !this.#told.isInSupposition(money) &&
      cost === undefined &&
      this.#told.money.some(({ isUnitPrice }) => isUnitPrice) &&
      this.#told.facts('penalty', 'earned').length === 0
    )
      return { level: 3, at: money }
    if (cost !== undefined) return { level: 2, at: cost }
    const manual = this.#told.facts('manual')[0]
    if (manual !== undefined) return { level: 2, at: manual }
    if (this.#told.time !== undefined && this.#told.isFact(this.#told.foldedHit(this.#told.time), true))
      return { level: 2, at: this.#told.foldedHit(this.#told.time) }
    if (money !== undefined && !isDenied && !this.#told.isInSupposition(money)) return { level: 2, at: money }
    const pain = this.#told.hits('pain').find((hit) => this.#told.isFact(hit, true))
    if (pain !== undefined) return { level: 1, at: pain }
    const self = this.#told.hits('self').find((hit) => this.#told.isFact(hit, true))
    return self === undefined ? undefined : { level: 1, at: self }
  }

  /** Whether the money beside a step was lost or earned, not spent on a solution. */
  #isPenalty({ start }: TextSpan): boolean {
    const clause = this.#told.clauses[this.#told.clauseAt(start)]
    return (
      clause !== undefined &&
      [...this.#told.in('penalty', clause), ...this.#told.in('earned', clause)].length > 0
    )
  }

  #level(step: BehaviourStep | undefined, denial: TextSpan | undefined): BehaviourLevel {
    if (step === undefined) return 0
    if (denial === undefined || step.level === 4) return this.#isContentWithout(step) ? 0 : step.level
    return step.level === 3 && this.#isBeforeDenial(step, denial) ? 3 : 0
  }

  /** Whether a denial leaves a step of the past as it is: money or a sentence of its own tells of it. */
  #isBeforeDenial({ at }: BehaviourStep, denial: TextSpan): boolean {
    const isStated = (hit: TextSpan): boolean => this.#told.isFact(this.#told.foldedHit(hit))
    if (this.#told.money.some(isStated) || this.#told.facts('ended').length > 0) return true
    const clause = this.#told.clauses[this.#told.clauseAt(at.start)]
    // why: "paid for it once and do not need it" tells of both
    if (AND.test(this.#told.folded.text.slice(at.end, denial.start)) && at.end < denial.start) return true
    return (
      clause !== undefined &&
      clause.sentence !== this.#told.clauses[this.#told.clauseAt(denial.start)]?.sentence &&
      this.#told.in('not', clause).length === 0
    )
  }

  /** Content without a solution of the market: the need is denied. */
  #isContentWithout(step: BehaviourStep): boolean {
    return step.level === 1 && this.#told.facts('content').length > 0 && this.#told.facts('pain').length === 0
  }

  #stance(on: boolean, hypothetical: boolean, level: BehaviourLevel, denial: TextSpan | undefined): Stance {
    if (!on) return 'neutral'
    if (hypothetical) return this.#told.any('later') ? 'neutral' : 'needs'
    if (denial !== undefined && level !== 4) return 'denies'
    if (level === 0)
      return this.#told.facts('content').length > 0 && this.#told.any('self') ? 'denies' : 'neutral'
    const isTroubled = this.#told.any('but') || this.#told.facts('pain').length > 0
    if (level === 3 && this.#told.facts('content').length > 0 && !isTroubled) return 'neutral'
    return 'needs'
  }

  #amount(on: boolean, hypothetical: boolean, level: BehaviourLevel, step: BehaviourStep | undefined) {
    const near = (money: StatedMoney): number => {
      const at = this.#told.foldedHit(money)
      const distance = step === undefined ? at.start : Math.abs(at.start - step.at.end)
      return (money.currency === null ? 1_000 : 0) + (this.#told.isFact(at, true) ? 0 : 500) + distance
    }
    const best = this.#told.money.toSorted((a, b) => near(a) - near(b))[0]
    if (best === undefined) return undefined
    const position = this.#told.clauseAt(this.#told.foldedHit(best).start)
    const what = purposeOf({ hypothetical, isOfOther: this.#told.others.has(position), on, level })
    return { reading: { value: best.value, currency: best.currency, what } as const, at: best }
  }
}
