// An operator's changes to workspaces and keys. The store has each change at once; the server reads it at every call.
import type { Scope, Tier } from '../../contract/operations/operation.ts'
import type { Issue } from '../../contract/vocabulary/problem.ts'
import { type AdministrationPorts, type ApiKey, type StoredKey, type Workspace } from '../ports.ts'
import { hasNoSecret } from '../rules/key-id.ts'
import { formatKey, hashKey, keyHint } from '../rules/api-key.ts'

/** A refused change: a sentence that gives the reason and the remedy, and the field at fault. */
export class Refused extends Error {
  readonly issue: Issue | undefined

  constructor(sentence: string, issue?: Issue) {
    super(sentence)
    this.issue = issue
  }
}

/** A new key, with its text. The text is available only now. */
export interface NewKey {
  readonly id: string
  readonly key: string
}

export function administration({ store, clock, ids }: AdministrationPorts) {
  const { accounts } = store
  const now = (): string => new Date(clock.now()).toISOString()
  const mint = (): string => formatKey(ids.randomBytes(32))

  async function theWorkspace(id: string): Promise<Workspace> {
    const workspace = await accounts.workspace(id)
    if (!workspace)
      throw new Refused(
        `There is no workspace ${id}. Create one with: assay workspaces create --name NAME --tier free`,
      )
    return workspace
  }

  async function theKey(id: string): Promise<StoredKey> {
    const key = await accounts.key(id)
    // why: a secret of that row would open every session of the dashboard
    if (!key || hasNoSecret(id))
      throw new Refused(`There is no key ${id}. List the keys with: assay keys list --workspace ID`)
    return key
  }

  return {
    async createWorkspace(name: string, tier: Tier): Promise<Workspace> {
      const workspace: Workspace = {
        id: ids.ulid(),
        name: nonEmpty(name, 'name'),
        tier,
        createdAt: now(),
        retentionDays: null,
        sessionRetentionDays: null,
        alertRetentionDays: null,
      }
      await accounts.createWorkspace(workspace)
      return workspace
    },

    /** On the free tier, with its first owner. */
    async foundWorkspace(name: string, ownerId: string): Promise<Workspace> {
      const workspace = { id: ids.ulid(), name: nonEmpty(name, 'name') }
      const createdAt = now()
      await store.members.found(workspace, ownerId, createdAt)
      return {
        ...workspace,
        tier: 'free',
        createdAt,
        retentionDays: null,
        sessionRetentionDays: null,
        alertRetentionDays: null,
      }
    },

    listWorkspaces: (): Promise<readonly Workspace[]> => accounts.workspaces(),

    async setTier(id: string, tier: Tier): Promise<Workspace> {
      const workspace = await theWorkspace(id)
      await accounts.setTier(id, tier)
      return { ...workspace, tier }
    },

    async createKey(
      workspaceId: string,
      key: { name: string; scopes: readonly Scope[]; expiresAt?: string; holder?: string },
    ): Promise<NewKey> {
      await theWorkspace(workspaceId)
      if (key.scopes.length === 0) throw new Refused('A key needs at least one scope: read, run, decide')
      if (key.expiresAt !== undefined && key.expiresAt <= now())
        throw new Refused('The key would be expired already: give a later day or instant', {
          path: 'expiresAt',
          message: 'must lie in the future',
        })
      const secret = mint()
      const record: ApiKey = {
        id: ids.ulid(),
        workspaceId,
        name: nonEmpty(key.name, 'name'),
        scopes: [...new Set(key.scopes)],
        createdAt: now(),
        expiresAt: key.expiresAt ?? null,
        revokedAt: null,
        lastUsedAt: null,
        ...(key.holder !== undefined && { holders: [key.holder] }),
      }
      await accounts.createKey(record, hashKey(secret), keyHint(secret))
      return { id: record.id, key: secret }
    },

    async listKeys(workspaceId: string): Promise<readonly StoredKey[]> {
      await theWorkspace(workspaceId)
      return (await accounts.keys(workspaceId)).filter((key) => !hasNoSecret(key.id))
    },

    /** A new secret for the same key. The old one ends after `graceMs`, at once by default. Sessions continue. */
    async rotateKey(
      id: string,
      graceMs = 0,
      holder?: string,
    ): Promise<NewKey & { readonly graceUntil: string }> {
      const { expiresAt } = await theKey(id)
      if (expiresAt !== null && expiresAt <= now())
        throw new Refused(`The key ${id} has expired. Create a new one`)
      const asked = new Date(clock.now() + graceMs).toISOString()
      // why: no secret outlives its key
      const graceUntil = expiresAt !== null && expiresAt < asked ? expiresAt : asked
      const secret = mint()
      const rotated = await accounts.rotateKey(id, hashKey(secret), {
        at: now(),
        graceUntil,
        holder,
        hint: keyHint(secret),
      })
      if (!rotated) throw new Refused(`The key ${id} is revoked for good. Create a new one`)
      return { id, key: secret, graceUntil }
    },

    async revokeKey(id: string): Promise<StoredKey> {
      await theKey(id)
      await accounts.revokeKey(id, now())
      return theKey(id)
    },
  }
}

function nonEmpty(text: string, what: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 120 || /\p{Cc}/u.test(trimmed)) {
    const message = 'must have 1 to 120 characters, without control characters'
    throw new Refused(`The ${what} ${message}`, { path: what, message })
  }
  return trimmed
}
