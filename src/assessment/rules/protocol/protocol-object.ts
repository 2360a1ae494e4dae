// Builds what start and mode A of deep research publish about the protocol (rules A-2 and M-1).
import type { JsonSchema, Protocol } from '../../../contract/vocabulary/axis.ts'
import {
  AXES,
  labelOf,
  optionalKindsOf,
  PROTOCOL_ID,
  questionOf,
  requirementsOf,
  type AxisId,
} from './axes.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { exampleOf } from './kind-meanings.ts'
import { LIMITS, SINGULAR_KINDS } from './limits.ts'
import { categoryIds, referenceClass } from './reference-classes.ts'
import { type Kind, KINDS } from './value-schemas.ts'

/** Kind -> JSON Schema of its value. */
const schemasOf = (kinds: readonly Kind[]): Record<string, JsonSchema> =>
  Object.fromEntries(kinds.map((kind) => [kind, jsonSchemaOf(kind)]))

//
const published: Protocol = {
  id: PROTOCOL_ID,
  axes: AXES.map((id) => ({
    id,
    label: labelOf(id),
    question: questionOf(id),
    requirements: Object.fromEntries(requirementsOf(id)),
    schemas: schemasOf(requirementsOf(id).map(([kind]) => kind)),
  })),
  categories: categoryIds().map((id) => ({ id, label: referenceClass(id).label })),
  limits: LIMITS,
}

/** The `protocol` of start: axes with required kinds only, categories, limits. Always the same object. */
export function protocolObject(): Protocol {
  return published
}

/** The same with the optional kinds of each axis, the singular kinds (K-4) and an example of each kind, for forms. */
export function wholeProtocol() {
  const axes = published.axes.map((axis) => ({ ...axis, optional: schemasOf(optionalKindsOf(axis.id)) }))
  const examples = Object.fromEntries(KINDS.map((kind) => [kind, exampleOf(kind)]))
  return { ...published, axes, singular: [...SINGULAR_KINDS], examples }
}

/** Kind -> JSON Schema of its value, for all kinds. */
export const signalSchemas = (): Readonly<Record<string, JsonSchema>> => schemasOf(KINDS)

export interface OptionalSignals {
  readonly axis: AxisId
  readonly label: string
  readonly optional_signals: { kind: Kind; schema: JsonSchema }[]
  readonly note: string
}

/** The two optional kinds of an axis with their schemas (M-1). */
export function optionalSignals(axis: AxisId): OptionalSignals {
  return {
    axis,
    label: labelOf(axis),
    optional_signals: optionalKindsOf(axis).map((kind) => ({ kind, schema: jsonSchemaOf(kind) })),
    note: 'Collect the data with your search and fetch tools, then submit it through submit_signal.',
  }
}
