// Places as EDGAR writes them: codes of US states, and English names of states, provinces and countries.
import { countryCode } from '../../reference/countries.ts'
import { countryOfPlace } from './country-codes.ts'

export interface EdgarPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  /** State or province, the part of its ISO 3166-2 code behind the hyphen. */
  readonly region?: string
  /** ISO 3166-2 of a US state or a Canadian province, else ISO 3166-1. */
  readonly jurisdiction?: string
}

const US_STATES: Readonly<Record<string, string>> = {
  AL: 'ALABAMA',
  AK: 'ALASKA',
  AS: 'AMERICAN SAMOA',
  AZ: 'ARIZONA',
  AR: 'ARKANSAS',
  CA: 'CALIFORNIA',
  CO: 'COLORADO',
  CT: 'CONNECTICUT',
  DE: 'DELAWARE',
  DC: 'DISTRICT OF COLUMBIA',
  FL: 'FLORIDA',
  GA: 'GEORGIA',
  GU: 'GUAM',
  HI: 'HAWAII',
  ID: 'IDAHO',
  IL: 'ILLINOIS',
  IN: 'INDIANA',
  IA: 'IOWA',
  KS: 'KANSAS',
  KY: 'KENTUCKY',
  LA: 'LOUISIANA',
  ME: 'MAINE',
  MD: 'MARYLAND',
  MA: 'MASSACHUSETTS',
  MI: 'MICHIGAN',
  MN: 'MINNESOTA',
  MS: 'MISSISSIPPI',
  MO: 'MISSOURI',
  MT: 'MONTANA',
  NE: 'NEBRASKA',
  NV: 'NEVADA',
  NH: 'NEW HAMPSHIRE',
  NJ: 'NEW JERSEY',
  NM: 'NEW MEXICO',
  NY: 'NEW YORK',
  NC: 'NORTH CAROLINA',
  ND: 'NORTH DAKOTA',
  MP: 'NORTHERN MARIANA ISLANDS',
  OH: 'OHIO',
  OK: 'OKLAHOMA',
  OR: 'OREGON',
  PA: 'PENNSYLVANIA',
  PR: 'PUERTO RICO',
  RI: 'RHODE ISLAND',
  SC: 'SOUTH CAROLINA',
  SD: 'SOUTH DAKOTA',
  TN: 'TENNESSEE',
  TX: 'TEXAS',
  UT: 'UTAH',
  VT: 'VERMONT',
  VI: 'VIRGIN ISLANDS, U.S.',
  VA: 'VIRGINIA',
  WA: 'WASHINGTON',
  WV: 'WEST VIRGINIA',
  WI: 'WISCONSIN',
  WY: 'WYOMING',
}

const CANADIAN_PROVINCES: Readonly<Record<string, string>> = {
  AB: 'ALBERTA',
  BC: 'BRITISH COLUMBIA',
  MB: 'MANITOBA',
  NB: 'NEW BRUNSWICK',
  NL: 'NEWFOUNDLAND',
  NS: 'NOVA SCOTIA',
  NT: 'NORTHWEST TERRITORIES',
  NU: 'NUNAVUT',
  ON: 'ONTARIO',
  PE: 'PRINCE EDWARD ISLAND',
  QC: 'QUEBEC',
  SK: 'SASKATCHEWAN',
  YT: 'YUKON',
}

const STATES_BY_NAME: ReadonlyMap<string, string> = byName(US_STATES)
const PROVINCES_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...byName(CANADIAN_PROVINCES),
  ['NEWFOUNDLAND AND LABRADOR', 'NL'],
])

/**
 * The place of a code and its description; either may be empty. `DE` is Delaware, `GEORGIA` the state. Empty where EDGAR
 * says unknown, or uses a name that no list has.
 */
export function edgarPlace(code: string, description: string): EdgarPlace {
  const name = description.trim().toUpperCase()
  const state = Object.hasOwn(US_STATES, code) ? code : STATES_BY_NAME.get(name)
  if (state !== undefined) return { country: 'US', region: state, jurisdiction: `US-${state}` }
  const province = PROVINCES_BY_NAME.get(/^(.+), CANADA$/.exec(name)?.[1] ?? '')
  if (province !== undefined) return { country: 'CA', region: province, jurisdiction: `CA-${province}` }
  // `CANADA (FEDERAL LEVEL)`: the text in brackets is not part of the name.
  const bare = name.replace(/\s*\(.*\)$/, '')
  const country = countryCode(name) ?? countryCode(bare) ?? countryOfPlace(bare)
  return country === undefined ? {} : { country, jurisdiction: country }
}

function byName(places: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(places).map(([code, name]) => [name, code]))
}
