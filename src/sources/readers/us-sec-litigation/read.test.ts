// Litigation releases: broken references, parties from titles, outcomes, in an invented feed; and the ways a feed goes wrong.
import { describe, expect, test } from 'vitest'
import type { SnapshotFacts } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { partiesOf } from './defendants.ts'
import { releaseText } from './entities.ts'
import { usSecLitigation } from './read.ts'

const FEED = 'litigation-releases.rss'
const text = sampleBytes('us-sec-litigation', FEED).toString('utf8')

async function read(
  feed?: string | Uint8Array,
): Promise<{ records: SourceRecord[]; facts: SnapshotFacts[] }> {
  const facts: SnapshotFacts[] = []
  const records: SourceRecord[] = []
  const open = (name: string): AsyncIterable<Uint8Array> | undefined =>
    feed === undefined || name !== FEED ? undefined : inPieces(Buffer.from(feed))
  for await (const record of usSecLitigation.read(
    { set: usSecLitigation.manifest.sets[0] ?? [], open },
    { found: (fact) => facts.push(fact) },
  )) {
    records.push(record)
  }
  return { records, facts }
}

/** So small that references are cut in the middle. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3)
}

const defendant = (name: string) => ({ name, role: 'defendant', derivedFrom: 'caption' })

test('a case per release, each number once: bare ampersands, HTML in XML, several shapes of titles and dates', async () => {
  const { records, facts } = await read(text)
  expect(records).toEqual([
    {
      recordId: 'LR-99001',
      url: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-99001',
      locator: 'litigation-releases.rss dc:creator=LR-99001',
      parts: [
        {
          kind: 'case',
          caption: 'Tobias Marwen',
          caseKind: 'civil',
          cause: 'SEC Charges Founder of Petrel & Skua with Defrauding Investors',
          lastActivity: '2026-08-14',
          status: 'open',
          disposition: 'filed',
          parties: [defendant('Tobias Marwen')],
        },
      ],
    },
    {
      recordId: 'LR-99002',
      url: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-99002',
      locator: 'litigation-releases.rss dc:creator=LR-99002',
      parts: [
        {
          kind: 'case',
          caption: 'Kite & Gull Capital, LLC; Lena Ferrand, Jr.; and O\u2019Tern Partners, L.P.',
          caseKind: 'civil',
          cause: 'SEC Obtains Final Judgment in R&D Fraud Case',
          lastActivity: '2026-08-13',
          status: 'closed',
          disposition: 'final judgment',
          parties: ['Kite & Gull Capital, LLC', 'Lena Ferrand, Jr.', 'O\u2019Tern Partners, L.P.'].map(
            defendant,
          ),
        },
      ],
    },
    {
      recordId: 'LR-99003',
      url: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-99003',
      locator: 'litigation-releases.rss dc:creator=LR-99003',
      parts: [
        {
          kind: 'case',
          caption:
            "Securities & Exchange Commission v. Jane O'Tern a/k/a Janet Tern, Tern Brewing, Inc., and Ada Skua, et al.",
          caseKind: 'civil',
          lastActivity: '2026-08-12',
          status: 'unknown',
          parties: [
            { name: 'Securities & Exchange Commission', role: 'plaintiff', derivedFrom: 'caption' },
            ...["Jane O'Tern", 'Janet Tern', 'Tern Brewing, Inc.', 'Ada Skua'].map(defendant),
          ],
        },
      ],
    },
  ])
  expect(facts).toEqual([
    { asOf: '2026-08-17' },
    { warning: 'litigation-releases.rss: 1 items without number or title are left out' },
  ])
})

test('the same feed gives the same records; a blank line before it and other items change none of them', async () => {
  const once = await read(text)
  expect(await read(text)).toEqual(once)
  expect((await read(`\n\n${text}`)).records).toEqual(once.records)
})

test.each([
  ['Jane Doe and Tern Capital LLC', ['Jane Doe', 'Tern Capital LLC']],
  ['Ferrand and Hale Capital, LLC', ['Ferrand and Hale Capital, LLC']],
  ['Jane Doe, Tern Capital, Inc., and John Roe', ['Jane Doe', 'Tern Capital, Inc.', 'John Roe']],
  ['Jane Doe (a/k/a Janet Doe)', ['Jane Doe', 'Janet Doe']],
  ['Jane Doe d/b/a Tern Trading', ['Jane Doe', 'Tern Trading']],
  ['Tern Capital (USA) Ltd', ['Tern Capital (USA) Ltd']],
  ['Tern Capital (USA)', ['Tern Capital (USA)']],
  ['Jane Doe; Jane Doe', ['Jane Doe']],
  ['Jane Doe, et al', ['Jane Doe']],
  ['Vera V. Vsevolod', ['Vera V. Vsevolod']],
])('the defendants of %s', (title, names) => {
  expect(partiesOf(title)).toEqual(names.map(defendant))
})

test.each([
  ['U.S. Securities and Exchange Commission v. Jane Doe', 'U.S. Securities and Exchange Commission'],
  ['SEC V. JANE DOE', 'SEC'],
])('the plaintiff of %s', (title, plaintiff) => {
  expect(partiesOf(title)).toMatchObject([{ name: plaintiff, role: 'plaintiff' }, { role: 'defendant' }])
})

test.each([
  ['Charges Settled in R&#38;D Case', 'settled', 'unknown'],
  ['Court Dismisses Case Against Founder', 'dismissed', 'closed'],
  ['Founder Agrees to Settle', 'settled', 'unknown'],
  ['SEC Sues Founder', 'filed', 'open'],
])('%s', async (subtitle, disposition, status) => {
  const { records } = await read(text.replace('SEC Charges Founder', subtitle))
  expect(records[0]?.parts).toMatchObject([{ disposition, status }])
})

test.each([
  ['A &amp; B &#8217; &#x2019; &eacute;', 'A & B \u2019 \u2019 \u00e9'],
  ['a&nbsp;b<br/>c', 'a b c'],
  ['&unheard; &constructor; AT&T', '&unheard; &constructor; AT&T'],
  ['&#9999999;', ''],
])('plain text of %s', (html, plain) => {
  expect(releaseText(html)).toBe(plain)
})

describe('a feed that is not whole is refused', () => {
  test.each<[string, string | Uint8Array | undefined, RegExp]>([
    ['missing', undefined, /the file is missing/],
    ['cut in an item', text.slice(0, text.indexOf('LR-99002')), /still open: the download is cut/],
    [
      'a web page',
      '<!DOCTYPE html><html><body>Undeclared Automated Tool</body></html>',
      /this is a web page/,
    ],
    ['empty', ' ', /the file is empty/],
    [
      'another root',
      text.replaceAll('<rss', '<feed').replace('</rss', '</feed'),
      /the root element is <feed>/,
    ],
    ['no item', text.replace(/<item>[^]*<\/item>/, ''), /the feed holds no litigation release/],
    ['another feed', text.replaceAll(/lr-9/gi, 'ap-9'), /the feed holds no litigation release/],
    ['UTF-16', Buffer.from(text, 'utf16le'), /not well-formed XML/],
  ])('%s', async (_, feed, message) => {
    await expect(read(feed)).rejects.toThrow(message)
  })

  test('a byte that is no UTF-8 spoils one character', async () => {
    const bytes = Buffer.from(text.replace('Tobias', 'Tobi~s'), 'utf8')
    bytes[bytes.indexOf('~')] = 0xe4
    expect((await read(bytes)).records[0]?.parts).toMatchObject([{ caption: 'Tobi\ufffds Marwen' }])
  })
})
