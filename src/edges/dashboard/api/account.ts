// The signed-in account as every page gets it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

export type SignedInAccount = OutputOf<DashboardOperations['get_account']>

/** Whether it may manage keys, members and the mail of the current workspace. */
export const isOwner = ({ workspace }: SignedInAccount): boolean => workspace.role === 'owner'

/** Whether it may change what the workspace keeps: an auditor only reads. */
export const mayChange = ({ workspace }: SignedInAccount): boolean => workspace.role !== 'auditor'

/** Whether it may decide cases. */
export const mayDecide = ({ workspace }: SignedInAccount): boolean =>
  workspace.role === 'owner' || workspace.role === 'reviewer'
