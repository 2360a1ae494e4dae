// From the cookie of a browser to a caller: whose session, which of the workspaces of that account, in which role.
import { type Account, type Belonging, dashboardKeyId, type Ports, type Ticket } from '../ports.ts'
import { Problem } from '../problem.ts'
import type { Caller } from '../use-case.ts'
import type { Browser } from './browser.ts'
import { ownWorkspace } from './own-workspace.ts'

export interface SignedIn {
  /** Id of the session. */
  readonly id: string
  readonly account: Account
}

/** A caller, and what the browser shall keep from now on in place of what it holds. */
export interface Identified {
  readonly caller: Caller
  readonly prolonged?: Ticket
}

const nobody = (): Problem =>
  new Problem('missing_credentials', { detail: 'Nobody is signed in, or no longer' })

const sessionOf = async ({ signIn }: Ports, { ticket }: Browser) =>
  ticket === undefined ? undefined : signIn.find(ticket)

/** Whose session the browser holds. Throws where there is none. */
export async function whoIsSignedIn(ports: Ports, browser: Browser): Promise<SignedIn> {
  const found = await sessionOf(ports, browser)
  if (!found) throw nobody()
  return found
}

/** The caller behind a session. Memberships are read at every call, so that a removal holds at once. */
export async function identifyMember(ports: Ports, browser: Browser): Promise<Identified | Problem> {
  const session = await sessionOf(ports, browser)
  if (!session) return nobody()
  const { account, prolonged } = session
  const operator = await ports.store.members.isOperator(account.id)
  const belongings = await belongingsOf(ports, account, operator)
  const wanted = browser.workspaceId
  const found = wanted === undefined ? belongings[0] : belongings.find((one) => one.workspaceId === wanted)
  if (!found) {
    return wanted === undefined
      ? new Problem('role_required', { detail: 'This account is not a member of any workspace' })
      : new Problem('not_found', { detail: 'You are not a member of such a workspace' })
  }
  const { workspaceId, tier, role } = found
  const caller: Caller = {
    workspaceId,
    keyId: dashboardKeyId(workspaceId),
    tier,
    scopes: ['run'],
    member: { userId: account.id, name: account.name, email: account.email, role, operator },
  }
  return { caller, ...(prolonged && { prolonged }) }
}

/** Where an account belongs. An operator always belongs somewhere, or the pages of the server would be shut to them. */
async function belongingsOf(
  { store: { members }, ids, clock }: Ports,
  { id, name }: Account,
  operator: boolean,
): Promise<readonly Belonging[]> {
  const belongings = await members.belongings(id)
  if (belongings.length > 0 || !operator) return belongings
  await members.foundForOperator(ownWorkspace(ids, name), id, new Date(clock.now()).toISOString())
  return members.belongings(id)
}
