// Two things hosts do to arguments, undone before the door sees them: added top-level fields, and objects sent as JSON text.
// Inside an object nothing is dropped. These are the only differences between MCP and REST.

/** Argument -> its JSON type, as advertised. */
export type ArgumentTypes = ReadonlyMap<string, string>

/** The arguments as a caller of REST would have sent them. */
export function toolArguments(types: ArgumentTypes, given: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given ?? {})
      .filter(([name]) => types.has(name))
      .map(([name, value]) => [name, unwrapped(value, types.get(name))]),
  )
}

/** The object or list that was sent as a text, where one is wanted; anything else as it came. */
function unwrapped(value: unknown, type: string | undefined): unknown {
  if (typeof value !== 'string' || (type !== 'object' && type !== 'array')) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
