// The labels the US lists put before or after a number, and the kind of identifier each of them means.
import { countryCode } from '../../reference/countries.ts'
import type { IdentifierScheme, PartyIdentifier } from '../model/record.ts'
import { joined, present } from './record-parts.ts'

const LABELS: Readonly<Record<string, readonly string[]>> = {
  passport: [
    'Passport',
    'Diplomatic Passport',
    'Service Passport',
    'British National Overseas Passport',
    'Stateless Person Passport',
    'Travel Document Number',
  ],
  'national-id': [
    'Afghan Money Service Provider License Number',
    'Birth Certificate Number',
    'Bosnian Personal ID No.',
    'C.U.I.',
    'CNP (Personal Numerical Code)',
    'C.U.R.P.',
    'Cartilla de Servicio Militar Nacional',
    'Cedula No.',
    'Cedula de Ciudadania',
    'Cedula de Residencia',
    "Citizen's Card Number",
    'Credencial electoral',
    'D.N.I.',
    'Electoral Registry No.',
    'I.F.E.',
    'Identification Number',
    'Kenyan ID No.',
    'LE Number',
    'Military Registration Number',
    'Moroccan Personal ID No.',
    'N.I.E.',
    'National Foreign ID Number',
    'National ID No.',
    'Numero de Identidad',
    'Paraguayan Identification Number',
    'Personal ID Card',
    'Refugee ID Card',
    'Residency Number',
    'SSN',
    'Stateless Person ID Card',
    'Tarjeta de Identidad',
    'Tazkira National ID Card',
    'Turkish Identification Number',
    'UAE Identification',
    'VisaNumberID',
  ],
  tax: [
    'C.U.I.P.',
    'C.U.I.T.',
    'Fiscal Code',
    'Italian Fiscal Code',
    'NIT #',
    'Numero Unico de Identificacao Tributaria (NUIT)',
    'Pakistan NTN',
    'R.F.C.',
    'RFC',
    'RIF #',
    'RTN',
    'RUC #',
    'Romanian Tax Registration',
    'Tax ID No.',
    'US FEIN',
    'V.A.T. Number',
  ],
  registration: [
    'Branch Unit Number',
    'Business Number',
    'Business Registration Document #',
    'Business Registration Number',
    'C.R. No.',
    'Central Registration System Number',
    'Certificate of Incorporation Number',
    'Chamber of Commerce Number',
    'Chinese Commercial Code',
    'Commercial Registry Number',
    'Company Number',
    'Dubai Chamber of Commerce Membership No.',
    'Economic Register Number (CBLS)',
    'Enterprise Number',
    'File Number',
    'Folio Mercantil No.',
    'Government Gazette Number',
    'Istanbul Chamber of Comm. No.',
    'Legal Entity Number',
    'License',
    'MSB Registration Number',
    'Matricula Mercantil No',
    'Organization Code',
    'Public Registration Number',
    'Registered Charity No.',
    'Registration Certificate Number (Dubai)',
    'Registration ID',
    'Registration Number',
    'Romanian C.R.',
    'Trade License No.',
    'UK Company Number',
    'Unified Social Credit Code (USCC)',
    'United Social Credit Code Certificate (USCCC)',
    'Vessel Registration Identification',
  ],
  'aircraft-serial': [
    'Aircraft Construction Number (also called L/N or S/N or F/N)',
    "Aircraft Manufacturer's Serial Number (MSN)",
  ],
  'aircraft-tail': ['Aircraft Tail Number', 'Previous Aircraft Tail Number'],
  bic: ['SWIFT/BIC'],
  bik: ['BIK (RU)'],
  crypto: ['Digital Currency Address -'],
  'driving-licence': ["Driver's License No."],
  duns: ['D-U-N-S Number'],
  imo: ['IMO', 'IMO Number', 'International Maritime Organization No.'],
  isin: ['ISIN'],
  lei: ['LEI', 'Legal Entity Identifier', 'Legal Entity Identifier (LEI)'],
  mmsi: ['MMSI', 'Maritime Mobile Service Identity (MMSI)'],
}

/** Longest first, so that `Registration Number` is not read as something shorter. */
const BY_LENGTH = Object.entries(LABELS)
  .flatMap(([kind, labels]) => labels.map((label) => ({ kind, label })))
  .sort((a, b) => b.label.length - a.label.length)

/** Codes of these kinds may be letters only. For all other kinds, a value without a digit is a remark. */
const LETTERS_ONLY: ReadonlySet<string> = new Set(['bic', 'aircraft-tail', 'crypto'])

const SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  bic: 'bic',
  crypto: 'crypto',
  duns: 'duns',
  imo: 'imo',
  isin: 'isin',
  lei: 'lei',
  'national-id': 'national-id',
  passport: 'passport',
  registration: 'registration',
  tax: 'tax',
}
const VALIDITY = / ((?:issued|expires|Date of Issue)\b.*)$/

/** What a list says about an identifier besides its number. */
export interface IdentifierFields {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country?: string | undefined
  readonly note?: string | undefined
}

/** `Passport A123 (Iran) expires 2020` as an identifier; undefined when the text begins with no known label. */
export function labelledIdentifier(text: string): PartyIdentifier | undefined {
  const found = BY_LENGTH.find(({ label }) => text.startsWith(label) && /^:? /.test(text.slice(label.length)))
  if (found === undefined) return undefined
  const written = text.slice(found.label.length).trim()
  const country = countryCode(/\(([^()]+)\)/.exec(written)?.[1] ?? '')
  return toIdentifier(found.kind, found.label, written, { country, note: VALIDITY.exec(written)?.[1] })
}

/** The identifier of a label and a value that the list keeps apart; undefined when the label is not known. */
export function identifierByLabel(
  label: string,
  value: string,
  fields: IdentifierFields = {},
): PartyIdentifier | undefined {
  const bare = label.replace(/:$/, '').trim()
  const found = BY_LENGTH.find(
    (row) => row.label === bare || (row.kind === 'crypto' && bare.startsWith(row.label)),
  )
  return found && toIdentifier(found.kind, bare, value, fields)
}

function toIdentifier(
  kind: string,
  label: string,
  written: string,
  { country, note }: IdentifierFields,
): PartyIdentifier | undefined {
  const [, currency = ''] = kind === 'crypto' ? (/^([A-Z0-9]{2,5}) /.exec(written) ?? []) : []
  const found = valueOf(kind, written.slice(currency.length))
  if (found === undefined) return undefined
  return present<PartyIdentifier>({
    scheme: SCHEMES[found.kind] ?? 'other',
    value: found.value,
    country,
    // The label comes first: the kind of an identifier without a scheme is read from it.
    note: joined([`${label} ${currency}`.trim(), note ?? '']),
  })
}

function valueOf(kind: string, written: string): { kind: string; value: string } | undefined {
  // `CNIC: 123 (Pakistan) issued ...` is number 123: the text around it comes from no field of its own.
  const value = written
    .replace(/^:?\s+/, '')
    .replace(/ \(.*| (?:issued|expires|Date of Issue)\b.*|,(?: .*)?$/g, '')
    .replace(/^[\p{L}. ]+:\s*|^#\s*/u, '')
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1')
  const imo = /^IMO(?: Number)?:?\s*(\d{7})$/i.exec(value)?.[1]
  if (imo !== undefined) return { kind: 'imo', value: imo }
  return value === '' || (!LETTERS_ONLY.has(kind) && !/\d/.test(value)) ? undefined : { kind, value }
}
