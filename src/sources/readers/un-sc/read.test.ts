// The UN list: its quirks in an invented file, the ways a download goes wrong, and the real list.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listText } from '../../files/list-text.ts'
import { readList } from '../../../screening/testing/read-list.ts'
import { readSource } from '../../testing/read-source.ts'
import { allOf, realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { childrenOf, textOfElement, xmlRecords } from '../../files/xml-records.ts'
import { aliasNames } from './alias-names.ts'
import { documentIdentifier } from './document.ts'
import { unSc } from './read.ts'

const sample = sampleBytes('un-sc', 'consolidated.xml')
const read = async (bytes: Uint8Array) => (await readSource(unSc, { 'consolidated.xml': bytes })).names

test('a person: names joined by position, aliases by quality, dates, documents; placeholders leave no trace', async () => {
  const [record] = await read(sample)
  expect(record).toEqual({
    list: 'un-sc',
    id: 'QDi.901',
    type: 'person',
    names: [
      { text: 'HARUN TALEB AL-ZAHRI', kind: 'primary' },
      { text: 'هارون طالب', kind: 'alias' },
      { text: 'Haroun Taleb', kind: 'alias' },
      { text: 'Harun Talib', kind: 'alias' },
      { text: 'Abu Sahl', kind: 'weak' },
      { text: 'أبو سهل', kind: 'weak' },
    ],
    birthDates: ['1971-03-09', '1969', '1973', '1974', '1975'],
    countries: ['ir', 'tr'],
    identifiers: [
      { kind: 'passport', value: 'X1234567' },
      { kind: 'national-id', value: '103-00600000-99' },
    ],
  })
})

test('a range of more than five years keeps its ends; a name listed before is a former one', async () => {
  const second = (await read(sample))[1]
  expect(second?.birthDates).toEqual(['1958', '1964'])
  expect(second?.names).toContainEqual({ text: 'Selma Orin', kind: 'former' })
})

test('an entity: several names in one element, a bracket that belongs to the name', async () => {
  const [, , entity] = await read(sample)
  expect(entity).toMatchObject({ id: 'KPe.903', type: 'organisation', countries: ['kp'] })
  expect(entity?.names).toEqual([
    { text: 'LANTERN (HONG KONG) SHIPPING', kind: 'primary' },
    { text: 'LANTERN LINES', kind: 'alias' },
    { text: '灯笼船务', kind: 'alias' },
    { text: 'Denglong Shipping', kind: 'alias' },
    { text: 'Denglong Lines', kind: 'alias' },
    { text: 'Old Lantern Company', kind: 'former' },
  ])
})

test('a record: the party under its reference number, the listing under its committee', async () => {
  const { records, facts } = await readSource(unSc, { 'consolidated.xml': sample })
  expect(facts).toEqual([{ asOf: '2026-01-02' }])
  expect(records[0]).toEqual({
    recordId: 'QDi.901',
    url: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml#QDi.901',
    locator: 'consolidated.xml REFERENCE_NUMBER=QDi.901',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          { full: 'HARUN TALEB AL-ZAHRI', kind: 'primary', quality: 'strong' },
          { full: 'هارون طالب', kind: 'original-script', quality: 'unknown' },
          { full: 'Haroun Taleb', kind: 'alias', quality: 'strong' },
          { full: 'Harun Talib', kind: 'alias', quality: 'strong' },
          { full: 'Abu Sahl', kind: 'alias', quality: 'weak' },
          { full: 'أبو سهل', kind: 'alias', quality: 'weak' },
        ],
        births: [
          { value: '1971-03-09', raw: '1971-03-09' },
          { value: '1969', raw: '1969', circa: true },
          { from: '1973', to: '1975', raw: '1973 to 1975' },
        ],
        nationalities: ['IR'],
        countries: ['IR', 'TR'],
        addresses: [{ full: 'Türkiye', country: 'TR' }],
        identifiers: [
          { scheme: 'un-ref', value: 'QDi.901' },
          { scheme: 'passport', value: 'X1234567', note: 'Passport; Iranian passport number X1234567' },
          { scheme: 'national-id', value: '103-00600000-99', note: 'National Identification Number' },
        ],
        notes: 'Invented & kept for tests.',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'United Nations Security Council',
        programs: ['Al-Qaida'],
        listed: { value: '2012-12-31', raw: '2012-12-31' },
        status: 'active',
      },
    ],
  })
})

