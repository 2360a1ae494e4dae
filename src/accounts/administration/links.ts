// Makes one-time links. The store keeps only the hash of a link's secret, so its address is available only once.
import { DAY_MS } from '../../base/day.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { AdministrationPorts, Invitation, OneTimeLink } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import { COMMAND, recording } from '../record-changes.ts'
import { Refused } from './administration.ts'

const OPERATOR_LINK_MS = DAY_MS
const INVITATION_MS = 7 * DAY_MS

export interface NewLink {
  readonly id: string
  /** Path and fragment of its address. A browser sends the fragment to no server, so no log contains it. */
  readonly path: string
  readonly expiresAt: string
}

/** The common fields of every link, and its address. */
function draft({ clock, ids }: AdministrationPorts, lifeMs: number) {
  const secret = Buffer.from(ids.randomBytes(32)).toString('base64url')
  const now = clock.now()
  const id = ids.ulid()
  const expiresAt = new Date(now + lifeMs).toISOString()
  return {
    facts: { id, createdAt: new Date(now).toISOString(), expiresAt },
    hash: sha256Hex(secret),
    shown: { id, path: `/link#token=${secret}`, expiresAt },
  }
}

/**
 * A link into a workspace; replaces an open one for the same address. Throws Refused, or that the owner may not make it
 * now.
 */
export async function makeInvitation(
  world: AdministrationPorts,
  to: Pick<Invitation, 'email' | 'workspaceId' | 'role' | 'invitedBy'>,
): Promise<NewLink> {
  const { facts, hash, shown } = draft(world, INVITATION_MS)
  const { auditLog, ids } = world
  const record =
    auditLog &&
    recording({ auditLog, ids }, () => [
      {
        kind: 'member.invited',
        at: facts.createdAt,
        actor: to.invitedBy ?? COMMAND,
        about: facts.id,
        details: { role: to.role },
        personal: { email: to.email },
      },
    ])
  const invited = await world.store.members.invite({ ...facts, ...to, purpose: 'invitation' }, hash, record)
  if (invited === 'not_owner')
    throw new Problem('role_required', { detail: 'You are an owner of the workspace no longer' })
  if (invited === 'member_already')
    throw new Refused(`${to.email} is a member of the workspace already`, {
      path: 'email',
      message: 'is that of a member of this workspace already',
    })
  return shown
}

/** A link for an operator. For the e-mail address of an existing account, it only sets a new password. */
export async function makeOperatorLink(
  world: AdministrationPorts,
  email?: string,
): Promise<NewLink & { readonly purpose: 'operator' | 'recovery' }> {
  const known = email === undefined ? undefined : await world.store.members.account(email)
  const purpose = known ? 'recovery' : 'operator'
  const workspaceId = known ? null : await onlyWorkspaceOfNobody(world)
  const role = workspaceId === null ? null : 'owner'
  const { facts, hash, shown } = draft(world, OPERATOR_LINK_MS)
  const link: OneTimeLink = { ...facts, purpose, email: email ?? null, workspaceId, role, invitedBy: null }
  await world.store.members.createLink(link, hash)
  return { ...shown, purpose }
}

/** A link for the first operator; undefined once one exists. */
export async function makeFirstLink(world: AdministrationPorts): Promise<NewLink | undefined> {
  return (await world.store.members.operators()).length > 0 ? undefined : makeOperatorLink(world)
}

/** The only workspace of the server, if it has no members: the operator of the server made it. */
async function onlyWorkspaceOfNobody({ store }: AdministrationPorts): Promise<string | null> {
  const [only, another] = await store.accounts.workspaces()
  if (!only || another) return null
  return (await store.members.members(only.id)).length === 0 ? only.id : null
}
