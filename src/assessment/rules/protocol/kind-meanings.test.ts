import { expect, test } from 'vitest'
import { isJsonObject, type JsonValue } from '../../../base/json.ts'
import { CATEGORIES } from '../../../contract/vocabulary/category.ts'
import { FLAGS, FlagName } from '../../../contract/vocabulary/flag.ts'
import { checkSignal } from '../ledger/accept.ts'
import { AXES, kindsOf } from './axes.ts'
import type { Field, Fields } from './field.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { exampleOf, meaningOfField, meaningOfKind } from './kind-meanings.ts'
import { categoryIds, referenceClass } from './reference-classes.ts'
import { fieldsOf, KINDS } from './value-schemas.ts'

const SENTENCE = /^[A-Z`].*[a-z0-9%)`]\.$/
/** A quote goes on with its limits. */
const PHRASE = /^[A-Z].*[a-z]$/

/** Every field at any depth, by its path, with the part of a value that is there. */
function fieldsWithin(
  fields: Fields,
  value: JsonValue | undefined,
  path = '',
): [string, Field, JsonValue | undefined][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field, JsonValue | undefined][] => {
    const at = `${path}${name}`
    const here = isJsonObject(value) ? (value as Record<string, JsonValue>)[name] : undefined
    const inner = field.kind === 'list' ? field.items : field
    const [first] = Array.isArray(here) ? here : [here]
    return [
      [at, field, here],
      ...(inner.kind === 'object' ? fieldsWithin(inner.fields, first, `${at}.`) : []),
    ]
  })
}

test('there are 33 kinds', () => {
  expect(KINDS.length).toBe(33)
})

test.each(KINDS)('%s and each of its fields have a sentence of their own and an example', (kind) => {
  expect(meaningOfKind(kind)).toMatch(SENTENCE)
  expect(meaningOfKind(kind).split(/[.!?]\s/).length, 'one sentence').toBe(1)
  for (const [path, field, example] of fieldsWithin(fieldsOf(kind), exampleOf(kind))) {
    expect(meaningOfField(kind, path), path).toMatch(field.kind === 'verbatim' ? PHRASE : SENTENCE)
    expect(example, path).toBeDefined()
  }
})

test('no two kinds mean the same', () => {
  expect(new Set(KINDS.map(meaningOfKind)).size).toBe(33)
})

test.each(AXES.flatMap((axis) => kindsOf(axis).map((kind) => [kind, axis] as const)))(
  'the example of %s is accepted on the axis %s',
  (kind, axis) => {
    const signal = { axis, kind, value: exampleOf(kind) }
    const context = { pitch: 'Patient balances are chased by text.', receivedAt: '2026-11-02T09:00:00Z' }
    expect(checkSignal(signal, [], context)).toBeNull()
  },
)

test.each(KINDS)('A-2: the published schema of %s carries the sentences and the example', (kind) => {
  const schema = jsonSchemaOf(kind)
  expect(schema['description']).toBe(meaningOfKind(kind))
  expect(schema['examples']).toEqual([exampleOf(kind)])
  const text = JSON.stringify(schema)
  for (const [path] of fieldsWithin(fieldsOf(kind), {}))
    expect(text, path).toContain(JSON.stringify(meaningOfField(kind, path)).slice(1, -1))
})

test('every flag has a sentence and an example, and the contract publishes them', () => {
  expect(FlagName.options).toEqual(Object.keys(FLAGS))
  for (const [flag, { means, example }] of Object.entries(FLAGS)) {
    expect(means, flag).toMatch(/^[A-Z].*\.$/)
    expect(example, flag).toMatch(/^["A-Z].*\.$/)
    expect(FlagName.description).toContain(`\`${flag}\`: ${means}`)
  }
})

test('G-5: the classes that the contract lists are the reference classes', () => {
  expect(Object.entries(CATEGORIES)).toEqual(categoryIds().map((id) => [id, referenceClass(id).label]))
})
