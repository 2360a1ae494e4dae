// Turns a browser's cookie into a caller: whose session it is, which workspace of the account, in which role.
import { sha256Hex } from '../../base/sha256.ts'
import type { CredentialThrottle } from './credential-throttle.ts'
import {
  type AccountPorts,
  type Account,
  type Membership,
  dashboardKeyId,
  type SessionCookie,
} from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import type { Caller } from '../../call/use-case.ts'
import type { Browser } from './browser.ts'
import { ownWorkspace } from './own-workspace.ts'
import { notInWorkspace, SCOPES_OF_ROLES } from '../rules/role.ts'

export interface SignedIn {
  /** Id of the session. */
  readonly id: string
  readonly account: Account
  /** The only workspace it reaches, whose identity provider opened it; undefined: it reaches all of the account. */
  readonly onlyWorkspace?: string
  /** The new cookie that replaces the browser's. */
  readonly prolonged?: SessionCookie
}

/** A caller, or the reason why a known person may not call. */
export interface Identified extends Pick<SignedIn, 'prolonged'> {
  readonly caller?: Caller
  readonly refusal?: Problem
}

/** The session the browser holds. Throws when it holds none, and counts the failure. */
export async function whoIsSignedIn(
  { signIn }: AccountPorts,
  throttle: CredentialThrottle,
  { browser: { sessionCookie }, address }: { readonly browser: Browser; readonly address: string },
): Promise<SignedIn> {
  const notSignedIn = new Problem('missing_credentials', {
    detail: 'No one is signed in, or the session has ended',
  })
  if (sessionCookie === undefined) throw notSignedIn
  return throttle.check(
    address,
    sha256Hex(sessionCookie),
    async () => (await signIn.find(sessionCookie)) ?? notSignedIn,
  )
}

/** The caller of a session. Reads memberships at every call, so a removal takes effect at once. */
export async function identifyMember(
  ports: AccountPorts,
  { account, prolonged, onlyWorkspace }: SignedIn,
  { workspaceId: wanted }: Browser,
): Promise<Identified> {
  const kept = prolonged && { prolonged }
  // why no operator: an identity provider of one workspace must not decide who runs the server
  const operator = onlyWorkspace === undefined && (await ports.store.members.isOperator(account.id))
  const memberships = (await membershipsOf(ports, account, operator)).filter(
    (one) => onlyWorkspace === undefined || one.workspaceId === onlyWorkspace,
  )
  const found = wanted === undefined ? memberships[0] : memberships.find((one) => one.workspaceId === wanted)
  if (!found) {
    const refusal =
      wanted === undefined
        ? new Problem('role_required', { detail: 'This account is not a member of any workspace' })
        : notInWorkspace()
    return { refusal, ...kept }
  }
  const { workspaceId, tier, role } = found
  const caller: Caller = {
    workspaceId,
    keyId: dashboardKeyId(workspaceId),
    tier,
    scopes: SCOPES_OF_ROLES[role],
    member: {
      userId: account.id,
      name: account.name,
      email: account.email,
      role,
      operator,
      ...(onlyWorkspace !== undefined && { throughProvider: true }),
    },
  }
  return { caller, ...kept }
}

/**
 * The memberships of an account. An operator always has one; otherwise the pages of the server would be closed to them.
 */
async function membershipsOf(
  { store: { members }, ids, clock }: AccountPorts,
  { id, name }: Account,
  operator: boolean,
): Promise<readonly Membership[]> {
  const memberships = await members.memberships(id)
  if (memberships.length > 0 || !operator) return memberships
  await members.foundForOperator(ownWorkspace(ids, name), id, new Date(clock.now()).toISOString())
  return members.memberships(id)
}
