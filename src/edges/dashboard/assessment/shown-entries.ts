// Which entries of a ledger a reader sees: those of a grade, or those that need attention. Entries that were replaced or
// withdrawn are apart.
import { gradeLabels } from '../../../reports/words/evidence.ts'
import { GRADE_TONES } from '../evidence/provenance-said.tsx'
import type { MarkTone } from '../parts/mark.tsx'
import { countsNoLonger, type ShownEntry } from './assessment.ts'

export interface EntryFilter {
  /** In the address of the page. */
  readonly id: string
  readonly label: string
  readonly tone?: MarkTone
  readonly holds: (entry: ShownEntry) => boolean
}

/** All entries, those to look at, and those of each grade, in the order of the protocol. */
export const ENTRY_FILTERS: readonly EntryFilter[] = [
  { id: '', label: 'All', holds: () => true },
  { id: 'attention', label: 'Needs attention', tone: 'care', holds: needsAttention },
  ...gradeLabels().map(([id, label]) => ({
    id,
    label,
    tone: GRADE_TONES[id],
    holds: ({ provenance }: ShownEntry) => provenance.grade === id,
  })),
]

/** Whether a person can do something about an entry: its page lacks the claim or was not read, or it earns nothing. */
export function needsAttention({ provenance: { grade }, flags, muted }: ShownEntry): boolean {
  return grade === 'absent' || grade === 'unread' || muted || flags.includes('excluded')
}

/** The entries that count or could, and those that were replaced or withdrawn. */
export function partedEntries(entries: readonly ShownEntry[]): {
  readonly live: readonly ShownEntry[]
  readonly past: readonly ShownEntry[]
} {
  const isPast = ({ flags }: ShownEntry): boolean => countsNoLonger(flags)
  return { live: entries.filter((entry) => !isPast(entry)), past: entries.filter(isPast) }
}
