// The agents that a person connected: the list, and cutting one off.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { keeping } from '../record-changes.ts'
import { actingIn } from '../../call/acting-in.ts'
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

export const endAgent: UseCase<
  DashboardOperations['end_agent'],
  Pick<AccountPorts, 'store' | 'auditLog' | 'ids'>
> = {
  async run(call, ports) {
    const { id } = call.input
    const acting = actingIn(call)
    const record = keeping(ports, () => [{ ...acting, kind: 'agent.ended', about: id }])
    const ended = await ports.store.agents.end(memberOf(call.caller).userId, id, acting.at, record)
    if (ended) return { id }
    throw new Problem('not_found', { detail: 'You have no such connected agent' })
  },
}
