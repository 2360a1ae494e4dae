// What each weight of the matcher means, for its page. Keyed by the weights: one without a sentence does not compile.
import type { FACTS, ORGANISATION, PERSON } from '../src/names/compare/weights.ts'

export const PERSON_SAYS: Readonly<Record<keyof typeof PERSON, string>> = {
  difference: 'Percent of the mean difference of the words that met, weighted by what each tells.',
  conflict: 'Each name has a word without counterpart; what those words tell is added to it.',
  extra: 'A word on one side only, times what it tells; more where the words that met tell little.',
  extraMost: 'No more than this for all words on one side only.',
  lone: 'Only one word met while a name has more.',
  loneRare: 'The same where the word that met is rare and met surely.',
  rare: 'What a word has to tell, of 100, to be rare.',
  surely: 'How alike two words have to be to have met surely.',
  order: 'The words stand in another order, for each break in it.',
  filiation: 'A son of B against B son of A.',
  syllable: 'A syllable of a Korean or Chinese name stands on one side only.',
  generation: 'Junior on one side, Senior or the third on the other.',
  personAgainstFirm: "One name has a legal form, the other is a person's.",
  plenty:
    'What the words that met have to tell together for a word on one side only to cost no more than `extra`.',
  stretchMost:
    'Percent by which a word on one side only costs more at most, where the words that met tell little.',
}

export const ORGANISATION_SAYS: Readonly<Record<Exclude<keyof typeof ORGANISATION, 'extra'>, string>> = {
  difference: 'Percent of the mean difference of the words that met, weighted by what each tells.',
  conflict: 'Each name has a word without counterpart; the sum of its words where that is more.',
  extraMost: 'No more than this for all words on one side only.',
  undistinguished: 'A name has more words and none that tells who it is has met.',
  legalJurisdiction: 'The legal forms belong to different countries.',
  legalBody: 'The legal forms make different kinds of body; a fifth of it where the kind is the same.',
  legalMissing: 'Only one name has a legal form.',
  order: 'The words stand in another order, for each break in it.',
  vesselAgainstFirm: 'One names a ship, the other has a legal form.',
  otherWord: 'Ships only: a translated word, or its plural.',
}

export const EXTRA_SAYS: Readonly<Record<keyof typeof ORGANISATION.extra, string>> = {
  name: 'a word that says who it is',
  generic: 'a word most names may have (group, international)',
  role: 'what it is (bank, ministry)',
  trade: 'what it does (trading, mining)',
  family: 'how owners are related (brothers, sons)',
  thing: 'a thing it is named after (star, ocean)',
  state: 'whose it is (national, state)',
  country: 'a country',
  region: 'a region',
  city: 'a city',
  number: 'a number',
  initial: 'a single letter',
}

export const FACTS_SAYS: Readonly<Record<keyof typeof FACTS, string>> = {
  weakAliasPercent: 'Percent of the score that a name is worth which its publisher calls a weak alias.',
  birthDateAgrees:
    'A birth date agrees, as far as both are given: added as a share of what is missing to the full score.',
  birthDateDiffers: 'The years are at most one apart, or the dates differ as a slip would: taken.',
  birthYearDiffers: 'The birth years differ by more: taken.',
  genderDiffers: 'The genders differ: taken.',
  partsSwapped: 'The typed given name of one is the family name of the other: taken.',
  countryAgrees: 'A country agrees: added as a share of what is missing to the full score.',
  countryDiffers: 'Both have countries and none agrees: taken.',
  uniqueIdentifier: 'An LEI or IMO number agrees: the score is at least this.',
  sameIdentifier: 'Another identifier of the same kind agrees: the score is at least this.',
  sameValue: 'An identifier agrees under another label: the score is at least this.',
  otherRegistration: 'Registration or tax numbers of one register differ: the score is at most this.',
  otherIdentifier: 'LEI or IMO numbers differ: the score is at most this.',
}
