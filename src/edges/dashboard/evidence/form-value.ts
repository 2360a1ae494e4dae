// Converts the fields of a form to the value of a signal, by the JSON Schema of its kind. Text that cannot be parsed is
// sent unchanged, and the service reports the fault in its usual words.
import type { JsonSchema } from '../../../contract/vocabulary/axis.ts'
import { doubtAbout, readNumber } from './typed-number.ts'

/** The content of the fields: texts, lists of fields, groups of fields. */
export type FieldDraft = string | readonly FieldDraft[] | { readonly [name: string]: FieldDraft }

export interface FieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly items?: FieldSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  /** A value of it, as a person would type it. */
  readonly example?: string
}

/** The published schemas use no more than this. */
export const schemaOf = (schema: JsonSchema): FieldSchema => schema as unknown as FieldSchema

/** The schema with an example at each line, from a value of it. */
export function withExamples(schema: FieldSchema, value: unknown): FieldSchema {
  if (value === undefined) return schema
  const { type, properties, items } = schema
  if (type === 'object' && properties)
    return {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          withExamples(field, (value as Readonly<Record<string, unknown>>)[name]),
        ]),
      ),
    }
  if (type === 'array' && items)
    return { ...schema, items: withExamples(items, (value as readonly unknown[])[0]) }
  return { ...schema, example: scalarText(value) }
}

/** Empty fields; a list has its minimum number of rows. */
export function emptyDraft({ type, properties = {}, items, minItems = 0 }: FieldSchema): FieldDraft {
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, emptyDraft(field)]))
  if (type === 'array') return Array.from({ length: minItems }, () => (items ? emptyDraft(items) : ''))
  return ''
}

/** The fields that say a value; a member that the schema does not have is left out. */
export function draftOfValue(schema: FieldSchema, value: unknown): FieldDraft {
  if (value === undefined || value === null) return emptyDraft(schema)
  const { type, properties = {}, items, minItems = 0 } = schema
  if (type === 'object') {
    const members = typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : {}
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, draftOfValue(field, members[name])]),
    )
  }
  if (type !== 'array') return scalarText(value)
  if (!items || !Array.isArray(value)) return emptyDraft(schema)
  const rows = value.map((item: unknown) => draftOfValue(items, item))
  return [...rows, ...Array.from({ length: minItems - rows.length }, () => emptyDraft(items))]
}

/** A number is written so that the form does not ask what it means. */
function scalarText(value: unknown): string {
  if (typeof value === 'string') return value
  const text = JSON.stringify(value)
  const read = typeof value === 'number' ? readNumber(text) : undefined
  return read?.kind === 'doubtful' ? read.fraction : text
}

/** The value to send; undefined if nothing was filled in. */
export function valueOfDraft(schema: FieldSchema, draft: FieldDraft): unknown {
  if (typeof draft === 'string') return draft.trim() === '' ? undefined : scalarOf(schema, draft)
  if (Array.isArray(draft)) return listOf(schema, draft as readonly FieldDraft[])
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = valueOfDraft(field, (draft as Readonly<Record<string, FieldDraft>>)[name] ?? '')
    return value === undefined ? [] : [[name, value] as const]
  })
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

function listOf({ items, minItems = 0 }: FieldSchema, drafts: readonly FieldDraft[]): unknown {
  if (!items) return undefined
  const values = drafts.map((draft) => valueOfDraft(items, draft))
  if (minItems === 0 && values.every((value) => value === undefined)) return undefined
  // why kept: a finding identifies a row by its number
  return values.map((value) => value ?? (items.type === 'object' ? {} : ''))
}

/** A code of capital letters; typed in lower case it means the same. */
const CODE = /^\^\[A-Z\]\{\d\}\$$/

function scalarOf({ type, pattern = '' }: FieldSchema, text: string): unknown {
  if (type === 'boolean') return text === 'true'
  if (CODE.test(pattern)) return text.trim().toUpperCase()
  if (type !== 'number' && type !== 'integer') return text.trim()
  const number = readNumber(text)
  return number.kind === 'number' ? number.value : text
}

/** Path of a number that was sent as typed because it is ambiguous -> what to write instead. */
export function doubtfulNumbers(
  schema: FieldSchema,
  sent: unknown,
  path: string,
): ReadonlyMap<string, string> {
  const { type, items, properties = {} } = schema
  if (typeof sent === 'string') {
    const doubt = type === 'number' || type === 'integer' ? doubtAbout(sent) : undefined
    return new Map(doubt === undefined ? [] : [[path, doubt]])
  }
  if (typeof sent !== 'object' || sent === null) return new Map()
  const inside = Array.isArray(sent)
    ? sent.map((row: unknown, i) => [items, row, `${path}[${i}]`] as const)
    : Object.entries(sent).map(([name, member]) => [properties[name], member, `${path}.${name}`] as const)
  return new Map(
    inside.flatMap(([field, member, at]) => (field ? [...doubtfulNumbers(field, member, at)] : [])),
  )
}
