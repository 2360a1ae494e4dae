// The provenance of an entry, and whether it earns points (rules P-3, P-4).
import type { Grade } from '../../../contract/vocabulary/provenance.ts'

export interface EntryProvenance {
  readonly grade: Grade
  /** A code, a colon, and what was seen; absent for `read`. */
  readonly reason?: string
  /** What the page says: the claim, or what comes closest to it. */
  readonly passage?: string
  /** The address that decided the grade, after redirects; absent for `word`. */
  readonly url?: string
  /** The page is in a place where the founder, or anyone without payment, can publish. */
  readonly ownPlace?: true
}

/** Whether an entry earns points beyond those that the founder's word earns (P-4). */
export function isEarning({ grade, ownPlace }: EntryProvenance): boolean {
  return grade === 'attested' || grade === 'read' || (grade === 'unread' && ownPlace === undefined)
}
