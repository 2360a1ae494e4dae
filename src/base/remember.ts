// Caches the results of a pure function of a text, to avoid parsing the same text again.

const MAX_TEXTS = 4096
/** Limits the memory of hostile texts: UTF-16 code units of all remembered texts together. */
const MAX_UNITS = 1_000_000

/** The same function with a bounded cache that is emptied when full. `compute` must be pure. */
export function remember<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly result: T }>()
  let units = 0
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found.result
    const result = compute(text)
    if (known.size >= MAX_TEXTS || units + text.length > MAX_UNITS) {
      known.clear()
      units = 0
    }
    known.set(text, { result })
    units += text.length
    return result
  }
}
