// The account that is signed in, as every page knows it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

export type SignedInAccount = OutputOf<DashboardOperations['get_account']>

/** Whether it may manage keys and members of the workspace in use. */
export const isOwner = ({ workspace }: SignedInAccount): boolean => workspace.role === 'owner'
