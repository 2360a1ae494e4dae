// Reads the lines of the owner file as records, up to the trailer, whose counts must match the lines before it.
import type { RecordPart, SourceRecord } from '../../model/record.ts'
import type { SnapshotFacts } from '../../model/source.ts'
import { isJsonObject, type JsonObject } from '../../../base/json.ts'
import { isoDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { companyNumber } from './company-number.ts'
import { objectMember, textMember } from './json-field.ts'
import { OWNERS_FILE, ownersPage } from './manifest.ts'
import { ownerParts } from './owner-record.ts'
import { SnapshotTally } from './snapshot-tally.ts'
import { exemptionParts, statementParts } from './statement-parts.ts'
import { checkedUtf8, lineBatches } from '../../files/whole-lines.ts'

const TRAILER = 'totals#persons-of-significant-control-snapshot'

interface Kind {
  readonly counted: 'persons' | 'statements' | 'exemptions'
  /** Gives undefined if the record lacks required data. Absent for kinds that are never shown. */
  readonly parts?: (data: JsonObject, org: string) => readonly RecordPart[] | undefined
}

const PERSON: Kind = { counted: 'persons', parts: (data, org) => ownerParts(data, 'person', org) }
const ORGANISATION: Kind = { counted: 'persons', parts: (data, org) => ownerParts(data, 'organization', org) }
const PROTECTED: Kind = { counted: 'persons' }
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['individual-person-with-significant-control', PERSON],
  ['individual-beneficial-owner', PERSON],
  ['corporate-entity-person-with-significant-control', ORGANISATION],
  ['corporate-entity-beneficial-owner', ORGANISATION],
  ['legal-person-person-with-significant-control', ORGANISATION],
  ['legal-person-beneficial-owner', ORGANISATION],
  ['super-secure-person-with-significant-control', PROTECTED],
  ['super-secure-beneficial-owner', PROTECTED],
  ['persons-with-significant-control-statement', { counted: 'statements', parts: statementParts }],
  ['exemptions', { counted: 'exemptions', parts: exemptionParts }],
])

/**
 * Every record that may be shown. Throws ListFileError for a line that is not JSON, a missing trailer, a trailer whose
 * counts differ from the file, and lines after it. `found` receives the date of the trailer and what was left out.
 */
export async function* ownerRecords(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  found: (facts: SnapshotFacts) => void,
): AsyncGenerator<SourceRecord> {
  const tally = new SnapshotTally()
  let line = 0
  let trailer: JsonObject | undefined
  for await (const lines of lineBatches(listText(file, checkedUtf8(file, bytes), 'utf-8'))) {
    for (const text of lines) {
      line++
      if (text === '' || text === '\r') continue
      if (trailer !== undefined) {
        throw new ListFileError(
          file,
          `line ${line} follows the trailer: two files were joined; download it again`,
        )
      }
      const row = parsed(file, text, line)
      const data = objectMember(row, 'data')
      const name = textMember(data, 'kind')
      if (name === TRAILER) {
        trailer = data
        continue
      }
      const kind = KINDS.get(name)
      if (kind === undefined) {
        tally.unknown++
        continue
      }
      tally[kind.counted]++
      const record = kind.parts && recordOf(row, data, kind.parts)
      if (record !== undefined) yield record
      else if (kind.parts === undefined) tally.protected++
      else tally.incomplete++
    }
  }
  if (trailer === undefined) {
    throw new ListFileError(
      file,
      'the file has no trailer with its counts: the download is cut, or this is one part of several; download the whole file again',
    )
  }
  for (const shortfall of tally.shortfalls(file, trailer)) found({ shortfall })
  const asOf = isoDate(textMember(trailer, 'generated_at'))
  if (asOf !== undefined) found({ asOf })
  for (const warning of tally.warnings(file)) found({ warning })
}

function parsed(file: string, text: string, line: number): JsonObject {
  try {
    const row: unknown = JSON.parse(text)
    if (isJsonObject(row)) return row
  } catch {
    // Reported below, with the remedy for an operator.
  }
  throw new ListFileError(
    file,
    `line ${line} is not a JSON object: the file is cut, damaged or another one; download it again`,
  )
}

function recordOf(
  row: JsonObject,
  data: JsonObject,
  partsOf: NonNullable<Kind['parts']>,
): SourceRecord | undefined {
  const written = textMember(row, 'company_number')
  const self = textMember(objectMember(data, 'links'), 'self')
  // The last segment of the path is the publisher's id. It identifies one owner of one company, never a person.
  const id = self.slice(self.lastIndexOf('/') + 1)
  if (written === '' || id === '') return undefined
  const number = companyNumber(written)
  const parts = partsOf(data, `gb-coh:${number}`)
  if (parts === undefined || parts.length === 0) return undefined
  return {
    recordId: `${number}/${id}`,
    url: ownersPage(number),
    locator: `${OWNERS_FILE} links.self=${self}`,
    parts,
  }
}
