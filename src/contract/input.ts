// Parses what a caller sent into the input of an operation, or into findings that name each field.
import { z } from 'zod'
import type { Operation } from './operations/operation.ts'
import type { Issue } from './vocabulary/problem.ts'

/** What the input is for. */
type ReadBy = Pick<Operation, 'name' | 'input'>

/** A body can have tens of thousands of faults; a person corrects no more than this at a time. */
const MAX_ISSUES = 25
const MAX_PATH_CHARS = 120

/** The parsed input, or the reason for `invalid_request`: the first finding as a sentence, and every finding. */
export type InputReading =
  | { readonly input: unknown }
  | { readonly detail: string; readonly issues: readonly Issue[] }

/** Parses what a caller sent; unknown fields are also findings, by name. */
export function readInput(operation: ReadBy, input: unknown): InputReading {
  const result = operation.input.safeParse(input, { reportInput: true })
  if (result.success) return { input: result.data }
  const issues = result.error.issues
    .slice(0, MAX_ISSUES)
    .flatMap((issue) => findings(issue, operation, input))
    .slice(0, MAX_ISSUES)
  const [first] = issues
  return {
    detail: first?.path ? `${first.path} ${first.message}` : `The body ${first?.message ?? 'does not fit'}`,
    issues,
  }
}

function findings(issue: z.core.$ZodIssue, operation: ReadBy, input: unknown): Issue[] {
  const path = pathText(issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_ISSUES).map((key) => ({
      path: shorten(path ? `${path}.${key}` : key),
      message: path
        ? `is not a field of ${path}`
        : `is not a field of ${operation.name}; its fields are ${fieldsOf(operation).join(', ')}`,
    }))
  }
  if (issue.code !== 'custom' && isMissing(input, issue.path)) return [{ path, message: 'is required' }]
  return [{ path, message: wanted(issue) }]
}

/** What the field must be, in words that require no knowledge of the schema library. */
function wanted(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}${Array.isArray(issue.input) ? ', not a list' : ''}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) > 1)
        return `must have ${issue.minimum} or more characters`
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'must not be empty'
        : `must be ${issue.minimum} or more`
    case 'too_big':
      if (issue.origin === 'array') return `must have at most ${issue.maximum} entries`
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be ${issue.maximum} or less`
    default:
      return lowerFirst(issue.message)
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const fieldsOf = (operation: ReadBy): string[] =>
  operation.input instanceof z.ZodObject ? Object.keys(operation.input.shape) : []

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part),
    '',
  )

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value: unknown = input
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return false
    value = (value as Record<PropertyKey, unknown>)[part]
  }
  return value === undefined
}

const shorten = (text: string): string =>
  text.length <= MAX_PATH_CHARS ? text : `${text.slice(0, MAX_PATH_CHARS).toWellFormed()}…`

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
