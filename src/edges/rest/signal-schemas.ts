// Adds the schemas of signal values to the OpenAPI document: a component for each kind, and a reference to each from the
// request of submit_signal.
import type { JsonSchema } from '../../contract/vocabulary/axis.ts'

/** Kind -> JSON Schema of its value. */
export type SignalSchemas = Readonly<Record<string, JsonSchema>>

interface Document {
  readonly paths?: Readonly<Record<string, unknown>>
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> }
}

const nameOf = (kind: string): string => `ValueOf_${kind}`

/** The document with the schemas. Acceptance decides by `kind` which of them holds; a withdrawal sends {}. */
export function withSignalSchemas<D extends object>(document: D, schemas: SignalSchemas): D {
  const kinds = Object.keys(schemas)
  if (kinds.length === 0) return document
  const { paths, components } = structuredClone(document) as Document
  const value = valueIn(paths?.['/v1/submit_signal'])
  if (value === undefined) throw new Error('submit_signal takes no value')
  value['anyOf'] = [
    ...kinds.map((kind) => ({ $ref: `#/components/schemas/${nameOf(kind)}` })),
    { type: 'object', maxProperties: 0, description: 'With `withdraw`.' },
  ]
  const added = Object.fromEntries(
    kinds.map((kind) => [nameOf(kind), { title: `Value of ${kind}`, ...schemas[kind] }]),
  )
  return { ...document, paths, components: { ...components, schemas: { ...components?.schemas, ...added } } }
}

/** The schema of `value` in the body of the operation. */
function valueIn(node: unknown): Record<string, unknown> | undefined {
  const at = ['post', 'requestBody', 'content', 'application/json', 'schema', 'properties', 'value']
  const found = at.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    node,
  )
  return found as Record<string, unknown> | undefined
}
