// Reads the Swiss list, one XML file. Targets refer to places and programmes by id, and the format does not say that those come
// first: the file is read twice.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { isoDate } from '../../files/dates.ts'
import { LEFT_OUT, withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { attributeOf, xmlRecords, type XmlAttributes, type XmlElement } from '../../files/xml-records.ts'
import { chSecoManifest, SECO_FILE } from './manifest.ts'
import { type SecoPlace, secoPlace } from './places.ts'
import { type SanctionsSet, setsOfProgram } from './programs.ts'
import { secoRecord, type SecoReferences } from './record.ts'

export const chSeco: SourceReader = { manifest: chSecoManifest, read: readChSeco }

/** How a target can be reached, and what it was before. */
const NOT_KEPT =
  /<other-information\b[^>]*>\s*(?:tel|telephone|phone|fax|mobile|e-?mail)\b[^<]*<\/other-information>|<removed>[\s\S]*?<\/removed>/gi

/** With all three, an element of one kind within another is part of that one. */
const ELEMENTS: ReadonlySet<string> = new Set(['sanctions-program', 'place', 'target'])

async function* readChSeco(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const references = await referencesIn(elementsOf(files))
  const onRoot = (root: XmlAttributes): void => {
    const type = root.get('list-type') ?? 'whole-list'
    if (type !== 'whole-list')
      throw new ListFileError(SECO_FILE, `this is the "${type}", not the whole list; download the whole list`)
    const asOf = isoDate(root.get('date') ?? '')
    if (asOf !== undefined) found({ asOf })
  }
  for await (const element of elementsOf(files, onRoot)) {
    if (element.name !== 'target') continue
    const record = secoRecord(element, references)
    if (record === 'delisted') continue
    if (record === undefined)
      throw new ListFileError(
        SECO_FILE,
        `the target that begins on line ${element.line} has no ssid or no name; download it again`,
      )
    yield withExtracts(record, [SECO_FILE, element.raw?.replaceAll(NOT_KEPT, LEFT_OUT)])
  }
}

function elementsOf(
  files: SnapshotFiles,
  onRoot?: (root: XmlAttributes) => void,
): AsyncGenerator<XmlElement> {
  const bytes = openRequired((name) => files.open(name), SECO_FILE)
  return xmlRecords(SECO_FILE, listText(SECO_FILE, bytes, 'utf-8'), 'swiss-sanctions-list', ELEMENTS, onRoot)
}

async function referencesIn(elements: AsyncIterable<XmlElement>): Promise<SecoReferences> {
  const sets = new Map<string, SanctionsSet>()
  const places = new Map<string, SecoPlace>()
  for await (const element of elements) {
    if (element.name === 'place') places.set(attributeOf(element, 'ssid'), secoPlace(element))
    if (element.name === 'sanctions-program')
      for (const [id, set] of setsOfProgram(element)) sets.set(id, set)
  }
  return { sets, places }
}
