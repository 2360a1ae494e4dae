// The one table of countries: whole, in agreement with Unicode CLDR, and at home in the names official lists use.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  CODES_BESIDE_ISO,
  countries,
  countryCode,
  formerStates,
  isCountryCode,
  nationalityOf,
} from './countries.ts'
import { countryKeys } from './country-keys.ts'

const cldr = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const everyPair = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first, _, letters) =>
  letters.map((second) => first + second),
)

/** Codes CLDR names that are no countries of ISO 3166-1. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(
  // codes ISO reserves for a part of a country; unions; codes for tests and for what has no code
  ['AC CP CQ DG EA IC TA', 'EU EZ QO UN', 'XA XB ZZ'].flatMap((codes) => codes.split(' ')),
)

/** Where the short name differs from CLDR, which follows common usage and adds explanations. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  BQ: 'ISO names the three islands; CLDR writes Caribbean Netherlands',
  CD: 'CLDR writes Congo - Kinshasa',
  CG: 'CLDR writes Congo - Brazzaville',
  HK: 'CLDR adds SAR China',
  MM: 'CLDR adds (Burma)',
  MO: 'CLDR adds SAR China',
  PS: 'CLDR writes Palestinian Territories',
}

test('the table holds the 249 codes of ISO 3166-1 and Kosovo, in order, each with its own three letters', () => {
  const codes = countries.map(({ code }) => code)
  expect(codes).toHaveLength(250)
  expect(codes).toEqual([...new Set(codes)].toSorted())
  const all = [...countries, ...formerStates]
  expect(new Set(all.map(({ alpha3 }) => alpha3)).size).toBe(all.length)
  for (const { code, alpha3 } of all) expect([code, alpha3].join(' ')).toMatch(/^[A-Z]{2} [A-Z]{3}$/)
})

test('a code that CLDR knows as a country is in the table, and no other code is', () => {
  // why the canonical form: CLDR names `SU` and `UK` too, by the code it replaces them with
  const known = everyPair.filter((code) => cldr.of(code) !== undefined && canonical(code) === code)
  expect(known.filter((code) => !isCountryCode(code) && !NO_COUNTRIES.has(code))).toEqual([])
  expect(countries.filter(({ code }) => !known.includes(code))).toEqual([])
  expect(formerStates.filter(({ code }) => isCountryCode(code))).toEqual([])
})

test.each(countries.map(({ code, names }) => [code, names[0] ?? ''] as const))(
  '%s is %s for CLDR',
  (code, name) => {
    const theirs = cldr.of(code) ?? ''
    expect(countryCode(theirs)).toBe(code)
    if (code in OTHER_NAMES) expect(countryKeys(name)).not.toEqual(countryKeys(theirs))
    else expect(countryKeys(name)).toEqual(countryKeys(theirs))
  },
)

test('no spelling leads to two countries', () => {
  const codesOf = new Map<string, Set<string>>()
  for (const { code, names, spellings } of [...countries, ...formerStates])
    for (const key of [...names, ...spellings].flatMap(countryKeys))
      codesOf.set(key, (codesOf.get(key) ?? new Set()).add(code))
  expect([...codesOf].filter(([, codes]) => codes.size > 1)).toEqual([])
})

test.each([
  // United Nations
  ['Iran (Islamic Republic of)', 'IR'],
  ['Bolivia (Plurinational State of)', 'BO'],
  ['Venezuela (Bolivarian Republic of)', 'VE'],
  ['Micronesia (Federated States of)', 'FM'],
  ['Netherlands (Kingdom of the)', 'NL'],
  ["Democratic People's Republic of Korea", 'KP'],
  ['Republic of Korea', 'KR'],
  ['Republic of Moldova', 'MD'],
  ['United Republic of Tanzania', 'TZ'],
  ['Syrian Arab Republic', 'SY'],
  ['Lao People’s Democratic Republic', 'LA'],
  ['Côte d’Ivoire', 'CI'],
  ['China, Hong Kong Special Administrative Region', 'HK'],
  ['China, Macao SAR', 'MO'],
  ['Hong Kong Special Administrative Region', 'HK'],
  ['Falkland Islands (Malvinas)', 'FK'],
  ['Saint Martin (French Part)', 'MF'],
  ['Sint Maarten (Dutch part)', 'SX'],
  ['Wallis and Futuna Islands', 'WF'],
  ['Svalbard and Jan Mayen Islands', 'SJ'],
  ['State of Palestine', 'PS'],
  ['Türkiye', 'TR'],
  // European Union
  ['IRAN, ISLAMIC REPUBLIC OF', 'IR'],
  ['MOLDOVA, REPUBLIC OF', 'MD'],
  ["KOREA, DEMOCRATIC PEOPLE'S REPUBLIC OF", 'KP'],
  ['CONGO, DEMOCRATIC REPUBLIC OF (was Zaire)', 'CD'],
  ['MACEDONIA, THE FORMER YUGOSLAV REPUBLIC OF', 'MK'],
  ['PALESTINIAN TERRITORY, OCCUPIED', 'PS'],
  ['TANZANIA, UNITED REPUBLIC OF', 'TZ'],
  ['TAIWAN, PROVINCE OF CHINA', 'TW'],
  ['HOLY SEE (VATICAN CITY STATE)', 'VA'],
  ['VENEZUELA, BOLIVARIAN REPUBLIC OF', 'VE'],
  ['LIBYAN ARAB JAMAHIRIYA', 'LY'],
  // United Kingdom
  ['Congo (Democratic Republic)', 'CD'],
  ['Myanmar (Burma)', 'MM'],
  ['The Occupied Palestinian Territories', 'PS'],
  ['St Vincent', 'VC'],
  ['St Kitts and Nevis', 'KN'],
  ['The Gambia', 'GM'],
  ['Ivory Coast', 'CI'],
  ['Pitcairn, Henderson, Ducie and Oeno Islands', 'PN'],
  ['Isle of Man', 'IM'],
  // United States
  ['Korea, North', 'KP'],
  ['Korea, South', 'KR'],
  ['Congo, Democratic Republic of the', 'CD'],
  ['CONGO, THE DEMOCRATIC REPUBLIC OF THE', 'CD'],
  ['Congo, Republic of the', 'CG'],
  ['Bahamas, The', 'BS'],
  ['Burma', 'MM'],
  ['Cote d Ivoire', 'CI'],
  ['Virgin Islands, British', 'VG'],
  ['Virgin Islands, U.S.', 'VI'],
  ['North Macedonia, The Republic of', 'MK'],
  ['Region: Crimea', 'UA'],
  ['Region: Gaza', 'PS'],
  ['Region: Northern Mali', 'ML'],
  ['West Bank', 'PS'],
  ['Kosovo', 'XK'],
  ['U.S.A.', 'US'],
  ['St. Kitts & Nevis', 'KN'],
  ['TÜRKİYE', 'TR'],
  ['Niger', 'NE'],
  // former names of countries of today
  ['Zaire', 'CD'],
  ['Swaziland', 'SZ'],
  ['Ceylon', 'LK'],
  ['Byelorussia', 'BY'],
])('lists write %s for %s', (written, code) => {
  expect(countryCode(written)).toBe(code)
})

test.each([
  '',
  ' ',
  'Atlantis',
  'USSR',
  'Soviet Union',
  'former Soviet Union',
  'Yugoslavia',
  'Korea',
  'America',
  'Virgin Islands',
  'Gold Coast',
  'АО',
])('"%s" is no country, or not one alone', (written) => expect(countryCode(written)).toBeUndefined())

test('former states keep the codes records of their time have', () => {
  expect(formerStates.map(({ code, names }) => [code, names[0]])).toEqual([
    ['AN', 'Netherlands Antilles'],
    ['CS', 'Czechoslovakia'],
    ['DD', 'German Democratic Republic'],
    ['SU', 'Soviet Union'],
    ['YU', 'Yugoslavia'],
  ])
})

test('codes in use beside ISO lead to a country', () => {
  for (const [code, iso] of CODES_BESIDE_ISO)
    expect([isCountryCode(code), isCountryCode(iso)]).toEqual([false, true])
})

test.each([
  ['Iraqi', ['IQ']],
  ['british', ['GB']],
  ['Congolese', ['CD', 'CG']],
  ['Korean', ['KP', 'KR']],
  ['Dominican', ['DM', 'DO']],
  ['Stateless', []],
])('the nationality %s', (word, codes) => {
  expect(nationalityOf(word)).toEqual(codes)
})

test('no other file of src is a table of countries', () => {
  const src = fileURLToPath(new URL('../', import.meta.url))
  const names = countries.flatMap((country) => country.names)
  const tables = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^reference\/tables\//.test(file))
    .filter((file) => {
      const text = readFileSync(src + file, 'utf8')
      const cells = new Set(text.split(/[|;,:'"`\n]/).map((cell) => cell.trim()))
      return names.filter((name) => cells.has(name)).length > MAX_NAMES || LIST_OF_CODES.test(text)
    })
  expect(tables).toEqual([])
})

/** Fewer are words of something else: cities, forms of law, examples. */
const MAX_NAMES = 40
/** The beginning of a list of all codes, one after the other or apart. */
const LIST_OF_CODES = /\bAD\W{0,4}AE\W{0,4}AF\W{0,4}AG/i

const canonical = (code: string): string | undefined => new Intl.Locale(`und-${code}`).region
