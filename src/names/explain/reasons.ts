// Describes every rule and reason of the matcher in words. The tables are keyed by the unions, so a new rule without a
// text does not compile.
import type { Level } from '../calibrate/levels.ts'
import type { FactRule } from '../compare/score-record.ts'
import type { Penalty } from '../compare/score-name.ts'
import type { SimilarityRule } from '../compare/similarity.ts'
import type { TokenRole } from '../token/token.ts'
import type { NameKind } from '../parse/record.ts'

/** Why two parts count as the same. */
export const RULE_SAYS: Readonly<Record<SimilarityRule, string>> = {
  same: 'the same word',
  'same-number': 'the same number, however written',
  spelling: 'two spellings of one name',
  translation: 'one word in two languages',
  place: 'two names of one place',
  sound: 'sound alike',
  typo: 'a slip of the pen apart',
  slip: 'a letter or two apart, too many for one short word',
  consonants: 'same consonants; one script writes no vowels',
  abbreviation: 'one shortens the other',
  nickname: 'a pet name of the other',
  initial: 'the first letter of the other',
  joined: 'written together on one side',
  acronym: 'the first letters of the other words',
}

/** Each penalty on the name score, and its reason. */
export const LOSS_SAYS: Readonly<Record<Penalty['reason'], string>> = {
  difference: 'the parts that met are not written alike',
  conflict: 'each name has a part that the other contradicts',
  extra: 'one name says more than the other',
  lone: 'only one part met while a name has more',
  order: 'the parts stand in another order',
  filiation: 'the fathers named are different',
  undistinguished: 'only words that many names share have met',
  'legal-jurisdiction': 'the legal forms belong to different countries',
  'legal-body': 'the legal forms make different kinds of body',
  'legal-missing': 'only one name has a legal form',
  'vessel-against-firm': 'one names a ship, the other a firm',
  'other-word': 'ships named with another word, or with its plural, are other ships',
  syllable: 'a syllable of a Korean or Chinese name stands on one side only',
  cut: 'one name ends inside a word, as a field of fixed width cuts it',
  'few-syllables': 'too few syllables agree across scripts for a strong match',
  generation: 'the generations named are different',
  'person-against-firm': 'one names a person, the other a firm',
}

/** The effect of each fact other than the name. */
export const FACT_SAYS: Readonly<Record<FactRule, string>> = {
  'weak-alias': 'the publisher itself calls the alias weak',
  'birth-date-agrees': 'the birth dates agree',
  'birth-date-differs': 'the birth dates differ as a slip would',
  'birth-year-differs': 'the birth years differ',
  'country-agrees': 'a country agrees',
  'country-differs': 'no country agrees',
  'gender-differs': 'the genders differ',
  'parts-swapped': 'given and family name change places',
  'identifier-agrees': 'an identifier agrees',
  'identifier-differs': 'an identifier of which there is only one differs',
}

export const KIND_SAYS: Readonly<Record<NameKind, string>> = {
  primary: 'the main name',
  alias: 'an alias',
  weak: 'a weak alias',
  former: 'a former name',
}

export const LEVEL_SAYS: Readonly<Record<Level, string>> = {
  none: 'below the alert threshold',
  alert: 'to be looked at by a person',
  strong: 'to be looked at first',
}

/** The role of a word in its name. */
export const ROLE_SAYS: Readonly<Record<TokenRole, string>> = {
  name: 'name',
  initial: 'initial',
  particle: 'particle',
  suffix: 'suffix',
  word: 'word of trade',
  place: 'place',
  number: 'number',
  legal: 'legal form',
  connector: 'connecting word',
  acronym: 'initials',
}
