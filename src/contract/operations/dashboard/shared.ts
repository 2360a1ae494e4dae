// Definitions the dashboard operations share: only a signed-in person may call them, never a key.
import { z } from 'zod'

export const shared = { group: 'dashboard', tier: 'free', limit: 'calls', problems: [] } as const
export const reads = {
  scope: 'read',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
} as const
export const changes = {
  scope: 'run',
  writes: true,
  hints: { readOnly: false, idempotent: false, openWorld: false },
} as const

/** An id that every store accepts in a query. An unknown id gets the answer for unknown ids, whatever its form. */
const Id = z.string().regex(/^[\x21-\x7e]{1,64}$/, 'must be an id, as the list has it')

export const PageInput = z.strictObject({
  query: z.string().max(200).optional().describe('Only those whose text holds all of these words.'),
  before: Id.optional().describe('Only those before this id: `next` of the page before.'),
})
/** Newest first; `next` is present while more entries follow. */
export const next = z
  .string()
  .optional()
  .describe('Send it as `before` for the next page; absent on the last.')

export const IdInput = z.strictObject({ id: Id.describe('Id, as the list has it.') })
/** The signed-in account. */
export const User = z.object({ id: z.string(), name: z.string(), email: z.string() })
