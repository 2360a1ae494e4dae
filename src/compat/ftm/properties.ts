// The properties of FollowTheMoney that entities of the lists have, and the schemata that have them.
import { isSchemaBelow } from './schemata.ts'

export interface Property {
  readonly name: string
  readonly label: string
  /** The highest schemata that have it. */
  readonly of: readonly string[]
}

const LEGAL = ['LegalEntity']

export const properties: readonly Property[] = [
  { name: 'name', label: 'Name', of: ['Thing'] },
  { name: 'alias', label: 'Other name', of: ['Thing'] },
  { name: 'previousName', label: 'Former name', of: ['Thing'] },
  { name: 'weakAlias', label: 'Weak alias', of: ['Thing'] },
  { name: 'country', label: 'Country', of: ['Thing'] },
  { name: 'address', label: 'Address', of: ['Thing'] },
  { name: 'topics', label: 'Topics', of: ['Thing'] },
  { name: 'program', label: 'Programme', of: ['Thing'] },
  { name: 'notes', label: 'Notes', of: ['Thing'] },
  { name: 'sourceUrl', label: 'Page of the publisher', of: ['Thing'] },
  { name: 'wikidataId', label: 'Wikidata item', of: ['Thing'] },
  { name: 'firstName', label: 'First name', of: ['Person'] },
  { name: 'middleName', label: 'Middle name', of: ['Person'] },
  { name: 'lastName', label: 'Last name', of: ['Person'] },
  { name: 'birthDate', label: 'Date of birth', of: ['Person'] },
  { name: 'birthPlace', label: 'Place of birth', of: ['Person'] },
  { name: 'nationality', label: 'Nationality', of: ['Person'] },
  { name: 'gender', label: 'Gender', of: ['Person'] },
  { name: 'title', label: 'Title', of: ['Person'] },
  { name: 'passportNumber', label: 'Passport number', of: ['Person'] },
  { name: 'jurisdiction', label: 'Jurisdiction', of: LEGAL },
  { name: 'legalForm', label: 'Legal form', of: LEGAL },
  { name: 'status', label: 'Status', of: LEGAL },
  { name: 'sector', label: 'Sector', of: LEGAL },
  { name: 'website', label: 'Website', of: LEGAL },
  { name: 'incorporationDate', label: 'Date of incorporation', of: LEGAL },
  { name: 'dissolutionDate', label: 'Date of dissolution', of: LEGAL },
  { name: 'registrationNumber', label: 'Registration number', of: ['LegalEntity', 'Vehicle'] },
  { name: 'idNumber', label: 'Identification number', of: LEGAL },
  { name: 'taxNumber', label: 'Tax number', of: LEGAL },
  { name: 'innCode', label: 'INN (Russia)', of: LEGAL },
  { name: 'ogrnCode', label: 'OGRN (Russia)', of: LEGAL },
  { name: 'leiCode', label: 'LEI', of: LEGAL },
  { name: 'dunsCode', label: 'DUNS number', of: LEGAL },
  { name: 'uniqueEntityId', label: 'Unique entity id (SAM)', of: LEGAL },
  { name: 'npiCode', label: 'NPI', of: LEGAL },
  { name: 'swiftBic', label: 'BIC', of: LEGAL },
  { name: 'cageCode', label: 'CAGE code', of: ['Organization'] },
  { name: 'cikCode', label: 'CIK', of: ['Company'] },
  { name: 'bikCode', label: 'BIK (Russia)', of: ['Company'] },
  { name: 'isinCode', label: 'ISIN', of: ['Company'] },
  { name: 'ticker', label: 'Stock ticker', of: ['Company'] },
  { name: 'imoNumber', label: 'IMO number', of: ['Vessel', 'Organization'] },
  { name: 'mmsi', label: 'MMSI', of: ['Vessel'] },
  { name: 'callSign', label: 'Call sign', of: ['Vessel'] },
  { name: 'serialNumber', label: 'Serial number', of: ['Airplane'] },
]

const BY_NAME = new Map(properties.map((property) => [property.name, property]))

/** A property by its name, also written with its schema: `Person:birthDate`. */
export const findProperty = (written: string): Property | undefined =>
  BY_NAME.get(written.slice(written.indexOf(':') + 1))

/** Whether entities of a schema can have a property. */
export const hasProperty = (schema: string, name: string): boolean =>
  BY_NAME.get(name)?.of.some((above) => isSchemaBelow(schema, above)) === true

/** The properties of a schema, and of those below it. */
export const propertiesUnder = (schema: string): readonly Property[] =>
  properties.filter(({ of }) => of.some((each) => isSchemaBelow(schema, each) || isSchemaBelow(each, schema)))
