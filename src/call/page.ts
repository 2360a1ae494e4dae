// How a list is read page by page, newest first: at most fifty at a time, in reads that are short each.
import { searchWords } from '../base/search-text.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import type { Page, PageRequest } from './ports.ts'

const PAGE_SIZE = 50

/** One page, and the id to go on before if there is more. */
export async function pageOf<T extends { readonly id: string }>(
  { query = '', before }: { readonly query?: string | undefined; readonly before?: string | undefined },
  read: (request: PageRequest) => Promise<Page<T>>,
): Promise<Page<T>> {
  const words = searchWords(query)
  const items: T[] = []
  // why one more: whoever is told that there is more finds some
  const left = (): number => PAGE_SIZE + 1 - items.length
  for (let from = before; ;) {
    const page = await read({ before: from, limit: left(), words })
    items.push(...page.items)
    from = page.next
    if (from === undefined || left() === 0) break
    // why: on the embedded store a search waits for nothing
    await yieldToEventLoop()
  }
  if (left() > 0) return { items }
  return { items: items.slice(0, PAGE_SIZE), next: items[PAGE_SIZE - 1]?.id }
}
