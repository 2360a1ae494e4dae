// Reads the UN Security Council Consolidated List, one XML file. Empty elements mean unknown.
import type { ListingPart, SourceRecord } from '../../model/record.ts'
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import { dateSpec, isoDate } from '../../files/dates.ts'
import { withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired, present } from '../../files/record-parts.ts'
import { textOfElement, xmlRecords, type XmlElement } from '../../files/xml-records.ts'
import { UN_LIST_FILE, unScCitation, unScManifest } from './manifest.ts'
import { ELEMENTS, unListedParty } from './listed-party.ts'

export const unSc: SourceReader = { manifest: unScManifest, read: readUnSc }

async function* readUnSc(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const bytes = openRequired((name) => files.open(name), UN_LIST_FILE)
  const text = listText(UN_LIST_FILE, bytes, 'utf-8')
  const elements = xmlRecords(UN_LIST_FILE, text, 'CONSOLIDATED_LIST', ELEMENTS, (root) => {
    const asOf = isoDate(root.get('dateGenerated') ?? '')
    if (asOf !== undefined) found({ asOf })
  })
  for await (const element of elements) yield withExtracts(recordOf(element), [UN_LIST_FILE, element.raw])
}

function recordOf(element: XmlElement): SourceRecord {
  const reference = textOfElement(element, 'REFERENCE_NUMBER')
  const party = unListedParty(reference, element)
  if (party === undefined || reference === '') {
    throw new ListFileError(
      UN_LIST_FILE,
      `the record that begins on line ${element.line} has no reference number or no name; download it again`,
    )
  }
  return {
    recordId: reference,
    url: unScCitation(reference),
    locator: `${UN_LIST_FILE} REFERENCE_NUMBER=${reference}`,
    parts: [party, listingOf(element)],
  }
}

function listingOf(element: XmlElement): ListingPart {
  const regime = textOfElement(element, 'UN_LIST_TYPE')
  return {
    kind: 'listing',
    party: 'self',
    listKind: 'sanction',
    authority: unScManifest.publisher,
    programs: regime === '' ? [] : [regime],
    ...present<Pick<ListingPart, 'listed'>>({
      listed: dateSpec(textOfElement(element, 'LISTED_ON'), isoDate),
    }),
    status: 'active',
  }
}
