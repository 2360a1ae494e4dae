// An operator's changes to workspaces and keys. The store has each change at once; the server reads it at every call.
import type { Scope, Tier } from '../../contract/operations/operation.ts'
import type { Issue } from '../../contract/vocabulary/problem.ts'
import type { Role } from '../../contract/vocabulary/role.ts'
import { Problem } from '../../call/problem.ts'
import type { Act } from '../../audit/activity.ts'
import type { AdministrationPorts, ApiKey, Recording, StoredKey, Workspace } from '../ports.ts'
import { COMMAND, keeping, recording } from '../record-changes.ts'
import { hasNoSecret } from '../rules/key-id.ts'
import { mayHold } from '../rules/role.ts'
import { formatKey, hashKey, keyHint } from '../rules/api-key.ts'

/** A refused change: a sentence that gives the reason and the remedy, and the field at fault. */
export class Refused extends Error {
  readonly issue: Issue | undefined

  constructor(sentence: string, issue?: Issue) {
    super(sentence)
    this.issue = issue
  }
}

/** The workspace has as many keys as its tier allows. */
export class TooManyKeys extends Refused {}

/** Keys of a workspace on Free that are neither revoked nor expired. */
const MAX_FREE_KEYS = 20

/** A new key, with its text. The text is available only now. */
export interface NewKey {
  readonly id: string
  readonly key: string
}

/** Who does it: a person, or a command. */
const BY_COMMAND = { actor: COMMAND }

export function administration({ store, clock, ids, auditLog }: AdministrationPorts) {
  const { accounts } = store
  const now = (): string => new Date(clock.now()).toISOString()
  const recorded = auditLog && { auditLog, ids }
  const record = (act: Omit<Act, 'at'>): Recording | undefined =>
    recorded && recording(recorded, () => [{ ...act, at: now() }])
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

    async setTier(id: string, tier: Tier, by = BY_COMMAND): Promise<Workspace> {
      const workspace = await theWorkspace(id)
      await accounts.setTier(id, tier, record({ ...by, kind: 'tier.set', details: { tier } }))
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
      const issued: ApiKey = {
        id: ids.ulid(),
        workspaceId,
        name: nonEmpty(key.name, 'name'),
        scopes: [...new Set(key.scopes)],
        createdAt: now(),
        expiresAt: key.expiresAt ?? null,
        revokedAt: null,
        lastUsedAt: null,
        ...(key.holder !== undefined && { holders: [key.holder] }),
        ownerId: key.holder ?? null,
      }
      const { id, scopes, expiresAt } = issued
      await accounts.createKey(issued, hashKey(secret), {
        hint: keyHint(secret),
        check({ tier, live, ownerRole }) {
          if (key.holder !== undefined) assertMayHold(ownerRole, scopes)
          if (tier === 'free' && live >= MAX_FREE_KEYS)
            throw new TooManyKeys(
              `The workspace has ${live} keys, and Free allows ${MAX_FREE_KEYS}. Revoke one that is no longer used, or move the workspace to Pro`,
            )
        },
        record: record({
          kind: 'key.issued',
          actor: key.holder ?? COMMAND,
          about: id,
          details: { scopes: [...scopes], expiresAt },
        }),
      })
      return { id, key: secret }
    },

    async listKeys(workspaceId: string): Promise<readonly StoredKey[]> {
      await theWorkspace(workspaceId)
      return (await accounts.keys(workspaceId)).filter((key) => !hasNoSecret(key.id))
    },

    /**
     * A new secret for the same key, which is then that of the holder. The old one ends after `graceMs`, at once by default. Sessions
     * continue.
     */
    async rotateKey(
      id: string,
      graceMs = 0,
      holder?: string,
    ): Promise<NewKey & { readonly graceUntil: string }> {
      const { expiresAt, scopes } = await theKey(id)
      if (expiresAt !== null && expiresAt <= now())
        throw new Refused(`The key ${id} has expired. Create a new one`)
      const asked = new Date(clock.now() + graceMs).toISOString()
      // why: no secret outlives its key
      const graceUntil = expiresAt !== null && expiresAt < asked ? expiresAt : asked
      const secret = mint()
      const times = { at: now(), graceUntil, holder, hint: keyHint(secret) }
      const rotated = await accounts.rotateKey(id, hashKey(secret), times, {
        check: (role) => assertMayHold(role, scopes),
        record: record({
          kind: 'key.rotated',
          actor: holder ?? COMMAND,
          about: id,
          details: { oldSecretUntil: graceUntil },
        }),
      })
      if (!rotated) throw new Refused(`The key ${id} is revoked for good. Create a new one`)
      return { id, key: secret, graceUntil }
    },

    async revokeKey(id: string, by = BY_COMMAND): Promise<StoredKey> {
      await theKey(id)
      const at = now()
      const keep = recorded && keeping(recorded, () => [{ ...by, kind: 'key.revoked', at, about: id }])
      await accounts.revokeKey(id, at, keep)
      return theKey(id)
    },
  }
}

/** Throws where a person with this role may not hold a key with these scopes; undefined: they are in the workspace no longer. */
function assertMayHold(role: Role | undefined, scopes: readonly Scope[]): void {
  if (role !== undefined && mayHold(role, scopes)) return
  throw new Problem('role_required', {
    detail:
      role === undefined
        ? 'You are in this workspace no longer'
        : `A key may do at most what you may, and your role is ${role}`,
  })
}

function nonEmpty(text: string, what: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 120 || /\p{Cc}/u.test(trimmed)) {
    const message = 'must have 1 to 120 characters, without control characters'
    throw new Refused(`The ${what} ${message}`, { path: what, message })
  }
  return trimmed
}
