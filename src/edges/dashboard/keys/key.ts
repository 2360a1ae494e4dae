// An API key as the list shows it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { counted, dayText } from '../words/naming.ts'

export type Key = OutputOf<DashboardOperations['list_keys']>['keys'][number]

/** Whether the key is valid now. */
export function stateOf({ revokedAt, expiresAt }: Key): 'Good' | 'Revoked' | 'Expired' {
  if (revokedAt !== null) return 'Revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'Expired' : 'Good'
}

/** The keys of a person that work now. */
export const goodKeysOf = (keys: readonly Key[], personId: string): readonly Key[] =>
  keys.filter((key) => key.owner?.id === personId && stateOf(key) === 'Good')

const DAY_MS = 86_400_000
const SOON_DAYS = 14

/** When it expires, and how soon if that is near. */
export function expiryText({ expiresAt }: Key, now = Date.now()): string {
  if (expiresAt === null) return 'never'
  const days = Math.floor((Date.parse(expiresAt) - now) / DAY_MS)
  if (Date.parse(expiresAt) <= now) return `expired on ${dayText(expiresAt)}`
  if (days >= SOON_DAYS) return dayText(expiresAt)
  return `${dayText(expiresAt)}, ${days === 0 ? 'within a day' : `in ${counted(days, 'day')}`}`
}

/** Until when an earlier secret works in parallel; undefined if none does. */
export const graceOf = ({ oldSecretUntil }: Key, now = Date.now()): string | undefined =>
  oldSecretUntil !== null && Date.parse(oldSecretUntil) > now ? oldSecretUntil : undefined
