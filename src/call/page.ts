// Reads a list page by page: at most fifty items at a time, in several short reads.
import { searchWords } from '../base/search-text.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import type { CloseSpelling, ListRequest, ListSort, Page, PageRequest, SortBy } from './ports.ts'
import type { ListTotal } from '../contract/vocabulary/page.ts'
import { Problem } from './problem.ts'

/** Items of one page. */
export const PAGE_SIZE = 50

/** The `next` of a page for which one item more was read. */
export const nextOf = (found: readonly { readonly id: string }[]): { readonly next?: string } => {
  const last = found.length > PAGE_SIZE ? found[PAGE_SIZE - 1] : undefined
  return last === undefined ? {} : { next: last.id }
}

/** Reads of one page that look for words written otherwise, of 500 items each: later ones look for the words as they are. */
const MAX_CLOSE_READS = 40

/** What a page is asked for, and by whom: `signal` aborts when the client has left. */
interface PageAsked {
  readonly query?: string | undefined
  readonly before?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * One page, and the id to continue before if the list has more. With `closeSpelling` a search finds words written otherwise. When
 * the client has left, it ends with what it has.
 */
export async function pageOf<T extends { readonly id: string }>(
  { query = '', before, signal }: PageAsked,
  read: (request: PageRequest) => Promise<Page<T>>,
  closeSpelling?: CloseSpelling,
): Promise<Page<T>> {
  const words = searchWords(query)
  const isClose = words.length === 0 ? undefined : closeSpelling?.(words)
  let reads = 0
  const items: T[] = []
  // why one more: a page that announces more must have a next page with items
  const left = (): number => PAGE_SIZE + 1 - items.length
  for (let from = before; ;) {
    const looksClose = isClose !== undefined && reads++ < MAX_CLOSE_READS
    const page = await read({ before: from, limit: left(), words, ...(looksClose && { isClose }) })
    items.push(...page.items)
    from = page.next
    if (from === undefined || left() === 0 || signal?.aborted === true) break
    // why: on the embedded store a search never waits, and would block the event loop
    await yieldToEventLoop()
  }
  if (left() > 0) return { items }
  return { items: items.slice(0, PAGE_SIZE), next: items[PAGE_SIZE - 1]?.id }
}

/** What a list of assessments or runs is asked for. */
export interface ListInput extends Omit<ListRequest, 'sort' | 'words' | 'limit'> {
  readonly query?: string | undefined
  /** A name, with a minus sign where it falls. */
  readonly sort?: string | undefined
}

/** The same for a list with a filter and an order. */
export const listPageOf = <T extends { readonly id: string }>(
  { query, before, signal, state, verdict, owner, archived, sort }: ListInput & Pick<PageAsked, 'signal'>,
  read: (request: ListRequest) => Promise<Page<T>>,
  closeSpelling: CloseSpelling,
): Promise<Page<T>> =>
  pageOf(
    { query, before, signal },
    (page) =>
      read({
        ...page,
        state,
        verdict,
        owner,
        archived,
        ...(sort !== undefined && { sort: sortIn<ListSort>(sort as ListSort | `-${ListSort}`) }),
      }),
    closeSpelling,
  )

/** The order that a name with or without a minus sign says. */
export const sortIn = <Name extends string>(sort: Name | `-${Name}`): SortBy<Name> => ({
  by: sort.replace(/^-/, '') as Name,
  isDown: sort.startsWith('-'),
})

/** Throws invalid_request where the store has no page after the entry of `before`. */
export function foundPage<T>(page: Page<T> | undefined): Page<T> {
  if (page === undefined)
    throw new Problem('invalid_request', {
      detail: 'The list has no entry with the id in before. Begin again without it',
    })
  return page
}

/** What the first page says of the length of its list. Of a search, none: that would read every text. */
export async function totalOf(
  { query = '', before }: PageAsked,
  { items, next }: Page<unknown>,
  count: () => Promise<ListTotal>,
): Promise<{ readonly total?: ListTotal }> {
  if (before !== undefined) return {}
  if (next === undefined) return { total: { count: items.length, exact: true } }
  if (searchWords(query).length > 0) return {}
  const { count: counted, exact } = await count()
  // why: a count that ends early can miss the entries of the page, and the one after it
  return { total: { count: Math.max(counted, items.length + 1), exact } }
}
