// Reads SEC litigation releases from their feed: one case per release. A charge is not a finding and is never called
// one.
import type { CasePart, RecordDate, SourceRecord } from '../../model/record.ts'
import type { SourceReader } from '../../model/source.ts'
import { isoDate, monthDayYear, namedMonthDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { textOfElement, xmlRecords, type XmlElement } from '../../files/xml-records.ts'
import { partiesOf } from './defendants.ts'
import { releaseText, withKnownReferences } from './entities.ts'
import { FEED_FILE, usSecLitigationManifest } from './manifest.ts'

const RELEASES = 'https://www.sec.gov/enforcement-litigation/litigation-releases/'

/**
 * The first pattern that matches the subtitle decides. A settlement with one defendant may leave the case open for
 * another.
 */
const OUTCOMES: readonly (readonly [RegExp, string, CasePart['status']])[] = [
  [/\bdismiss(?:es|ed|al)\b/i, 'dismissed', 'closed'],
  [/\bfinal (?:consent )?judgments?\b/i, 'final judgment', 'closed'],
  [/\bsettle(?:s|d|ment)?\b|\bconsent judgments?\b/i, 'settled', 'unknown'],
  [/\b(?:charges|charged|files|filed|sues|sued)\b/i, 'filed', 'open'],
]

/**
 * Releases in the order of the feed, each number once. `lastActivity` is the day of the release; the feed does not say
 * when or where the case was filed.
 */
export const usSecLitigation: SourceReader = {
  manifest: usSecLitigationManifest,
  async *read(files, options) {
    const seen = new Set<string>()
    let unnumbered = 0
    let asOf: RecordDate | undefined
    const wanted = new Set(['item', 'lastBuildDate', 'pubDate'])
    for await (const element of xmlRecords(FEED_FILE, feedText(files.open.bind(files)), 'rss', wanted)) {
      if (element.name !== 'item') {
        asOf ??= releaseDate(element.text)
        continue
      }
      const record = recordOf(element)
      if (record === undefined) unnumbered++
      else if (!seen.has(record.recordId)) {
        seen.add(record.recordId)
        yield record
      }
    }
    if (seen.size === 0) {
      throw new ListFileError(
        FEED_FILE,
        'the feed holds no litigation release: this is another feed, or it failed',
      )
    }
    if (asOf !== undefined) options.found({ asOf })
    if (unnumbered > 0) {
      options.found({ warning: `${FEED_FILE}: ${unnumbered} items without number or title are left out` })
    }
  },
}

/** Reads the whole feed at once, because a reference may be split between two chunks. */
async function* feedText(
  open: (name: string) => AsyncIterable<Uint8Array> | undefined,
): AsyncGenerator<string> {
  const pieces: string[] = []
  for await (const piece of listText(FEED_FILE, openRequired(open, FEED_FILE), 'utf-8')) pieces.push(piece)
  yield withKnownReferences(pieces.join('')).trimStart()
}

function recordOf(item: XmlElement): SourceRecord | undefined {
  const link = textOfElement(item, 'link')
  const number = [textOfElement(item, 'dc:creator'), link, textOfElement(item, 'guid')]
    .map((text) => /\blr-?(\d{4,6})\b/i.exec(text)?.[1])
    .find((found) => found !== undefined)
  const title = releaseText(textOfElement(item, 'title'))
  if (number === undefined || title === '') return undefined
  const recordId = `LR-${number}`
  const subtitle = releaseText(textOfElement(item, 'description'))
  const outcome = OUTCOMES.find(([words]) => words.test(subtitle))
  const released = releaseDate(textOfElement(item, 'pubDate'))
  return {
    recordId,
    url: link.startsWith('https://www.sec.gov/') ? link : `${RELEASES}${recordId.toLowerCase()}`,
    locator: `${FEED_FILE} dc:creator=${recordId}`,
    parts: [
      {
        kind: 'case',
        caption: title,
        caseKind: 'civil',
        ...(subtitle === '' ? {} : { cause: subtitle }),
        ...(released === undefined ? {} : { lastActivity: released }),
        status: outcome?.[2] ?? 'unknown',
        ...(outcome === undefined ? {} : { disposition: outcome[1] }),
        parties: partiesOf(title),
      },
    ],
  }
}

/** `Fri, 14 Aug 2026 16:05:00 -0400`, also `08/14/2026` and `2026-08-14`. The day is in the publisher's time zone. */
function releaseDate(written: string): RecordDate | undefined {
  const text = releaseText(written)
  const named = /\b\d{1,2} [a-z]{3,9} \d{4}\b/i.exec(text)?.[0]
  const numeric = /\b\d{1,2}\/\d{1,2}\/\d{4}\b/.exec(text)?.[0]
  return (named && namedMonthDate(named)) ?? (numeric && monthDayYear(numeric)) ?? isoDate(text)
}
