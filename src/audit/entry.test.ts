// What an entry may hold, and that its bytes and hash are those of the standards.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonProblem } from './json-problem.ts'
import { canonicalJson } from '../base/canonical-json.ts'
import type { JsonObject, JsonValue } from '../base/json.ts'
import {
  ENTRY_TYPES,
  entryBytes,
  entryHash,
  entryProblem,
  NO_HASH,
  readEntry,
  type AuditEntry,
} from './entry.ts'
import { draft, integersOnly, reversed, RUN, TENANT } from './testing/drafts.ts'

const entry: AuditEntry = {
  ...draft('run.opened', { seed: 7 }),
  v: 1,
  tenant: TENANT,
  run: RUN,
  seq: 0,
  prev: NO_HASH,
}
const later: AuditEntry = { ...entry, seq: 4, prev: 'ab'.repeat(32), type: 'step' }
const holding = (data: unknown): AuditEntry => ({ ...later, data: data as JsonObject })
const textOf = (value: AuditEntry): string => new TextDecoder().decode(entryBytes(value))
const anyJson = fc.jsonValue({ stringUnit: 'binary' }).map((value) => integersOnly(value as JsonValue))
const deep = (levels: number): JsonValue => (levels === 0 ? 1 : [deep(levels - 1)])

test('the bytes and the hash of an entry never change', () => {
  expect(textOf(entry)).toBe(
    '{"actor":"key_01","at":"2026-11-20T09:30:00.000Z","data":{"seed":7},' +
      `"prev":"${NO_HASH}","run":"${RUN}","seq":0,"tenant":"${TENANT}","type":"run.opened","v":1}`,
  )
  const hash = createHash('sha256').update(Buffer.of(0)).update(entryBytes(entry)).digest('hex')
  expect(entryHash(entryBytes(entry))).toBe(hash)
  expect(hash).toBe('743f6894fb25012b638371448cc7094f45bf752e20854767589871913905b471')
})

test('the order of members decides nothing', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const one = holding({ value })
      const other = reversed({ ...one }) as unknown as AuditEntry
      expect(textOf(other)).toBe(textOf(one))
    }),
  )
})

test('what was written is read back as the same entry with the same hash', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const reading = readEntry(textOf(holding({ value })))
      expect(reading).toMatchObject({ kind: 'entry', hash: entryHash(entryBytes(holding({ value }))) })
      if (reading.kind === 'entry') expect(canonicalJson(reading.entry.data)).toBe(canonicalJson({ value }))
    }),
  )
})

test('every type is known, and the types of the log never stand in a run', () => {
  const log = new Set<string>(['erasure', 'key.rotated', 'retention.set', 'four_eyes.set', 'activity'])
  for (const type of ENTRY_TYPES) {
    expect(entryProblem({ ...later, type, run: log.has(type) ? 'log' : RUN }), type).toBeUndefined()
    expect(entryProblem({ ...later, type, run: log.has(type) ? RUN : 'log' }), type).toBe(
      '/type does not belong into /run',
    )
  }
})

test.each<[string, Partial<Record<keyof AuditEntry | 'note', unknown>>, string]>([
  ['another version', { v: 2 }, '/v'],
  ['an empty tenant', { tenant: '' }, '/tenant'],
  ['a tenant with a space', { tenant: 'Acme Ltd' }, '/tenant'],
  ['a run that is too long', { run: 'r'.repeat(65) }, '/run'],
  ['a negative seq', { seq: -1 }, '/seq'],
  ['a prev in capitals', { prev: 'AB'.repeat(32) }, '/prev'],
  ['a short prev', { prev: 'ab' }, '/prev'],
  ['a first entry with a prev', { seq: 0 }, '/prev does not fit /seq'],
  ['a later entry without a prev', { prev: NO_HASH }, '/prev does not fit /seq'],
  ['an unknown type', { type: 'run.paused' }, '/type'],
  ['a type of Object.prototype', { type: 'constructor' }, '/type'],
  ['a day that is none', { at: '2026-02-30T09:30:00.000Z' }, '/at'],
  ['another spelling of an instant', { at: '2026-11-20T09:30:00Z' }, '/at'],
  ['an instant in another zone', { at: '2026-11-20T09:30:00.000+01:00' }, '/at'],
  ['no actor', { actor: null }, '/actor'],
  ['data that is a list', { data: [] }, '/data'],
  ['an unknown member', { note: 'x' }, 'it has an unknown member'],
])('%s is refused', (_, change, problem) => {
  const changed = { ...later, ...change } as unknown as AuditEntry
  expect(entryProblem(changed)).toContain(problem)
  expect(() => entryBytes(changed)).toThrow(TypeError)
})

