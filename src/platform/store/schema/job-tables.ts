// The tables of the jobs that wait, as Kysely types.

export interface JobTables {
  /**
   * Runs, batches and passes that wait or are worked on. A server of the release before leaves `due_at` null: due since `queued_at`.
   * `fault` is the kind of the last error; a job with `dead_at` has no worker any more.
   */
  job_queue: {
    kind: string
    job_id: string
    workspace_id: string
    queued_at: string
    leased_until: string | null
    attempts: number
    due_at: string | null
    faults: number
    fault: string | null
    dead_at: string | null
  }
  /** Deliveries that wait or are worked on. The last columns are those of `job_queue`. */
  webhook_queue: {
    webhook_id: string
    delivery_id: string
    workspace_id: string
    due_at: string
    leased_until: string | null
    attempts: number
    faults: number
    fault: string | null
    dead_at: string | null
  }
}
