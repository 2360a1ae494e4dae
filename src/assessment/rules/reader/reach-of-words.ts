// How far words that deny, suppose or report reach, in characters.

/** How far before a step, in characters of its clause, a word may deny it. */
export const NEGATION_REACH = 32
export const NEGATION_REACH_AFTER = 24
/** The same before a word of willingness: "if we had not failed we would have paid" supposes. */
export const NEGATION_REACH_OF_WILLINGNESS = 12
/** What follows "and" is a statement of its own. */
export const AND =
  /\s(?:and|und|et|y|e|en|i|и|а|ve|और|because|weil|denn|parce|porque|perche|omdat|want|bo|потому|cunku|क्योंकि)\s|(?:는데|지만|니까|(?<!에)서|고)\s|ので|から/
/** What follows says something of a thing, not of the step: "a scanner that never worked". */
export const RELATIVE = /\s(?:qui|que|die|dat|der|das|den|jo)\s/
/** How much longer than its words of hearsay a clause may be that only says who said it. */
export const TAG = 6
/** How far behind words of hearsay the listener may end. */
export const TOLD = 4
/** How far from a step its object may be. */
export const OBJECT_REACH = 20
