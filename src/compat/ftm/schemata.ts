// The schemata of FollowTheMoney that a query may name, and how Assay reads a party of each.
import type { PartyType } from '../../screening/party/asked-party.ts'

export interface Schema {
  readonly name: string
  readonly label: string
  readonly plural: string
  /** Every schema above it. */
  readonly above: readonly string[]
  /**
   * The type of party that it is on a list; `any` where it does not say; `none` for what is on no list, which is searched by its
   * numbers alone.
   */
  readonly party: PartyType | 'any' | 'none'
}

const ORGANISATION = ['LegalEntity', 'Thing']
const ASSET = ['Asset', 'Thing']

const TABLE: readonly Schema[] = [
  { name: 'Thing', label: 'Thing', plural: 'Things', above: [], party: 'any' },
  { name: 'LegalEntity', label: 'Legal entity', plural: 'Legal entities', above: ['Thing'], party: 'any' },
  { name: 'Person', label: 'Person', plural: 'People', above: ORGANISATION, party: 'person' },
  {
    name: 'Organization',
    label: 'Organization',
    plural: 'Organizations',
    above: ORGANISATION,
    party: 'company',
  },
  {
    name: 'Company',
    label: 'Company',
    plural: 'Companies',
    above: ['Organization', 'Asset', ...ORGANISATION],
    party: 'company',
  },
  {
    name: 'PublicBody',
    label: 'Public body',
    plural: 'Public bodies',
    above: ['Organization', ...ORGANISATION],
    party: 'company',
  },
  { name: 'Vehicle', label: 'Vehicle', plural: 'Vehicles', above: ASSET, party: 'any' },
  { name: 'Vessel', label: 'Vessel', plural: 'Vessels', above: ['Vehicle', ...ASSET], party: 'vessel' },
  {
    name: 'Airplane',
    label: 'Airplane',
    plural: 'Airplanes',
    above: ['Vehicle', ...ASSET],
    party: 'aircraft',
  },
  {
    name: 'CryptoWallet',
    label: 'Cryptocurrency wallet',
    plural: 'Cryptocurrency wallets',
    above: ['Thing'],
    party: 'none',
  },
  { name: 'Security', label: 'Security', plural: 'Securities', above: ASSET, party: 'none' },
  { name: 'BankAccount', label: 'Bank account', plural: 'Bank accounts', above: ASSET, party: 'none' },
  { name: 'UserAccount', label: 'User account', plural: 'User accounts', above: ['Thing'], party: 'none' },
  { name: 'Address', label: 'Address', plural: 'Addresses', above: ['Thing'], party: 'none' },
  { name: 'Position', label: 'Position', plural: 'Positions', above: ['Thing'], party: 'none' },
  { name: 'Territory', label: 'Territory', plural: 'Territories', above: ['Thing'], party: 'none' },
]

const BY_NAME = new Map(TABLE.map((schema) => [schema.name, schema]))

export const findSchema = (name: string): Schema | undefined => BY_NAME.get(name)

/** Whether a schema is the other or below it. */
export const isSchemaBelow = (name: string, above: string): boolean =>
  name === above || findSchema(name)?.above.includes(above) === true

/** The schemata that entities of the lists have, and those above them that a query may name. */
export const listedSchemata: readonly Schema[] = TABLE.filter(
  ({ party, name }) => party !== 'none' && name !== 'Vehicle',
)

/** All that a query may name. */
export const schemaNames: readonly string[] = TABLE.map(({ name }) => name)
