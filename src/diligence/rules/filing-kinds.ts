// Identifies filings and figures of a register that signal trouble, by the sources' names of their metrics.
import type { CitedRecord } from './evidence.ts'
import { isPast, isWithinYears } from './partial-day.ts'
import type { MetricPart } from '../../sources/model/record.ts'
import type { KindOf } from './rules.ts'

type Kind = KindOf<'risk'>

interface Sign {
  readonly kind: Kind
  /** Years after which the sign no longer counts. */
  readonly years: number
  readonly told: string
}

const EVENTS: ReadonlyMap<string, Sign> = new Map([
  ['late-filing-notice', { kind: 'late-filing', years: 2, told: 'a report could not be filed in time' }],
  ['non-reliance-on-accounts', { kind: 'accounts-withdrawn', years: 5, told: 'accounts are withdrawn' }],
  ['bankruptcy', { kind: 'bankruptcy-notice', years: 5, told: 'bankruptcy or receivership is reported' }],
  ['delisting-notice', { kind: 'delisting-notice', years: 2, told: 'an exchange gave notice' }],
  ['delisting', { kind: 'delisting-notice', years: 2, told: 'securities left an exchange' }],
  ['auditor-change', { kind: 'auditor-changed', years: 2, told: 'the auditor changed' }],
  ['name-change', { kind: 'name-changed', years: 3, told: 'a former name was given up' }],
])

/** `period.end` is the due date. */
const DEADLINES: ReadonlyMap<string, Kind> = new Map([
  ['accounts-next-due', 'accounts-overdue'],
  ['confirmation-statement-next-due', 'statement-overdue'],
])

export interface FilingSign {
  readonly kind: Kind
  readonly told: string
  /** Empty where the filing has none. */
  readonly day: string
}

/** The sign of trouble in a metric on the day of its snapshot; undefined for most metrics. */
export function filingSign(metric: MetricPart, { snapshotDate }: CitedRecord): FilingSign | undefined {
  const day = metric.filed ?? metric.period?.end
  const deadline = DEADLINES.get(metric.metric)
  if (deadline !== undefined) {
    return day !== undefined && isPast(day, snapshotDate)
      ? { kind: deadline, told: `was due on ${day}, before the snapshot of ${snapshotDate}`, day }
      : undefined
  }
  if (metric.metric === 'mortgages-outstanding')
    return { kind: 'charges-outstanding', told: `${metric.value} charges are outstanding`, day: day ?? '' }
  const sign = EVENTS.get(metric.metric)
  if (sign === undefined || !isWithinYears(day, snapshotDate, sign.years)) return undefined
  const note = metric.note === undefined ? '' : ` (${metric.note})`
  const on = day === undefined ? '' : `, ${day}`
  return { kind: sign.kind, told: `${sign.told}${note}${on}`, day: day ?? '' }
}
