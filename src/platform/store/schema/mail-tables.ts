// The tables of mail digests as Kysely types.

export interface MailTables {
  /** `recipients` is JSON; `after_alert` is the id after which alerts are in a digest. */
  mail_settings: { workspace_id: string; recipients: string; every: string; after_alert: string }
  /** `due_at`: when it is sent, or tried again. `taken` is JSON: the addresses that the mail server took; null: none. */
  mail_digests: {
    id: string
    workspace_id: string
    created_at: string
    alerts: number
    status: string
    attempts: number
    due_at: string
    ended_at: string | null
    taken: string | null
  }
}
