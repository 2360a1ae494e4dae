// What leaves is what the operation promises and nothing beside it.
import type { z } from 'zod'

/** By schema, what was filtered before: a use case that gives the same object again need not be filtered again. */
const filtered = new WeakMap<z.ZodType, WeakMap<object, unknown>>()

/** Undeclared fields never leave. */
export function filterOutput(schema: z.ZodType | null, output: unknown): unknown {
  if (schema === null) return undefined
  if (typeof output !== 'object' || output === null) return schema.parse(output)
  let known = filtered.get(schema)
  if (known === undefined) filtered.set(schema, (known = new WeakMap()))
  let answer = known.get(output)
  if (answer === undefined) known.set(output, (answer = schema.parse(output)))
  return answer
}
