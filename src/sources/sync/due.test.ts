// Which sources are due, at the instants where the answer changes.
import { describe, expect, test } from 'vitest'
import { dueSources, type Kept } from './due.ts'
import type { SourceState } from '../ports.ts'
import { brought, fetched, manifestOf } from '../snapshots/testing/list.ts'

const list = manifestOf('list')

const stateOf = (over: Partial<SourceState> = {}): SourceState => ({
  sourceId: 'list',
  current: fetched,
  checkedAt: fetched.fetchedAt,
  failure: null,
  ...over,
})
const failed = (count: number) => ({ at: '2026-11-11T00:00:00.000Z', message: 'it was cut', count })

const dueAt = (instant: string | number, state?: SourceState, manifest = list, kept: Kept = 'fetched') =>
  dueSources([manifest], state === undefined ? [] : [state], { kept, now: new Date(instant).getTime() })
const isDue = (...asked: Parameters<typeof dueAt>): boolean => dueAt(...asked).length === 1

/** One millisecond before the instant, and at it. */
const around = (instant: string, state: SourceState, manifest = list) =>
  [-1, 0].map((ms) => isDue(Date.parse(instant) + ms, state, manifest))

describe('a source that was good is due when its cadence has passed', () => {
  test.each([
    ['since it was fetched', {}, 24, '2026-11-11T08:00:00.000Z'],
    ['since the last check', { checkedAt: '2026-11-12T20:00:00.000Z' }, 24, '2026-11-13T20:00:00.000Z'],
    [
      'since it was brought in by hand after the last check',
      { current: brought, checkedAt: '2026-11-01T00:00:00.000Z' },
      24,
      '2026-11-11T08:00:00.000Z',
    ],
    ['of six hours', {}, 6, '2026-11-10T14:00:00.000Z'],
    ['of a week', {}, 168, '2026-11-17T08:00:00.000Z'],
  ] as const)('%s', (_what, over, hours, instant) => {
    expect(around(instant, stateOf(over), manifestOf('list', hours))).toEqual([false, true])
  })
})

describe('a source that failed is due again', () => {
  test.each([
    [1, 24, '2026-11-11T00:05:00.000Z'],
    [2, 24, '2026-11-11T00:10:00.000Z'],
    [3, 24, '2026-11-11T00:20:00.000Z'],
    [9, 24, '2026-11-11T21:20:00.000Z'],
    [10, 24, '2026-11-12T00:00:00.000Z'],
    [7, 6, '2026-11-11T05:20:00.000Z'],
    [8, 6, '2026-11-11T06:00:00.000Z'],
    [5_000, 168, '2026-11-18T00:00:00.000Z'],
  ])('after %i failures in a row, with a cadence of %i hours, at %s', (count, hours, instant) => {
    const manifest = manifestOf('list', hours)
    expect(around(instant, stateOf({ failure: failed(count) }), manifest)).toEqual([false, true])
    const neverGood = stateOf({ current: null, checkedAt: null, failure: failed(count) })
    const named = [-1, 0].map((ms) => isDue(Date.parse(instant) + ms, neverGood, manifest, new Set(['list'])))
    expect(named).toEqual([false, true])
  })

  test('soon, although it was good not long ago', () => {
    const state = stateOf({ checkedAt: '2026-11-10T23:00:00.000Z', failure: failed(1) })
    expect(isDue('2026-11-11T00:05:00.000Z', state)).toBe(true)
  })
})

describe('which sources are kept', () => {
  const later = '2026-12-24T00:00:00.000Z'
  const sample = stateOf({ current: { ...brought, sample: true } })
  const nothing = stateOf({ current: null, failure: failed(1) })

  test('those that were fetched before, but no samples, and nothing that was only ever brought in by hand', () => {
    expect(
      [
        stateOf(),
        stateOf({ current: brought }),
        stateOf({ current: brought, checkedAt: null }),
        sample,
        nothing,
      ].map((each) => isDue(later, each)),
    ).toEqual([true, true, false, false, false])
    expect(isDue(later)).toBe(false)
  })

  test('those that are named are kept whether held or not, and no others', () => {
    const named = new Set(['list'])
    for (const state of [
      undefined,
      sample,
      nothing,
      stateOf(),
      stateOf({ current: brought, checkedAt: null }),
    ])
      expect(isDue(later, state, list, named)).toBe(true)
    expect(isDue(later, stateOf(), list, new Set(['another']))).toBe(false)
    expect(isDue(fetched.fetchedAt, stateOf(), list, named)).toBe(false)
  })

  test('a register stays narrowed to what it was narrowed to', () => {
    const narrowed = { ...fetched, warnings: ['Something else.', 'Narrowed to GB, IE.'] }
    expect(dueAt(later, stateOf({ current: narrowed }))[0]?.only).toEqual(new Set(['GB', 'IE']))
    expect(dueAt(later, stateOf())[0]?.only).toBeUndefined()
  })

  test('they are told in the order of the manifests', () => {
    const manifests = ['b', 'a', 'c'].map((id) => manifestOf(id))
    const due = dueSources(manifests, [], { kept: new Set(['a', 'b', 'c']), now: 0 })
    expect(due.map(({ manifest }) => manifest.id)).toEqual(['b', 'a', 'c'])
  })
})

test('a clock that was years ahead does not keep a source from being fetched for years', () => {
  const ahead = '2031-01-01T00:00:00.000Z'
  expect(isDue('2026-11-20T00:00:00.000Z', stateOf({ checkedAt: ahead }))).toBe(true)
  expect(isDue('2026-11-20T00:00:00.000Z', stateOf({ failure: { ...failed(1), at: ahead } }))).toBe(true)
  // another server's clock is a little ahead of ours: it has just checked
  expect(isDue('2026-11-10T07:59:50.000Z', stateOf())).toBe(false)
})
