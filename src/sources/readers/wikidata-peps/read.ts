// Reads an extract of the JSON dump of Wikidata, one item in each line. Persons name their offices and countries by item, so the file
// is read twice: first the items that are no persons, then the persons.
import { isJsonObject, type JsonObject } from '../../../base/json.ts'
import type { SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { knownCountryCode } from '../../files/country-codes.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { lineBatches } from '../../files/whole-lines.ts'
import { allStatementsOf, mainLabel, stringIn } from './item.ts'
import { PEPS_FILE, wikidataPepsManifest } from './manifest.ts'
import { isHuman, pepRecord, type PepReferences } from './record.ts'

export const wikidataPeps: SourceReader = { manifest: wikidataPepsManifest, read: readWikidataPeps }

/** Wikidata holds no item of more than three megabytes. A far longer line is another file. */
const MAX_ITEM = 8_000_000
const COUNTRY_CODE = 'P297'

async function* readWikidataPeps(files: SnapshotFiles): AsyncGenerator<SourceRecord> {
  const labels = new Map<string, string>()
  const countries = new Map<string, string>()
  for await (const item of itemsOf(files)) {
    const { id } = item
    if (typeof id !== 'string' || isHuman(item)) continue
    const label = mainLabel(item)
    if (label !== undefined) labels.set(id, label.text)
    const [code] = allStatementsOf(item, COUNTRY_CODE).flatMap(
      (statement) => knownCountryCode(stringIn(statement)) ?? [],
    )
    if (code !== undefined) countries.set(id, code)
  }
  const references: PepReferences = { labels, countries }
  for await (const item of itemsOf(files)) {
    const record = pepRecord(item, references)
    if (record !== undefined) yield record
  }
}

/** Lines as the dump has them, in brackets and with commas between them, or bare. */
async function* itemsOf(files: SnapshotFiles): AsyncGenerator<JsonObject> {
  const bytes = openRequired((name) => files.open(name), PEPS_FILE)
  let [at, isOpen] = [0, false]
  for await (const lines of lineBatches(ofLines(listText(PEPS_FILE, bytes, 'utf-8')))) {
    for (const line of lines) {
      at++
      const text = line.trim().replace(/,$/, '')
      if (text === '[' || text === ']') isOpen = text === '['
      else if (text !== '') yield itemIn(text, at)
    }
  }
  if (isOpen)
    throw new ListFileError(PEPS_FILE, 'the list of items is not closed: the file is cut; make it again')
}

function itemIn(text: string, at: number): JsonObject {
  try {
    const item: unknown = JSON.parse(text)
    if (isJsonObject(item)) return item
  } catch {
    // the line is named below
  }
  throw new ListFileError(PEPS_FILE, `line ${at} is not an item in JSON: the file is cut or another one`)
}

async function* ofLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0
  for await (const chunk of text) {
    const end = chunk.lastIndexOf('\n')
    length = end < 0 ? length + chunk.length : chunk.length - end - 1
    if (length > MAX_ITEM)
      throw new ListFileError(PEPS_FILE, 'a line is far longer than an item: this is another file')
    yield chunk
  }
}
