import { describe, expect, test } from 'vitest'
import { Matcher } from '../names/matcher/matcher.ts'
import { batchReader, BatchUnreadable, csvLine, readBatch, screenRow } from './batch.ts'
import { compareNames, countryWarning, readParty, screenParty, type ScreenOptions } from './screen.ts'
import { Screener } from './screener.ts'
import { indexOf, listedAs } from './testing/listed.ts'

const screener = new Screener(new Matcher())
const index = await indexOf(screener, [
  listedAs('b', '7', 'person', 'DORRAN, Ilsa', 'Elsa Doran'),
  listedAs('a', '9', 'person', 'Ilsa Dorran'),
  listedAs('a', '10', 'person', 'Ilsa Dorran'),
  listedAs('a', '3', 'organization', 'Quillfeather Trading Co., Ltd.'),
  listedAs('a', '4', 'vessel', 'Amber Petrel'),
  { ...listedAs('c', '1', 'person', 'Wilhelmina Ost'), facts: { births: [{ value: '1951', raw: '1951' }] } },
])
const found = (name: string, type?: 'person' | 'company' | 'vessel', options?: ScreenOptions) =>
  screenParty(screener, index, { name, ...(type && { type }) }, options)

describe('screening a party', () => {
  test('equal scores stand in the order of list and record id, whatever the order of the lists', async () => {
    const findings = await found('Ilsa Dorran', 'person')
    expect(
      findings.map(({ rank, list, record_id, score, level }) => [rank, list, record_id, score, level]),
    ).toEqual([
      [1, 'a', '10', 1, 'strong'],
      [2, 'a', '9', 1, 'strong'],
      [3, 'b', '7', 1, 'strong'],
    ])
  })

  test('the matched alias is named', async () => {
    expect((await found('Elsa Doran', 'person'))[0]).toMatchObject({
      record_id: '7',
      matched_name: 'Elsa Doran',
    })
  })

  test('a type that is not given may be any', async () => {
    expect((await found('Ilsa Dorran'))[0]).toMatchObject({ record_id: '10', score: 1 })
    expect((await found('Quillfeather Trading Co., Ltd.'))[0]).toMatchObject({ record_id: '3', score: 1 })
    expect((await found('Amber Petrel'))[0]).toMatchObject({ record_id: '4', score: 1 })
  })

  test('another type is not found, and a name unlike all finds nothing', async () => {
    expect(await found('Amber Petrel', 'person')).toEqual([])
    expect(await found('Zzyxq Wvutk', 'person')).toEqual([])
  })

  test('only what a person has to look at is a finding: an alert, or one but for a fact that differs', async () => {
    expect(await found('Ilsa Torven', 'person')).toEqual([])
    const party = { name: 'Wilhelmina Ost', type: 'person', birthDate: '1988' } as const
    const findings = await screenParty(screener, index, party)
    expect(findings).toMatchObject([{ list: 'c', record_id: '1', level: 'none' }])
  })

  test('limit and threshold cut, and only when asked; a threshold of 0 gives the nearest there are', async () => {
    expect(await found('Ilsa Dorran', 'person', { limit: 2 })).toHaveLength(2)
    expect(await found('Ilsa Dorran', 'person', { threshold: 1 })).toHaveLength(3)
    expect(await found('Ilsa Dorran Marten', 'person', { threshold: 1 })).toHaveLength(0)
    const near = await found('Ilsa Torven', 'person', { threshold: 0 })
    expect(near.map(({ level }) => level)).toContain('none')
  })

  test('a threshold of 0 gives 40 records of which none is an alert, and every alert beside them', async () => {
    const named = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => listedAs(name, String(at), 'person', name))
    const many = await indexOf(screener, [...named('Ilsa Quorven', 50), ...named('Ilsa Dorran', 60)])
    const near = (name: string) => screenParty(screener, many, { name, type: 'person' }, { threshold: 0 })
    expect(await near('Ilsa Marten')).toHaveLength(40)
    expect(await near('Ilsa Dorran')).toHaveLength(60)
  })
})

