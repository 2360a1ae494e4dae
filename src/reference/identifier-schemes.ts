// The schemes of identifiers: who issues a number, and what it says of the party that bears it.
import type { IdentifierSchemeName } from '../contract/vocabulary/subject.ts'

export interface SchemeFacts {
  readonly title: string
  /** `country`: a number is one party's within its country only. `world`: issued once in the world. */
  readonly issuer: 'country' | 'world'
  /** A number of one issuer belongs to one party, and is not passed on. */
  readonly isStrong: boolean
  /** A party has one number of an issuer, so that another number is another party. */
  readonly isSingle: boolean
}

const scheme = (
  title: string,
  issuer: SchemeFacts['issuer'],
  kind: 'strong single' | 'strong' | 'weak',
): SchemeFacts => ({ title, issuer, isStrong: kind !== 'weak', isSingle: kind === 'strong single' })

/** In the order in which a form offers them. */
export const IDENTIFIER_SCHEMES = {
  passport: scheme('Passport', 'country', 'strong'),
  'national-id': scheme('National identity number', 'country', 'strong single'),
  'tax-id': scheme('Tax number', 'country', 'strong single'),
  registration: scheme('Company register number', 'country', 'strong single'),
  lei: scheme('LEI', 'world', 'strong single'),
  imo: scheme('IMO number', 'world', 'strong single'),
  mmsi: scheme('MMSI', 'world', 'weak'),
  'call-sign': scheme('Call sign', 'world', 'weak'),
  'aircraft-tail': scheme('Aircraft tail number', 'world', 'weak'),
  'aircraft-serial': scheme('Aircraft serial number', 'world', 'weak'),
  wallet: scheme('Wallet address', 'world', 'strong'),
  bic: scheme('BIC', 'world', 'strong'),
  duns: scheme('D-U-N-S number', 'world', 'strong'),
  isin: scheme('ISIN', 'world', 'strong'),
  uei: scheme('UEI', 'world', 'strong single'),
  cage: scheme('CAGE code', 'world', 'strong'),
  npi: scheme('NPI', 'world', 'strong single'),
  cik: scheme('CIK', 'world', 'strong single'),
  bik: scheme('BIK', 'world', 'weak'),
  'driving-licence': scheme('Driving licence', 'country', 'weak'),
  domain: scheme('Domain', 'world', 'strong'),
  email: scheme('E-mail address', 'world', 'weak'),
  phone: scheme('Telephone number', 'world', 'weak'),
} as const satisfies Readonly<Record<IdentifierSchemeName, SchemeFacts>>
