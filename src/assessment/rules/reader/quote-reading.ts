// What is read from a quote, and what the reader is given.
import type { StatedTime } from './amounts.ts'
import type { TextSpan } from './phrases.ts'

/** 4 committed money to this venture, 3 already paid or switched, 2 workaround or loss, 1 complaint, 0 none of these. */
export type BehaviourLevel = 0 | 1 | 2 | 3 | 4
/** The words that show a level. */
export interface BehaviourStep {
  readonly level: BehaviourLevel
  readonly at: TextSpan
}

export type Stance = 'needs' | 'denies' | 'neutral'
export type SpanLabel = 'behaviour' | 'stance' | 'hypothetical' | 'topic' | 'amount' | 'time'

export interface QuoteReading {
  readonly behaviour: BehaviourLevel
  readonly stance: Stance
  readonly on_topic: boolean
  readonly hypothetical: boolean
  readonly amount: {
    readonly value: number
    /** Null where the words leave it open. */
    readonly currency: string | null
    readonly what: 'spend' | 'loss' | 'price' | 'revenue' | 'other'
  } | null
  readonly time: {
    readonly value: number
    readonly unit: StatedTime['unit']
    readonly per: string | null
  } | null
  /** UTF-16 offsets into the verbatim text. */
  readonly spans: readonly { readonly label: SpanLabel; readonly start: number; readonly end: number }[]
}

export interface QuoteToRead {
  readonly verbatim: string
  readonly language?: string | undefined
  readonly pitch: string
  readonly icp: string
  readonly competitors: readonly string[]
  readonly kind: string
  /** Whether the topic is known, so that it is not looked for. */
  readonly isOnTopic?: boolean
}

/** What an amount is for, by the place where it is stated. */
export function purposeOf(at: {
  readonly hypothetical: boolean
  readonly isOfOther: boolean
  readonly on: boolean
  readonly level: BehaviourLevel
}): NonNullable<QuoteReading['amount']>['what'] {
  if (at.hypothetical) return 'price'
  if (at.isOfOther) return 'other'
  if (at.on && at.level === 2) return 'loss'
  return at.level >= 3 || !at.on ? 'spend' : 'other'
}
