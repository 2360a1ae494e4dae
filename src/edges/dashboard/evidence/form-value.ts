// From what stands in the fields of a form to the value of a signal, by the JSON Schema of its kind. What cannot be read
// is sent as it stands, so that the service says what is wrong with it, in the words everybody gets.
import type { JsonSchema } from '../../../contract/vocabulary/axis.ts'
import { doubtAbout, readNumber } from './typed-number.ts'

/** What the fields hold: texts, lists of fields, groups of fields. */
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
}

/** The published schemas have no more than this. */
export const schemaOf = (schema: JsonSchema): FieldSchema => schema as unknown as FieldSchema

/** Fields with nothing in them; a list has as many rows as it needs at least. */
export function emptyDraft({ type, properties = {}, items, minItems = 0 }: FieldSchema): FieldDraft {
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, emptyDraft(field)]))
  if (type === 'array') return Array.from({ length: minItems }, () => (items ? emptyDraft(items) : ''))
  return ''
}

/** The value to send; undefined where nothing was filled in. */
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
  // why kept: a finding names a row by its number
  return values.map((value) => value ?? (items.type === 'object' ? {} : ''))
}

/** A code of capital letters, which nobody means otherwise. */
const CODE = /^\^\[A-Z\]\{\d\}\$$/

function scalarOf({ type, pattern = '' }: FieldSchema, text: string): unknown {
  if (type === 'boolean') return text === 'true'
  if (CODE.test(pattern)) return text.trim().toUpperCase()
  if (type !== 'number' && type !== 'integer') return text.trim()
  const number = readNumber(text)
  return number.kind === 'number' ? number.value : text
}

/** Path of a number that was sent as it was typed, because it could be another -> what to write instead. */
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
