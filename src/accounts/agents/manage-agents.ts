// The agents that a person connected: the list, and cutting one off.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { memberOf } from '../rules/role.ts'

export const listAgents: UseCase<DashboardOperations['list_agents'], Pick<AccountPorts, 'store'>> = {
  async run({ caller, now }, { store }) {
    const connections = await store.agents.ofAccount(memberOf(caller).userId, new Date(now).toISOString())
    return {
      agents: connections.map(({ scopes, clientId, workspaceName, ...one }) => ({
        ...one,
        clientHost: URL.canParse(clientId) ? new URL(clientId).host : null,
        workspace: workspaceName,
        scopes: [...scopes],
      })),
    }
  },
}

export const endAgent: UseCase<DashboardOperations['end_agent'], Pick<AccountPorts, 'store'>> = {
  async run({ caller, input: { id }, now }, { store }) {
    const ended = await store.agents.end(memberOf(caller).userId, id, new Date(now).toISOString())
    if (ended) return { id }
    throw new Problem('not_found', { detail: 'You have no such connected agent' })
  },
}
