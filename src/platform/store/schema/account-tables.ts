// The tables of accounts and of what they sign in with, as Kysely types.

export interface AccountTables {
  /** Accounts, passwords and sessions of people. better-auth reads and writes them too, so they have its columns. */
  users: {
    id: string
    name: string
    email: string
    email_verified: number
    image: string | null
    created_at: string
    updated_at: string
  }
  credentials: {
    id: string
    user_id: string
    account_id: string
    provider_id: string
    password: string | null
    created_at: string
    updated_at: string
  }
  sign_ins: {
    id: string
    token: string
    user_id: string
    expires_at: string
    created_at: string
    updated_at: string
    ip_address: string | null
    user_agent: string | null
    /** The only one it reaches; null where it reaches all of the account. */
    workspace_id: string | null
  }
  /** The authenticator app of an account; `secret` is sealed. */
  second_factors: {
    user_id: string
    id: string
    secret: string
    created_at: string
    confirmed_at: string | null
    last_step: number
    attempts: number
  }
  backup_codes: { user_id: string; hash: string }
  passkeys: {
    id: string
    user_id: string
    name: string
    public_key: string
    uses: number | string
    created_at: string
    last_used_at: string | null
  }
  passkey_challenges: { hash: string; user_id: string | null; expires_at: string }
  /** `client_secret` is sealed; another `id` for each issuer and client. */
  identity_providers: {
    workspace_id: string
    id: string
    issuer: string
    client_id: string
    client_secret: string
    created_at: string
  }
  linked_identities: {
    workspace_id: string
    issuer: string
    subject: string
    user_id: string
    linked_at: string
  }
  sign_in_domains: { workspace_id: string; domain: string; token: string; proven_at: string | null }
  /** `hash` is that of the state, `browser_hash` that of the cookie. */
  provider_sign_ins: {
    hash: string
    browser_hash: string
    workspace_id: string
    provider_id: string
    user_id: string | null
    return_to: string
    expires_at: string
  }
}
