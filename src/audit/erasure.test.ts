// An erasure names digests and says why; nothing else is read as one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../base/canonical-json.ts'
import type { JsonObject } from '../base/json.ts'
import { continueChain, openChain, verifyContinuing } from './chain.ts'
import { erasureDraft, namesExactly, readErasure } from './erasure.ts'

const ACTING = { at: '2026-12-01T10:00:00.000Z', actor: 'key_01' }
const digests = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 43, unit: 'grapheme-ascii' }), {
  maxLength: 9,
})

const written = (run: string, fields: readonly { name: string; digest: string }[]): string =>
  continueChain(openChain('log_01', 'log'), [erasureDraft({ run, reason: 'request', fields }, ACTING)])
    .entries[0]?.record ?? ''

test('what is written is read again, in one order, and is an entry of the chain of the log', () => {
  fc.assert(
    fc.property(digests, (all) => {
      const fields = all.map((digest, at) => ({ name: `field ${at}`, digest }))
      const record = written('run-1', fields)
      const read = readErasure(record)
      expect(read).toMatchObject({ run: 'run-1', reason: 'request' })
      expect(new Set(read?.fields)).toEqual(new Set(fields))
      expect(written('run-1', fields.toReversed())).toBe(record)
      expect(verifyContinuing([record]).ok).toBe(true)
    }),
  )
})

test('an erasure names exactly the digests that it names: none more, none less, none twice', () => {
  fc.assert(
    fc.property(digests, fc.nat(), (all, at) => {
      const read = readErasure(
        written(
          'run-1',
          all.map((digest) => ({ name: 'n', digest })),
        ),
      )
      if (read === undefined) throw new Error('no erasure')
      expect(namesExactly(read, all.toReversed())).toBe(true)
      expect(namesExactly(read, [...all, 'another digest that is longer than any of them, surely'])).toBe(
        false,
      )
      if (all.length === 0) return
      const place = at % all.length
      expect(namesExactly(read, all.toSpliced(place, 1))).toBe(false)
      expect(namesExactly(read, all.with(place, all[(place + 1) % all.length] ?? ''))).toBe(all.length === 1)
    }),
  )
})

const without = (data: JsonObject, member: string): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== member))

test.each<[string, (data: JsonObject) => JsonObject]>([
  ['without a run', (data) => without(data, 'run')],
  ['without a reason', (data) => without(data, 'reason')],
  ['with a reason in words', (data) => ({ ...data, reason: 'She asked for it' })],
  ['without fields', (data) => without(data, 'fields')],
  ['with another member', (data) => ({ ...data, name: 'Maria Koval' })],
  ['with a field without a name', (data) => ({ ...data, fields: [{ digest: 'x' }] })],
  [
    'with a field that shows a value',
    (data) => ({ ...data, fields: [{ name: 'a', digest: 'b', value: 'c' }] }),
  ],
])('a record is no erasure %s', (_, change) => {
  const entry = JSON.parse(written('run-1', [{ name: 'a', digest: 'b' }])) as JsonObject
  const record = canonicalJson({ ...entry, data: change(entry['data'] as JsonObject) })
  expect(readErasure(record)).toBeUndefined()
  expect(verifyContinuing([record]).ok).toBe(true)
})

test('a record of another type is no erasure, nor is any other text', () => {
  const entry = JSON.parse(written('run-1', [])) as JsonObject
  expect(readErasure(canonicalJson({ ...entry, type: 'key.rotated' }))).toBeUndefined()
  for (const text of ['', '{}', 'null', ` ${canonicalJson(entry)}`]) expect(readErasure(text)).toBeUndefined()
})
