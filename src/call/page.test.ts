// A list that is looked through in short reads: what its reader sees of it is one list, whole and in order.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageRequest, Page } from './ports.ts'
import { pageOf } from './page.ts'

interface Item {
  readonly id: string
  readonly matches: boolean
}

/** Looks through at most `most` of the items at a time, as a store does. */
const listOf =
  (items: readonly Item[], most: number) =>
  ({ before, limit }: PageRequest): Promise<Page<Item>> => {
    const older = items.filter(({ id }) => before === undefined || id < before)
    const looked = older.slice(0, most)
    const found = looked.filter(({ matches }) => matches).slice(0, limit)
    const isFull = found.length === limit
    const next = isFull ? found.at(-1)?.id : looked.length === most ? looked.at(-1)?.id : undefined
    return Promise.resolve({ items: found, next })
  }

test('page after page gives each match once, newest first; a page is full or the last, and the last says so', async () => {
  const lists = fc.record({
    // why the size: of its own accord fast-check makes lists of ten, and none of them fills a page
    matches: fc.array(fc.boolean(), { maxLength: 180, size: 'max' }),
    most: fc.integer({ min: 1, max: 70 }),
  })
  await fc.assert(
    fc.asyncProperty(lists, async ({ matches, most }) => {
      const items = matches.map((each, at) => ({ id: String(2_000 - at), matches: each }))
      const read = listOf(items, most)
      const seen: Item[] = []
      for (let before: string | undefined, more = true; more;) {
        const page = await pageOf({ before }, read)
        expect(page.items.length).toBe(page.next === undefined ? page.items.length : 50)
        if (before !== undefined) expect(page.items).not.toEqual([])
        seen.push(...page.items)
        before = page.next
        more = page.next !== undefined
      }
      expect(seen).toEqual(items.filter((item) => item.matches))
    }),
  )
})

test('a query is read into words once, and others are served between two reads of a long search', async () => {
  const told: string[] = []
  setImmediate(() => void told.push('another'))
  const page = await pageOf({ query: ' Öl  "x" ', before: '9' }, ({ words, before }) => {
    told.push(`${words.join('|')} before ${before}`)
    return Promise.resolve({ items: [], next: before === '9' ? '5' : undefined })
  })
  expect(page).toEqual({ items: [] })
  expect(told).toEqual(['ol|"x" before 9', 'another', 'ol|"x" before 5'])
})

test('a search stops reading when its client has left', async () => {
  const leaves = new AbortController()
  let reads = 0
  const read = listOf(
    Array.from({ length: 500 }, (_, at) => ({ id: String(2_000 - at), matches: false })),
    10,
  )
  await pageOf({ query: 'x', signal: leaves.signal }, (request) => {
    if (++reads === 3) leaves.abort()
    return read(request)
  })
  expect(reads).toBe(3)
})
