// Builds the published JSON Schema of the value of a kind (rule A-2). It describes the shape only. Acceptance checks
// text, dates in the future and conditions between fields (rules ).
import type { JsonSchema } from '../../../contract/vocabulary/axis.ts'
import { type Field, type Fields, leastChars, type NumberField } from './field.ts'
import { exampleOf, meaningOfField, meaningOfKind } from './kind-meanings.ts'
import { LIMITS, MAX_MESSAGE_BYTES, VERBATIM_LIMITS } from './limits.ts'
import { fieldsOf, type Kind } from './value-schemas.ts'

/** JSON Schema 2020-12 of the value of a kind, with its meaning and an example. Unknown members are not allowed at any depth. */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  const schema = objectSchema(fieldsOf(kind), (name) => meaningOfField(kind, name))
  return { description: meaningOfKind(kind), ...schema, examples: [exampleOf(kind)] }
}

/** Path of a field -> what it means. */
type Meanings = (path: string) => string | undefined

function objectSchema(fields: Fields, meanings: Meanings): JsonSchema {
  const members = Object.entries(fields)
  return {
    type: 'object',
    additionalProperties: false,
    required: members.filter(([, field]) => field.optional !== true).map(([name]) => name),
    properties: Object.fromEntries(
      members.map(([name, field]) => [name, fieldSchema(field, name, meanings)]),
    ),
  }
}

function fieldSchema(field: Field, path: string, meanings: Meanings): JsonSchema {
  const description = meanings(path)
  return { ...(description !== undefined && { description }), ...shapeOf(field, path, meanings) }
}

function shapeOf(field: Field, path: string, meanings: Meanings): JsonSchema {
  switch (field.kind) {
    case 'verbatim':
      return {
        type: 'string',
        // why in words: the minimum length depends on the script, which a schema cannot express
        description: `${meanings(path)}: ${VERBATIM_LIMITS}.`,
        minLength: LIMITS.verbatim_min_chars_cjk,
        maxLength: LIMITS.verbatim_max_chars,
      }
    case 'text':
      // why a third: a schema cannot express that the minimum depends on the script (T)
      return { type: 'string', minLength: leastChars(field), maxLength: field.max }
    case 'url':
      return { type: 'string', format: 'uri', maxLength: LIMITS.url_max_chars }
    case 'day':
      return { type: 'string', format: 'date' }
    case 'currency':
      return { type: 'string', pattern: '^[A-Z]{3}$' }
    case 'sha256':
      return { type: 'string', pattern: '^[0-9a-f]{64}$' }
    case 'message':
      return { type: 'string', minLength: 1, maxLength: MAX_MESSAGE_BYTES }
    case 'boolean':
      return { type: 'boolean' }
    case 'number':
    case 'integer':
      return { type: field.kind, ...rangeSchema(field) }
    case 'choice':
      return { type: 'string', enum: [...field.choices] }
    case 'list':
      return {
        type: 'array',
        items: shapeOf(field.items, path, meanings),
        minItems: field.min,
        maxItems: field.max,
      }
    case 'object':
  }
  return objectSchema(field.fields, (name) => meanings(`${path}.${name}`))
}

function rangeSchema(field: NumberField): JsonSchema {
  return {
    ...(field.above !== undefined && { exclusiveMinimum: field.above }),
    ...(field.atLeast !== undefined && { minimum: field.atLeast }),
    ...(field.atMost !== undefined && { maximum: field.atMost }),
  }
}
