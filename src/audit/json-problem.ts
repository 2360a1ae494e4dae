// Checks the values for an entry or a disclosure: plain JSON that no encoder has to drop, round or replace.

/** Deeper values are refused, because they could exhaust the stack; this also refuses cycles. */
const MAX_DEPTH = 64

/**
 * Why a value may not be hashed: a JSON pointer and the fault, never the value; undefined when it may be. It refuses
 * numbers other than integers of at most 53 bits (-0 is written 0), lone surrogates in texts and names, undefined,
 * functions, holes, symbols, hidden members, instances of classes, and depth beyond 64.
 */
export function jsonProblem(value: unknown, at = '', depth = 0): string | undefined {
  const where = at === '' ? 'the value' : at
  if (value === null || typeof value === 'boolean') return undefined
  if (typeof value === 'string') return value.isWellFormed() ? undefined : `${where} has a lone surrogate`
  if (typeof value === 'number') return Number.isSafeInteger(value) ? undefined : `${where} is not an integer`
  if (typeof value !== 'object') return `${where} is ${typeof value}`
  if (depth === MAX_DEPTH) return `${where} is nested too deeply`
  if (!isPlain(value)) return `${where} is not plain JSON`
  const members = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [name, member] of members) {
    const key = String(name)
    // why: a pointer that ended in half a character would break the log line that reports it
    if (!key.isWellFormed()) return `${where} has a member name with a lone surrogate`
    const problem = jsonProblem(member, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** A list or record without hidden parts: no class, no symbol, no hidden member, no named member of a list. */
function isPlain(value: object): boolean {
  const parent: unknown = Object.getPrototypeOf(value)
  const all = Reflect.ownKeys(value).length
  if (Array.isArray(value)) return parent === Array.prototype && all === value.length + 1 // its own `length`
  return (parent === Object.prototype || parent === null) && all === Object.keys(value).length
}
