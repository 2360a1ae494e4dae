// Definitions the dashboard operations share: only a signed-in person may call them, never a key.
import { z } from 'zod'
import { ListedId } from '../../vocabulary/page.ts'

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

export const IdInput = z.strictObject({ id: ListedId.describe('Id, as the list has it.') })
/** The signed-in account. */
export const User = z.object({ id: z.string(), name: z.string(), email: z.string() })
