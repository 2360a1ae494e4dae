// The tables of cases as Kysely types.
import type { MatchColumns } from './match-columns.ts'

export interface CaseTables {
  /**
   * `subject_key` is a reference in a portfolio, or a hash of the subject of runs; of an erased case, its id. `matter` is JSON of the
   * subject, the match and its evidence, null once it was erased; `proposal`, `decision` and `reopened` are JSON. MatchColumns are of `matter`.
   */
  cases: MatchColumns & {
    id: string
    workspace_id: string
    subject_key: string
    about: string
    portfolio_id: string | null
    ref: string | null
    run_id: string | null
    matter: string | null
    state: string
    opened_at: string
    changed_at: string
    assignee: string | null
    due_date: string | null
    proposal: string | null
    decision: string | null
    decision_hash: string | null
    reopened: string | null
  }
  /** The records about the listed party of a case, by list and id: one case for each of a subject. */
  case_records: { workspace_id: string; subject_key: string; record: string; case_id: string }
  /** `data` is canonical JSON, null once it was erased; of a decision, the audit log vouches for `digest`, which is of it and `salt`. */
  case_events: {
    id: string
    workspace_id: string
    case_id: string
    at: string
    kind: string
    actor: string
    actor_name: string
    state: string | null
    data: string | null
    digest: string | null
    salt: string | null
    audit_hash: string | null
  }
}
