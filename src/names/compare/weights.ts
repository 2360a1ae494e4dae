// The published weights of a comparison, in ten-thousandths of the score. Chosen on the development data alone;
// docs/reference/matching.md prints them.

export const PERSON = {
  difference: 110,
  conflict: 3_600,
  extra: 800,
  extraMost: 2_600,
  lone: 2_400,
  /** The same where the word that met is rare and met surely. */
  loneRare: 900,
  rare: 95,
  surely: 9_500,
  order: 150,
  filiation: 3_300,
  /** A syllable of a Korean or Chinese name on one side only. */
  syllable: 2_200,
  personAgainstFirm: 3_500,
  /** Junior on one side, Senior or III on the other. */
  generation: 3_000,
  /** Weight of words that met from which words on one side only cost no more than `extra`. */
  plenty: 240,
  stretchMost: 300,
} as const

export const ORGANISATION = {
  difference: 140,
  conflict: 3_600,
  /** A word on one side only, by what it is. */
  extra: {
    name: 2_300,
    generic: 700,
    role: 2_200,
    trade: 2_000,
    family: 1_800,
    thing: 2_200,
    state: 1_200,
    country: 3_200,
    region: 1_500,
    city: 2_200,
    number: 1_800,
    initial: 600,
  },
  extraMost: 4_500,
  /** No word that tells who it is has met. */
  undistinguished: 3_000,
  legalJurisdiction: 3_200,
  legalBody: 900,
  legalMissing: 100,
  order: 150,
  vesselAgainstFirm: 3_500,
  /** Of ships: a translated word or a plural, which firms may change and ships do not. */
  otherWord: 3_000,
} as const

export const FACTS = {
  /** A weak alias counts for so much of what a good name would. */
  weakAliasPercent: 85,
  /** Gains are shares of what is missing to the full score; losses are taken whole. */
  birthDateAgrees: 3_000,
  birthDateDiffers: 900,
  birthYearDiffers: 3_200,
  genderDiffers: 2_000,
  partsSwapped: 3_200,
  countryAgrees: 800,
  countryDiffers: 500,
  /** Scores an agreeing identifier lifts to. */
  uniqueIdentifier: 10_000,
  sameIdentifier: 9_500,
  sameValue: 9_000,
  /** Score a differing registration or tax number holds down to. */
  otherRegistration: 6_500,
  /** Score a differing LEI or IMO number holds down to. */
  otherIdentifier: 5_000,
} as const
