// A change of the retention is read as it was written, and nothing else is taken for one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { continueChain, openChain } from './chain.ts'
import { erasureDraft } from './erasure.ts'
import { readRetention, retentionDraft } from './retention.ts'
import type { JsonObject } from '../base/json.ts'

const acting = { at: '2026-11-25T09:00:00.000Z', actor: 'operator' }
const days = fc.option(fc.integer({ min: 1, max: 36_500 }))

test('any change of the days is read as it was written', () => {
  fc.assert(
    fc.property(fc.constantFrom('runs', 'sessions'), days, days, (of, now, before) => {
      const change = { of, days: now, before } as const
      const [entry] = continueChain(openChain('log', 'log'), [retentionDraft(change, acting)]).entries
      const read = readRetention(entry?.record ?? '')
      expect(read).toMatchObject({ ...change, hash: entry?.hash, entry: acting })
    }),
  )
})

test.each<JsonObject>([
  {},
  { days: 30 },
  { days: 0, before: null },
  { days: '30', before: null },
  { days: 30, before: -1 },
  { days: 30, before: null, why: 'none' },
  { days: 30, before: null, of: 'runs' },
])('an entry with other data is none: %j', (data) => {
  const draft = { ...acting, type: 'retention.set', data } as const
  const [entry] = continueChain(openChain('log', 'log'), [draft]).entries
  expect(readRetention(entry?.record ?? '')).toBeUndefined()
})

test('an erasure is none, and a run has no such entry', () => {
  const erasure = erasureDraft({ run: 'r', reason: 'retention', fields: [] }, acting)
  const [entry] = continueChain(openChain('log', 'log'), [erasure]).entries
  expect(readRetention(entry?.record ?? '')).toBeUndefined()
  const draft = retentionDraft({ of: 'runs', days: 30, before: null }, acting)
  expect(() => continueChain(openChain('log', 'a-run'), [draft])).toThrow()
})
