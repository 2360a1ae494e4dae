// Rounds and their amendments, awards, listing and age.
import { describe, expect, test } from 'vitest'
import type { Evidence, FoundRecords } from './evidence.ts'
import type { FundingPart, PartyPart } from '../../sources/model/record.ts'
import { scoreOne } from './scorecard.ts'
import { alert, evidence, found, funding, match, party, record, registered } from './testing/evidence.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })
const filing = (id: string, but: Partial<FundingPart> = {}) => record('us-sec-formd', id, [funding(but)])
const score = (but: Partial<Evidence>) => scoreOne('upside', evidence(but))
const kinds = (...records: readonly FoundRecords[]) =>
  score({ records }).findings.map(({ kind, points }) => [kind, points])
const statements = (...records: readonly FoundRecords[]) =>
  score({ records }).findings.map(({ statement }) => statement)

describe('an offering and its amendments are one round', () => {
  const first = filing('a', {
    seriesKey: '021-1',
    sold: usd('400000'),
    filed: '2022-01-10',
    firstSale: '2022-01-01',
  })
  const second = filing('b', {
    amendmentOf: 'a',
    sold: usd('900000.50'),
    filed: '2023-01-10',
    firstSale: '2022-01-01',
    investors: 7,
  })

  test('by series key or by what is amended: the latest filing stands for all', () => {
    const { findings } = score({ records: found(second, first) })
    expect(findings.map(({ kind, statement }) => [kind, statement])).toEqual([
      ['round', 'Sold USD 900,000.50 from 7 investors since 2022-01-01, by the latest of 2 filings.'],
      ['investors-5', '7 investors joined one round.'],
    ])
    expect(findings[0]?.citations.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('amounts of amendments are never summed', () => {
    expect(kinds(...found(first, second))).not.toContainEqual(['raised-1m', 6])
    const apart = filing('c', { sold: usd('900000.50'), filed: '2021-01-10', firstSale: '2021-01-01' })
    expect(statements(...found(second, first, apart))).toContain('Raised USD 1,800,001 in 2 rounds.')
  })

  test('what is amended gives way even when both were filed on one day or the circle closes', () => {
    const same = filing('a', { amendmentOf: 'z', sold: usd('1'), filed: '2022-01-10' })
    const next = filing('0', { amendmentOf: 'a', sold: usd('2'), filed: '2022-01-10' })
    expect(statements(...found(same, next))[0]).toContain('Sold USD 2 ')
    const circle = [filing('a', { amendmentOf: 'b' }), filing('b', { amendmentOf: 'a', filed: '2024-01-01' })]
    expect(kinds(...found(...circle))).toEqual([['round', 8]])
  })

  test('several issuers of one filing are one round', () => {
    const two = record('us-sec-formd', 'a', [funding(), funding({ org: 'cik:0000000043' })])
    expect(kinds(...found(two))).toEqual([['round', 8]])
  })

  test('the same number at two publishers is two rounds', () => {
    const other = record('us-sec-formc', 'b', [funding({ seriesKey: '021-1' })])
    expect(kinds(...found(first, other)).filter(([kind]) => kind === 'round')).toHaveLength(2)
  })
})

test('totals by currency, never added across them', () => {
  const mixed = found(
    filing('a', { sold: usd('600000') }),
    filing('b', { sold: { amount: '600000', currency: 'EUR' } }),
  )
  expect(kinds(...mixed)).toEqual([
    ['round', 8],
    ['round', 8],
  ])
  const yen = filing('c', { sold: { amount: '900000000', currency: 'JPY' } })
  expect(kinds(...found(yen))).toEqual([['round', 8]])
})

test.each([
  ['999999.99', undefined],
  ['1000000', 'raised-1m'],
  ['9999999.99', 'raised-1m'],
  ['10000000.00', 'raised-10m'],
  ['100000000', 'raised-100m'],
  ['not a number', undefined],
])('raised %s: %s', (amount, kind) => {
  const raised = kinds(...found(filing('a', { sold: usd(amount) }))).flatMap(([one]) =>
    String(one).startsWith('raised') ? [one] : [],
  )
  expect(raised).toEqual(kind === undefined ? [] : [kind])
})

test('recent rounds, larger rounds, more investors', () => {
  expect(kinds(...found(filing('a', { firstSale: '2024-11-20' })))).toContainEqual(['round-recent', 8])
  expect(kinds(...found(filing('a', { firstSale: '2024-11-19' })))).not.toContainEqual(['round-recent', 8])
  const growing = found(
    filing('a', { firstSale: '2021', sold: usd('100') }),
    filing('b', { firstSale: '2022', sold: usd('101') }),
    filing('c', { firstSale: '2023', sold: usd('101') }),
  )
  expect(statements(...growing)).toContain('A round sold USD 101 after USD 100 in the one before.')
  expect(kinds(...growing).filter(([kind]) => kind === 'larger-round')).toHaveLength(1)
  const of = (investors: number) => kinds(...found(filing('a', { investors }))).map(([kind]) => kind)
  expect([of(4), of(5), of(24), of(25)]).toEqual([
    ['round'],
    ['round', 'investors-5'],
    ['round', 'investors-5'],
    ['round', 'investors-25'],
  ])
})

test('a pooled fund is no company that raises money', () => {
  expect(kinds(...found(filing('a', { exemptions: ['06b', '3C', '3C.7'], sold: usd('5000000') })))).toEqual([
    ['fund-offering', 0],
  ])
  expect(kinds(...found(filing('a', { securities: ['Pooled Investment Fund Interests'] })))).toEqual([
    ['fund-offering', 0],
  ])
})

test('awards each for themselves, three at most with points', () => {
  const award = (id: string, instrument: FundingPart['instrument']) =>
    record('us-sbir', id, [funding({ instrument, filed: `2025-01-0${id}`, title: 'Arm' })])
  expect(kinds(...found(...['1', '2', '3', '4'].map((id) => award(id, 'sbir'))))).toEqual([
    ['sbir-award', 5],
    ['sbir-award', 5],
    ['sbir-award', 5],
    ['sbir-award', 0],
  ])
  expect(statements(...found(award('1', 'grant')))).toEqual([
    'us-sbir 1: grant of USD 500,000 for "Arm", 2025-01-01.',
  ])
  expect(kinds(...found(award('1', 'contract')))).toEqual([['contract', 4]])
})

test('listing and age come from the register; a company that is over is not old', () => {
  const entry = (but: Partial<PartyPart>) =>
    score({ resolved: [{ record: record('gleif-lei', 'L', [party(but)]), by: 'lei' }] }).findings.map(
      ({ kind, statement }) => [kind, statement],
    )
  const since = (value: string) => ({ incorporated: { value, raw: value } })
  expect(entry(since('2023-11-21'))).toEqual([])
  expect(entry(since('2023-11-20'))).toEqual([
    ['age-3', 'Incorporated 2023-11-20, 3 full years before the snapshot.'],
  ])
  expect(entry(since('2016'))).toEqual([['age-3', 'Incorporated 2016, 9 full years before the snapshot.']])
  expect(entry(since('2015'))[0]?.[0]).toBe('age-10')
  expect(entry({ ...since('1990'), status: 'Dissolved' })).toEqual([])
  expect(entry({ identifiers: [{ scheme: 'ticker', value: 'ACME' }] })).toEqual([
    ['listed', 'Listed on an exchange as ACME.'],
  ])
})

test('money of an entity that is only near the name is told and not credited', () => {
  const records = found(filing('a'))
  const resolved = [{ record: registered, by: 'name' as const, match: alert() }]
  expect(score({ records, resolved }).findings.map(({ kind, points }) => [kind, points])).toEqual([
    ['funding-doubtful', 0],
  ])
  expect(kinds({ record: filing('a'), match: match({ dobAgree: false }) })).toEqual([['funding-doubtful', 0]])
  expect(kinds({ record: filing('a'), match: match() })).toEqual([['round', 8]])
})

describe('patents', () => {
  const owner = (id: string, value: number, end?: string) =>
    record('us-patents', id, [
      {
        ...party({ names: [{ full: 'Acme Robotics Ltd', kind: 'primary', quality: 'strong' }] }),
        ref: 'owner',
      },
      {
        kind: 'metric',
        org: `record:${id}`,
        metric: 'patents',
        value,
        unit: 'patent',
        ...(end !== undefined && { period: { end } }),
      },
    ])

  test('of one owner count once, by their number, with the day of the newest', () => {
    expect(kinds(...found(owner('a', 1)))).toEqual([['patents', 4]])
    expect(kinds(...found(owner('a', 9)))).toEqual([['patents', 4]])
    expect(kinds(...found(owner('a', 10)))).toEqual([['patents-10', 8]])
    expect(statements(...found(owner('a', 12, '2021-05-11'), owner('b', 3)))).toEqual([
      'Owns 12 patents of the United States, the newest of 2021-05-11.',
    ])
  })

  test('that no source knows say nothing', () => {
    expect(kinds(...found(owner('a', 0)))).toEqual([])
    expect(kinds()).toEqual([])
  })
})
