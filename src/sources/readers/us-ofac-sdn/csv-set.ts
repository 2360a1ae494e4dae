// The CSV set of an OFAC list: four files that belong together (primary names, aliases, addresses and the ends of long
// remarks), joined by ent_num.
import { countryCode } from '../../../reference/countries.ts'
import type { Address, PartyName, PartyPart, SourceRecord } from '../../model/record.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { csvRows, requireColumns } from '../../files/csv-rows.ts'
import { withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import {
  joined,
  labelled,
  lastFirst,
  onOneLine,
  openRequired,
  partyOf,
  present,
  type OpenListFile,
} from '../../files/record-parts.ts'
import { partyFacts } from './facts.ts'
import { OFAC, type OfacFiles } from './manifest.ts'
import { ofacPage } from '../../files/ofac-page.ts'
import { readRemarks } from './remarks.ts'

const NULL = '-0-'
/** OFAC ends a file with this byte (Ctrl-Z), which makes a cut download visible. */
const END = '\u001a'
const KINDS: ReadonlyMap<string, PartyPart['partyKind']> = new Map([
  ['', 'organization'],
  ['individual', 'person'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
])

/** The cells of a row of the primary file, in the order of its columns. */
const COLUMNS = [
  'id',
  'name',
  'type',
  'programs',
  'title',
  'callSign',
  'vesselType',
  'tonnage',
  'grossTonnage',
  'flag',
  'owner',
  'remarks',
] as const
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

/** Reads a set. Throws ListFileError where a file is missing, cut or of another day than the primary one. */
export async function* readCsvSet(set: OfacFiles, open: OpenListFile): AsyncGenerator<SourceRecord> {
  const primary = openRequired(open, set.primary)
  const written: Written = new Map()
  const aliases = await grouped(written, set.aliases, openRequired(open, set.aliases), 5, aliasOf)
  const addresses = await grouped(written, set.addresses, open(set.addresses), 6, addressOf)
  const comments = await grouped(written, set.comments, open(set.comments), 2, ([, text = '']) => text)

  for await (const [line, cells, raw] of rows(set.primary, primary, COLUMNS.length)) {
    const row = Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at] ?? ''])) as Row
    const remarks = row.remarks + (comments.get(row.id) ?? []).join('')
    const party = partyOfRow({ ...row, remarks }, aliases.get(row.id) ?? [], addresses.get(row.id) ?? [])
    if (party === undefined || row.id === '') {
      throw new ListFileError(set.primary, `line ${line} has no number or no name; download the set again`)
    }
    aliases.delete(row.id)
    const record: SourceRecord = {
      recordId: row.id,
      url: ofacPage(row.id),
      locator: `${set.primary} ent_num=${row.id}`,
      parts: [
        party,
        {
          kind: 'listing',
          party: 'self',
          listKind: 'sanction',
          authority: OFAC,
          programs: row.programs.split(/\]\s*\[/).filter((program) => program !== ''),
          status: 'active',
        },
      ],
    }
    yield withExtracts(record, [set.primary, raw], ...extractsOf(written, row.id))
  }
  // A file of another day would silently leave records without their aliases.
  const [orphan] = aliases.keys()
  if (orphan !== undefined) {
    throw new ListFileError(
      set.aliases,
      `${aliases.size} of its records are not in ${set.primary} (the first is ${orphan}): the files are of different days; download the whole set again`,
    )
  }
}

function partyOfRow(
  row: Row,
  aliases: readonly PartyName[],
  addresses: readonly Address[],
): PartyPart | undefined {
  const { names, facts, identifiers } = readRemarks(row.remarks)
  const partyKind = KINDS.get(row.type) ?? 'unknown'
  const said = partyFacts(facts)
  const inParts = (name: PartyName): PartyName =>
    partyKind === 'person' ? { ...name, ...lastFirst(name.full) } : name
  return partyOf({
    partyKind,
    names: [{ full: row.name, kind: 'primary', quality: 'strong' } as const, ...aliases, ...names].map(
      inParts,
    ),
    ...said,
    countries: recordCountries([
      ...said.countries,
      countryCode(row.flag),
      ...addresses.map(({ country }) => country),
    ]),
    addresses,
    identifiers: [
      { scheme: 'ofac', value: row.id },
      ...identifiers,
      ...(row.callSign === '' ? [] : [{ scheme: 'call-sign', value: row.callSign } as const]),
    ],
    titles: row.title.split(/;\s+/),
    notes: joined([
      row.remarks,
      labelled('Vessel type', row.vesselType),
      labelled('Tonnage', row.tonnage),
      labelled('Gross registered tonnage', row.grossTonnage),
      labelled('Vessel flag', row.flag),
      labelled('Vessel owner', row.owner),
    ]),
  })
}

function aliasOf([, , type = '', full = '']: readonly string[]): PartyName {
  return { full, kind: type === 'fka' ? 'previous' : 'alias', quality: 'strong' }
}

function addressOf([, , street = '', place = '', country = '', remark = '']: readonly string[]): Address {
  const code = countryCode(country)
  const lines = [street, place].map(onOneLine).filter((line) => line !== '')
  return present<Address>({
    full: joined([...lines, country, remark], ', '),
    lines,
    country: code,
  })
}

/** The rows of the files beside the primary one, by ent_num and file. */
type Written = Map<string, Map<string, string>>

/** Takes them out, because a set has many. */
function extractsOf(written: Written, id: string): readonly (readonly [string, string])[] {
  const rowsOf = [...(written.get(id) ?? [])]
  written.delete(id)
  return rowsOf
}

/** What the rows of a file say about each ent_num; empty if the set has no such file. */
async function grouped<T>(
  written: Written,
  file: string,
  bytes: AsyncIterable<Uint8Array> | undefined,
  columns: number,
  read: (cells: readonly string[]) => T,
): Promise<Map<string, T[]>> {
  const groups = new Map<string, T[]>()
  if (bytes === undefined) return groups
  // Some comments files, of two columns, end without the closing byte, so it is not asked of any.
  for await (const [, cells, raw] of rows(file, bytes, columns, columns > 2)) {
    const [id = ''] = cells
    const byFile = written.get(id) ?? new Map<string, string>()
    written.set(id, byFile.set(file, [byFile.get(file), raw].filter((text) => text !== undefined).join('\n')))
    const group = groups.get(id)
    if (group === undefined) groups.set(id, [read(cells)])
    else group.push(read(cells))
  }
  return groups
}

async function* rows(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  columns: number,
  closed = true,
): AsyncGenerator<[line: number, cells: readonly string[], raw: string | undefined]> {
  let line = 0
  let ended = false
  for await (const row of csvRows(file, listText(file, bytes, 'windows-1252'), { raw: true })) {
    if (row.cells.length === 1 && row.cells[0]?.trim() === END) {
      ended = true
      continue
    }
    requireColumns(file, row, columns)
    line = row.line
    yield [line, row.cells.map((cell) => (cell.trim() === NULL ? '' : cell.trim())), row.raw]
  }
  if (closed && !ended) {
    throw new ListFileError(
      file,
      `the file ends after line ${line} without the closing byte 0x1A: the download is cut; download it again`,
    )
  }
}
