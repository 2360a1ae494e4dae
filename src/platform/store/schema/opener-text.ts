// Who opened, archived or cancelled something, as text in a column.
import type { Opener } from '../../../call/ports.ts'
import { parsedObject } from './list-facts.ts'
import type { Database } from './schema.ts'

/** Undefined for a text that is none: one row that was altered must not make a whole list fail. */
export function openerIn(text: string): Opener | undefined {
  const { id, name } = parsedObject(text)
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}

/** A key or person as text, with the name of a key filled in. */
export async function openerText(db: Database, { id, name }: Opener): Promise<string> {
  if (name !== '') return JSON.stringify({ id, name })
  const key = await db.selectFrom('api_keys').select('name').where('id', '=', id).executeTakeFirst()
  return JSON.stringify({ id, name: key?.name ?? '' })
}
