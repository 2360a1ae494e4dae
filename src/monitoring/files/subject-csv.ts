// Writes subjects as CSV, as `csvObjects` reads them.
import type { Subject } from '../../contract/vocabulary/subject.ts'
import { severalValues, SUBJECT_COLUMNS } from './csv-objects.ts'
import { csvRow } from './csv-text.ts'

export const CSV_HEAD = csvRow(SUBJECT_COLUMNS)

export function csvOfSubject(ref: string, subject: Subject): string {
  const cells: Readonly<Record<string, string | undefined>> = {
    ref,
    name: subject.name,
    type: subject.type,
    birth_date: subject.birthDate,
    country: subject.country,
    jurisdiction: subject.jurisdiction,
    registration_number: subject.registrationNumber,
    lei: subject.lei,
    domain: subject.domain,
    father_name: subject.fatherName,
    aliases: severalValues(subject.aliases ?? []),
    addresses: severalValues(subject.addresses ?? []),
    identifiers: severalValues(
      (subject.identifiers ?? []).map(
        ({ scheme, value, country }) => `${scheme}${country === undefined ? '' : `/${country}`}:${value}`,
      ),
    ),
  }
  return csvRow(SUBJECT_COLUMNS.map((column) => cells[column] ?? ''))
}
