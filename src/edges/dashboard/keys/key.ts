// An API key as the list shows it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operation.ts'

export type Key = OutputOf<DashboardOperations['list_keys']>['keys'][number]

/** Whether it opens anything now. */
export function stateOf({ revokedAt, expiresAt }: Key): 'Good' | 'Revoked' | 'Expired' {
  if (revokedAt !== null) return 'Revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'Expired' : 'Good'
}