test('an entry without one of its members is refused', () => {
  for (const name of Object.keys(later)) {
    const rest = Object.fromEntries(Object.entries(later).filter(([key]) => key !== name))
    expect(entryProblem(rest)).toBe(`/${name} is missing or malformed`)
  }
  for (const value of [null, 7, 'entry', [], undefined]) expect(entryProblem(value)).toBeTypeOf('string')
})

test.each<[string, unknown, string]>([
  ['a fraction', { a: [1, 0.5] }, '/data/a/1 is not an integer'],
  ['an integer beyond 53 bits', { a: 2 ** 53 }, '/data/a is not an integer'],
  ['NaN', { a: Number.NaN }, '/data/a is not an integer'],
  ['Infinity', { a: Infinity }, '/data/a is not an integer'],
  ['a lone surrogate', { a: '\ud800' }, '/data/a has a lone surrogate'],
  ['a lone surrogate in a name', { 'a\udc00': 1 }, '/data has a member name with a lone surrogate'],
  ['undefined', { a: undefined }, '/data/a is undefined'],
  ['undefined in a list', { a: [undefined] }, '/data/a/0 is undefined'],
  ['a hole', { a: Object.assign([], { length: 1 }) }, '/data/a is not plain JSON'],
  ['a list with a member', { a: Object.assign([1], { b: 2 }) }, '/data/a is not plain JSON'],
  ['a function', { a: () => 1 }, '/data/a is function'],
  ['a toJSON', { 'a/b': { toJSON: () => 'x' } }, '/data/a~1b/toJSON is function'],
  ['a big integer', { a: 1n }, '/data/a is bigint'],
  ['a symbol', { a: Symbol('a') }, '/data/a is symbol'],
  ['a name that is a symbol', { a: { [Symbol('a')]: 1 } }, '/data/a is not plain JSON'],
  ['a hidden member', { a: Object.defineProperty({}, 'b', { value: 1 }) }, '/data/a is not plain JSON'],
  ['a Map', { a: new Map([['b', 1]]) }, '/data/a is not plain JSON'],
  ['a Date', { a: new Date(0) }, '/data/a is not plain JSON'],
  ['a boxed text', { a: Object('x') as unknown }, '/data/a is not plain JSON'],
  ['bytes', { a: Uint8Array.of(1) }, '/data/a is not plain JSON'],
  ['an inherited member', { a: Object.create({ b: 1 }) as unknown }, '/data/a is not plain JSON'],
])('%s never enters an entry', (_, data, problem) => {
  expect(entryProblem(holding(data))).toBe(problem)
  expect(() => entryBytes(holding(data))).toThrow(new TypeError(`audit entry: ${problem}`))
})

test('depth has a bound, which ends a cycle as well', () => {
  expect(entryProblem(holding({ a: deep(62) }))).toBeUndefined()
  expect(entryProblem(holding({ a: deep(63) }))).toMatch(/nested too deeply$/)
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  expect(entryProblem(holding(cycle))).toMatch(/nested too deeply$/)
})

test('names that mean something to JavaScript are names like any other', () => {
  const data = JSON.parse('{"toJSON":2,"__proto__":{"a":1},"constructor":3}') as JsonObject
  expect(textOf(holding(data))).toContain('"data":{"__proto__":{"a":1},"constructor":3,"toJSON":2},')
  expect(readEntry(textOf(holding(data))).kind).toBe('entry')
})

test('minus zero is written as the integer it is', () => {
  expect(textOf(holding({ a: -0 }))).toBe(textOf(holding({ a: 0 })))
})

