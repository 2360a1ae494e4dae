// The CSV sets of OFAC: SDN and the Consolidated (non-SDN) list. A set is four files that belong together:
// primary names, aliases, addresses and the ends of long remarks, joined by ent_num.
import { countryCode } from '../country-codes.ts'
import { csvRows, requireColumns } from '../csv-rows.ts'
import { ListFileError } from '../list-file-error.ts'
import { listText } from '../list-text.ts'
import {
  openRequired,
  toRecord,
  type EntityType,
  type ListedName,
  type NameRecord,
  type OpenListFile,
  type ReadRecords,
} from '../source.ts'
import { readRemarks } from './remarks.ts'

interface OfacSet {
  readonly list: string
  readonly primary: string
  readonly aliases: string
  readonly addresses: string
  readonly comments: string
}

const SDN: OfacSet = {
  list: 'us-ofac-sdn',
  primary: 'sdn.csv',
  aliases: 'alt.csv',
  addresses: 'add.csv',
  comments: 'sdn_comments.csv',
}
const CONS: OfacSet = {
  list: 'us-ofac-cons',
  primary: 'cons_prim.csv',
  aliases: 'cons_alt.csv',
  addresses: 'cons_add.csv',
  comments: 'cons_comments.csv',
}

const namesOf = ({ primary, aliases, addresses, comments }: OfacSet): readonly string[] => [
  primary,
  aliases,
  addresses,
  comments,
]
export const usOfacSdnFiles = namesOf(SDN)
export const usOfacConsFiles = namesOf(CONS)

export const readUsOfacSdn: ReadRecords = (open) => readSet(SDN, open)
export const readUsOfacCons: ReadRecords = (open) => readSet(CONS, open)

const NULL = '-0-'
/** OFAC ends a file with this byte (Ctrl-Z), which makes a cut download visible. */
const END = '\u001a'
const TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['', 'organisation'],
  ['individual', 'person'],
  ['vessel', 'vessel'],
])
const ALIAS_KINDS: ReadonlyMap<string, ListedName['kind']> = new Map([['fka', 'former']])

async function* readSet(set: OfacSet, open: OpenListFile): AsyncGenerator<NameRecord> {
  const primary = openRequired(open, set.primary)
  const aliases = await readAliases(set.aliases, openRequired(open, set.aliases))
  const addresses = await readCountries(set.addresses, open(set.addresses))
  const comments = await readComments(set.comments, open(set.comments))

  for await (const [line, cells] of rows(set.primary, primary, 12)) {
    const [id = '', name = '', type = '', , , callSign = '', , , , flag = '', , remarks = ''] = cells
    const facts = readRemarks(remarks + (comments.get(id) ?? ''))
    const record = toRecord({
      list: set.list,
      id,
      type: TYPES.get(type) ?? 'unknown',
      names: [{ text: name, kind: 'primary' }, ...(aliases.get(id) ?? []), ...facts.names],
      birthDates: facts.birthDates,
      countries: [...facts.countries, countryCode(flag), ...(addresses.get(id) ?? [])],
      identifiers: [
        ...facts.identifiers,
        ...(callSign === '' ? [] : [{ kind: 'call-sign', value: callSign }]),
      ],
    })
    if (record === undefined || id === '') {
      throw new ListFileError(set.primary, `line ${line} has no number or no name; download the set again`)
    }
    aliases.delete(id)
    yield record
  }
  // A file of another day would leave records without their aliases, and nobody would see it.
  const [orphan] = aliases.keys()
  if (orphan !== undefined) {
    throw new ListFileError(
      set.aliases,
      `${aliases.size} of its records are not in ${set.primary} (the first is ${orphan}): the files are of different days; download the whole set again`,
    )
  }
}

async function readAliases(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Map<string, ListedName[]>> {
  const aliases = new Map<string, ListedName[]>()
  for await (const [, [id = '', , type = '', text = '']] of rows(file, bytes, 5)) {
    push(aliases, id, { text, kind: ALIAS_KINDS.get(type) ?? 'alias' })
  }
  return aliases
}

async function readCountries(
  file: string,
  bytes: AsyncIterable<Uint8Array> | undefined,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const countries = new Map<string, string[]>()
  if (bytes === undefined) return countries
  for await (const [, [id = '', , , , country = '']] of rows(file, bytes, 6)) {
    const code = countryCode(country)
    if (code !== undefined) push(countries, id, code)
  }
  return countries
}

async function readComments(
  file: string,
  bytes: AsyncIterable<Uint8Array> | undefined,
): Promise<ReadonlyMap<string, string>> {
  const comments = new Map<string, string>()
  if (bytes === undefined) return comments
  // Some comments files end without the closing byte, so it is not asked of any.
  for await (const [, [id = '', text = '']] of rows(file, bytes, 2, false)) {
    comments.set(id, (comments.get(id) ?? '') + text)
  }
  return comments
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else values.push(value)
}

async function* rows(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  columns: number,
  closed = true,
): AsyncGenerator<[line: number, cells: readonly string[]]> {
  let line = 0
  let ended = false
  for await (const row of csvRows(file, listText(file, bytes, 'windows-1252'))) {
    if (row.cells.length === 1 && row.cells[0]?.trim() === END) {
      ended = true
      continue
    }
    requireColumns(file, row, columns)
    line = row.line
    yield [line, row.cells.map((cell) => (cell.trim() === NULL ? '' : cell.trim()))]
  }
  if (closed && !ended) {
    throw new ListFileError(
      file,
      `the file ends after line ${line} without the closing byte 0x1A: the download is cut; download it again`,
    )
  }
}
