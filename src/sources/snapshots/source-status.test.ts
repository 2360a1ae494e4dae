// How a source is said to stand, at the instants where the answer changes.
import { describe, expect, test } from 'vitest'
import type { SourceState } from '../ports.ts'
import { snapshotDate, sourceStanding } from './source-status.ts'
import { brought, fetched, manifestOf } from './testing/list.ts'

const manifest = manifestOf('list')

const state = (over: Partial<SourceState> = {}): SourceState => ({
  sourceId: 'list',
  current: fetched,
  checkedAt: null,
  failure: null,
  ...over,
})
const failure = { at: '2026-11-11T00:00:00.000Z', message: 'it was cut', count: 1 }
const statusAt = (instant: string, of: SourceState | undefined) =>
  sourceStanding(manifest, of, Date.parse(instant)).status
/** The instant, and one millisecond after it. */
const around = (instant: string, of: SourceState) => [
  statusAt(instant, of),
  statusAt(new Date(Date.parse(instant) + 1).toISOString(), of),
]

describe('before the first good snapshot', () => {
  test('nothing was tried', () => {
    const standing = { manifest, status: 'never_synced', snapshot: null, failure: null }
    expect(sourceStanding(manifest, undefined, 0)).toEqual(standing)
    expect(sourceStanding(manifest, state({ current: null }), 0)).toEqual(standing)
  })

  test('what was tried has failed', () => {
    expect(sourceStanding(manifest, state({ current: null, failure }), 0)).toEqual({
      manifest,
      status: 'failed',
      snapshot: null,
      failure: 'it was cut',
    })
  })
})

describe('a snapshot that was fetched', () => {
  test('is stale so many hours after it was fetched, whatever date it carries', () => {
    expect(around('2026-11-13T08:00:00.000Z', state())).toEqual(['current', 'stale'])
    const old = state({ current: { ...fetched, asOf: '2020' } })
    expect(around('2026-11-13T08:00:00.000Z', old)).toEqual(['current', 'stale'])
  })

  test('is as good as the last check that found the file unchanged', () => {
    const checked = state({ checkedAt: '2026-11-12T20:00:00.000Z' })
    expect(around('2026-11-15T20:00:00.000Z', checked)).toEqual(['current', 'stale'])
  })

  test('has failed while the last attempt did, and is stale when it is old besides', () => {
    const standing = sourceStanding(manifest, state({ failure }), Date.parse('2026-11-11T00:00:00.000Z'))
    expect(standing).toEqual({ manifest, status: 'failed', snapshot: fetched, failure: 'it was cut' })
    expect(around('2026-11-13T08:00:00.000Z', state({ failure }))).toEqual(['failed', 'stale'])
    expect(sourceStanding(manifest, state({ failure }), Date.parse('2026-12-01')).failure).toBe('it was cut')
  })
})

describe('a snapshot that was brought in by hand', () => {
  test.each([
    ['2026-11-09', '2026-11-12T23:59:59.999Z'],
    ['2026-11', '2026-12-03T23:59:59.999Z'],
    ['2026-02', '2026-03-03T23:59:59.999Z'],
    ['2028-02', '2028-03-03T23:59:59.999Z'],
    ['2026-12', '2027-01-03T23:59:59.999Z'],
    ['2026', '2027-01-03T23:59:59.999Z'],
  ])('of %s is good until %s: so many hours after the end of its date', (asOf, instant) => {
    const current = { ...brought, asOf, fetchedAt: '2028-03-01T08:00:00.000Z' }
    expect(around(instant, state({ current }))).toEqual(['current', 'stale'])
  })

  test.each(['2026-11', '2026', '2099-01-01'])(
    'of %s is not newer than the day it was brought in',
    (asOf) => {
      const ahead = state({ current: { ...brought, asOf } })
      expect(around('2026-11-13T23:59:59.999Z', ahead)).toEqual(['current', 'stale'])
    },
  )

  test('counts from its own date, not from the day it was brought in or the publisher was asked', () => {
    const old = { ...brought, asOf: '2026-01-05', fetchedAt: '2026-11-20T08:00:00.000Z' }
    const checked = state({ current: old, checkedAt: '2026-11-20T07:00:00.000Z' })
    expect(statusAt('2026-11-20T09:00:00.000Z', checked)).toBe('stale')
  })

  test('without a date counts from the day it was brought in', () => {
    const dateless = { ...brought, asOf: null }
    expect(snapshotDate(dateless)).toBe('2026-11-10')
    expect(around('2026-11-13T23:59:59.999Z', state({ current: dateless }))).toEqual(['current', 'stale'])
  })
})

test('a sample is one at any age, also after a failure', () => {
  const sample = state({ current: { ...brought, sample: true }, failure })
  expect(around('2026-11-12T23:59:59.999Z', sample)).toEqual(['sample', 'sample'])
  expect(sourceStanding(manifest, sample, 0).failure).toBe('it was cut')
})

test('the date of a snapshot keeps the precision it was published with', () => {
  expect(snapshotDate({ ...fetched, asOf: '2026-11' })).toBe('2026-11')
})
