// The ports of workspaces and keys, and how a change of them is recorded.
import type { LogReads, LogWrites } from '../audit/ports.ts'
import type { Scope, Tier } from '../contract/operations/operation.ts'
import type { Role } from '../contract/vocabulary/role.ts'
import type { RotationTimes } from './usage-ports.ts'

/** Records a change in the log of its workspace: inside its transaction, after everything else in it. */
export type Recording<T = void> = (tenant: LogReads & LogWrites, changed: T) => Promise<void>

export interface Workspace {
  readonly id: string
  readonly name: string
  readonly tier: Tier
  /** ISO instant. */
  readonly createdAt: string
  /** The workspace erases runs that are older; null: it keeps them. */
  readonly retentionDays: number | null
  /** The same for sessions that nothing was added to for longer. */
  readonly sessionRetentionDays: number | null
  /** The same for alerts of watched portfolios. */
  readonly alertRetentionDays: number | null
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
  /** Ids of the people who were given a secret of it; absent where none is known. */
  readonly holders?: readonly string[]
  /** The member with whom it ends: who issued it, or rotated it last. Null for one of the workspace, which a command made. */
  readonly ownerId: string | null
}

/** A key that was revoked because its owner left or may do less. */
export type EndedKey = Pick<ApiKey, 'id' | 'name' | 'scopes'>

/** What decides whether a key may be issued. */
export interface IssueFacts {
  readonly tier: Tier
  /** Keys of the workspace that are neither revoked nor expired. */
  readonly live: number
  /** Of the person who is to own it; undefined where they are in the workspace no longer. */
  readonly ownerRole: Role | undefined
}

/** A key with the end of its earlier secrets. */
export interface StoredKey extends ApiKey {
  /** When the last of them ends or ended; null for a key with one secret only. */
  readonly oldSecretUntil: string | null
  /** Also of one who has left the workspace; null where there is none. */
  readonly ownerName: string | null
  /** The first and last characters of its newest secret; null where they were not stored. */
  readonly hint: string | null
}

/** What the dispatcher needs of a key, found by the hash of one of its secrets. */
export interface KnownSecret {
  readonly keyId: string
  readonly workspaceId: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  /** ISO instant at which a rotated secret stops working; null for the newest. */
  readonly retiresAt: string | null
  /** The current tier of the workspace. */
  readonly tier: Tier
}

/** Accounts are looked up before a tenant is known, which puts them outside the tenant scope. */
export interface Accounts {
  /** It keeps its alerts. */
  createWorkspace(workspace: Omit<Workspace, 'alertRetentionDays'>): Promise<void>
  workspace(id: string): Promise<Workspace | undefined>
  /** Oldest first. */
  workspaces(): Promise<readonly Workspace[]>
  /** False when the workspace does not exist. */
  setTier(id: string, tier: Tier, record?: Recording): Promise<boolean>
  /** `check` throws what keeps the key from being issued; exact under concurrency. */
  createKey(
    key: ApiKey,
    secretHash: string,
    issue?: {
      /** The first and last characters of the secret. */
      readonly hint?: string
      readonly check?: (facts: IssueFacts) => void
      readonly record?: Recording | undefined
    },
  ): Promise<void>
  key(id: string): Promise<StoredKey | undefined>
  keys(workspaceId: string): Promise<readonly StoredKey[]>
  keyBySecret(secretHash: string): Promise<KnownSecret | undefined>
  /**
   * Adds a secret; the older ones end at `graceUntil` at the latest. The key is then that of the holder. False where the key is
   * revoked. `check` throws what keeps the holder, with this role in the workspace, from having it.
   */
  rotateKey(
    id: string,
    secretHash: string,
    times: RotationTimes,
    rotation?: {
      readonly check?: (role: Role | undefined) => void
      readonly record?: Recording | undefined
    },
  ): Promise<boolean>
  /** Records nothing where it was revoked before. */
  revokeKey(id: string, at: string, record?: Recording): Promise<void>
  touchKey(id: string, at: string): Promise<void>
}
