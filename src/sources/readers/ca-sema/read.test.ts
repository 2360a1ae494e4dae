// The Canadian list: its quirks in an invented file, the ways a download goes wrong, and the real list of 2020.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readList } from '../../../screening/testing/read-list.ts'
import { readSource } from '../../testing/read-source.ts'
import { allOf, realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { caSemaManifest } from './manifest.ts'
import { entityNames, personNames } from './names.ts'
import { caSema } from './read.ts'

const sample = sampleBytes('ca-sema', 'sema-lmes.xml')
const read = async (bytes: Uint8Array) => (await readSource(caSema, { 'sema-lmes.xml': bytes })).records
const edited = (from: string, to: string): Buffer => Buffer.from(sample.toString('utf8').replace(from, to))

test('a person: two dates of birth, titles in two languages, aliases as whole names or as parts of one', async () => {
  const [record] = await read(sample)
  expect(record).toEqual({
    recordId: expect.stringMatching(/^[0-9a-f]{40}$/),
    url: `${caSemaManifest.landingUrl}#${record?.recordId}`,
    locator: 'sema-lmes.xml Country=Russia Schedule=1, Part 1 Item=12',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          {
            full: 'Tobias Elievich MARWEN',
            kind: 'primary',
            quality: 'strong',
            first: 'Tobias Elievich',
            last: 'MARWEN',
          },
          { full: 'Tobiasz', kind: 'alias', quality: 'weak' },
          { full: 'Toby MARVEN', kind: 'alias', quality: 'unknown' },
          { full: 'Tobias Elievich MARWIN', kind: 'alias', quality: 'unknown' },
        ],
        births: [
          { value: '1954-07-07', raw: '1954-07-07' },
          { value: '1955', raw: '1955' },
        ],
        countries: ['RU'],
        titles: ['Major General', 'major-général'],
        notes: 'Schedule 1, Part 1; Item 12',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'Global Affairs Canada',
        programs: ['Russia'],
        listed: { value: '2022-02-24', raw: '2022-02-24' },
        status: 'active',
      },
    ],
  })
})

test('a ship has its IMO number; a serial number as its date stays as it is written', async () => {
  const [, , ship] = await read(sample)
  expect(ship?.parts[0]).toEqual({
    kind: 'party',
    ref: 'self',
    partyKind: 'vessel',
    names: [{ full: 'AMBER PETREL', kind: 'primary', quality: 'strong' }],
    countries: ['RU'],
    identifiers: [{ scheme: 'imo', value: '9000001' }],
    notes: 'Schedule 1, Part 3; Item 40; Type Crude oil tanker; Built 37257',
  })
})

test('a regulation of no country has its title as programme; a month and two digits are a month of birth', async () => {
  const [, , , person] = await read(sample)
  expect(person?.parts).toMatchObject([
    { births: [{ value: '1965-01', raw: 'Jan-65' }] },
    { programs: ['Justice for Victims of Corrupt Foreign Officials Regulations (JVCFOR)'] },
  ])
  expect(person?.parts[0]).not.toHaveProperty('countries')
})

test('a serial number is no date of birth', async () => {
  const [person] = await read(edited('1954-07-07 or 1955', '19912'))
  expect(person?.parts[0]).toMatchObject({ births: [{ raw: '19912' }] })
})

