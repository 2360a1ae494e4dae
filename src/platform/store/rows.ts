// Converts between rows and the types of the use cases.
import type {
  CitationRecord,
  SignalEntry,
  ScorecardSummary,
  Session,
  StoredScorecard,
  TelemetryRecord,
} from '../../assessment/ports.ts'
import type { Tables } from './schema/schema.ts'

export function ledgerState({
  rev,
  progress,
  category,
  current,
}: Pick<Session, 'rev' | 'progress' | 'category' | 'current'>) {
  return {
    rev,
    progress,
    category,
    current: current && JSON.stringify(current),
  }
}

export function sessionOfRow(row: Tables['sessions']): Session {
  return {
    id: row.id,
    keyId: row.key_id,
    pitch: row.pitch,
    openedAt: row.opened_at,
    category: row.category,
    rev: row.rev,
    progress: row.progress,
    current: row.current === null ? null : (JSON.parse(row.current) as Session['current']),
    ...(row.erasure !== null && { erasure: row.erasure }),
  }
}

export function entryOf(row: Tables['entries']): SignalEntry {
  return {
    id: row.id,
    axis: row.axis as SignalEntry['axis'],
    kind: row.kind as SignalEntry['kind'],
    value: JSON.parse(row.value) as SignalEntry['value'],
    received_at: row.received_at,
    age_days: row.age_days,
    head: JSON.parse(row.head) as SignalEntry['head'],
    reads: row.reads === null ? [] : (JSON.parse(row.reads) as SignalEntry['reads']),
    verify: row.verify === null ? null : (JSON.parse(row.verify) as SignalEntry['verify']),
    flags: listOf(row.flags) as SignalEntry['flags'],
    ...(row.sent_by !== null && { sent_by: row.sent_by }),
    ...(row.proof !== null && { proof: JSON.parse(row.proof) as NonNullable<SignalEntry['proof']> }),
  }
}

export function citationOfRow(row: Tables['citation_checks']): CitationRecord {
  return {
    id: row.id,
    sentBy: row.sent_by,
    sessionId: row.session_id,
    verbatim: row.verbatim,
    sourceUrl: row.source_url,
    check: JSON.parse(row.result) as CitationRecord['check'],
  }
}

export function eventOfRow(row: Tables['telemetry_events']): TelemetryRecord {
  return {
    id: row.id,
    keyId: row.key_id,
    sessionId: row.session_id,
    eventKind: row.event_kind,
    payload: row.payload,
    verdict: row.verdict,
    totalScore: row.total_score,
    at: row.at,
  }
}

export function summaryOf(
  row: Omit<Tables['scorecards'], 'session_id' | 'seq' | 'workspace_id' | 'assessment' | 'audit_hash'>,
): ScorecardSummary {
  const { rev, category, total, verdict } = row
  return { rev, category, scoredAt: row.scored_at, total, verdict }
}

export const scorecardOf = (row: Tables['scorecards']): StoredScorecard => ({
  ...summaryOf(row),
  assessment: row.assessment,
  auditHash: row.audit_hash,
})

export const listOf = (text: string): string[] => (text === '' ? [] : text.split(','))
