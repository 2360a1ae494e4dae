// The level 1 columns that a record is made of, in the order in which its builder finds them in a row.
import type { PickedColumns } from './rows.ts'

/** Number of slots for a value that the file repeats in numbered columns. */
export const SLOTS = 5

const SINGLE = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.OtherRegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.LegalJurisdiction',
  'Entity.EntityCategory',
  'Entity.EntitySubCategory',
  'Entity.LegalForm.EntityLegalFormCode',
  'Entity.LegalForm.OtherLegalForm',
  'Entity.EntityStatus',
  'Entity.EntityCreationDate',
  'Entity.EntityExpirationDate',
  'Entity.EntityExpirationReason',
  'Registration.InitialRegistrationDate',
  'Registration.LastUpdateDate',
  'Registration.RegistrationStatus',
  'Registration.NextRenewalDate',
  'Registration.ValidationSources',
] as const

const ADDRESS = [
  'FirstAddressLine',
  'AdditionalAddressLine.1',
  'AdditionalAddressLine.2',
  'AdditionalAddressLine.3',
  'City',
  'Region',
  'Country',
  'PostalCode',
] as const
const NAME = ['', '.xmllang', '.type'] as const
const SUCCESSOR = ['.SuccessorLEI', '.SuccessorEntityName'] as const
const EVENT = ['.LegalEntityEventType', '.event_status', '.LegalEntityEventEffectiveDate'] as const

const OTHER = 'Entity.OtherEntityNames.OtherEntityName'
const TRANSLITERATED = 'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName'

const addressOf = (kind: string): readonly string[] => ADDRESS.map((part) => `Entity.${kind}.${part}`)
const slot = (number: number): readonly string[] => [
  ...NAME.map((part) => `${OTHER}.${number}${part}`),
  ...NAME.map((part) => `${TRANSLITERATED}.${number}${part}`),
  ...SUCCESSOR.map((part) => `Entity.SuccessorEntity.${number}${part}`),
  ...EVENT.map((part) => `Entity.LegalEntityEvents.LegalEntityEvent.${number}${part}`),
]

/** Slots after the first may come and go with a version of the format; everything else is required. */
export const LEI_COLUMNS: PickedColumns = {
  required: [...SINGLE, ...addressOf('LegalAddress'), ...addressOf('HeadquartersAddress'), ...slot(1)],
  optional: Array.from({ length: SLOTS - 1 }, (_, at) => slot(at + 2)).flat(),
}

/** Where the values of a row begin: an address and a slot are several cells from that place, in the order above. */
export const AT = {
  ...(Object.fromEntries(SINGLE.map((name, at) => [name, at])) as Record<(typeof SINGLE)[number], number>),
  legalAddress: SINGLE.length,
  headquarters: SINGLE.length + ADDRESS.length,
  /** Within an address; its lines come first. */
  addressLines: 4,
  city: 4,
  region: 5,
  country: 6,
  postalCode: 7,
  addressCells: ADDRESS.length,
  firstSlot: SINGLE.length + 2 * ADDRESS.length,
  slotCells: slot(1).length,
  /** Within a slot. */
  otherName: 0,
  transliterated: NAME.length,
  successor: 2 * NAME.length,
  event: 2 * NAME.length + SUCCESSOR.length,
} as const
