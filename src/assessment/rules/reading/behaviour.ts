// What a quote shows: the level of behaviour it reports, and whether it has a quantity (rules S-9, S-10). The topic is judged
// for a session as a whole (P-6), so each quote is read as one on the topic.
import { remember } from '../../../base/remember.ts'
import { type BehaviourLevel, type QuoteReading, readQuote } from '../reader/read-quote.ts'

const QUANTITY =
  /(?:[$€£]\s?\d[\d,.]*\s?(?:k|m)?|\b\d[\d,.]*\s?(?:%|percent|hours?|hrs?|h\b|h\/|minutes?|mins?|days?|weeks?|months?|years?|people|employees|seats|users|customers|clients|orders|tickets|invoices|contracts|patients|stores|locations|k\b|x\b|usd|eur|gbp|dollars))/i

/** A quote as the scoring reads it. `competitor` is the one that a complaint is about. */
export interface ReadableQuote {
  readonly verbatim: string
  readonly competitor?: string | undefined
}

export function readOnTopic({ verbatim, competitor = '' }: ReadableQuote): QuoteReading {
  return readAbout(`${competitor}\u0000${verbatim}`)
}

// why: an assessment reads the same quotes many times, and the key of the reader itself costs more than this one
const readAbout = remember((key): QuoteReading => {
  const end = key.indexOf('\u0000')
  const competitors = end === 0 ? [] : [key.slice(0, end)]
  return readQuote({
    verbatim: key.slice(end + 1),
    pitch: '',
    icp: '',
    competitors,
    kind: '',
    isOnTopic: true,
  })
})

/** Behaviour level that counts for the need (S-9). Where the need is denied or met, a payment shows none. */
export function behaviourLevel(quote: ReadableQuote): BehaviourLevel {
  const { behaviour, stance } = readOnTopic(quote)
  return stance === 'needs' ? behaviour : 0
}

/**
 * Whether a quote speaks against the need (O-4): its speaker denies it, or pays for the competitor of a complaint and is
 * content.
 */
export function deniesNeed(quote: ReadableQuote): boolean {
  const { stance, behaviour } = readOnTopic(quote)
  return stance === 'denies' || (quote.competitor !== undefined && stance === 'neutral' && behaviour >= 3)
}

/** Whether a text states an amount of money, time, people or things (S-10). */
export const hasQuantity: (text: string) => boolean = remember((text) => {
  if (QUANTITY.test(text)) return true
  const { amount, time } = readOnTopic({ verbatim: text })
  return amount !== null || time !== null
})
