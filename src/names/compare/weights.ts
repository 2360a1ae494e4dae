// The published weights of a comparison, in ten-thousandths of the score, chosen on the development data alone;
// docs/reference/matching.md prints them.

export const PERSON = {
  difference: 110,
  conflict: 3_600,
  extra: 800,
  extraMost: 2_600,
  lone: 2_400,
  /** The same where the matched word is rare and the match is certain. */
  loneRare: 900,
  rare: 95,
  surely: 9_500,
  order: 150,
  filiation: 3_300,
  /** A syllable of a Korean or Chinese name on one side only. */
  syllable: 2_200,
  /** Least cost of a further name where only two words agree. */
  extraName: 900,
  /** The syllables of a Korean or Chinese given name in another order. */
  syllableOrder: 3_000,
  /** Highest score of a name in Hangul or Han characters against another script where fewer than three syllables agree. */
  acrossMost: 9_100,
  personAgainstFirm: 3_500,
  /** Junior on one side, Senior or III on the other. */
  generation: 3_000,
  /** Weight of matched words from which unmatched words cost no more than `extra`. */
  plenty: 240,
  stretchMost: 300,
} as const

export const ORGANISATION = {
  difference: 110,
  /** The same for ships, whose names are short and differ by letters. */
  vesselDifference: 130,
  conflict: 3_600,
  /** A word on one side only, by its kind. */
  extra: {
    name: 2_000,
    generic: 700,
    role: 2_200,
    trade: 2_000,
    family: 1_800,
    thing: 2_200,
    state: 1_200,
    country: 3_200,
    region: 1_500,
    city: 2_200,
    number: 2_500,
    initial: 600,
  },
  extraMost: 4_500,
  /** No identifying word matches, and at most two other words do. Half of it where three match: together they identify. */
  undistinguished: 1_500,
  /** The same where at most one of the words is not a generic one: International Trading. */
  generic: 2_000,
  /** One letter of one word, where all other words are the same; see `isKnownSlip`. */
  knownSlip: 2_000,
  legalJurisdiction: 3_200,
  legalBody: 900,
  legalMissing: 100,
  order: 150,
  vesselAgainstFirm: 3_500,
  /** For ships: a translated word or a plural. A firm may vary them; a ship does not. */
  otherWord: 3_000,
} as const

/** A name that a field of fixed width cuts inside a word. */
export const CUT = 1_200

export const FACTS = {
  /** The percentage of its score that a weak alias keeps. */
  weakAliasPercent: 85,
  /** Gains are shares of the distance to the full score; penalties are deducted whole. */
  birthDateAgrees: 3_000,
  birthDateDiffers: 900,
  birthYearDiffers: 3_200,
  genderDiffers: 2_000,
  partsSwapped: 3_200,
  countryAgrees: 800,
  countryDiffers: 500,
  /** Minimum scores when an identifier agrees. */
  uniqueIdentifier: 10_000,
  sameIdentifier: 9_500,
  sameValue: 9_000,
  /** Maximum score when a registration or tax number differs. */
  otherRegistration: 6_500,
  /** Maximum score when an LEI or IMO number differs. */
  otherIdentifier: 5_000,
} as const
