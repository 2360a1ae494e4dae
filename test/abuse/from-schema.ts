// Values that fit a JSON Schema of our OpenAPI document, and values that nearly do.
import fc from 'fast-check'

export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}

/** What a real caller would put into a field of that name; tried beside what the schema allows. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>
type Resolve = (ref: string) => Schema

/** Values that the schema allows. */
export function fitting(schema: Schema, resolve: Resolve, hints: Hints = {}): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(resolve(schema.$ref), resolve, hints)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string': {
      const { minLength = 0, maxLength = Math.max(40, minLength) } = schema
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) })
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting(schema.items ?? {}, resolve, hints), {
        maxLength: Math.min(schema.maxItems ?? 5, 30),
      })
    case 'object': {
      if (!schema.properties)
        return fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 3 }))
      const members = Object.entries(schema.properties).map(([name, member]) => {
        const plain = fitting(member, resolve, hints)
        const hint = hints[name]
        return [
          name,
          hint ? fc.oneof({ weight: 4, arbitrary: hint }, { weight: 1, arbitrary: plain }) : plain,
        ]
      })
      return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [...(schema.required ?? [])],
      })
    }
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

/** The same value with one thing wrong: a member gone, added, of another type, or the whole replaced. */
export function spoiled(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      null,
      '',
      '\u202e',
      '\ud83d\ude00',
      -1,
      1e308,
      [],
      {},
      [[]],
      'null',
      "' or 1=1 --",
      '../../etc/passwd',
    ),
  )
  return fc
    .tuple(value, wrong, fc.nat(), fc.nat(3), fc.string({ maxLength: 20 }))
    .map(([base, bad, at, how, name]) => {
      if (typeof base !== 'object' || base === null || Array.isArray(base) || how === 3) return bad
      const members = Object.entries(base as Record<string, unknown>)
      if (how === 0) return Object.fromEntries(members.filter((_, i) => i !== at % members.length))
      if (how === 1) return Object.fromEntries([...members, [name, bad]])
      return Object.fromEntries(members.map(([key, old], i) => [key, i === at % members.length ? bad : old]))
    })
}