test('a schedule of the regulations on Russia that only limits finance says so', async () => {
  const measures = (await read(sample)).map(({ parts: [, listing] }) =>
    listing?.kind === 'listing' ? listing.measures : [],
  )
  expect(measures).toEqual([
    undefined,
    ['New debt of more than 30 days and new equity'],
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['Iranian Navy/Force navale iranienne', '', ['Iranian Navy', 'Force navale iranienne']],
  ['Tern Mills (Hmaw Bi/Pyi)', '', ['Tern Mills (Hmaw Bi/Pyi)']],
  ['Tern Works (a.k.a. Tern Factory)', 'GORT/ORTAS', ['Tern Works', 'Tern Factory', 'GORT', 'ORTAS']],
  ['Kite', 'Kite Works, Ltd., Gull; a.k.a. Tern', ['Kite', 'Kite Works, Ltd.', 'Gull', 'Tern']],
  ['Kite', '(Kitebank)', ['Kite', 'Kitebank']],
  ['Kite', 'Russian: Коршун, Belarusian: Каршун', ['Kite', 'Коршун', 'Каршун']],
])('the entity %s with the aliases "%s"', (written, aliases, names) => {
  expect(entityNames(written, aliases).map(({ full }) => full)).toEqual(names)
})

test.each([
  ['GIRKIN', 'Igor', 'Igor STRELKOV', ['Igor GIRKIN', 'Igor STRELKOV']],
  ['PETUKHOV', 'Aleksandr', 'PIETUKHOV', ['Aleksandr PETUKHOV', 'Aleksandr PIETUKHOV']],
  ['DIKIY (DIKY)', 'Aleksey', '', ['Aleksey DIKIY', 'Aleksey DIKY']],
  ['MEDVEDEV', 'Gennady', 'Gennadiy Nikolaevich', ['Gennady MEDVEDEV', 'weak: Gennadiy Nikolaevich']],
  [
    'Zadeh',
    'Amir Ali Haji',
    'Amir Ali Hajizadeh, Haji',
    ['Amir Ali Haji Zadeh', 'Amir Ali Hajizadeh', 'weak: Haji'],
  ],
  ['Nazih', '', '', ['Nazih']],
])('the person %s %s with the aliases "%s"', (last, given, aliases, names) => {
  expect(
    personNames(last, given, aliases).map(({ full, quality }) =>
      quality === 'weak' ? `weak: ${full}` : full,
    ),
  ).toEqual(names)
})

test('two entries of one number and one name have two ids', async () => {
  const entry = /<record>[^]*?<\/record>/.exec(sample.toString('utf8'))?.[0] ?? ''
  const ids = (await read(edited(entry, entry + entry))).map(({ recordId }) => recordId)
  expect(ids[1]).toBe(`${ids[0]}-2`)
})

test('a second file with other names of elements gives the same party', async () => {
  const renamed = sample
    .toString('utf8')
    .replaceAll('EntityOrShip', 'Entity')
    .replaceAll('DateOfBirthOrShipBuildDate', 'DateOfBirth')
    .replaceAll('TitleOrShip', 'Title')
  expect(await read(Buffer.from(renamed))).toEqual(await read(sample))
})

describe('a file that is not the whole list is refused', () => {
  const text = sample.toString('utf8')
  test.each([
    ['cut', text.slice(0, 900), /^sema-lmes\.xml: the file ends on line \d+ with <\w+> still open/],
    ['broken', text.replace('</Item>', '</Itm>'), /line 11 is not well-formed XML/],
    ['another list', '<sdnList></sdnList>', /root element is <sdnList>, not <data-set>/],
    ['a web page', '<!doctype html><html></html>', /this is a web page/],
    [
      'without a name',
      text.replace(/<EntityOrShip>Quill.*/, ''),
      /record that begins on line \d+ has no name/,
    ],
  ])('%s', async (_, changed, message) => {
    await expect(read(Buffer.from(changed))).rejects.toThrow(message)
  })
})

describe.skipIf(!realListsPresent)(
  'the real list (skipped when ../shared is not beside the checkout)',
  () => {
    test('of 2020: 985 persons and 384 entities, each with an id of its own and every date read', async () => {
      const path = join(realLists, 'ca-sema/sema-lmes.2020.xml')
      const names = await allOf(readList('ca-sema', path))
      expect(names.filter(({ type }) => type === 'person')).toHaveLength(985)
      expect(names.filter(({ type }) => type === 'organisation')).toHaveLength(384)
      expect(new Set(names.map(({ id }) => id)).size).toBe(1369)
      expect(names.filter(({ birthDates }) => birthDates.length > 0)).toHaveLength(212)
    })
  },
)
