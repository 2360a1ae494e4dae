// A form built from a published schema can say everything the schema allows, and nothing a person left out.
import { expect, test } from 'vitest'
import examples from '../../../../test/vectors/assessment/examples.json' with { type: 'json' }
import type { Signal } from '../../../contract/vocabulary/signal.ts'
import { optionalSignals, protocolObject } from '../../../assessment/rules/index.ts'
import {
  type FieldDraft,
  doubtfulNumbers,
  emptyDraft,
  type FieldSchema,
  schemaOf,
  valueOfDraft,
} from './form-value.ts'

const schemas = new Map(
  protocolObject().axes.flatMap(({ id, schemas: required }) => [
    ...Object.entries(required),
    ...optionalSignals(id).optional_signals.map(({ kind, schema }) => [kind, schema] as const),
  ]),
)
const schemaOfKind = (kind: string): FieldSchema => schemaOf(schemas.get(kind) ?? {})

const emptyGroup = (schema: FieldSchema) => emptyDraft(schema) as Readonly<Record<string, FieldDraft>>

/** What somebody types to say a value. */
function typed(schema: FieldSchema, value: unknown): FieldDraft {
  if (value === undefined) return emptyDraft(schema)
  if (schema.type === 'array') return (value as unknown[]).map((item) => typed(schema.items ?? schema, item))
  if (schema.type !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      typed(field, (value as Readonly<Record<string, unknown>>)[name]),
    ]),
  )
}

test('every signal of the worked examples can be typed into the form of its kind, to the letter', () => {
  const cases = examples.cases as readonly { readonly signals: readonly unknown[] }[]
  const signals = cases.flatMap((example) => example.signals as readonly Signal[])
  expect(signals.length).toBeGreaterThan(90)
  for (const { kind, value } of signals) {
    const schema = schemaOfKind(kind)
    expect(valueOfDraft(schema, typed(schema, value)), kind).toEqual(value)
  }
})

test('a code of capital letters may be typed in small ones', () => {
  const schema = schemaOfKind('acv_estimate')
  expect(valueOfDraft(schema, { ...emptyGroup(schema), currency: ' gbp ' })).toMatchObject({
    currency: 'GBP',
  })
})

test('every kind has a form: each of its fields is one of the six types, down to the last', () => {
  const types = (schema: FieldSchema): string[] => [
    schema.type,
    ...(schema.items ? types(schema.items) : []),
    ...Object.values(schema.properties ?? {}).flatMap(types),
  ]
  expect(schemas.size).toBe(33)
  for (const [kind, schema] of schemas)
    for (const type of types(schemaOf(schema)))
      expect(['string', 'number', 'integer', 'boolean', 'array', 'object'], kind).toContain(type)
})

test('an untouched form sends nothing but the rows a list needs, so that the service names what is required', () => {
  expect(valueOfDraft(schemaOfKind('user_quote'), emptyDraft(schemaOfKind('user_quote')))).toBeUndefined()
  const estimate = schemaOfKind('acv_estimate')
  expect(valueOfDraft(estimate, emptyDraft(estimate))).toEqual({ comparables: [{}] })
})

test('a figure that is none is sent as it was typed, and thousands may have commas', () => {
  expect(valueOfDraft({ type: 'number' }, '1,200.5')).toBe(1200.5)
  expect(valueOfDraft({ type: 'integer' }, 'about 40')).toBe('about 40')
  expect(valueOfDraft({ type: 'boolean' }, 'false')).toBe(false)
})

test('a number that could be another is sent as it was typed, and asked about where it stands', () => {
  const schema = schemaOfKind('acv_estimate')
  const draft = typed(schema, { amount: 900, comparables: [{ name: '1.000', annual_price: '1.000' }] })
  const path = 'value.comparables[0].annual_price'
  expect([...doubtfulNumbers(schema, valueOfDraft(schema, draft), 'value').keys()]).toEqual([path])
  expect(valueOfDraft({ type: 'number' }, '1.000')).toBe('1.000')
})
