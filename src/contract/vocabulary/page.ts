// How a list is asked for and continued: newest first, page by page.
import { z } from 'zod'

/** An id that every store accepts in a query. An unknown id gets the answer for unknown ids, whatever its form. */
export const ListedId = z.string().regex(/^[\x21-\x7e]{1,64}$/, 'must be an id, as the list has it')

export const PageInput = z.strictObject({
  query: z.string().max(200).optional().describe('Only those whose text holds all of these words.'),
  before: ListedId.optional().describe('Only those before this id: `next` of the page before.'),
})

/** Of a list that can be long. */
export const ListTotal = z
  .object({
    count: z.int().min(0).describe('How many there are.'),
    exact: z
      .boolean()
      .describe('False where counting stopped after 10,000 entries: then there are at least as many.'),
  })
  .meta({ id: 'ListTotal', description: 'How many entries the filter leaves.' })

export type ListTotal = z.infer<typeof ListTotal>

/** Present on the first page; of a search, only where that page is the whole list. */
export const total = ListTotal.optional().describe('How many all pages have. On the first page only.')

/** Newest first; `next` is present while more entries follow. */
export const next = z
  .string()
  .optional()
  .describe('Send it as `before` for the next page; absent on the last.')
