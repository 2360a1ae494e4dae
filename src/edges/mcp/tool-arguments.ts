// Two things hosts do to arguments, undone before the dispatcher sees them: added top-level fields, and objects sent as JSON text.
// Inside an object nothing is dropped. These are the only differences between MCP and REST.
import { parseStrictText, UnacceptableJson } from '../strict-json.ts'

/** Argument -> its JSON type, as advertised. */
export type ArgumentTypes = ReadonlyMap<string, string>

/** Why an argument sent as JSON text is not acceptable, as a clause that begins with its name. */
export class UnacceptableArgument extends Error {}

/** The arguments as a caller of REST would have sent them. Throws UnacceptableArgument. */
export function toolArguments(types: ArgumentTypes, given: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given ?? {})
      .filter(([name]) => types.has(name))
      .map(([name, value]) => [name, wantsMembers(types.get(name)) ? unwrapped(name, value) : value]),
  )
}

const wantsMembers = (type: string | undefined): boolean => type === 'object' || type === 'array'

/** The object or list that was sent as a text; anything else as it came, for the operation to refuse. */
function unwrapped(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return parseStrictText(value)
  } catch (error) {
    throw error instanceof UnacceptableJson ? new UnacceptableArgument(`${name} ${error.message}`) : error
  }
}
