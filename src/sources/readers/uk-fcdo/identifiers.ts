// Numbers of a UK designation: documents, company and ship numbers, and the references of other lists.
import type { PartyIdentifier } from '../../model/record.ts'
import { distinct } from '../../files/record-parts.ts'
import type { Designation } from './designation.ts'
import { ukItemised } from './plain-text.ts'
import { registrationNumbers } from './registration-numbers.ts'

/** Every number once. A document that is described without a number is none. */
export function ukIdentifiers(designation: Designation): readonly PartyIdentifier[] {
  return distinct<PartyIdentifier>(
    [
      ...designation.texts('imoNumbers').flatMap(imoNumbers),
      ...designation.values('passports').flatMap((texts) => documents('passport', texts)),
      ...designation.values('nationalIds').flatMap((texts) => documents('national-id', texts)),
      ...designation.texts('registrations').flatMap(ukItemised).flatMap(registrationNumbers),
      ...designation
        .texts('hullNumbers')
        .map((value): PartyIdentifier => ({ scheme: 'other', value, note: 'Hull identification number' })),
      ...designation.texts('unReferences').map((value): PartyIdentifier => ({ scheme: 'un-ref', value })),
      ...designation
        .texts('ofsiGroups')
        .map((value): PartyIdentifier => ({ scheme: 'other', value, note: 'OFSI Group ID' })),
    ],
    ({ scheme, value }) => `${scheme} ${value}`,
  )
}

/** `IMO9000001` and `9000001` are one number. */
function imoNumbers(text: string): readonly PartyIdentifier[] {
  return [...text.matchAll(/(?<!\d)\d{7}(?!\d)/g)].map(([value]) => ({ scheme: 'imo', value }))
}

function documents(
  scheme: 'passport' | 'national-id',
  [number, information]: readonly [string, string],
): readonly PartyIdentifier[] {
  return ukItemised(number)
    .filter((value) => /\d/.test(value))
    .map((value) => ({ scheme, value, ...(information !== '' && { note: information }) }))
}
