// One-time links: how they are made. Only the hash of a link's secret is stored, so its address is known this once.
import { DAY_MS } from '../../core/base/day.ts'
import { sha256Hex } from '../../core/base/sha256.ts'
import type { OneTimeLink, Ports } from '../ports.ts'

const OPERATOR_LINK_MS = DAY_MS
const INVITATION_MS = 7 * DAY_MS

export type LinkWorld = Pick<Ports, 'clock' | 'ids'> & {
  readonly store: Pick<Ports['store'], 'accounts' | 'members'>
}

type LinkFor = Pick<OneTimeLink, 'purpose' | 'email' | 'workspaceId' | 'role'>

export interface NewLink {
  readonly id: string
  /** Path and query of its address. */
  readonly path: string
  readonly expiresAt: string
}

/** Makes a link. */
export async function makeLink({ store, clock, ids }: LinkWorld, link: LinkFor): Promise<NewLink> {
  const secret = Buffer.from(ids.randomBytes(32)).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(
    now + (link.purpose === 'invitation' ? INVITATION_MS : OPERATOR_LINK_MS),
  ).toISOString()
  const made = { ...link, id: ids.ulid(), createdAt: new Date(now).toISOString(), expiresAt }
  await store.members.createLink(made, sha256Hex(secret))
  return { id: made.id, path: `/link?token=${secret}`, expiresAt }
}

/** A link for an operator. With the e-mail address of an account there is, it only gives that another password. */
export async function makeOperatorLink(
  world: LinkWorld,
  email?: string,
): Promise<NewLink & { readonly purpose: 'operator' | 'recovery' }> {
  const known = email === undefined ? undefined : await world.store.members.account(email)
  const purpose = known ? 'recovery' : 'operator'
  const workspaceId = known ? null : await onlyWorkspaceOfNobody(world)
  const role = workspaceId === null ? null : 'owner'
  return { ...(await makeLink(world, { purpose, email: email ?? null, workspaceId, role })), purpose }
}

/** A link for the first operator; undefined once there is one. */
export async function makeFirstLink(world: LinkWorld): Promise<NewLink | undefined> {
  return (await world.store.members.anyOperator()) ? undefined : makeOperatorLink(world)
}

/** The workspace of a server that has one, and that nobody belongs to yet: whoever runs the server made it for themselves. */
async function onlyWorkspaceOfNobody({ store }: LinkWorld): Promise<string | null> {
  const [only, another] = await store.accounts.workspaces()
  if (!only || another) return null
  return (await store.members.members(only.id)).length === 0 ? only.id : null
}
