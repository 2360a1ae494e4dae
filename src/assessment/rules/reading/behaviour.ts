// Measures what a quote shows: the level of behaviour it reports, and whether it has a quantity (rules S-9, S-10). The
// lexicons are English (L-1) and part of the protocol version.
import { remember } from '../../../base/remember.ts'

/** 4 committed money to this venture, 3 already paid or switched, 2 workaround or loss, 1 complaint, 0 hypothetical. */
export type BehaviourLevel = 0 | 1 | 2 | 3 | 4

const HYPOTHETICAL =
  /\b(would|could|might|may|should|will probably|i'd|we'd|i'll|we'll)\b[^.!?]{0,40}\b(pay|buy|use|love|like|try|switch|purchase|subscribe|be interested|consider|sign up|want)\b|\b(if (someone|there was|there were|you)|sounds? (great|cool|interesting|useful|amazing)|great idea|love (this|the) idea|can't wait|wish there was)\b/i
const NEGATION =
  /\b(never|didn't|did not|haven't|have not|hasn't|won't|would not|wouldn't|not going to|no plans to|refus\w+ to)\b[^.!?]{0,30}$/i
const COMMITTED =
  /\b(pre-?ordered|put down a deposit|paid a deposit|signed (the|a|an) (contract|loi|letter of intent|order|pilot|po)|(paid|paying|pay) (you|them|the founder|for (the|this) (pilot|beta|prototype))|bought (the|a|this) (pilot|beta|licen[cs]e))\b/i
const SPENT =
  /\b(switched (from|to|away)|cancel+ed|migrated (from|off|away)|churned|stopped using|ripped (it )?out|moved off|hired (a|an|two|three|someone|somebody|contractors?|\d)|(we|i) (now )?(pay|paid|spend|spent) [$€£]\s?\d|(paid|paying|pay|spend|spending|spent) [^.!?]{0,20}[$€£]\s?\d|built (our|my|an?) (own|in-?house|internal))\b/i
const WORKED_AROUND =
  /\b(spreadsheet|excel|workaround|work around|by hand|manual(ly)?|copy[- ]?past\w*|zapier|script(s|ed)?|duct[- ]tape|(lose|lost|waste[sd]?|takes?|took|spend|spent|costs?) [^.!?]{0,30}\d)/i
const FIRST_PERSON = /\b(i|we|my|our|us|me|i'm|we're|i've|we've)\b/i
const QUANTITY =
  /(?:[$€£]\s?\d[\d,.]*\s?(?:k|m)?|\b\d[\d,.]*\s?(?:%|percent|hours?|hrs?|h\b|h\/|minutes?|mins?|days?|weeks?|months?|years?|people|employees|seats|users|customers|clients|orders|tickets|invoices|contracts|patients|stores|locations|k\b|x\b|usd|eur|gbp|dollars))/i

/**
 * Behaviour level of a quote (S-9). A hypothetical anywhere in the text forces 0; a negation before a hit cancels it.
 */
export const behaviourLevel: (quote: string) => BehaviourLevel = remember((quote) => {
  const text = quote.normalize('NFKC').replace(/[\u2018\u2019]/g, "'")
  if (HYPOTHETICAL.test(text)) return 0
  if (affirms(COMMITTED, text)) return 4
  if (affirms(SPENT, text)) return 3
  if (affirms(WORKED_AROUND, text)) return 2
  return FIRST_PERSON.test(text) ? 1 : 0
})

function affirms(pattern: RegExp, text: string): boolean {
  const hit = pattern.exec(text)
  return hit !== null && !NEGATION.test(text.slice(0, hit.index))
}

/** Whether a text states an amount of money, time, people or things (S-10). */
export const hasQuantity: (text: string) => boolean = remember((text) => QUANTITY.test(text))
