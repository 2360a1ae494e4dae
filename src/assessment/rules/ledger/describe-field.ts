// Describes what a field must be, for the messages of refused values (rules ).
import type { Field, NumberField } from '../protocol/field.ts'
import { MAX_MESSAGE_BYTES, VERBATIM_LIMITS } from '../protocol/limits.ts'

/** The requirement of a field, as a noun phrase that follows "must be". */
export function describeField(field: Field): string {
  switch (field.kind) {
    case 'verbatim':
      return `the exact words of the source: text of ${VERBATIM_LIMITS}`
    case 'text':
      return `text of ${field.min} to ${field.max} characters`
    case 'url':
      return 'an absolute http or https URL'
    case 'day':
      return 'ISO date YYYY-MM-DD'
    case 'currency':
      return 'an ISO 4217 currency code such as EUR'
    case 'sha256':
      return '64 lower-case hex digits'
    case 'message':
      return `the raw message of an e-mail with its headers, at most ${MAX_MESSAGE_BYTES / 1024} KB`
    case 'boolean':
      return 'true or false'
    case 'number':
    case 'integer':
      return describeNumber(field)
    case 'choice':
      return `one of ${field.choices.join(', ')}`
    case 'list':
      return `a list of ${field.min} to ${field.max} items`
    case 'object':
  }
  return `an object with ${Object.keys(field.fields).join(', ')}`
}

function describeNumber(field: NumberField): string {
  const noun = field.kind === 'integer' ? 'a whole number' : 'a number'
  if (field.above !== undefined) return `${noun} above ${field.above}`
  if (field.atLeast === undefined) return noun
  return field.atMost === undefined
    ? `${noun} of at least ${field.atLeast}`
    : `${noun} from ${field.atLeast} to ${field.atMost}`
}
