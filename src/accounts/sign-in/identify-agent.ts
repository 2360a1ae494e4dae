// Turns an access token into a caller: which agent, for which person, in which workspace, with which rights.
import type { AccountPorts } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import type { Caller } from '../../call/use-case.ts'
import { SCOPES_OF_ROLES } from '../rules/role.ts'

/** The form of an access token: 256 random bits. No API key has it. */
const TOKEN = /^Bearer +([A-Za-z0-9_-]{43}) *$/i

/** The access token in a request, if it holds one. */
export const presentedToken = (authorization: string | undefined): string | undefined =>
  TOKEN.exec(authorization ?? '')?.[1]

const refused = (detail: string): Problem => new Problem('invalid_api_key', { detail })

/** The caller behind the hash of a token. `resource` is the address that is called; no other operation accepts tokens. */
export async function identifyAgent(
  { store, clock }: Pick<AccountPorts, 'store' | 'clock'>,
  hash: string,
  resource: string | undefined,
): Promise<{ readonly caller: Caller } | Problem> {
  const known = await store.agents.tokenByHash(hash, new Date(clock.now()).toISOString())
  if (!known)
    return refused('The access token is unknown, has expired or was cut off. Sign in again to get another')
  if (known.resource !== resource)
    return refused(`The access token is for ${known.resource} and for no other address`)
  const { connection, account, role, tier } = known
  const roleScopes = SCOPES_OF_ROLES[role]
  return {
    caller: {
      workspaceId: connection.workspaceId,
      keyId: connection.keyId,
      tier,
      // why at each request: the role may have changed since the person gave access
      scopes: known.scopes.filter((scope) => scope === 'read' || roleScopes.includes(scope)),
      agent: {
        connectionId: connection.id,
        clientName: connection.clientName,
        person: { userId: account.id, name: account.name, email: account.email, role, operator: false },
      },
    },
  }
}