test.each<[string, (record: string) => string]>([
  ['space', (record) => record.replace(':', ': ')],
  ['a line feed at the end', (record) => `${record}\n`],
  ['another order', (record) => record.replace(/^\{("actor":"key_01"),("at":"[^"]*"),/, '{$2,$1,')],
  ['a repeated name', (record) => record.replace('{', '{"actor":"key_02",')],
  ['an escape that was not needed', (record) => record.replace('key_01', String.raw`\u006bey_01`)],
  ['an integer with a fraction', (record) => record.replace('"seq":4', '"seq":4.0')],
  ['an integer with an exponent', (record) => record.replace('"seq":4', '"seq":4e0')],
  ['minus zero', (record) => record.replace('"seed":7', '"seed":-0')],
])('a record with %s is not canonical', (_, change) => {
  const record = textOf(holding({ seed: 7 }))
  expect(readEntry(record).kind).toBe('entry')
  expect(change(record)).not.toBe(record)
  expect(readEntry(change(record))).toEqual({ kind: 'not_canonical' })
})

test.each(['', '{', 'null', '[]', '"x"', '\ufeff{}', '{"v":1}', '['.repeat(100_000) + ']'.repeat(100_000)])(
  'a record that is no entry is malformed and never throws (%#)',
  (record) => {
    expect(readEntry(record)).toMatchObject({ kind: 'malformed' })
  },
)

test('a lone surrogate is refused in a record too, raw or escaped', () => {
  const record = textOf(holding({ seed: 'x' }))
  for (const lone of ['\ud800', String.raw`\ud800`])
    expect(readEntry(record.replace('"x"', `"${lone}"`))).toEqual({
      kind: 'malformed',
      problem: '/data/seed has a lone surrogate',
    })
})

const VECTORS = new URL('../../../shared/data/vectors/', import.meta.url)
const present = existsSync(VECTORS)
const vectors = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, VECTORS), 'utf8')) as T

describe.skipIf(!present)('public vectors (skipped: needs shared/data/vectors beside the checkout)', () => {
  test('rfc6962-tree.json: the hash of an entry is the leaf hash of RFC 6962', () => {
    const tree = vectors<{ leavesHex: string[]; nodesHexByLevel: string[][] }>('rfc6962-tree.json')
    expect(tree.leavesHex.map((leaf) => entryHash(Buffer.from(leaf, 'hex')))).toEqual(tree.nodesHexByLevel[0])
    expect(tree.leavesHex).toHaveLength(8)
  })

  test('jcs-documents.json: every document has its expected bytes, alone and inside an entry', () => {
    const { cases } = vectors<{
      cases: { name: string; inputBase64: string; expectedUtf8: string; expectedHex: string }[]
    }>('jcs-documents.json')
    const withFractions: string[] = []
    for (const { name, inputBase64, expectedUtf8, expectedHex } of cases) {
      const value = JSON.parse(Buffer.from(inputBase64, 'base64').toString('utf8')) as JsonValue
      expect(Buffer.from(canonicalJson(value)).toString('hex'), name).toBe(expectedHex)
      if (entryProblem(holding({ value })) !== undefined) withFractions.push(name)
      else expect(textOf(holding({ value })), name).toContain(`"data":{"value":${expectedUtf8}},`)
    }
    expect(cases).toHaveLength(6)
    expect(withFractions).toEqual(['values'])
  })

  test('jcs-numbers.json: every double is spelt as expected, and only integers enter an entry', () => {
    const { appendixB, readmeSamples } =
      vectors<Record<'appendixB' | 'readmeSamples', [string, string | null][]>>('jcs-numbers.json')
    for (const [bits, expected] of [...appendixB, ...readmeSamples]) {
      const double = Buffer.from(bits, 'hex').readDoubleBE()
      if (expected === null) expect(() => canonicalJson(double), bits).toThrow()
      else expect(canonicalJson(double), bits).toBe(expected)
      const fits = entryProblem(holding({ double })) === undefined
      expect(fits, bits).toBe(expected === '0')
    }
    expect(appendixB.length + readmeSamples.length).toBe(33)
  })
})

test.runIf(!present)('public vectors are not beside this checkout, so they were not run', () => {
  expect(present).toBe(false)
})

test.each([
  [64, undefined],
  [65, expect.stringContaining('nested too deeply')],
])('JSON nested %i deep is hashed or refused', (depth, problem) => {
  let value: unknown = 0
  for (let i = 0; i < depth; i++) value = [value]
  expect(jsonProblem(value)).toEqual(problem)
})
