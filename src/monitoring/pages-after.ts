// Reads a long list page by page, each in a transaction of its own.

/** `keyOf` gives what the next page begins after; a page that is not full is the last. No page is empty. */
export async function* pagesAfter<T>(
  rows: number,
  keyOf: (item: T) => string,
  read: (after: string) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  for (let after = ''; ;) {
    const page = await read(after)
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (last === undefined || page.length < rows) return
    after = keyOf(last)
  }
}
