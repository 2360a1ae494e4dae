// The tables as Kysely types. Instants are ISO 8601 text in UTC, documents are JSON text: the same on both stores.
import type { Kysely } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { AgentTables } from './agent-tables.ts'
import type { CaseTables } from './case-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { UsageTables } from './usage-tables.ts'
import type { ViewTables } from './view-tables.ts'
import type { WatchTables } from './watch-tables.ts'

export interface Tables
  extends
    AccountTables,
    AgentTables,
    CaseTables,
    JobTables,
    MailTables,
    UsageTables,
    ViewTables,
    WatchTables {
  /**
   * `retention_days`: the workspace erases older runs; null: it keeps them. The other days are those of sessions and of alerts. `four_eyes`: 1 where a
   * decision about a case needs two people.
   */
  workspaces: {
    id: string
    name: string
    tier: string
    created_at: string
    retention_days: number | null
    session_retention_days: number | null
    alert_retention_days: number | null
    four_eyes: number
  }
  api_keys: {
    id: string
    workspace_id: string
    name: string
    scopes: string
    created_at: string
    expires_at: string | null
    revoked_at: string | null
    last_used_at: string | null
    holders: string | null
    /** The member with whom it ends; null for one of the workspace. */
    owner_id: string | null
  }
  /** Only hashes, and the first and last characters as `hint`. A rotated key has several; the older ones retire. */
  api_key_secrets: {
    hash: string
    key_id: string
    created_at: string
    retires_at: string | null
    /** The member who was given it; null where a command made it, or where it is older than this record. */
    holder_id: string | null
    hint: string | null
  }
  sessions: {
    id: string
    workspace_id: string
    key_id: string
    pitch: string
    opened_at: string
    category: string
    rev: number
    progress: string
    current: string | null
    /** JSON of when and why it was erased; null for a session that has its data. */
    erasure: string | null
  }
  /** `rev` is the revision of the ledger that added the entry, and orders entries. */
  entries: {
    session_id: string
    id: string
    workspace_id: string
    rev: number
    axis: string
    kind: string
    value: string
    received_at: string
    age_days: number | null
    head: string
    /** JSON list of what was read at the pages of the entry; null where it is older than the reading of pages. */
    reads: string | null
    verify: string | null
    flags: string
    /** The key or account that sent it; null where the entry is older than this record. */
    sent_by: string | null
    /** JSON of the signed message that proves the entry; null where none does. */
    proof: string | null
  }
  /** Hashes of the messages that prove an entry, each for one session of the installation. */
  used_messages: { identity: string; workspace_id: string; session_id: string; at: string }
  /** Checks of quotes at their sources. `result` is JSON; `session_id` is null where the check was for no session. */
  citation_checks: {
    id: string
    workspace_id: string
    sent_by: string
    session_id: string | null
    verbatim: string
    source_url: string
    result: string
  }
  category_changes: { session_id: string; seq: number; workspace_id: string; at: string; category: string }
  scorecards: {
    session_id: string
    seq: number
    workspace_id: string
    rev: number
    category: string
    scored_at: string
    total: number
    verdict: string
    assessment: string
    /** Of the entry of the audit log that seals it; null for one from before scorecards were sealed. */
    audit_hash: string | null
  }
  quotas: { workspace_id: string; month: string; used: number }
  idempotency_keys: { workspace_id: string; key: string; request_hash: string; answer: string; at: string }
  telemetry_events: {
    id: string
    workspace_id: string
    key_id: string
    session_id: string
    event_kind: string
    payload: string
    verdict: string | null
    total_score: number | null
    at: string
  }
  /**
   * The state of each source. `pending_seq` is a snapshot being imported; below zero, a stopped one whose rows may not
   * all be removed yet. `failures` counts the failures since the last success.
   */
  sources: {
    source_id: string
    current_seq: number | null
    pending_seq: number | null
    checked_at: string | null
    failed_at: string | null
    failure: string | null
    failures: number
  }
  /**
   * `state` is `free`, `pinned` after a run has used it, or `leaving`: then nothing reads it any more, and its records
   * are being removed.
   */
  source_snapshots: { seq: number; id: string; source_id: string; document: string; state: string }
  /**
   * `row_id` is the `seq` of its first snapshot, times 2^32, plus a number; the row held before `until_seq`. PostgreSQL
   * returns it as text.
   */
  source_records: {
    row_id: number | string
    source_id: string
    record_id: string
    hash: string
    url: string
    locator: string
    parts: string
    until_seq: number | null
  }
  /** Indexes of watch lists in pieces, of PostgreSQL only. */
  shared_indexes: { key: string; piece: number; bytes: Uint8Array; made_at: string }
  /** Subtrees of 1,024 records each, of the tree over the records of a snapshot. */
  snapshot_tiles: { seq: number; tile: number; last_id: string; hash: string }
  /** `scorecard`, `failure` and `erasure` are JSON text; the audit chain names the snapshots a run used. */
  runs: {
    id: string
    workspace_id: string
    key_id: string
    status: string
    subject: string
    created_at: string
    completed_at: string | null
    scorecard: string | null
    failure: string | null
    audit_hash: string | null
    erasure: string | null
  }
  /**
   * `subjects`: how many it holds. `revision` increases with each change of them. `watched_since` is null where it is not watched;
   * `watch_state` is JSON of what the last pass compared, null before the first.
   */
  portfolios: {
    id: string
    workspace_id: string
    name: string
    subjects: number
    created_at: string
    changed_at: string
    revision: number
    watched_since: string | null
    passed_at: string | null
    watch_state: string | null
  }
  /** `subject` is canonical JSON; `revision` is that of the portfolio when it was put. */
  portfolio_subjects: {
    portfolio_id: string
    ref: string
    workspace_id: string
    subject: string
    revision: number
  }
  /** `report` is JSON of what was refused and ignored; `pins` JSON of the snapshots and the screener, null before the first row is screened. */
  batches: {
    id: string
    workspace_id: string
    key_id: string
    portfolio_id: string | null
    status: string
    created_at: string
    completed_at: string | null
    rows: number
    refused: number
    report: string
    pins: string | null
    error: string | null
    cancelled_by: string | null
  }
  /** Some rows of a batch. `input` and `results` are JSON Lines; the counts and results are null before they are screened. */
  batch_parts: {
    batch_id: string
    seq: number
    workspace_id: string
    rows: number
    confirmed: number | null
    possible: number | null
    input: string
    results: string | null
  }
  /** `events` is a list with commas, or null for all. The secrets are sealed. */
  webhooks: {
    id: string
    workspace_id: string
    url: string
    events: string | null
    label: string
    created_at: string
    disabled_at: string | null
    secret: string
    old_secret: string | null
    old_secret_until: string | null
  }
  /** Events on their way to a webhook. `body` is JSON as it is sent; the last columns say what became of the last attempt. */
  webhook_deliveries: {
    webhook_id: string
    id: string
    workspace_id: string
    type: string
    created_at: string
    status: string
    attempts: number
    next_at: string | null
    last_at: string | null
    last_status: number | null
    last_error: string | null
    body: string
  }
  audit_entries: { run_id: string; seq: number; workspace_id: string; hash: string; record: string }
  audit_disclosures: { run_id: string; name: string; workspace_id: string; salt: string; value: string }
  /** Entries that belong to no run. `chain` is `log`, or the id of an assessment whose scorecards they are. */
  log_entries: { workspace_id: string; chain: string; seq: number; hash: string; record: string }
  log_disclosures: {
    workspace_id: string
    chain: string
    seq: number
    name: string
    salt: string
    value: string
  }
  /**
   * `origin` is empty for a log from before logs had a tree. `note` is the newest checkpoint, of `size`, and `subtrees` the hashes
   * that make up its tree.
   */
  audit_logs: {
    workspace_id: string
    log_id: string
    origin: string
    size: number
    note: string
    subtrees: string
  }
  /** Complete subtrees of the Merkle tree; those of level 0 are its leaves, and `run_id` has the run or chain whose entry a leaf is. */
  audit_subtrees: { workspace_id: string; level: number; position: number; hash: string; run_id: string }
  /** Acts that wait until the log can be written again; `act` is JSON. */
  waiting_acts: { workspace_id: string; id: string; act: string; signature: string }
  audit_checkpoints: { workspace_id: string; size: number; note: string }
  audit_cosignatures: { workspace_id: string; witness: string; size: number; line: string }
  /**
   * What lists show, filter, sort and search of a session or a run. `about` is `session` or `run`; `text` is folded by
   * `base/search-text.ts`, and `name_key` is the start of it or of the title. `owner` is a key or an account, `archived_by` JSON of
   * an Opener. `figure` is the total of a session and the risk of a run.
   */
  search_texts: {
    workspace_id: string
    about: string
    id: string
    text: string
    title: string | null
    name_key: string
    owner: string
    owner_name: string
    archived_at: string | null
    archived_by: string | null
    state: string
    verdict: string | null
    figure: number | null
    upside: number | null
  }
  source_record_keys: { key: string; row_id: number | string }
  /** See `packExtracts`. */
  source_record_extracts: { row_id: number | string; extracts: string }
  operators: { user_id: string; since: string }
  memberships: { workspace_id: string; user_id: string; role: string; joined_at: string }
  links: {
    hash: string
    id: string
    purpose: string
    email: string | null
    workspace_id: string | null
    role: string | null
    invited_by: string | null
    created_at: string
    expires_at: string
    used_at: string | null
  }
}

export type Database = Kysely<Tables>

/** Tables whose rows belong to one workspace and are accessed only in its name. */
export const tenantTables = [
  'sessions',
  'entries',
  'category_changes',
  'scorecards',
  'quotas',
  'idempotency_keys',
  'telemetry_events',
  'runs',
  'audit_entries',
  'audit_disclosures',
  'audit_logs',
  'audit_subtrees',
  'audit_checkpoints',
  'audit_cosignatures',
  'log_entries',
  'log_disclosures',
  'waiting_acts',
  'search_texts',
  'used_messages',
  'citation_checks',
  'portfolios',
  'portfolio_subjects',
  'batches',
  'batch_parts',
  'webhooks',
  'cases',
  'case_records',
  'case_events',
  'webhook_deliveries',
  'watch_passes',
  'watch_matches',
  'watch_records',
  'watch_buckets',
  'watch_alerts',
  'mail_settings',
  'mail_digests',
  'saved_views',
  'usage_counts',
  'identity_providers',
  'linked_identities',
] as const satisfies readonly (keyof Tables)[]

/** Names the store, for the few places where the two differ. */
export type DialectName = 'sqlite' | 'postgres'
