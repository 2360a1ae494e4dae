// The tables of the standing watch as Kysely types.
import type { MatchColumns } from './match-columns.ts'

export interface WatchTables {
  /** `plan` is JSON of the scope, the lists and the number of subjects, null before it begins. */
  watch_passes: {
    id: string
    workspace_id: string
    portfolio_id: string
    status: string
    created_at: string
    completed_at: string | null
    plan: string | null
    screened: number
    alerts: number
    audit_hash: string | null
    error: string | null
  }
  /** The matches that the last pass left of a subject, as JSON; none of a subject without a match. `digest` is of it and `salt`. */
  watch_matches: {
    portfolio_id: string
    ref: string
    workspace_id: string
    matches: string
    bucket: number
    salt: string
    digest: string
  }
  /** The records that these matches rest on, by list and id. */
  watch_records: { portfolio_id: string; record: string; ref: string; workspace_id: string; bucket: number }
  /** The hashes of these rows by bucket; the audit log seals the root over them. */
  watch_buckets: { portfolio_id: string; bucket: number; workspace_id: string; sha256: string }
  /** `alert` is canonical JSON, and null once its subject was removed; the audit log vouches for `digest`, which is of it and `salt`. `kind` and MatchColumns are of it. */
  watch_alerts: MatchColumns & {
    id: string
    workspace_id: string
    portfolio_id: string
    pass_id: string
    ref: string
    digest: string
    salt: string
    alert: string | null
    mailed_in: string | null
    kind: string | null
  }
}
