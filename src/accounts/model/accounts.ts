// Workspaces and their keys as they are stored. They are looked up before a tenant is known.
import type { Scope, Tier } from '../../contract/operations/operation.ts'

export interface Workspace {
  readonly id: string
  readonly name: string
  readonly tier: Tier
  /** ISO instant. */
  readonly createdAt: string
}

export interface ApiKey {
  readonly id: string
  readonly workspaceId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  readonly lastUsedAt: string | null
}

/** A key with what became of the secrets it had before. */
export interface StoredKey extends ApiKey {
  /** When the last of them ends, or ended; null where it has had one secret only. */
  readonly oldSecretUntil: string | null
}

/** What the door needs of a key, as found by the hash of one of its secrets. */
export interface KnownSecret {
  readonly keyId: string
  readonly workspaceId: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  /** ISO instant from which a rotated secret is no longer good; null for the newest. */
  readonly retiresAt: string | null
  /** Tier of the workspace, now. */
  readonly tier: Tier
}

/** Accounts are looked up before a tenant is known, so they stand outside the tenant scope. */
export interface Accounts {
  createWorkspace(workspace: Workspace): Promise<void>
  workspace(id: string): Promise<Workspace | undefined>
  /** Oldest first. */
  workspaces(): Promise<readonly Workspace[]>
  /** False when there is no such workspace. */
  setTier(id: string, tier: Tier): Promise<boolean>
  createKey(key: ApiKey, secretHash: string): Promise<void>
  key(id: string): Promise<StoredKey | undefined>
  keys(workspaceId: string): Promise<readonly StoredKey[]>
  keyBySecret(secretHash: string): Promise<KnownSecret | undefined>
  /** Adds a secret; the older ones end at `graceUntil`, unless they end earlier already. False where the key is revoked. */
  rotateKey(
    id: string,
    secretHash: string,
    times: { readonly at: string; readonly graceUntil: string },
  ): Promise<boolean>
  revokeKey(id: string, at: string): Promise<void>
  touchKey(id: string, at: string): Promise<void>
}
