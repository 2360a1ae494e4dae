// The weight of each fact that two parties may share, in decibans: 10 is ten times as likely for one party as for two.
// docs/reference/identity.md prints the table, and a test keeps the two equal. Each weight has a reason and is tuned on no row.

export interface EvidenceWeight {
  readonly title: string
  readonly agrees: number
  /** 0 where a difference says nothing. */
  readonly differs: number
  readonly reason: string
}

const weight = (title: string, agrees: number, differs: number, reason: string): EvidenceWeight => ({
  title,
  agrees,
  differs,
  reason,
})

/** A fact that one of the two does not give weighs 0. The weight of the name is computed: see `name-weight.ts`. */
export const EVIDENCE_WEIGHTS = {
  birth_date: weight(
    'Full birth date',
    43,
    -35,
    'One day in the 21,900 of sixty years. Registers and lists err in a day, seldom in the whole date.',
  ),
  birth_date_near: weight(
    'Birth date with a slip',
    0,
    -6,
    'A day, a month, a digit, day and month exchanged, or whole tens of years: as clerks err.',
  ),
  birth_date_first_of_january: weight(
    'Birth date of 1 January',
    20,
    -10,
    'It is written where only the year is known.',
  ),
  birth_month: weight('Year and month of birth', 28, -25, 'One month in 720.'),
  birth_year: weight('Year of birth', 17, -20, 'One year in sixty; a list often estimates it.'),
  birth_year_near: weight(
    'Year of birth, nearly',
    8,
    0,
    'Up to two years apart: as ages are converted into years.',
  ),
  birth_place: weight(
    'Place of birth',
    13,
    -3,
    'One town in twenty of a country; a place has several names.',
  ),
  passport: weight('Passport', 90, -2, 'One document. A person gets another number with each passport.'),
  'national-id': weight('National identity number', 90, -30, 'One person; kept for life.'),
  'tax-id': weight('Tax number', 90, -30, 'One taxpayer; kept for life.'),
  registration: weight('Company register number', 90, -30, 'One entry of one register.'),
  lei: weight('LEI', 90, -40, 'One legal entity in the world.'),
  imo: weight('IMO number', 90, -40, 'One hull in the world, whatever its name and flag.'),
  mmsi: weight('MMSI', 50, -3, 'One radio station; another number comes with another flag.'),
  'call-sign': weight('Call sign', 30, -3, 'One station; it is given again.'),
  'aircraft-tail': weight('Aircraft tail number', 40, -3, 'One aircraft at a time; it is given again.'),
  'aircraft-serial': weight('Aircraft serial number', 40, -10, 'One airframe of one maker.'),
  wallet: weight('Wallet address', 90, 0, 'One key. A party has many.'),
  bic: weight('BIC', 90, -5, 'One bank; a branch has its own.'),
  duns: weight('D-U-N-S number', 80, -5, 'One site of one business.'),
  isin: weight('ISIN', 80, 0, 'One security of one issuer. An issuer has many.'),
  uei: weight('UEI', 90, -10, 'One entity that contracts with the US.'),
  cage: weight('CAGE code', 80, -5, 'One site that supplies a government.'),
  npi: weight('NPI', 90, -30, 'One provider of health care in the US.'),
  cik: weight('CIK', 90, -10, 'One filer at the SEC.'),
  bik: weight('BIK', 50, -3, 'One office of a Russian bank.'),
  'driving-licence': weight('Driving licence', 50, -2, 'One driver; the number changes with the state.'),
  domain: weight('Own domain', 70, 0, 'One owner at a time. A party has several.'),
  email: weight('E-mail address', 50, 0, 'One mailbox, which several people may read.'),
  phone: weight(
    'Telephone number',
    30,
    0,
    'One line, which a household or an office shares and which is given again.',
  ),
  number_unplaced: weight(
    'Number of an unknown issuer',
    30,
    0,
    'The same number, and one side does not say which country issued it.',
  ),
  number_shared: weight(
    'Number that several listed parties bear',
    40,
    0,
    'One of them is meant. The number does not say which.',
  ),
  number_near: weight('Number with a slip', 0, -3, 'One character differs, as clerks err.'),
  address: weight('Address', 25, 0, 'One house; offices and agents share one. A party has several.'),
  father_name: weight("Father's name", 15, -12, 'One name in thirty; it is written in many ways.'),
  gender: weight('Gender', 1, -20, 'Nine in ten listed people are men.'),
  nationality: weight(
    'Nationality',
    5,
    -5,
    'The name already says where its bearer may be from. People move, and lists name several countries.',
  ),
  country: weight(
    'Country',
    5,
    -5,
    'The name already says where a party may be. Parties have several places.',
  ),
  legal_form: weight('Company form', 2, -3, 'Lists leave it out or translate it.'),
  founded: weight('Date of foundation', 25, -12, 'One day; a list may give the day of another entry.'),
} as const satisfies Readonly<Record<string, EvidenceWeight>>

export type WeightedFact = keyof typeof EVIDENCE_WEIGHTS

/** A name and a full birth date that are together rarer than one in ten million confirm. */
export const CONFIRMED_FROM = 70
/** A possible match of at least this weight asks for enhanced diligence, as one in ten of its kind would. */
export const ALERT_FROM = 10
/** From here a possible match is a strong one: one in a thousand. */
export const STRONG_FROM = 30
/** A name of less weight is common: one bearer in a thousand or more. */
export const COMMON_BELOW = 30
/** From here a name is rare enough to confirm a company together with its address. */
export const RARE_FROM = 40
/** A fact that speaks against a match with at least this weight keeps it from being confirmed by name and birth date. */
export const AGAINST_FROM = 10
