// What was counted instead of fit: 15 classes have a count, ten say why they have none (E-2).
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { observedProxy, PROXY_DATA, proxyFit, whyNotObserved } from './observed-proxies.ts'
import { categoryIds, rateSources, sourcesOf } from './reference-classes.ts'

test('E-2 every class has either a count or the reason why it has none', () => {
  const counted = categoryIds().filter((id) => observedProxy(id) !== undefined)
  const without = categoryIds().filter((id) => whyNotObserved(id) !== undefined)
  expect([counted.length, without.length]).toEqual([15, 10])
  expect(counted.filter((id) => without.includes(id))).toEqual([])
  expect(counted.every((id) => proxyFit(id) !== undefined)).toBe(true)
})

test('E-2 a count names numerator, denominator, Wilson interval, cohort, event and attribution', () => {
  expect(observedProxy('default')).toEqual({
    event: 'a further dated round more than 90 days and at most 24 months after the first',
    events: 2149,
    n: 5549,
    rate: 0.3873,
    wilson_95: [0.3745, 0.4002],
    cohort: expect.stringContaining('US firms whose first recorded round, in 2005 to 2010'),
    codes: [],
    attribution: 'Data: CrunchBase, October 2013, CC BY',
  })
  expect(observedProxy('consumer_social')?.wilson_95).toEqual([0.5029, 0.6703])
  expect(PROXY_DATA.snapshot).toBe('2013-10-01')
})

test('E-2 every class has sources, each with an address', () => {
  for (const id of categoryIds()) expect(sourcesOf(id).length, id).toBeGreaterThan(0)
  for (const { url, source } of rateSources) {
    expect(url).toMatch(/^https:\/\//)
    expect(source).not.toBe('')
  }
})

const file = new URL('../../../../../shared/data/assessment/outcomes/base_rates.json', import.meta.url)

interface Row {
  readonly follow_24m: {
    readonly events: number
    readonly n: number
    readonly rate: number
    readonly wilson_95: number[]
  }
}

test.skipIf(!existsSync(file))(
  'E-2 counts and intervals are those of the counted table (skipped when ../shared is not beside the checkout)',
  () => {
    const table = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly default_all_early: Row
      readonly seed_funded_startup: Row
      readonly classes: Readonly<Record<string, { readonly all_early: Row }>>
    }
    for (const id of categoryIds()) {
      const ours = observedProxy(id)
      if (ours === undefined) continue
      const theirs =
        id === 'default'
          ? table.default_all_early
          : id === 'seed_funded_startup'
            ? table.seed_funded_startup
            : table.classes[id]?.all_early
      const { events, n, rate, wilson_95: wilson } = ours
      expect({ events, n, rate, wilson_95: wilson }, id).toMatchObject({
        events: theirs?.follow_24m.events,
        n: theirs?.follow_24m.n,
        rate: theirs?.follow_24m.rate,
        wilson_95: theirs?.follow_24m.wilson_95,
      })
    }
  },
)
