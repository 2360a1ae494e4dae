// Combines the spellings of a word's parts when each part has several.

/** The most likely joined spellings, first choices first, at most `limit`. */
export function joinings(parts: readonly (readonly string[])[], limit: number): string[] {
  let open: readonly { readonly text: string; readonly cost: number }[] = [{ text: '', cost: 0 }]
  for (const choices of parts) {
    open = open
      .flatMap(({ text, cost }) => choices.map((choice, i) => ({ text: text + choice, cost: cost + i })))
      .sort((left, right) => left.cost - right.cost)
      .slice(0, limit)
  }
  return [...new Set(open.map(({ text }) => text))].filter((text) => text !== '')
}

/** The same as `joinings`, but every part stays a separate word. */
export function selections(parts: readonly (readonly string[])[], limit: number): string[][] {
  const marked = parts.map((choices) => choices.map((choice) => `${choice}\n`))
  return joinings(marked, limit).map((text) => text.split('\n').filter((word) => word !== ''))
}