test('titles, gender, places and documents in parts; a code without a digit is a state', async () => {
  const person = `<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL>
    <FIRST_NAME>ILSA</FIRST_NAME><REFERENCE_NUMBER>CDi.904</REFERENCE_NUMBER><GENDER>Female</GENDER>
    <TITLE><VALUE>Dr.</VALUE></TITLE><DESIGNATION><VALUE>Minister
      of Lanterns</VALUE></DESIGNATION>
    <INDIVIDUAL_ADDRESS><STREET>1 Mill Rd</STREET><CITY>Goma</CITY><ZIP_CODE>North Kivu</ZIP_CODE>
      <COUNTRY>Democratic Republic of the Congo</COUNTRY><NOTE>as of 2016</NOTE></INDIVIDUAL_ADDRESS>
    <INDIVIDUAL_ADDRESS><CITY>Ilinois</CITY><STATE_PROVINCE>Ohio</STATE_PROVINCE><ZIP_CODE>60455</ZIP_CODE></INDIVIDUAL_ADDRESS>
    <INDIVIDUAL_ADDRESS><COUNTRY/></INDIVIDUAL_ADDRESS>
    <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><YEAR>1961</YEAR><NOTE>August</NOTE></INDIVIDUAL_DATE_OF_BIRTH>
    <INDIVIDUAL_PLACE_OF_BIRTH><CITY>Bukavu</CITY><COUNTRY>Zaire</COUNTRY></INDIVIDUAL_PLACE_OF_BIRTH>
    <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Driving permit</TYPE_OF_DOCUMENT><NUMBER>892124B</NUMBER>
      <ISSUING_COUNTRY>Uganda</ISSUING_COUNTRY><DATE_OF_ISSUE>2007-08-30</DATE_OF_ISSUE>
      <CITY_OF_ISSUE>Kampala</CITY_OF_ISSUE><NOTE>expired</NOTE></INDIVIDUAL_DOCUMENT>
    </INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`
  const { records, names, facts } = await readSource(unSc, { 'consolidated.xml': Buffer.from(person) })
  expect(facts).toEqual([])
  expect(records[0]?.parts[0]).toEqual({
    kind: 'party',
    ref: 'self',
    partyKind: 'person',
    names: [{ full: 'ILSA', kind: 'primary', quality: 'strong' }],
    births: [{ value: '1961', raw: '1961 (August)' }],
    birthPlaces: ['Bukavu, Zaire'],
    countries: ['CD'],
    addresses: [
      {
        full: '1 Mill Rd, Goma, North Kivu, Democratic Republic of the Congo (as of 2016)',
        lines: ['1 Mill Rd'],
        city: 'Goma',
        region: 'North Kivu',
        country: 'CD',
      },
      { full: 'Ilinois, Ohio, 60455', city: 'Ilinois', region: 'Ohio', postalCode: '60455' },
    ],
    identifiers: [
      { scheme: 'un-ref', value: 'CDi.904' },
      {
        scheme: 'other',
        value: '892124B',
        country: 'UG',
        note: 'Driving licence; Driving permit; issued 2007-08-30 in Kampala; expired',
      },
    ],
    gender: 'Female',
    titles: ['Dr.', 'Minister of Lanterns'],
  })
  expect(names[0]?.identifiers).toEqual([{ kind: 'driving-licence', value: '892124B', country: 'ug' }])
})

test.each([
  ['One Name; Two Name b) Three Name', ['One Name', 'Two Name', 'Three Name']],
  ['"ORRIN, Shaykh"', ['ORRIN, Shaykh']],
  ['Selma Orin, born 1 Jan. 1953 (passport no. 7)', ['Selma Orin']],
  ['أنصار (Ansar in Omsk (AO))', ['أنصار', 'Ansar in Omsk (AO)']],
  ['Ministry of Lanterns (MOL)', ['Ministry of Lanterns (MOL)']],
  [') Stray Bracket', ['Stray Bracket']],
  [' ', []],
])('the alias %s', (written, names) => {
  expect(aliasNames(written)).toEqual(names)
})

test.each([
  ['Passport', '', 'Diplomatic Passport D014433', 'passport', 'D014433'],
  ['Passport', '', 'Libya B/002210', 'passport', 'B/002210'],
  ['Passport', '', 'R00012098, South Sudan', 'passport', 'R00012098'],
  ['Passport', '', 'SE 012820', 'passport', 'SE 012820'],
  ['National Identification Number', 'Italian Fiscal Code:', 'QQQQQQ70L14Z352B', 'tax', 'QQQQQQ70L14Z352B'],
  ['', 'Ration card number:', '4414', 'document', '4414'],
])('the document %s %s %s', (type, detail, number, kind, value) => {
  expect(documentIdentifier(type, detail, number)).toEqual({ kind, value })
})

test('a document without a number is none', () => {
  expect(documentIdentifier('Passport', '', 'na')).toBeUndefined()
})

describe('a file that is not the whole list is refused', () => {
  const text = sample.toString('utf8')
  test.each([
    ['cut', text.slice(0, 900), /^consolidated\.xml: the file ends on line \d+ with <[A-Z_0-9]+> still open/],
    ['cut after a record', text.slice(0, text.indexOf('</INDIVIDUAL>') + 13), /<INDIVIDUALS> still open/],
    ['broken', text.replace('</VALUE>', '</VALU>'), /line 16 is not well-formed XML/],
    ['another list', '<sdnList></sdnList>', /root element is <sdnList>, not <CONSOLIDATED_LIST>/],
    ['a web page', '<html><body>busy</body></html>', /this is a web page/],
    [
      'without a number',
      text.replace('CDi.902', ''),
      /record that begins on line \d+ has no reference number/,
    ],
  ])('%s', async (_, changed, message) => {
    await expect(read(Buffer.from(changed))).rejects.toThrow(message)
  })
})

describe.skipIf(!realListsPresent)(
  'the real list (skipped when ../shared is not beside the checkout)',
  () => {
    const file = join(realLists, 'un-sc/UN_consolidated.2026-02-27.xml')

    test('of 2026-02-27: 730 individuals, 273 entities, 2,752 aliases', async () => {
      const records = await allOf(readList('un-sc', file))
      expect(records.filter(({ type }) => type === 'person')).toHaveLength(730)
      expect(records.filter(({ type }) => type === 'organisation')).toHaveLength(273)
      expect(new Set(records.map(({ id }) => id)).size).toBe(1003)
      expect(records.every(({ id }) => /^[A-Z]{2}[ie]\.\d+$/.test(id))).toBe(true)

      let aliases = 0
      const text = listText('un', createReadStream(file), 'utf-8')
      for await (const element of xmlRecords(
        'un',
        text,
        'CONSOLIDATED_LIST',
        new Set(['INDIVIDUAL', 'ENTITY']),
      )) {
        const given = childrenOf(element, `${element.name}_ALIAS`)
        aliases += given.filter((alias) => textOfElement(alias, 'ALIAS_NAME') !== '').length
      }
      expect(aliases).toBe(2752)
    })
  },
)
