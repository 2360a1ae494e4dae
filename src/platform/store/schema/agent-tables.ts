// The tables of the agents that people connected, as Kysely types.

export interface AgentTables {
  /** A connection is also the grant of its tokens. `key_id` is the key row by which its entries name client and person. */
  agents: {
    id: string
    key_id: string
    workspace_id: string
    user_id: string
    client_id: string
    client_name: string
    resource: string
    scopes: string
    connected_at: string
    expires_at: string
    ended_at: string | null
  }
  /** `hash` is the hash of the code, token or id by which the record is found; `payload` is JSON without it. */
  oauth_records: {
    kind: string
    hash: string
    grant_id: string | null
    payload: string
    created_at: string
    consumed_at: string | null
    expires_at: string | null
  }
}
