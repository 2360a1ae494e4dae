// The answer of a person to an agent that asks for access: what it asks for, and the connection that they make.
import { type AccountPorts, type AgentRequest } from '../ports.ts'
import { agentKeyId } from '../../call/agent-key-id.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { SCOPES } from '../../contract/operations/operation.ts'
import { DAY_MS } from '../../base/day.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { grantableBy, memberOf } from '../rules/role.ts'
import { recording } from '../record-changes.ts'
import { actingIn } from '../../call/acting-in.ts'
import { clientLabel } from '../rules/client-label.ts'

export const getAgentRequest: UseCase<
  DashboardOperations['get_agent_request'],
  Pick<AccountPorts, 'agentSignIn'>
> = {
  async run({ caller, input: { id } }, { agentSignIn }) {
    const { clientName, clientHost, redirectTo, resource, scopes } = await asked(agentSignIn, id)
    const grantable = grantableBy(memberOf(caller).role)
    return { clientName, clientHost, redirectTo, resource, scopes: [...scopes], grantable }
  },
}

export const answerAgentRequest: UseCase<
  DashboardOperations['answer_agent_request'],
  Pick<AccountPorts, 'agentSignIn' | 'store' | 'ids' | 'auditLog'>
> = {
  async run({ caller, input, now }, ports) {
    const { agentSignIn, store, ids } = ports
    const member = memberOf(caller)
    const request = await asked(agentSignIn, input.id)
    const { scopes } = input
    if (scopes.length === 0) return { continueAt: await agentSignIn.refuse(input.id, member.userId) }
    const grantable = grantableBy(member.role)
    const beyond = scopes.find((scope) => !grantable.includes(scope) || !request.scopes.includes(scope))
    if (beyond !== undefined)
      throw new Problem('role_required', {
        detail: grantable.includes(beyond)
          ? `The agent did not ask for the scope ${beyond}`
          : `Your role does not have the scope ${beyond}, so no agent of yours can`,
      })
    const id = ids.ulid()
    const { workspaceId } = caller
    const { clientId, clientName, clientHost, resource } = request
    const client = clientLabel(clientName, clientHost)
    await store.agents.connect(
      {
        id,
        keyId: agentKeyId(client, member.userId, ids.ulid()),
        workspaceId,
        accountId: member.userId,
        clientId,
        clientName,
        resource,
        scopes: SCOPES.filter((scope) => scopes.includes(scope)),
        connectedAt: new Date(now).toISOString(),
        expiresAt: new Date(now + input.days * DAY_MS).toISOString(),
        endedAt: null,
      },
      `${clientName} (${clientHost ?? 'registered'}) for ${member.name}`,
      recording(ports, () => [
        {
          ...actingIn({ caller, now }),
          kind: 'agent.connected',
          about: id,
          details: { scopes: SCOPES.filter((scope) => scopes.includes(scope)), days: input.days, client },
        },
      ]),
    )
    const seconds = (input.days * DAY_MS) / 1_000
    return {
      continueAt: await agentSignIn.approve(input.id, { id, accountId: member.userId, scopes, seconds }),
    }
  },
}

async function asked(agentSignIn: AccountPorts['agentSignIn'], id: string): Promise<AgentRequest> {
  const request = await agentSignIn.request(id)
  if (request) return request
  throw new Problem('not_found', {
    detail: 'This request was answered or has expired. Start the sign-in again from the agent',
  })
}
