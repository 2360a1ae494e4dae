// Documents and numbers of an EU entry. What the list says against a document goes with it as a note.
import type { IdentifierScheme, PartyIdentifier } from '../../model/record.ts'
import { distinct, present } from '../../files/record-parts.ts'
import { attributeOf, childrenOf, type XmlElement } from '../../files/xml-records.ts'
import { euCountry } from './places.ts'
import { remarksOf } from './texts.ts'

const SCHEMES: ReadonlyMap<string, IdentifierScheme> = new Map([
  ['passport', 'passport'],
  ['id', 'national-id'],
  ['ssn', 'national-id'],
  ['nrn', 'national-id'],
  ['fiscalcode', 'tax'],
  ['regnumber', 'registration'],
  ['imo', 'imo'],
  ['swiftbic', 'bic'],
])
const FLAGS: readonly (readonly [attribute: string, note: string])[] = [
  ['diplomatic', 'diplomatic'],
  ['knownExpired', 'known to be expired'],
  ['knownFalse', 'known to be false'],
  ['reportedLost', 'reported lost'],
  ['revokedByIssuer', 'revoked by its issuer'],
]

/** Every number once, with the references of this list and of the UN last. An element without a number is none. */
export function euIdentifiers(entry: XmlElement): readonly PartyIdentifier[] {
  const reference = attributeOf(entry, 'euReferenceNumber')
  const unReference = attributeOf(entry, 'unitedNationId')
  return distinct<PartyIdentifier>(
    [
      ...childrenOf(entry, 'identification').flatMap(numbersOf),
      ...(reference === '' ? [] : [{ scheme: 'eu-ref', value: reference } as const]),
      ...(unReference === '' ? [] : [{ scheme: 'un-ref', value: unReference } as const]),
    ],
    ({ scheme, value, country }) => `${scheme} ${value} ${country ?? ''}`,
  )
}

/** The number, and its spelling in Latin letters where that is another one. */
function numbersOf(element: XmlElement): readonly PartyIdentifier[] {
  const scheme = SCHEMES.get(attributeOf(element, 'identificationTypeCode').toLowerCase()) ?? 'other'
  const country = euCountry(element)
  const kind = attributeOf(element, 'identificationTypeDescription')
  const note = [
    ...(scheme === 'other' && kind !== '' ? [kind] : []),
    ...FLAGS.flatMap(([attribute, words]) => (attributeOf(element, attribute) === 'true' ? words : [])),
    ...remarksOf(element),
  ].join('; ')
  const written = [attributeOf(element, 'number'), attributeOf(element, 'latinNumber')]
  const values = scheme === 'imo' ? written.map((value) => value.replace(/^IMO\D*/i, '')) : written
  return values
    .filter((value) => value !== '')
    .map((value) => present<PartyIdentifier>({ scheme, value, country, note }))
}
