// A form built from a published schema can say everything the schema allows, and nothing a person left out.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import examples from '../../../../test/vectors/assessment/examples.json' with { type: 'json' }
import type { Signal } from '../../../contract/vocabulary/signal.ts'
import { optionalSignals, protocolObject } from '../../../assessment/rules/index.ts'
import {
  type FieldDraft,
  doubtfulNumbers,
  draftOfValue,
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

test('the form filled with a signal of the worked examples says that signal, to the letter', () => {
  const cases = examples.cases as readonly { readonly signals: readonly unknown[] }[]
  const signals = cases.flatMap((example) => example.signals as readonly Signal[])
  expect(signals.length).toBeGreaterThan(90)
  for (const { kind, value } of signals) {
    const schema = schemaOfKind(kind)
    expect(valueOfDraft(schema, draftOfValue(schema, value)), kind).toEqual(value)
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
  const draft = draftOfValue(schema, { amount: 900, comparables: [{ name: '1.000', annual_price: '1.000' }] })
  const path = 'value.comparables[0].annual_price'
  expect([...doubtfulNumbers(schema, valueOfDraft(schema, draft), 'value').keys()]).toEqual([path])
  expect(valueOfDraft({ type: 'number' }, '1.000')).toBe('1.000')
})

test('a number that is filled in means the same number, and the form does not ask about it', () => {
  const schema = { type: 'object', properties: { amount: { type: 'number' } } } as const
  const amounts = fc.oneof(
    fc.integer(),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer().map((n) => n / 1000),
  )
  fc.assert(
    fc.property(amounts, (amount) => {
      const text = JSON.stringify(amount)
      fc.pre(!text.includes('e') && text.replaceAll(/\D/g, '').length <= 15)
      const value = valueOfDraft(schema, draftOfValue(schema, { amount }))
      expect(value).toEqual({ amount: amount + 0 })
      expect(doubtfulNumbers(schema, value, 'value').size).toBe(0)
    }),
  )
})

test('a value of another shape fills in what it can, and rows reach their minimum', () => {
  const schema = schemaOfKind('acv_estimate')
  for (const value of [null, 7, 'text', [], { comparables: 'none', amount: '1200' }])
    expect(Object.keys(draftOfValue(schema, value))).toEqual(Object.keys(emptyDraft(schema)))
  const one = draftOfValue(schema, { comparables: [{ name: 'A' }] }) as { comparables: FieldDraft[] }
  expect(one.comparables.length).toBe(Math.max(1, schema.properties?.['comparables']?.minItems ?? 0))
})
