// That a digest commits to one field, tells nothing of it, and is the one of RFC 9901.
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../base/canonical-json.ts'
import type { JsonValue } from '../base/json.ts'
import { base64Url, isBase64UrlOf32Bytes } from './base64url.ts'
import { digestOf, digestsOf, verifyDisclosure, type SaltedDisclosure } from './digest.ts'
import { appendEntries, openChain, verifyChain } from './chain.ts'
import { draft, integersOnly, RUN, TENANT } from './testing/drafts.ts'

/** The digest of RFC 9901, 4.2.3, by Node.js alone. */
const sdHash = (disclosure: string): string => createHash('sha256').update(disclosure).digest('base64url')

const salt = (byte: number): string => base64Url(new Uint8Array(32).fill(byte))
const field = (name: string, value: SaltedDisclosure['value'], byte = 1): SaltedDisclosure => ({
  salt: salt(byte),
  name,
  value,
})

const anyField: fc.Arbitrary<SaltedDisclosure> = fc.record({
  salt: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(base64Url),
  name: fc.constantFrom('name', 'domain', 'lei', 'birthDate', 'aliases', 'Straße/~'),
  value: fc.jsonValue({ stringUnit: 'binary' }).map((value) => integersOnly(value as JsonValue)),
})

test('base64url is that of Node.js', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      expect(base64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    }),
  )
})

test('of the spellings of 32 bytes one is taken', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const stem = salt(0).slice(0, 42)
  const taken = [...alphabet].filter((end) => isBase64UrlOf32Bytes(stem + end))
  expect(taken).toEqual(
    [...alphabet].filter((end) => Buffer.from(stem + end, 'base64url').toString('base64url') === stem + end),
  )
  for (const text of [stem, `${stem}A=`, `${stem}A\n`, ` ${stem}`, `+${stem}`, 7, null])
    expect(isBase64UrlOf32Bytes(text)).toBe(false)
})

test('the disclosure and the digest are those of RFC 9901, sections 4.2.1 and 4.2.3', () => {
  const example = canonicalJson(['_26bc4LT-ac6q2KI6cBW5es', 'family_name', 'Möbius'])
  expect(base64Url(Buffer.from(example))).toBe(
    'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsImZhbWlseV9uYW1lIiwiTcO2Yml1cyJd',
  )
  expect(sdHash('WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0')).toBe(
    'X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0',
  )
  fc.assert(
    fc.property(anyField, (any) => {
      const json = canonicalJson([any.salt, any.name, any.value])
      expect(digestOf(any)).toBe(sdHash(Buffer.from(json).toString('base64url')))
      expect(isBase64UrlOf32Bytes(digestOf(any))).toBe(true)
    }),
  )
})

test('the digest of a field never changes', () => {
  expect(digestOf(field('name', 'Zoë Example'))).toBe('clZO0MT866-oenimmfJs1cNvNOX2O6TklsnRVoIrmUc')
})

test('a field verifies against its digest and, changed in any part, against none', () => {
  fc.assert(
    fc.property(anyField, anyField, (one, two) => {
      const digests = [digestOf(one)]
      expect(verifyDisclosure(one, digests)).toBe(true)
      expect(verifyDisclosure(JSON.parse(JSON.stringify(one)), digests)).toBe(true)
      expect(verifyDisclosure(one, [])).toBe(false)
      expect(verifyDisclosure({ ...one, salt: two.salt }, digests)).toBe(one.salt === two.salt)
      expect(verifyDisclosure({ ...one, name: two.name }, digests)).toBe(one.name === two.name)
      const same = canonicalJson(one.value) === canonicalJson(two.value)
      expect(verifyDisclosure({ ...one, value: two.value }, digests)).toBe(same)
    }),
  )
})

test('the order of members decides nothing, the order of a list does', () => {
  const one = digestOf(field('address', { city: 'Bern', street: ['a', 'b'] }))
  expect(digestOf(field('address', { street: ['a', 'b'], city: 'Bern' }))).toBe(one)
  expect(digestOf(field('address', { street: ['b', 'a'], city: 'Bern' }))).not.toBe(one)
})

test('digests are sorted, so that their order tells nothing of the fields', () => {
  const fields = [
    field('name', 'A', 1),
    field('domain', 'a.example', 2),
    field('lei', 'X', 3),
    field('birthDate', '1970', 4),
  ]
  const digests = digestsOf(fields)
  expect(digests).toEqual(fields.map(digestOf).toSorted())
  expect(digestsOf(fields.toReversed())).toEqual(digests)
  expect(digestsOf([])).toEqual([])
  for (const one of fields) expect(verifyDisclosure(one, digests)).toBe(true)
})

test('a salt or a name that occurs twice is refused', () => {
  expect(() => digestsOf([field('name', 'A', 1), field('domain', 'B', 1)])).toThrow('a salt occurs twice')
  expect(() => digestsOf([field('name', 'A', 1), field('name', 'B', 2)])).toThrow('a name occurs twice')
})

test.each<[string, unknown, string]>([
  ['a salt of 16 bytes', { ...field('name', 'A'), salt: base64Url(new Uint8Array(16)) }, '/salt'],
  ['a salt in hex', { ...field('name', 'A'), salt: 'ab'.repeat(32) }, '/salt'],
  ['another spelling of a salt', { ...field('name', 'A'), salt: `${salt(0).slice(0, 42)}B` }, '/salt'],
  ['an empty name', field('', 'A'), '/name'],
  ['a reserved name', field('_sd', 'A'), '/name'],
  ['the other reserved name', field('...', 'A'), '/name'],
  ['a name that is no text', { ...field('name', 'A'), name: 7 }, '/name'],
  ['a fraction', field('share', 0.25), '/value is not an integer'],
  ['a lone surrogate', field('name', '\ud83d'), '/value has a lone surrogate'],
  ['no value', { salt: salt(1), name: 'name', value: undefined }, '/value is undefined'],
])('%s makes no digest and verifies against none', (_, malformed, problem) => {
  expect(() => digestOf(malformed as SaltedDisclosure)).toThrow(problem)
  expect(verifyDisclosure(malformed, [digestOf(field('name', 'A'))])).toBe(false)
})

test('a disclosure that says more or less than it should is refused, even if its digest fits', () => {
  const one = field('name', 'A')
  const digests = [digestOf(one)]
  for (const foreign of [
    { ...one, note: 'x' },
    { salt: one.salt, name: one.name },
    [one],
    'x',
    null,
    undefined,
  ])
    expect(verifyDisclosure(foreign, digests)).toBe(false)
})

test('a run that holds digests keeps its audit hash when fields are shown, withheld or forgotten', () => {
  const fields = [field('name', 'Zoë Example', 1), field('birthDate', '1970-01-01', 2)]
  const { entries, head } = appendEntries(openChain(TENANT, RUN), [
    draft('run.opened'),
    draft('input', { _sd: digestsOf(fields) }),
    draft('scorecard.sealed', { verdict: 'proceed' }),
  ])
  const records = entries.map(({ record }) => record)
  expect(verifyChain(records)).toEqual({ ok: true, head })
  expect(records.join('')).not.toMatch(/Zoë|1970|birthDate/)
  const { data } = JSON.parse(records[1] ?? '') as { data: { _sd: string[] } }
  expect(fields.every((one) => verifyDisclosure(one, data._sd))).toBe(true)
})
