// What the protocol publishes about itself (rules, M-1, E-2).
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { Protocol } from '../../../contract/vocabulary/axis.ts'
import { examples, signalOf } from '../../../../test/vectors/assessment/examples.ts'
import { AXES, AXES_BY_SLOPE, isAxisId, kindsOf, optionalKindsOf, requirementsOf, slopeOf } from './axes.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { LIMITS, SINGULAR_KINDS } from './limits.ts'
import { optionalSignals, protocolObject, wholeProtocol } from './protocol-object.ts'
import { categoryIds, isCategory, referenceClass, validityWeights } from './reference-classes.ts'

test('A-1 seven axes in protocol order', () => {
  expect(AXES).toEqual(['problem', 'market', 'solutions', 'wedge', 'distribution', 'economics', 'founder'])
  expect(['problem', 'constructor', 'Problem'].map(isAxisId)).toEqual([true, false, false])
})

test('A-2 the protocol object fits its contract: required kinds only, 25 categories, the limits', () => {
  const protocol = protocolObject()
  expect(Protocol.parse(protocol)).toEqual(protocol)
  expect(protocol.axes.map(({ requirements }) => Object.keys(requirements).length)).toEqual([
    2, 3, 3, 3, 3, 4, 3,
  ])
  expect(
    protocol.axes.every(
      ({ requirements, schemas }) => Object.keys(requirements).join() === Object.keys(schemas).join(),
    ),
  ).toBe(true)
  expect(protocol.categories).toHaveLength(25)
  expect(protocolObject()).toBe(protocol)
})

test('A-2 every published JSON Schema is valid, accepts the example and refuses an unknown field', () => {
  const ajv = new Ajv2020({ strict: true, formats: { uri: true, date: true } })
  for (const kind of AXES.flatMap(kindsOf)) {
    const validate = ajv.compile(jsonSchemaOf(kind))
    expect(validate(signalOf(kind).value), kind).toBe(true)
    expect(validate(signalOf(kind, { surplus: 1 }).value), kind).toBe(false)
  }
})

test('A-3 the limits are those published', () => {
  expect(LIMITS).toEqual({
    verbatim_min_chars: 20,
    verbatim_min_words: 4,
    verbatim_min_chars_cjk: 10,
    cjk_share: 0.3,
    verbatim_max_chars: 1200,
    url_max_chars: 2048,
    entries_per_plural_kind: 25,
    head_timeout_ms: 3000,
    head_redirects: 3,
    pitch_min_chars: 10,
    pitch_max_chars: 10000,
  })
})

test('33 kinds, 21 required and 12 optional on 14 places; 33 signals are required; singular kinds need one', () => {
  const kinds = new Set(AXES.flatMap(kindsOf))
  expect([kinds.size, Object.keys(examples.kinds).length]).toEqual([33, 33])
  expect(AXES.flatMap(requirementsOf)).toHaveLength(21)
  expect(new Set(AXES.flatMap(optionalKindsOf)).size).toBe(12)
  const needs = new Map(AXES.flatMap(requirementsOf))
  expect([...needs.values()].reduce((sum, need) => sum + need, 0)).toBe(33)
  for (const kind of SINGULAR_KINDS) expect(needs.get(kind), kind).toBe(1)
})

test('E-3 the slopes sum to 0.45, problem and distribution highest', () => {
  expect(AXES.reduce((sum, axis) => sum + slopeOf(axis), 0)).toBeCloseTo(0.45, 12)
  expect(AXES_BY_SLOPE).toEqual([
    'problem',
    'distribution',
    'founder',
    'economics',
    'market',
    'solutions',
    'wedge',
  ])
})

test('E-2, E-4 every class has a prior of alpha 2 to 14, a range around its rate, and weights that sum to 1', () => {
  for (const id of categoryIds()) {
    const {
      base_rate_pmf_24mo: rate,
      effective_prior_n: n,
      plausible_range_80: range,
      validity_profile,
    } = referenceClass(id)
    expect(rate * n).toBeGreaterThan(1.9)
    expect(rate * n).toBeLessThan(14.1)
    expect(range[0] < rate && rate < range[1]).toBe(true)
    expect(validityWeights(validity_profile).reduce((sum, [, weight]) => sum + weight, 0)).toBeCloseTo(1, 12)
  }
  expect(['default', 'b2b_saas_smb', 'toString', ''].map(isCategory)).toEqual([true, true, false, false])
  expect(() => referenceClass('toString')).toThrow()
})

test('M-1 mode A describes the two optional kinds of the axis', () => {
  const { axis, label, optional_signals: signals, note } = optionalSignals('wedge')
  expect([axis, label, signals.map(({ kind }) => kind)]).toEqual([
    'wedge',
    'Wedge',
    ['wedge_test', 'incumbent_roadmap_check'],
  ])
  expect(note).toContain('submit_signal')
  expect(signals[0]?.schema).toEqual(jsonSchemaOf('wedge_test'))
})

test('for forms the protocol is that of start with the optional kinds of M-1, the singular kinds of K-4 and examples', () => {
  const { axes, singular, examples: ofKinds, ...rest } = wholeProtocol()
  for (const axis of axes)
    for (const [kind, schema] of Object.entries({ ...axis.schemas, ...axis.optional }))
      expect(Object.keys(ofKinds[kind] ?? {}).toSorted(), kind).toEqual(
        Object.keys(schema['properties'] ?? {}).toSorted(),
      )
  expect(new Set(singular)).toEqual(SINGULAR_KINDS)
  const start = protocolObject()
  expect({ ...rest, axes: axes.map((axis) => ({ ...axis, optional: undefined })) }).toEqual(start)
  for (const { id, optional } of axes) {
    const signals = optionalSignals(id).optional_signals.map(({ kind, schema }) => [kind, schema])
    expect(optional).toEqual(Object.fromEntries(signals))
  }
})
