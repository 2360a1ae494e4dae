// Reads a list page by page, newest first: at most fifty items at a time, in several short reads.
import { searchWords } from '../base/search-text.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import type { Page, PageRequest } from './ports.ts'

/** Items of one page. */
export const PAGE_SIZE = 50

/** The `next` of a page for which one item more was read. */
export const nextOf = (found: readonly { readonly id: string }[]): { readonly next?: string } => {
  const last = found.length > PAGE_SIZE ? found[PAGE_SIZE - 1] : undefined
  return last === undefined ? {} : { next: last.id }
}

/** One page, and the id to continue before if the list has more. */
export async function pageOf<T extends { readonly id: string }>(
  { query = '', before }: { readonly query?: string | undefined; readonly before?: string | undefined },
  read: (request: PageRequest) => Promise<Page<T>>,
): Promise<Page<T>> {
  const words = searchWords(query)
  const items: T[] = []
  // why one more: a page that announces more must have a next page with items
  const left = (): number => PAGE_SIZE + 1 - items.length
  for (let from = before; ;) {
    const page = await read({ before: from, limit: left(), words })
    items.push(...page.items)
    from = page.next
    if (from === undefined || left() === 0) break
    // why: on the embedded store a search never waits, and would block the event loop
    await yieldToEventLoop()
  }
  if (left() > 0) return { items }
  return { items: items.slice(0, PAGE_SIZE), next: items[PAGE_SIZE - 1]?.id }
}
