// The table of usage as a Kysely type.

export interface UsageTables {
  /** Calls of a key on a day (YYYY-MM-DD, UTC). */
  usage_counts: { workspace_id: string; day: string; key_id: string; calls: number }
}
