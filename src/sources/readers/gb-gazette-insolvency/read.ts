// Reads insolvency notices from the JSON feed of The Gazette: one case per notice of a company. Notices of persons hold where they live
// and are never read.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { isoDate } from '../../files/dates.ts'
import {
  isObject,
  type JsonFields,
  lineOf,
  objectUnder,
  readJsonObject,
  textUnder,
} from '../../files/json-object.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { onOneLine, openRequired } from '../../files/record-parts.ts'
import { gbGazetteInsolvencyManifest, noticePage, NOTICES_FILE } from './manifest.ts'
import { noticeKind } from './notice-kinds.ts'

export const gbGazetteInsolvency: SourceReader = {
  manifest: gbGazetteInsolvencyManifest,
  read: readGazetteInsolvency,
}

/** The codes of notices about companies and partnerships. */
const CORPORATE = /^24\d\d$/

async function* readGazetteInsolvency(
  files: SnapshotFiles,
  { found }: ReadOptions,
): AsyncGenerator<SourceRecord> {
  const bytes = openRequired((name) => files.open(name), NOTICES_FILE)
  const feed = await readJsonObject(NOTICES_FILE, bytes)
  const { entry } = feed
  // A feed with one notice has no list.
  const entries = (Array.isArray(entry) ? entry : [entry]).filter(isObject)
  if (entries.length === 0)
    throw new ListFileError(NOTICES_FILE, 'the feed holds no notice: this is another feed, or it failed')
  const asOf = isoDate(textUnder(feed, 'updated')) ?? newestOf(entries)
  if (asOf !== undefined) found({ asOf })
  const seen = new Set<string>()
  let unnumbered = 0
  for (const each of entries) {
    if (!CORPORATE.test(numberOrText(each['f:notice-code']))) continue
    const record = recordOf(each)
    if (record === undefined) unnumbered++
    else if (!seen.has(record.recordId)) {
      seen.add(record.recordId)
      yield record
    }
  }
  if (unnumbered > 0)
    found({ warning: `${NOTICES_FILE}: ${unnumbered} notices without number or name are left out` })
}

const numberOrText = (value: unknown): string => (typeof value === 'number' ? String(value) : lineOf(value))

/** A title with attributes is an object with its text. */
const titleOf = (entry: JsonFields): string =>
  textUnder(entry, 'title') || textUnder(objectUnder(entry, 'title'), '#text')

const contentOf = (entry: JsonFields): string =>
  (textUnder(entry, 'content') || textUnder(objectUnder(entry, 'content'), '#text')).replace(/<[^>]*>/g, ' ')

const newestOf = (entries: readonly JsonFields[]): string | undefined =>
  entries
    .flatMap((entry) => isoDate(textUnder(entry, 'published')) ?? [])
    .toSorted()
    .at(-1)

function recordOf(entry: JsonFields): SourceRecord | undefined {
  const recordId = /\/notice\/([\w-]+)\/?$/.exec(textUnder(entry, 'id'))?.[1]
  const name = titleOf(entry)
  if (recordId === undefined || name === '') return undefined
  const category = textUnder(objectUnder(entry, 'category'), '@term')
  const published = isoDate(textUnder(entry, 'published'))
  const number = companyNumber(onOneLine(contentOf(entry)))
  return {
    recordId,
    url: noticePage(recordId),
    locator: `${NOTICES_FILE} id=${recordId}`,
    parts: [
      {
        kind: 'case',
        caption: category === '' ? name : `${name}: ${category}`,
        court: { name: 'The Gazette' },
        docketNumber: recordId,
        ...noticeKind(category),
        ...(category !== '' && { natureOfSuit: category }),
        ...(number !== undefined && { cause: `Company number ${number}` }),
        ...(published !== undefined && { filed: published, lastActivity: published }),
        parties: [{ name, role: 'debtor', derivedFrom: 'field' }],
      },
    ],
  }
}

/** `Company Number: 09184913` or `(Company Number 530703 )`, in the eight characters of the register. */
function companyNumber(content: string): string | undefined {
  const written =
    /compan(?:y|ies) (?:house )?(?:registered )?(?:number|no\.?)\s*:?\s*([A-Z]{0,2}\d{4,8})\b/i.exec(
      content,
    )?.[1]
  return written === undefined || /^[A-Z]/i.test(written) ? written?.toUpperCase() : written.padStart(8, '0')
}
