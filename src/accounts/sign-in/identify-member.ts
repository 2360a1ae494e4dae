// From the cookie of a browser to a caller: whose session, which of the workspaces of that account, in which role.
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
import { notInWorkspace } from '../rules/role.ts'

export interface SignedIn {
  /** Id of the session. */
  readonly id: string
  readonly account: Account
  /** What the browser shall keep from now on in place of what it holds. */
  readonly prolonged?: SessionCookie
}

/** A caller, or why somebody who is known is none. */
export interface Identified extends Pick<SignedIn, 'prolonged'> {
  readonly caller?: Caller
  readonly refusal?: Problem
}

/** Whose session the browser holds. Throws where there is none, and counts it. */
export async function whoIsSignedIn(
  { signIn }: AccountPorts,
  throttle: CredentialThrottle,
  { browser: { sessionCookie }, address }: { readonly browser: Browser; readonly address: string },
): Promise<SignedIn> {
  const nobody = new Problem('missing_credentials', { detail: 'Nobody is signed in, or no longer' })
  if (sessionCookie === undefined) throw nobody
  return throttle.check(
    address,
    sha256Hex(sessionCookie),
    async () => (await signIn.find(sessionCookie)) ?? nobody,
  )
}

/** The caller behind a session. Memberships are read at every call, so that a removal holds at once. */
export async function identifyMember(
  ports: AccountPorts,
  { account, prolonged }: SignedIn,
  { workspaceId: wanted }: Browser,
): Promise<Identified> {
  const kept = prolonged && { prolonged }
  const operator = await ports.store.members.isOperator(account.id)
  const memberships = await membershipsOf(ports, account, operator)
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
    scopes: ['run'],
    member: { userId: account.id, name: account.name, email: account.email, role, operator },
  }
  return { caller, ...kept }
}

/** Where an account belongs. An operator always belongs somewhere, or the pages of the server would be shut to them. */
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
