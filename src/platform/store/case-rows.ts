// Converts between cases and their rows.
import { isJsonObject } from '../../base/json.ts'
import type {
  CaseMatter,
  StoredCase,
  StoredDecision,
  StoredReopening,
  WaitingProposal,
} from '../../cases/ports.ts'
import { parsedObject } from './schema/list-facts.ts'
import { caseFacts } from './schema/match-facts.ts'
import type { Tables } from './schema/schema.ts'

const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T))
const written = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

/** Throws SyntaxError for one that was altered. */
const caseOfRow = (row: Tables['cases']): StoredCase => ({
  id: row.id,
  subjectKey: row.subject_key,
  about: row.about as StoredCase['about'],
  portfolio: row.portfolio_id,
  ref: row.ref,
  run: row.run_id,
  matter: parsed<CaseMatter>(row.matter),
  state: row.state as StoredCase['state'],
  openedAt: row.opened_at,
  changedAt: row.changed_at,
  assignee: row.assignee,
  dueDate: row.due_date,
  proposal: parsed<WaitingProposal>(row.proposal),
  decision: parsed<StoredDecision>(row.decision),
  decisionHash: row.decision_hash,
  reopened: parsed<StoredReopening>(row.reopened),
})

/** The same without what was altered and cannot be read, so that the rest is shown. */
export function readableCase(row: Tables['cases']): StoredCase {
  const readable = { ...row }
  let isUnreadable = false
  for (const part of ['matter', 'proposal', 'decision', 'reopened'] as const)
    if (!isJson(row[part])) {
      readable[part] = null
      isUnreadable = true
    }
  return { ...caseOfRow(readable), ...(isUnreadable && { isUnreadable }) }
}

function isJson(text: string | null): boolean {
  try {
    parsed(text)
    return true
  } catch {
    return false
  }
}

/** The names that a search of cases looks at. */
export function caseNames({ matter, ref }: Pick<Tables['cases'], 'matter' | 'ref'>): readonly unknown[] {
  const { subject, match } = matter === null ? {} : parsedObject(matter)
  return [subject, ref, isJsonObject(match) ? match['matchedName'] : undefined]
}

export const rowOfCase = (its: StoredCase): Omit<Tables['cases'], 'workspace_id'> => ({
  ...caseFacts(written(its.matter)),
  id: its.id,
  subject_key: its.subjectKey,
  about: its.about,
  portfolio_id: its.portfolio,
  ref: its.ref,
  run_id: its.run,
  matter: written(its.matter),
  state: its.state,
  opened_at: its.openedAt,
  changed_at: its.changedAt,
  assignee: its.assignee,
  due_date: its.dueDate,
  proposal: written(its.proposal),
  decision: written(its.decision),
  decision_hash: its.decisionHash,
  reopened: written(its.reopened),
})
