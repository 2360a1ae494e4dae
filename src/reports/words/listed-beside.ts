// Sets the subject and the listed party side by side, field by field, as pages and PDF show them.
import type { ListedParty } from '../../contract/vocabulary/listed-party.ts'
import type { RunSubject } from '../../contract/vocabulary/subject.ts'
import { identifierSaid, wordsOf } from './identifier.ts'

export interface FieldBeside {
  readonly field: string
  /** Empty where the subject does not say, or cannot. */
  readonly asked: string
  /** Empty where the lists do not say. */
  readonly listed: string
}

/** Only fields that one side fills. */
export function listedBeside(subject: RunSubject, listed: ListedParty): readonly FieldBeside[] {
  const { lei, registrationNumber, identifiers = [] } = subject
  const numbers = [
    ...(lei === undefined ? [] : [`LEI ${lei}`]),
    ...(registrationNumber === undefined ? [] : [`Registration ${registrationNumber}`]),
    ...identifiers.map(identifierSaid),
  ]
  const rows: readonly (readonly [string, readonly (string | undefined)[], readonly string[]])[] = [
    ['Name', [subject.name, ...(subject.aliases ?? [])], listed.names],
    ['Type', [subject.type && wordsOf(subject.type)], [wordsOf(listed.kind)]],
    ['Birth date', [subject.birthDate], listed.births],
    ['Birth place', [], listed.birthPlaces],
    ['Country', [subject.country], listed.nationalities],
    ['Address', subject.addresses ?? [], listed.addresses],
    ['Identifiers', numbers, listed.identifiers.map(identifierSaid)],
    ['Programme', [], listed.programs],
    ['Listed on', [], listed.listedOn],
    ['Remarks', [], listed.remarks],
  ]
  return rows.flatMap(([field, asked, there]) => {
    const own = asked.filter(Boolean).join('; ')
    return own === '' && there.length === 0 ? [] : [{ field, asked: own, listed: there.join('; ') }]
  })
}
