// The EU list generated again, with entries nobody expects, and damaged in all the usual ways.
import { describe, expect, test } from 'vitest'
import { read, sample, sampleText } from './testing/read-sample.ts'

test('a prefix on every element and on the schema attributes changes nothing', async () => {
  const prefixed = sampleText
    .replaceAll(/<(\/?)([a-z])/gi, '<$1fsd:$2')
    .replace(
      'xmlns=',
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="x y" xmlns:fsd=',
    )
  const { records, facts, extracts } = await read(prefixed)
  const { extracts: _, ...plain } = await read(sample)
  expect({ records, facts }).toEqual(plain)
  expect(JSON.stringify([...extracts])).not.toMatch(/@|7946/)
})

test('a file generated again is the same records under another date', async () => {
  const again = await read(sampleText.replace('2026-10-08T21', '2026-10-09T21').replace('900001"', '900002"'))
  expect(again.facts).toEqual([{ asOf: '2026-10-09' }])
  expect(again.records).toEqual((await read(sample)).records)
})

test('where every name is weak or of a translation, the best of them stands for the party', async () => {
  const weak = sampleText.replaceAll('strong="true"', 'strong="false"')
  const [person] = (await read(weak)).records
  expect(person?.parts[0]).toMatchObject({
    names: [{ full: 'Haroun Zahri', kind: 'primary', quality: 'weak' }, {}, {}, {}, {}],
  })
})

test('a name without a whole one is put together from its parts', async () => {
  const [person] = (await read(sampleText.replace('wholeName="Harun Talib  Al-Zahri"', 'wholeName=""')))
    .records
  expect(person?.parts[0]).toMatchObject({
    names: [{ full: 'Harun Talib Al-Zahri', kind: 'primary' }, {}, {}, {}, {}],
  })
})

test('an entry without any name is left out, one of another subject type is of unknown kind, each with a warning', async () => {
  const { records, facts } = await read(
    sampleText
      .replace('wholeName="MV &quot;Lantern Prospect&quot;"', '')
      .replace('code="person"', 'code="herd"'),
  )
  expect(records).toMatchObject([{ recordId: 'EU.9001.11', parts: [{ partyKind: 'unknown' }, {}] }])
  expect(facts.slice(1).map(({ warning }) => warning)).toEqual([
    'xmlFullSanctionsList_1_1.xml: EU.9001.11 is neither person nor enterprise; its kind is unknown',
    'xmlFullSanctionsList_1_1.xml: 900012 has no name and is left out',
  ])
})

test('an entry without a regulation is listed all the same; without a logical id it is cited on the page of the list', async () => {
  const bare = `<export><sanctionEntity euReferenceNumber="EU.1.1"><subjectType code="person"/>
    <nameAlias wholeName="Selma Orin" strong="true"/></sanctionEntity></export>`
  const { records, facts } = await read(bare)
  expect(facts).toEqual([{ warning: 'xmlFullSanctionsList_1_1.xml: the file does not say when it was made' }])
  expect(records).toEqual([
    {
      recordId: 'EU.1.1',
      url: expect.stringMatching(/^https:\/\/data\.europa\.eu\/data\/datasets\/.*#EU\.1\.1$/),
      locator: 'xmlFullSanctionsList_1_1.xml euReferenceNumber=EU.1.1',
      parts: [
        {
          kind: 'party',
          ref: 'self',
          partyKind: 'person',
          names: [{ full: 'Selma Orin', kind: 'primary', quality: 'strong' }],
          identifiers: [{ scheme: 'eu-ref', value: 'EU.1.1' }],
        },
        {
          kind: 'listing',
          party: 'self',
          listKind: 'sanction',
          authority: 'European Union',
          programs: [],
          status: 'active',
        },
      ],
    },
  ])
})

test('records with bytes that are not UTF-8 are counted in a warning', async () => {
  const bytes = Buffer.from(sample)
  bytes[bytes.indexOf('Abu Nur')] = 0xc4
  expect((await read(bytes)).facts.at(-1)?.warning).toMatch(/: bytes that are not UTF-8 in records: 1;/)
})

describe('a file that is not the whole list is refused', () => {
  test.each([
    ['empty', '', /the file is empty/],
    ['a web page', '<html><body>busy</body></html>', /this is a web page/],
    ['version 1.0', '<WHOLE Date="08/10/2026"></WHOLE>', /the root element is <WHOLE>, not <export>/],
    ['the CSV file', 'fileGenerationDate;Entity_LogicalId\n', /no XML file/],
    ['cut', sampleText.slice(0, 2000), /the file ends on line \d+ with <\w+> still open/],
    [
      'cut after an entry',
      sampleText.slice(0, sampleText.indexOf('</sanctionEntity>') + 17),
      /with <export> still open/,
    ],
    ['broken', sampleText.replace('"Driving licence"', 'Driving licence'), /line \d+ is not well-formed XML/],
    ['without an entry', '<export generationDate="2026-10-08T00:00:00Z"></export>', /the list is empty/],
    [
      'without an id',
      sampleText.replace('logicalId="900012"', ''),
      /the entry that begins on line \d+ has neither/,
    ],
  ])('%s', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })
})
