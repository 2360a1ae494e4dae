// Reads Form D filings, one quarter at a time: joins several tables by accession number into one record.
import type { RolePart } from '../../model/record.ts'
import type { SourceReader } from '../../model/source.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { cikOf, ISSUER_COLUMNS, issuerParty, issuersInOrder } from './issuers.ts'
import {
  ISSUERS_FILE,
  OFFERING_FILE,
  PERSONS_FILE,
  FORM_D_SUBMISSIONS_FILE,
  usSecFormDManifest,
} from './manifest.ts'
import { offeringFiledOn, fundingPart, industriesOf, OFFERING_COLUMNS } from './offering.ts'
import { personsInOrder, RELATED_PERSON_COLUMNS, rolePart } from './related-persons.ts'
import { cell, readTable, type FormDTable } from './tables.ts'

const SUBMISSION_COLUMNS = ['FILE_NUM', 'FILING_DATE', 'SUBMISSIONTYPE', 'TESTORLIVE']

/**
 * Live filings in the order of the file, `D` and `D/A` as separate records. `asOf` is the day of the latest filing.
 * Sales agents (RECIPIENTS) and signers (SIGNATURES) are not read.
 */
export const usSecFormD: SourceReader = {
  manifest: usSecFormDManifest,
  async *read(files, options) {
    const submissions = await readTable(files, FORM_D_SUBMISSIONS_FILE, SUBMISSION_COLUMNS)
    const issuers = await readTable(files, ISSUERS_FILE, ISSUER_COLUMNS)
    const offerings = await readTable(files, OFFERING_FILE, OFFERING_COLUMNS)
    const persons = await readTable(files, PERSONS_FILE, RELATED_PERSON_COLUMNS)
    let latest = ''
    let leftOut = 0
    for (const [recordId, [submission]] of submissions) {
      if (submission === undefined || cell(submission, 'TESTORLIVE').toUpperCase() !== 'LIVE') continue
      const [primary, ...others] = issuersInOrder(rowsOf(ISSUERS_FILE, issuers, recordId))
      const [offering] = rowsOf(OFFERING_FILE, offerings, recordId)
      const cik = cikOf(primary)
      const org = `cik:${cik}`
      const rows = personsInOrder(persons.get(recordId) ?? [])
      const roles = rows.flatMap((row) => rolePart(org, row) ?? [])
      leftOut += rows.length - roles.length
      const filed = offeringFiledOn(submission) ?? ''
      if (filed > latest) latest = filed
      yield {
        recordId,
        url: `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${recordId.replaceAll('-', '')}/${recordId}-index.htm`,
        locator: `${FORM_D_SUBMISSIONS_FILE} ACCESSIONNUMBER=${recordId}`,
        parts: [
          issuerParty(primary, 'self', industriesOf(submission, offering)),
          ...others.map((row, index) => issuerParty(row, `issuer-${index + 2}`, [])),
          fundingPart(org, submission, offering),
          ...distinct(roles),
        ],
      }
    }
    if (latest !== '') options.found({ asOf: latest })
    if (leftOut > 0) {
      options.found({
        warning: `${PERSONS_FILE}: ${leftOut} related persons without a name or a role of the form are left out`,
      })
    }
  },
}

/** The rows of a filing, at least one. */
function rowsOf(file: string, table: FormDTable, accession: string): readonly [HeadedRow, ...HeadedRow[]] {
  const [first, ...others] = table.get(accession) ?? []
  if (first === undefined) {
    throw new ListFileError(
      file,
      `there is no row for filing ${accession}: the file is cut, or of another quarter; download the quarter again`,
    )
  }
  return [first, ...others]
}

function distinct(roles: readonly RolePart[]): readonly RolePart[] {
  return [...new Map(roles.map((role) => [JSON.stringify(role), role])).values()]
}
