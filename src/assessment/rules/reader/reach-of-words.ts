// How far words that deny, suppose or report reach, in characters.

/** How far before a step, in characters of its clause, a word may deny it. */
export const NEGATION_REACH = 32
export const NEGATION_REACH_AFTER = 24
/** The same before a word of willingness: "if we had not failed we would have paid" supposes. */
export const NEGATION_REACH_OF_WILLINGNESS = 12
/** What follows "and" is a statement of its own. */
export const AND = /[\s](?:and|und|et|y|e|en|i|и|а|ve|और)\s/
/** How much longer than its words of hearsay a clause may be that only says who said it. */
export const TAG = 6
/** How far from a step its object may be. */
export const OBJECT_REACH = 20
/** Words for a small thing, as a part of a pattern. */
const SMALL_WORDS =
  '(?:small|minor|little|tiny|klein\\w*|gering\\w*|pequen\\w+|petite?s?|piccol\\w+|mal[aey]\\w*|drobn\\w+|мелк\\p{L}*|маленьк\\p{L}*|небольш\\p{L}*|kucuk|ufak|صغير\\p{L}*|छोट[\\p{L}\\p{M}]*|小さ[なく]?|小|작은|사소한?)'
/** "Not a small problem": inside of the denial, directly before it or directly behind it. */
export const SMALL = new RegExp(`(?<![\\p{L}\\p{M}])${SMALL_WORDS}(?![\\p{L}\\p{M}])|小(?=问题|問題)`, 'u')
export const SMALL_BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])${SMALL_WORDS}(?:\\sbir)?\\s?$`, 'u')
export const SMALL_AFTER = new RegExp(`^\\s${SMALL_WORDS}(?![\\p{L}\\p{M}])`, 'u')
