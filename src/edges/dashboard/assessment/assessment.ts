// An assessment as its page gets it, and the parts of it that have names of their own there.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

export type ShownAssessment = OutputOf<DashboardOperations['get_assessment']>
export type Scored = NonNullable<ShownAssessment['scored']>
export type ShownEntry = ShownAssessment['entries'][number]

/** Where an entry stands on the page. */
export const anchorOf = (entry: string): string => `entry-${entry}`
