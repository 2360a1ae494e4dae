// Describes how old the data of a run was when the run read it.
import { counted } from '../words/naming.ts'

const DAY_MS = 86_400_000

/** `4 days old`; undefined if the publisher dates a snapshot by month or year only. */
export function ageText(snapshotDate: string, at: string): string | undefined {
  if (snapshotDate.length < 10) return undefined
  const days = Math.floor((Date.parse(at.slice(0, 10)) - Date.parse(snapshotDate)) / DAY_MS)
  return days <= 0 ? 'of the same day' : `${counted(days, 'day')} old`
}
