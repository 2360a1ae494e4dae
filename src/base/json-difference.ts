// Finds where two JSON values differ first.
import { isJsonObject, type JsonValue } from './json.ts'

export interface JsonDifference {
  /** JSON pointer (RFC 6901) to the difference. */
  readonly at: string
  /** The two values there; undefined where one side has none. */
  readonly before: JsonValue | undefined
  readonly after: JsonValue | undefined
}

/** The first difference of two values that differ, in the order of the members of the first. */
export function firstDifference(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  at = '',
): JsonDifference {
  const [was, is] = [membersOf(before), membersOf(after)]
  if (was === undefined || is === undefined || Array.isArray(before) !== Array.isArray(after))
    return { at, before, after }
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const name = names.find((one) => JSON.stringify(was[one]) !== JSON.stringify(is[one]))
  if (name === undefined) return { at, before, after }
  const token = name.replaceAll('~', '~0').replaceAll('/', '~1')
  return firstDifference(was[name], is[name], `${at}/${token}`)
}

/** Of a list, its items by their place. */
const membersOf = (
  value: JsonValue | undefined,
): Readonly<Record<string, JsonValue | undefined>> | undefined =>
  Array.isArray(value) ? Object.fromEntries(value.entries()) : isJsonObject(value) ? value : undefined
