// One row of level 1 as a record: the entity, its LEI registration, its legal events and its successors.
import type { DateSpec, MetricPart, PartyPart, RecordPart, SourceRecord } from '../../model/record.ts'
import { dateSpec, isoDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { AT, SLOTS } from './lei-columns.ts'
import { addressesOf, folded, leiIdentifiers, leiNames } from './lei-party.ts'
import { LEI_FILE, RECORD_PAGE } from './manifest.ts'
import type { PickedRow } from './rows.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const LEI = /^[A-Z0-9]{18}\d\d$/
/** Written where a status does not apply, as of an LEI that was annulled or is a duplicate. */
const NONE = 'NULL'
/** Legal forms that ISO 20275 does not know, and the lack of a form: the text beside them says more. */
const NO_CODE: ReadonlySet<string> = new Set(['', '8888', '9999'])

/**
 * The record of a row that was picked by LEI_COLUMNS. The status of the party is that of the entity (ACTIVE, INACTIVE).
 * The status of its LEI (ISSUED, LAPSED, RETIRED and so on) is the note of a metric `lei-registration`, whose period runs
 * from the first registration to the renewal that is due. Each legal event is a metric `legal-entity-event` with its type
 * and, after a space, its status as the note. Throws ListFileError for a row without an LEI or a name.
 */
export function leiRecord({ cells, number }: PickedRow): SourceRecord {
  const lei = cellAt(cells, AT.LEI)
  const names = leiNames(cells)
  if (!LEI.test(lei) || names.length === 0) {
    throw new ListFileError(
      LEI_FILE,
      `row ${number} has no ${names.length === 0 ? 'name' : 'LEI'} where it is due; download the file again`,
    )
  }
  const parts: RecordPart[] = [partyOf(cells, lei, names)]
  const registration = registrationOf(cells, lei)
  if (registration !== undefined) parts.push(registration)
  for (let slot = 0; slot < SLOTS; slot++) {
    const event = eventOf(cells, AT.firstSlot + slot * AT.slotCells + AT.event, lei)
    if (event !== undefined) parts.push(event)
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const successor = cellAt(cells, AT.firstSlot + slot * AT.slotCells + AT.successor)
    if (successor === '') continue
    parts.push({ kind: 'relation', from: `lei:${lei}`, to: `lei:${successor}`, relationKind: 'successor' })
  }
  return { recordId: lei, url: RECORD_PAGE + lei, locator: `${LEI_FILE} LEI=${lei}`, parts }
}

/** The country of the legal jurisdiction, else of the legal address; upper case, empty where the row tells neither. */
export function leiCountry(cells: readonly string[]): string {
  const jurisdiction = cellAt(cells, AT['Entity.LegalJurisdiction'])
  return jurisdiction === '' ? cellAt(cells, AT.legalAddress + AT.country) : jurisdiction.slice(0, 2)
}

function partyOf(cells: readonly string[], lei: string, names: PartyPart['names']): PartyPart {
  const jurisdiction = cellAt(cells, AT['Entity.LegalJurisdiction'])
  const addresses = addressesOf(cells)
  const party: Mutable<PartyPart> = {
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names,
    identifiers: leiIdentifiers(cells, lei),
  }
  const countries = [jurisdiction.slice(0, 2), ...addresses.map(({ country = '' }) => country)]
  const known = countries.filter((code, at) => code !== '' && countries.indexOf(code) === at)
  if (known.length > 0) party.countries = known
  if (jurisdiction !== '') party.jurisdiction = jurisdiction
  if (addresses.length > 0) party.addresses = addresses
  const incorporated = dayAt(cells, AT['Entity.EntityCreationDate'])
  if (incorporated !== undefined) party.incorporated = incorporated
  const dissolved = dayAt(cells, AT['Entity.EntityExpirationDate'])
  if (dissolved !== undefined) party.dissolved = dissolved
  const status = cellAt(cells, AT['Entity.EntityStatus'])
  if (status !== '' && status !== NONE) party.status = status
  const form = cellAt(cells, AT['Entity.LegalForm.EntityLegalFormCode'])
  const legalForm = NO_CODE.has(form) ? folded(cells[AT['Entity.LegalForm.OtherLegalForm']]) : form
  if (legalForm !== '') party.legalForm = legalForm
  const notes = notesOf(cells)
  if (notes !== '') party.notes = notes
  return party
}

/** What is out of the ordinary: neither a general entity nor a corroborated record needs a word. */
function notesOf(cells: readonly string[]): string {
  const notes: string[] = []
  const category = cellAt(cells, AT['Entity.EntityCategory'])
  if (category !== '' && category !== 'GENERAL') notes.push(`category: ${category}`)
  const subCategory = cellAt(cells, AT['Entity.EntitySubCategory'])
  if (subCategory !== '') notes.push(`sub-category: ${subCategory}`)
  const reason = cellAt(cells, AT['Entity.EntityExpirationReason'])
  if (reason !== '') notes.push(`reason of expiration: ${reason}`)
  for (let slot = 0; slot < SLOTS; slot++) {
    const at = AT.firstSlot + slot * AT.slotCells + AT.successor
    const name = folded(cells[at + 1])
    if (name !== '' && cellAt(cells, at) === '') notes.push(`successor: ${name}`)
  }
  const corroboration = cellAt(cells, AT['Registration.ValidationSources'])
  if (corroboration !== '' && corroboration !== 'FULLY_CORROBORATED')
    notes.push(`corroboration: ${corroboration}`)
  return notes.join('; ')
}

/** The day of the last update is left out, so that a record touched without a change stays the same record. */
function registrationOf(cells: readonly string[], lei: string): MetricPart | undefined {
  const note = cellAt(cells, AT['Registration.RegistrationStatus'])
  if (note === '') return undefined
  const metric: Mutable<MetricPart> = {
    kind: 'metric',
    org: `lei:${lei}`,
    metric: 'lei-registration',
    value: 1,
    unit: 'registration',
    note,
  }
  const start = dayAt(cells, AT['Registration.InitialRegistrationDate'])?.value
  const end = dayAt(cells, AT['Registration.NextRenewalDate'])?.value
  if (end !== undefined) metric.period = start === undefined ? { end } : { start, end }
  return metric
}

function eventOf(cells: readonly string[], at: number, lei: string): MetricPart | undefined {
  const type = cellAt(cells, at)
  if (type === '') return undefined
  const metric: Mutable<MetricPart> = {
    kind: 'metric',
    org: `lei:${lei}`,
    metric: 'legal-entity-event',
    value: 1,
    unit: 'event',
    note: `${type} ${cellAt(cells, at + 1)}`.trimEnd(),
  }
  const end = dayAt(cells, at + 2)?.value
  if (end !== undefined) metric.period = { end }
  return metric
}

function dayAt(cells: readonly string[], at: number): DateSpec | undefined {
  const text = cells[at]
  return text === undefined || text === '' ? undefined : dateSpec(text, isoDate)
}

function cellAt(cells: readonly string[], at: number): string {
  return cells[at]?.trim() ?? ''
}
