// Finds what says that a venture is forbidden or does not work: words of a record on the founder, and a lost test of the
// product itself (rules F-10, F-11). Neither flag mutes: what speaks against an axis keeps speaking against it.
import { remember } from '../../../base/remember.ts'
import { type Flag, isCounted, isOf, type SignalEntry } from '../ledger/entry.ts'
import type { TextSpan } from '../reader/phrases.ts'
import type { ValueOf } from '../protocol/value-schemas.ts'
import { phraseLookup } from './phrase-tables.ts'
import { PROHIBITION_PHRASES } from './tables/prohibition-phrases.ts'

/** Who writes about a prohibition, makes a law or acts against others is not its subject; a denial takes it back. */
const NOT_MEANT =
  /(?:\b(?:paper|thesis|book|article|study|studies|research|lectur\w*|course)\s+(?:on|about|of|into)\s+(?:\p{L}+\s+)?|\b(?:never|no one|nobody|was not|were not|not been)\s+(?:\p{L}+\s+){0,2}|\b(?:law|bill|act|loi|ley|lei|legge|gesetz|wet|ustawa|закон)\s+(?:\p{L}+[\s']+){0,3}|\b(?:against|fights?|fought|fighting|gegen|contra|contre|contro|tegen|przeciw\w*|против)\s+(?:\p{L}+\s+){0,2})$/u
/** An inspector or a prosecutor who acts. */
const OFFICIAL =
  /\bas (?:an?|the) (?:\p{L}+ ){0,2}(?:inspector|prosecutor|regulator|attorney|judge|official)\b|\b(?:inspectora?|inspecteur|inspectrice|ispettore|ispettrice|amtsarzt|amtstierarzt|amtsarztin|amtstierarztin|inspektor\w*|инспектор\w*)\b|监管局|검사관|監督官/u
/** Two negations: "never ships without approval". */
const WITHOUT = /^(?:without|ohne|sin|sans|sem|senza|zonder|bez|без)\b/u
const NEVER =
  /(?<!\p{L})(?:never|not|no one|nobody|n't|nie|niemals|nicht|nunca|jamas|nadie|no|jamais|ne|nao|ninguem|mai|non|nooit|niet|nigdy|никогда|не)(?!\p{L})(?:(?!\s(?:and|und|y|et|e|en|i|и)\s)[^.!?;,])*$/u
/** What is not a permission to do business: fees and keys of software, radio bands. */
const OTHER_OBJECT = /^\s?(?:fees?|keys?|plates?|costs?|agreements?|spectrum|bands?|frequenc\w+|radio)\b/u

const lookUp = phraseLookup(
  PROHIBITION_PHRASES,
  ({ before, phrase, after }) =>
    !NOT_MEANT.test(before) &&
    !OFFICIAL.test(before) &&
    !(WITHOUT.test(phrase) && NEVER.test(before)) &&
    !OTHER_OBJECT.test(after),
)

/** Place of the first words that say that an authority forbids it or that a licence is missing. */
export const readProhibition: (text: string) => TextSpan | undefined = remember(lookUp)

/** Whether a record or a reference says that the venture is not allowed (F-10). */
export function saysNotAllowed(entry: SignalEntry): boolean {
  if (isOf('founder_background_lookup', entry)) return readProhibition(entry.value.finding) !== undefined
  return isOf('reference_statement', entry) && readProhibition(entry.value.verbatim) !== undefined
}

/** Methods in which the product itself is used; a landing page tests interest. */
const OF_PRODUCT: ReadonlySet<string> = new Set(['prototype', 'concierge', 'side_by_side'])

export const isProductTest = ({ method }: Pick<ValueOf<'wedge_test'>, 'method'>): boolean =>
  OF_PRODUCT.has(method)

/** Fewest cases of a test that says something (O-1). */
const MIN_CASES = 20
/** Share of the baseline by which a result must be better (O-1). */
const MIN_GAIN = 0.1

/** What a test of the wedge says (O-1, O-3). */
export function testOutcome({
  n,
  baseline,
  result,
  better,
}: Pick<ValueOf<'wedge_test'>, 'n' | 'baseline' | 'result' | 'better'>): 'for' | 'against' | 'silent' {
  if (n < MIN_CASES || better === undefined) return 'silent'
  const gain = better === 'higher' ? result - baseline : baseline - result
  if (gain <= 0) return 'against'
  return gain >= Math.abs(baseline) * MIN_GAIN ? 'for' : 'silent'
}

/** The flags F-10 and F-11 of an entry. */
export function feasibilityFlags(entry: SignalEntry): readonly Flag[] {
  if (!isCounted(entry)) return []
  const isLost =
    isOf('wedge_test', entry) && isProductTest(entry.value) && testOutcome(entry.value) === 'against'
  return [
    ...(saysNotAllowed(entry) ? (['not_allowed'] as const) : []),
    ...(isLost ? (['not_working'] as const) : []),
  ]
}
