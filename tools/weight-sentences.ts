// What each weight of the matcher means, for its page. Keyed by the weights: one without a sentence does not compile.
import type { FACTS, ORGANISATION, PERSON } from '../src/names/compare/weights.ts'

export const PERSON_SAYS: Readonly<Record<keyof typeof PERSON, string>> = {
  difference: 'Percent of the mean difference of the matched words, weighted by how distinctive each is.',
  conflict: 'Each name has a word without counterpart. The distinctiveness of those words is added.',
  extra: 'A word on one side only, times its distinctiveness; more if the matched words are common.',
  extraMost: 'The maximum for all words on one side only.',
  lone: 'Only one word matched and a name has more.',
  loneRare: 'The same, if the matched word is rare and the match is sure.',
  rare: 'The distinctiveness, of 100, from which a word is rare.',
  surely: 'The similarity from which a match of two words is sure.',
  order: 'The words have another order, for each break in it.',
  filiation: '“A son of B” against “B son of A”.',
  syllableOrder: 'The same for the syllables of a Korean or Chinese given name.',
  acrossMost:
    'The maximum score of a name in Han characters or Hangul against another script where fewer than three syllables agree.',
  extraName: 'The minimum for a further name where only two words agree; a patronymic is none.',
  syllable: 'A syllable of a Korean or Chinese name is on one side only.',
  generation: 'Junior on one side, Senior or the third on the other.',
  personAgainstFirm: "One name has a legal form, the other is a person's.",
  plenty:
    'The distinctiveness of all matched words from which a word on one side only costs no more than `extra`.',
  stretchMost:
    'The maximum percent by which a word on one side only costs more if the matched words are common.',
}

export const ORGANISATION_SAYS: Readonly<Record<Exclude<keyof typeof ORGANISATION, 'extra'>, string>> = {
  difference: 'Percent of the mean difference of the matched words, weighted by how distinctive each is.',
  vesselDifference: 'The same for ships.',
  conflict: 'Each name has a word without counterpart. If the sum of its words is more, that sum applies.',
  extraMost: 'The maximum for all words on one side only.',
  undistinguished: 'A name has more words, and no distinctive word matched.',
  generic: 'The same where a generic word matched, such as International, and at most one other.',
  knownSlip:
    'The names differ by one letter of one word, and all their other words agree, a distinctive one among them.',
  legalJurisdiction: 'The legal forms belong to different countries.',
  legalBody: 'The legal forms are of different kinds of body; a fifth of it if the kind is the same.',
  legalMissing: 'Only one name has a legal form.',
  order: 'The words have another order, for each break in it.',
  vesselAgainstFirm: 'One name is of a ship, the other has a legal form.',
  otherWord: 'Ships only: a translated word, or its plural.',
}

export const EXTRA_SAYS: Readonly<Record<keyof typeof ORGANISATION.extra, string>> = {
  name: 'a distinctive word',
  generic: 'a word common in names (group, international)',
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
  weakAliasPercent: 'Percent of the score that counts for a name that its publisher calls a weak alias.',
  birthDateAgrees:
    'A birth date agrees, as far as both are given. This share of the difference to the full score is added.',
  birthDateDiffers: 'The years differ by at most one, or the dates differ by a typical slip. Subtracted.',
  birthYearDiffers: 'The birth years differ by more. Subtracted.',
  genderDiffers: 'The genders differ. Subtracted.',
  partsSwapped: 'The given name of one is the family name of the other. Subtracted.',
  countryAgrees: 'A country agrees. This share of the difference to the full score is added.',
  countryDiffers: 'Both have countries and none agrees. Subtracted.',
  uniqueIdentifier: 'An LEI or IMO number agrees. The score is at least this.',
  sameIdentifier: 'Another identifier of the same kind agrees. The score is at least this.',
  sameValue: 'An identifier agrees under another label. The score is at least this.',
  otherRegistration: 'Registration or tax numbers of one register differ. The score is at most this.',
  otherIdentifier: 'LEI or IMO numbers differ. The score is at most this.',
}
