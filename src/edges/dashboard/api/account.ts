// The account that is signed in, as every page knows it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

export type Account = OutputOf<DashboardOperations['get_account']>

/** Whether it may manage keys and members of the workspace in use. */
export const isOwner = ({ workspace }: Account): boolean => workspace.role === 'owner'
