// The entry that records how long a workspace keeps its runs from then on, and who decided it: what is erased for its age is
// erased because of it.
import type { EntryDraft } from './chain.ts'
import { type AuditEntry, readEntry } from './entry.ts'

/** Days; null: the runs are kept. */
type Days = number | null

export interface RetentionRecord {
  readonly days: Days
  /** The days until then. */
  readonly before: Days
  readonly entry: AuditEntry
  /** Of the entry: its leaf in the log. */
  readonly hash: string
}

export const retentionDraft = (
  { days, before }: Pick<RetentionRecord, 'days' | 'before'>,
  acting: Pick<EntryDraft, 'at' | 'actor'>,
): EntryDraft => ({ ...acting, type: 'retention.set', data: { days, before } })

/** Reads a record; undefined where it is no change of the retention. Never throws. */
export function readRetention(record: string): RetentionRecord | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.entry.type !== 'retention.set') return undefined
  const { entry, hash } = reading
  const { days, before, ...rest } = entry.data
  return isDays(days) && isDays(before) && Object.keys(rest).length === 0
    ? { days, before, entry, hash }
    : undefined
}

const isDays = (value: unknown): value is Days =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
