// The JSON Schema a tool advertises: 2020-12, one object without references, and open. An open schema lets a later
// release add fields without breaking a client with a cached list. It never validates: the dispatcher does, with the
// same messages on every face.
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Operation } from '../../contract/operations/operation.ts'

type Json = Readonly<Record<string, unknown>>

interface Detail {
  /** Levels of members to describe; below them the schema keeps only the type. */
  readonly levels: number
  readonly keywords: readonly string[]
}

/** Everything needed to fill in the arguments. */
const INPUT: Detail = {
  levels: Number.POSITIVE_INFINITY,
  keywords: ['type', 'description', 'enum', 'examples', 'minLength', 'maxLength', 'maxItems', 'required'],
}
/** Less for an answer: an agent reads the answer itself, and the list stays short. */
const OUTPUT: Detail = { levels: 2, keywords: ['type', 'description', 'enum'] }

/** The schema of the arguments in tools/list: those of the operation, and those that only a tool has. */
export function advertisedInput({ input, takesAs }: Operation, more: Json = {}): StandardSchemaWithJSON {
  const { properties = {}, ...rest } = shown(jsonSchema(input, 'input'), INPUT)
  const said =
    takesAs === undefined ? properties : mapped(properties as Json, (member) => asIn(takesAs, member as Json))
  return advertise({ ...rest, properties: { ...(said as Json), ...more } })
}

/** An object whose members another tool describes; any other member as it is. */
const asIn = (tool: string, member: Json): Json =>
  member['type'] === 'object'
    ? { ...undescribed(member), description: `${String(member['description'])} As in ${tool}.` }
    : member

function undescribed({ description: _description, properties, items, ...rest }: Json): Json {
  return {
    ...rest,
    ...(properties !== undefined && {
      properties: mapped(properties as Json, (each) => undescribed(each as Json)),
    }),
    ...(items !== undefined && { items: undescribed(items as Json) }),
  }
}

/** The schema of the answer in tools/list. An answer that may be incomplete requires only the fields it always has. */
export function advertisedOutput({ output, unfinished, answersAs }: Operation): StandardSchemaWithJSON {
  const whole = jsonSchema(output ?? z.object({}), 'output')
  const { required } = unfinished ? jsonSchema(unfinished.output, 'output') : whole
  // why: an agent reads the list of tools before each conversation, and pays for every word of it
  if (answersAs !== undefined)
    return advertise({
      type: 'object',
      description: `The answer of ${answersAs}.`,
      ...(required !== undefined && { required }),
    })
  return advertise({ ...shown(whole, OUTPUT), ...(required !== undefined && { required }) })
}

/** Member of the arguments -> its JSON type. */
export function memberTypes(schema: StandardSchemaWithJSON): ReadonlyMap<string, string> {
  const { properties = {} } = schema['~standard'].jsonSchema.input({ target: TARGET }) as {
    properties?: Json
  }
  return new Map(Object.entries(properties).map(([name, member]) => [name, String((member as Json)['type'])]))
}

const TARGET = 'draft-2020-12'

const advertise = (json: Json): StandardSchemaWithJSON => ({
  '~standard': {
    version: 1,
    vendor: 'assay',
    validate: (value) => ({ value }),
    jsonSchema: { input: () => json, output: () => json },
  },
})

/** The schema with its definitions inlined. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io, target: TARGET }) as Json & {
    $defs?: Readonly<Record<string, Json>>
  }
  const resolved = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolved)
    if (typeof node !== 'object' || node === null) return node
    const { $ref, ...own } = node as Json
    const target = typeof $ref === 'string' ? $defs[$ref.split('/').at(-1) ?? ''] : undefined
    const parts = Object.entries(own).map(([key, value]) => [key, resolved(value)] as const)
    return { ...(resolved(target) as Json | undefined), ...Object.fromEntries(parts) }
  }
  return resolved(root) as Json
}

/** The schema, reduced to the levels and keywords of a Detail. */
function shown(node: Json, { levels, keywords }: Detail): Json {
  const { properties, items, anyOf } = node as { properties?: Json; items?: Json; anyOf?: Json[] }
  const kept = keywords.filter(
    // why no examples of objects and choices: the examples of their members, and the choices, show the same
    (key) =>
      key in node && (levels > 0 || key === 'type') && !(key === 'examples' && (properties ?? node['enum'])),
  )
  const deeper = (member: unknown): Json => shown(member as Json, { levels: levels - 1, keywords })
  const members = properties && levels > 0 ? telling(mapped(properties, deeper)) : {}
  const [item] = items && levels > 0 ? Object.values(telling({ item: deeper(items) })) : []
  return {
    ...Object.fromEntries(kept.map((key) => [key, key === 'examples' ? firstOf(node[key]) : node[key]])),
    ...(Object.keys(members).length > 0 && { properties: members }),
    ...(item !== undefined && { items: item }),
    ...(anyOf && { anyOf: anyOf.map((each) => shown(each, { levels, keywords })) }),
  }
}

/** Without members of which only that they are objects is shown. */
const telling = (members: Json): Json =>
  Object.fromEntries(
    Object.entries(members).filter(([, member]) => JSON.stringify(member) !== '{"type":"object"}'),
  )

/** One example shows the form; each further one costs the agent tokens. */
const firstOf = (examples: unknown): unknown => (Array.isArray(examples) ? examples.slice(0, 1) : examples)

const mapped = (members: Json, change: (member: unknown) => Json): Json =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]))
