// The entry that records how long a workspace keeps its runs, sessions or alerts from then on, and who decided it: what is erased for its age is
// erased because of it.
import type { EntryDraft } from './chain.ts'
import { type AuditEntry, readEntry } from './entry.ts'

/** Days; null: they are kept. */
type Days = number | null

/** What the days are for. */
export type RetainedKind = 'runs' | 'sessions' | 'alerts'

export interface RetentionRecord {
  readonly of: RetainedKind
  readonly days: Days
  /** The days until then. */
  readonly before: Days
  readonly entry: AuditEntry
  /** Of the entry: its leaf in the log. */
  readonly hash: string
}

export const retentionDraft = (
  { of, days, before }: Pick<RetentionRecord, 'of' | 'days' | 'before'>,
  acting: Pick<EntryDraft, 'at' | 'actor'>,
  // why absent for runs: the first entries were for runs alone
): EntryDraft => ({
  ...acting,
  type: 'retention.set',
  data: { days, before, ...(of !== 'runs' && { of }) },
})

/** Reads a record; undefined where it is no change of the retention. Never throws. */
export function readRetention(record: string): RetentionRecord | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.entry.type !== 'retention.set') return undefined
  const { entry, hash } = reading
  const { days, before, of, ...rest } = entry.data
  const isKnown = of === undefined || of === 'sessions' || of === 'alerts'
  return isKnown && isDays(days) && isDays(before) && Object.keys(rest).length === 0
    ? { of: of ?? 'runs', days, before, entry, hash }
    : undefined
}

const isDays = (value: unknown): value is Days =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
