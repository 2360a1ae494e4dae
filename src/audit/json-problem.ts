// Checks the values for an entry or a disclosure: plain JSON that no encoder has to drop, round or replace.

/** Deeper values are refused, because they could exhaust the stack; this also refuses cycles. */
const MAX_DEPTH = 64

/**
 * Why a value may not be hashed: a JSON pointer and the fault, never the value; undefined when it may be. It refuses
 * numbers other than integers of at most 53 bits (-0 is written 0), lone surrogates in texts and names, undefined,
 * functions, holes, symbols, hidden members, instances of classes, and depth beyond 64.
 */
export function jsonProblem(value: unknown): string | undefined {
  const found = problemIn(value, 0)
  return found && `${found.at === '' ? 'the value' : found.at} ${found.fault}`
}

/** The pointer is made from the inside out, so that a value without a problem costs no text. */
function problemIn(
  value: unknown,
  depth: number,
): { readonly at: string; readonly fault: string } | undefined {
  const fault = ownProblem(value, depth)
  if (fault !== undefined) return { at: '', fault }
  if (typeof value !== 'object' || value === null) return undefined
  for (const name of Object.keys(value)) {
    // why: a pointer that ended in half a character would break the log line that reports it
    if (!name.isWellFormed()) return { at: '', fault: 'has a member name with a lone surrogate' }
    const found = problemIn((value as Readonly<Record<string, unknown>>)[name], depth + 1)
    if (found === undefined) continue
    return { ...found, at: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${found.at}` }
  }
  return undefined
}

/** What is wrong with a value apart from its members. */
function ownProblem(value: unknown, depth: number): string | undefined {
  if (value === null || typeof value === 'boolean') return undefined
  if (typeof value === 'string') return value.isWellFormed() ? undefined : 'has a lone surrogate'
  if (typeof value === 'number') return Number.isSafeInteger(value) ? undefined : 'is not an integer'
  if (typeof value !== 'object') return `is ${typeof value}`
  if (depth === MAX_DEPTH) return 'is nested too deeply'
  return isPlain(value) ? undefined : 'is not plain JSON'
}

/** A list or record without hidden parts: no class, no symbol, no hidden member, no named member of a list. */
function isPlain(value: object): boolean {
  const parent: unknown = Object.getPrototypeOf(value)
  const all = Reflect.ownKeys(value).length
  if (Array.isArray(value)) return parent === Array.prototype && all === value.length + 1 // its own `length`
  return (parent === Object.prototype || parent === null) && all === Object.keys(value).length
}
