// Standing watch over a portfolio: its passes, and the alerts that they make.
import { z } from 'zod'
import { BatchMatch } from './batch.ts'
import { IdentityOutcome } from './identity.ts'
import { unreadable } from './list-entry.ts'
import { ListedMeasure } from './listing-measure.ts'
import { PortfolioId, SubjectReference } from './portfolio.ts'
import { Instant, PartialDate } from './value.ts'

export const PassId = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a pass, as list_passes returned it')
  .describe('Id of the pass.')
  .meta({ examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'] })

export const PassStatus = z.enum(['queued', 'running', 'completed', 'failed']).meta({
  id: 'PassStatus',
  description: '`queued`, `running`, `completed`, or `failed`: see `error`.',
})
export type PassStatus = z.infer<typeof PassStatus>

export const PassScope = z.enum(['all', 'changes']).meta({
  id: 'PassScope',
  description:
    '`all`: every subject was compared with every list. `changes`: every subject was compared with the records that changed since ' +
    'the pass before, and the subjects that changed, or whose match did, were screened again.',
})
export type PassScope = z.infer<typeof PassScope>

const count = (what: string) => z.int().min(0).describe(what)

export const PassList = z
  .object({
    id: z.string().describe('Id of the list, as in list_sources.'),
    from: z.string().nullable().describe('The snapshot of the pass before; null if there was none.'),
    fromDate: PartialDate.nullable().describe('Its date.'),
    to: z.string().nullable().describe('The snapshot of this pass; null if the list is not loaded.'),
    toDate: PartialDate.nullable().describe('Its date.'),
    added: count('Records that are new since the pass before.'),
    changed: count('Records that changed.'),
    removed: count('Records that the list dropped.'),
  })
  .meta({ id: 'PassList', description: 'A watch list as a pass used it.' })
export type PassList = z.infer<typeof PassList>

export const Pass = z
  .object({
    id: PassId,
    portfolio: PortfolioId,
    status: PassStatus,
    createdAt: Instant,
    completedAt: Instant.nullable().describe('When it was completed or failed; null before.'),
    scope: PassScope.nullable().describe('Null before it begins.'),
    subjects: count('Subjects of the portfolio when it began; 0 before.'),
    screened: count('Subjects that were screened against all lists.'),
    alerts: count('Alerts that it made.'),
    lists: z.array(PassList).describe('The watch lists; empty before it begins.'),
    auditHash: z
      .string()
      .nullable()
      .describe('Hash of the entry of the audit log that records the completed pass; null before.'),
    error: z.string().optional().describe('Why it failed, and what to do.'),
    unreadable,
  })
  .meta({
    id: 'Pass',
    description: 'One pass over a watched portfolio: after its lists or its subjects changed.',
  })
export type Pass = z.infer<typeof Pass>

export const ALERT_KINDS = {
  new_match: 'a listed party that the subject may be, and was not before',
  stronger: 'a match that was possible is confirmed, or one that was dismissed is not any more',
  new_measure: 'a further measure, authority or list against a party that matched before',
  delisted: 'no listing of the party is in force any more',
} as const

export const AlertKind = z.enum(Object.keys(ALERT_KINDS) as [keyof typeof ALERT_KINDS]).meta({
  id: 'AlertKind',
  description: Object.entries(ALERT_KINDS)
    .map(([kind, meaning]) => `\`${kind}\`: ${meaning}.`)
    .join(' '),
})
export type AlertKind = z.infer<typeof AlertKind>

export const MatchBefore = z
  .object({
    outcome: IdentityOutcome,
    active: z.boolean(),
    measures: z.array(ListedMeasure.pick({ measure: true, source: true, authority: true })),
  })
  .meta({ id: 'MatchBefore', description: 'The match as the pass before left it.' })

export const WatchAlert = z
  .object({
    id: z.string().describe('Id of the alert.'),
    kind: AlertKind,
    at: Instant,
    portfolio: PortfolioId,
    pass: PassId,
    ref: SubjectReference,
    match: BatchMatch.describe('The match now; of a party that no list has any more, as it was found last.'),
    before: MatchBefore.optional().describe('Absent for a new match.'),
  })
  .meta({ id: 'WatchAlert', description: 'What is new about a watched subject. A person must review it.' })
export type WatchAlert = z.infer<typeof WatchAlert>

export const ListedAlert = WatchAlert.extend({
  kind: AlertKind.nullable().describe('Null where the alert cannot be read.'),
  at: Instant.nullable().describe('Likewise.'),
  match: BatchMatch.nullable().describe(
    'The match now; of a party that no list has any more, as it was found last. Null likewise.',
  ),
  unreadable,
}).meta({ id: 'ListedAlert', description: 'An alert as lists have it. A person must review it.' })
export type ListedAlert = z.infer<typeof ListedAlert>