test('two names without a type are read in the way they are nearer', () => {
  expect(compareNames(screener, 'DORRAN, Ilsa', 'Ilsa Dorran').match.score).toBe(10_000)
  expect(compareNames(screener, 'Ilsa Dorran', 'Ilsa Dorran', 'vessel').readAs).toBe('vessel')
})

describe('a party as it is written', () => {
  test('blank fields are not known', () => {
    expect(readParty({ name: ' X ', type: '', birthDate: ' ', country: '' })).toEqual({ name: 'X' })
    expect(readParty({ name: 'X', type: 'Person', birthDate: '1951-02', country: 'ES' })).toEqual({
      name: 'X',
      type: 'person',
      birthDate: '1951-02',
      country: 'es',
    })
  })

  test.each(['1951', '1951-02', '1951-12-31', '2024-02-29'])('%s is a birth date', (birthDate) =>
    expect(readParty({ name: 'X', birthDate }).birthDate).toBe(birthDate),
  )
  test.each(['51', '1951-13', '1951-00', '1951-02-30', '1951-2-3', '03/02/1951', '1951-02-03T00:00'])(
    '%s is none',
    (birthDate) => expect(() => readParty({ name: 'X', birthDate })).toThrow('YYYY-MM-DD'),
  )
  test.each(['', '  ', '?!', '---'])('the name "%s" cannot be screened', (name) =>
    expect(() => readParty({ name })).toThrow('no letter or digit'),
  )

  test('a country nobody knows is left out aloud', () => {
    const party = readParty({ name: 'X', country: 'Nowhere at all' })
    expect(party.country).toBeUndefined()
    expect(countryWarning(party)).toContain('"Nowhere at all"')
  })
})

describe('a file of parties', () => {
  test('columns in any order and letter case; unknown ones do not matter', () => {
    const read = batchReader(['note', 'Country', ' NAME', 'id'])
    expect(read(['n', 'SY', '=Ilsa Dorran', ' 7 '], 2)).toEqual({
      id: ' 7 ',
      party: { name: '=Ilsa Dorran', country: 'sy' },
    })
  })

  test.each([
    [['id', 'type'], '"name"'],
    [['nr', 'names'], '"id" and "name"'],
    [['id', 'name', 'Name'], 'twice'],
  ])('the head %s is refused', (head, says) => expect(() => batchReader(head)).toThrow(says))

  test('every mistake is named with its line, at most twenty of them', () => {
    const row = (line: number, ...cells: string[]) => ({ line, cells })
    const head = ['id', 'name', 'birth_date', 'type']
    const wrong = () =>
      readBatch(head, [
        row(2, '1', 'X', '1951', 'person'),
        row(3, '', 'X', '', ''),
        row(4, '2', 'X', '3 May', ''),
        row(6, '3', 'X', '', 'dog'),
      ])
    expect(wrong).toThrow(BatchUnreadable)
    for (const says of ['line 3: the id', 'line 4: the birth date "3 May"', 'line 6: the type "dog"'])
      expect(wrong).toThrow(says)
    const many = Array.from({ length: 25 }, (_, at) => row(at + 2, '', 'X', '', ''))
    expect(() => readBatch(head, many)).toThrow('and 5 more')
  })

  test('findings become lines; none where nothing is found', async () => {
    const options = { limit: 1 }
    expect(
      await screenRow(screener, index, { id: 'a,b', party: { name: 'Elsa Doran', type: 'person' } }, options),
    ).toEqual({
      lines: expect.stringMatching(/^"a,b",1,b,7,Elsa Doran,1,(?:0\.\d{1,4}|1),strong\n$/) as string,
      level: 'strong',
    })
    expect(await screenRow(screener, index, { id: '1', party: { name: 'Zzyxq' } }, options)).toEqual({
      lines: '',
      level: 'none',
    })
  })

  test.each([
    [['a', 'b'], 'a,b\n'],
    [['DORRAN, Ilsa', 'say "so"'], '"DORRAN, Ilsa","say ""so"""\n'],
    [['two\nlines', ' x', ''], '"two\nlines"," x",\n'],
    [['=1+1'], '=1+1\n'],
  ])('%j is written as %j', (cells, line) => expect(csvLine(cells)).toBe(line))
})
