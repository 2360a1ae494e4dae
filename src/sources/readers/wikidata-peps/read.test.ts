// Holders of office: items as the dump writes them, in an invented extract, and the ways it goes wrong.
import { describe, expect, test } from 'vitest'
import { readSource } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { wikidataPeps } from './read.ts'

const text = sampleBytes('wikidata-peps', 'wikidata-peps.jsonl').toString('utf8')
const read = async (changed = text) =>
  (await readSource(wikidataPeps, { 'wikidata-peps.jsonl': Buffer.from(changed) })).records

test('a person: one name per spelling, the preferred day of birth, countries by their items, a listing per office', async () => {
  const [record] = await read()
  expect(record).toEqual({
    recordId: 'Q9900001',
    url: 'https://www.wikidata.org/wiki/Q9900001',
    locator: 'wikidata-peps.jsonl id=Q9900001',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          { full: 'Tobias Marwen', kind: 'primary', quality: 'strong' },
          { full: 'Тобиас Марвен', kind: 'original-script', quality: 'unknown', lang: 'ru' },
          { full: 'Tobias Marven', kind: 'alias', quality: 'unknown', lang: 'sv' },
          { full: 'Toby Marwen', kind: 'alias', quality: 'unknown', lang: 'en' },
          { full: 'T. Marwen', kind: 'alias', quality: 'unknown', lang: 'en' },
        ],
        births: [{ value: '1954-07-07', raw: '1954-07-07' }],
        nationalities: ['SE'],
        countries: ['SE'],
        identifiers: [{ scheme: 'other', value: 'Q9900001', note: 'Wikidata item' }],
        gender: 'male',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'pep',
        authority: 'Wikidata contributors',
        programs: ['Minister of Lanterns'],
        starts: { value: '2015-05', raw: '2015-05' },
        status: 'active',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'pep',
        authority: 'Wikidata contributors',
        programs: ['Mayor of Quillfern'],
        starts: { value: '2001-01-01', raw: '2001-01-01' },
        ends: { value: '2009', raw: '2009' },
        status: 'active',
      },
    ],
  })
})

test('a name of all languages is the main one; an office without an item keeps its id; another calendar is no date', async () => {
  const [, ilsa] = await read()
  expect(ilsa?.parts).toMatchObject([
    {
      names: [{ full: 'Ilsa Dorran' }, { full: 'Ilse Dorran', kind: 'alias' }],
      births: [{ raw: '+1890-02-01T00:00:00Z' }],
    },
    { programs: ['Q9900099'] },
  ])
})

test('the dead, persons without an office and things that are no persons are left out', async () => {
  expect((await read()).map(({ recordId }) => recordId)).toEqual(['Q9900001', 'Q9900002'])
})

test('a statement that a person has not died is none of a death; a death on an unknown day is one', async () => {
  const died = (...statements: readonly (readonly [snaktype: string, rank: string])[]) =>
    read(
      text.replace(
        '"P39":[',
        `"P570":${JSON.stringify(statements.map(([snaktype, rank]) => ({ mainsnak: { snaktype, property: 'P570' }, rank })))},"P39":[`,
      ),
    )
  const ids = async (...statements: readonly (readonly [string, string])[]) =>
    (await died(...statements)).map(({ recordId }) => recordId)
  expect(await ids(['novalue', 'normal'])).toEqual(['Q9900001', 'Q9900002'])
  expect(await ids(['somevalue', 'normal'])).toEqual(['Q9900002'])
  expect(await ids(['somevalue', 'normal'], ['novalue', 'normal'])).toEqual(['Q9900002'])
  expect(await ids(['somevalue', 'normal'], ['novalue', 'preferred'])).toEqual(['Q9900001', 'Q9900002'])
  expect(await ids(['value', 'deprecated'])).toEqual(['Q9900001', 'Q9900002'])
})

test('bare lines give the same as the list of the dump, and the order of the items does not matter', async () => {
  const lines = text.split('\n').filter((line) => line.startsWith('{'))
  const bare = lines.map((line) => line.replace(/,$/, ''))
  expect(await read(`${bare.join('\n')}\n`)).toEqual(await read())
  const records = await read(bare.toReversed().join('\n'))
  expect(records.toReversed()).toEqual(await read())
})

test('an extract with the properties that are read, and null for those that an item lacks, gives the same', async () => {
  const slim = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const { id, labels, aliases, claims } = JSON.parse(line.replace(/,$/, '')) as Record<string, unknown>
      const kept = ['P21', 'P27', 'P31', 'P39', 'P297', 'P569', 'P570'].map((property) => [
        property,
        (claims as Record<string, unknown>)[property] ?? null,
      ])
      return JSON.stringify({ id, labels, aliases, claims: Object.fromEntries(kept) })
    })
  expect(await read(slim.join('\n'))).toEqual(await read())
})

test('a person has at most 40 names', async () => {
  const aliases = Array.from({ length: 60 }, (_, at) => `{"language":"en","value":"Toby Marwen ${at}"}`)
  const many = text.replace('{"language":"en","value":"Toby Marwen"}', aliases.join(','))
  const [record] = await read(many)
  const [party] = record?.parts ?? []
  expect(party?.kind === 'party' && party.names.length).toBe(40)
})

describe('a file that is not whole is refused', () => {
  test.each([
    ['cut in a line', text.slice(0, 900), /line 2 is not an item in JSON/],
    [
      'cut between lines',
      text.slice(0, text.indexOf('{"type":"item","id":"Q9900003"')),
      /list of items is not closed/,
    ],
    ['of other lines', 'Q1\nQ2\n', /line 1 is not an item in JSON/],
    ['of numbers', '1\n2\n', /line 1 is not an item in JSON/],
    ['a web page', '<!doctype html><html></html>', /this is a web page/],
  ])('%s', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })
})
