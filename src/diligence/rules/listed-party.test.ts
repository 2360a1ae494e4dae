// The listed party of a finding has what all its records say, each thing once, and is bounded.
import { expect, test } from 'vitest'
import { listing, party, record } from '../evidence/testing/records.ts'
import type { CitedRecord } from './evidence.ts'
import { listedPartyOf } from './listed-party.ts'

const cited = (of: ReturnType<typeof record>, sourceId: string): CitedRecord => ({
  ...of,
  sourceId,
  snapshotId: `${sourceId}@1`,
  snapshotDate: '2026-11-20',
  recordHash: 'h',
})

test('names, births, numbers, programmes and remarks of all records, once each', () => {
  const passport = { scheme: 'passport', value: 'A1', country: 'IQ' } as const
  const one = cited(
    record(
      '1',
      party('Ilsa Dorran', {
        partyKind: 'person',
        births: [{ value: '1951-02-03', raw: '3 Feb 1951' }],
        identifiers: [passport],
        addresses: [{ lines: ['1 Quay'], city: 'Basra', country: 'IQ' }],
        notes: 'Wanted.',
      }),
      listing({ listed: { value: '2003-06-27', raw: '27 Jun 2003' }, reason: 'Reason.' }),
    ),
    'un-sc',
  )
  const two = cited(
    record(
      '2',
      party('DORRAN, Ilsa', {
        births: [{ circa: true, value: '1951', raw: 'c. 1951' }],
        identifiers: [passport],
      }),
      listing({ programs: ['IRAQ2', 'INVENTED'] }),
    ),
    'us-ofac-sdn',
  )
  expect(listedPartyOf([one, two])).toEqual({
    kind: 'person',
    names: ['Ilsa Dorran', 'DORRAN, Ilsa'],
    births: ['1951-02-03', 'about 1951'],
    birthPlaces: [],
    nationalities: [],
    addresses: ['1 Quay, Basra, IQ'],
    identifiers: [passport],
    programs: ['INVENTED', 'IRAQ2'],
    listedOn: ['2003-06-27'],
    remarks: ['Reason.', 'Wanted.'],
  })
})

test('a record without a listing lists no one', () => {
  expect(listedPartyOf([cited(record('1', party('Vellacott plc')), 'gb-ch-basic')])).toBeUndefined()
})

test('at most 20 names, 20 numbers, 10 addresses and 1,000 characters of a remark are shown', () => {
  const many = Array.from({ length: 50 }, (_, at) => at)
  const shown = listedPartyOf([
    cited(
      record(
        '1',
        party('Ilsa Dorran', {
          names: many.map((at) => ({ full: `Name ${at}`, kind: 'alias', quality: 'strong' })),
          identifiers: many.map((at) => ({ scheme: 'passport', value: String(at) })),
          addresses: many.map((at) => ({ full: `Street ${at}` })),
          notes: 'x'.repeat(5_000),
        }),
        listing(),
      ),
      'un-sc',
    ),
  ])
  expect(shown?.names).toHaveLength(20)
  expect(shown?.identifiers).toHaveLength(20)
  expect(shown?.addresses).toHaveLength(10)
  expect(shown?.remarks).toEqual(['x'.repeat(1_000)])
})
