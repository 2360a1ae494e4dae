// An assessment as its page gets it, and names for parts of it.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

export type ShownAssessment = OutputOf<DashboardOperations['get_assessment']>
export type Scored = NonNullable<ShownAssessment['scored']>
export type ShownEntry = ShownAssessment['entries'][number]

/** The anchor of an entry on the page. */
export const anchorOf = (entry: string): string => `entry-${entry}`

/** Whether an entry no longer counts because it was replaced or withdrawn. */
export const countsNoLonger = (flags: readonly string[]): boolean =>
  flags.includes('superseded') || flags.includes('withdrawn')
