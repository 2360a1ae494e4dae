// Removes the fields of an output that its operation does not declare.
import type { z } from 'zod'
import type { Operation } from '../contract/operations/operation.ts'

type Outputs = Pick<Operation, 'output' | 'constant'>

/** Filtered outputs by schema: a use case that returns the same object again needs no second filtering. */
const filtered = new WeakMap<z.ZodType, WeakMap<object, unknown>>()
/** The schema of an output without its constant member. */
const varying = new WeakMap<z.ZodType, z.ZodType>()

/** Throws ZodError where the output is not that of the operation. The constant member of two answers is one object. */
export function filterOutput({ output: schema, constant }: Outputs, output: unknown): unknown {
  if (schema === null) return undefined
  if (constant === undefined) return parsedOnce(schema, output)
  const { shape } = schema as z.ZodObject<Record<string, z.ZodType>>
  const { [constant]: part, ...rest } = output as Readonly<Record<string, unknown>>
  return {
    ...(varyingOf(schema as z.ZodObject, constant).parse(rest) as object),
    [constant]: parsedOnce(shape[constant] as z.ZodType, part),
  }
}

function parsedOnce(schema: z.ZodType, output: unknown): unknown {
  if (typeof output !== 'object' || output === null) return schema.parse(output)
  let known = filtered.get(schema)
  if (known === undefined) filtered.set(schema, (known = new WeakMap()))
  let answer = known.get(output)
  if (answer === undefined) known.set(output, (answer = schema.parse(output)))
  return answer
}

function varyingOf(schema: z.ZodObject, constant: string): z.ZodType {
  let rest = varying.get(schema)
  if (rest === undefined)
    varying.set(
      schema,
      (rest = schema.omit({ [constant]: true } as Readonly<Record<string, true>> & Record<number, never>)),
    )
  return rest
}
