// What a language brings to the reader: words only. The rules are the same for all.
/** How the words of a script are bounded. */
export type Boundary = 'words' | 'prefixed' | 'start' | 'none'

/** Units of time that are labelled; `per` names what the time is spent on once. */
export type TimeUnit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years'
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface LanguageTable {
  readonly code: string
  readonly boundary: Boundary
  /** Short words by which a text in Latin script shows its language. */
  readonly common: string
  /** Denies what follows in the clause; in some languages also what precedes. */
  readonly not: string
  readonly notAfter?: boolean
  /** A negated step is still to come. */
  readonly yet: string
  /** The half after it decides. */
  readonly but: string
  /** The speaker, or the speaker's own organisation or household. */
  readonly self: string
  /** Somebody else as the subject. */
  readonly other: string
  /** Only reported, read or assumed. */
  readonly hearsay: string
  /** Questions without a question mark. */
  readonly asks: string
  /** Willingness, wish, plan, what would be. */
  readonly would: string
  /**
   * Beginnings of forms of the past that differ from a word of `would` in a mark which the fold takes away: "hatten" is no
   * "hätten"; and of words that only have the form of one: "미치겠어요" complains.
   */
  readonly past?: string
  readonly whether: string
  readonly eager: string
  /** Puts it off. */
  readonly later: string
  /** Paid, bought, hired, switched, cancelled, built. */
  readonly spent: string
  /** Looks like a word of `spent` and is none: "we got paid late", "the guest cancelled", "the insurer paid". */
  readonly unspent?: string
  /** The speaker no longer has the solution: a contented word beside it tells of today, without it. */
  readonly ended: string
  /** What is said of a solution and of a loss: a rate or a competitor beside the amount makes it a solution. */
  readonly costs: string
  /** Charges, spends: a step where an amount of money is beside it. */
  readonly outlay: string
  /** Tells of money and is no step: bills, debts, savings. A bare number beside it is an amount. */
  readonly priced?: string
  /** Uses or has a solution; counts with a competitor or a price. */
  readonly uses: string
  /** StatedMoney that the speaker receives, and the words of who sells. */
  readonly earned: string
  /** StatedMoney for these is a loss. */
  readonly penalty: string
  readonly lost: string
  readonly manual: string
  readonly pain: string
  /** A step towards this venture, where the venture is named or addressed. */
  readonly joined: string
  /** A step that nobody takes but towards the venture that asks. */
  readonly committed: string
  /** Addresses the venture. */
  readonly you: string
  readonly content: string
  readonly denies: string
  /** Words of denial that deny nothing: "it is not that we do not care", "I used to think it was no problem". */
  readonly undenied?: string
  /** States a need: behind a denial in the same sentence it takes the denial back ("not another list, I need a person"). */
  readonly states: string
  /** Denies the need within a question. */
  readonly rhetorical: string
  /** Signs of a small, rare or settled need: they deny it where the quote tells of no cost, trouble or step. */
  readonly enough: string
  /** After a bare number: it is a price. */
  readonly rate: string
  /** The same before a bare number, where the language says so first: "一节300". */
  readonly rateBefore?: string
  readonly units: Readonly<Partial<Record<TimeUnit, string>>>
  readonly each: Readonly<Partial<Record<Period, string>>>
  /** Fixed amounts of time: "half an hour". */
  readonly times: readonly (readonly [value: number, unit: TimeUnit, phrases: string])[]
  /** Fraud, convictions, insolvency, dismissal: what speaks against a person. */
  readonly adverse: string
}
