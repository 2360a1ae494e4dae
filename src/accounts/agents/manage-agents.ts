// The agents that a person connected: the list, and cutting one off.
import type { AccountPorts, ShownConnection } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../../call/problem.ts'
import type { Caller, UseCase } from '../../call/use-case.ts'
import { keeping } from '../record-changes.ts'
import { actingIn } from '../../call/acting-in.ts'
import { memberOf } from '../rules/role.ts'

/** The connected agents of a person, in all their workspaces; in this one where its identity provider let them in. */
async function reachableAgents(
  caller: Caller,
  now: number,
  { agents }: Pick<AccountPorts['store'], 'agents'>,
): Promise<readonly ShownConnection[]> {
  const { userId, throughProvider } = memberOf(caller)
  const all = await agents.ofAccount(userId, new Date(now).toISOString())
  return all.filter(({ workspaceId }) => throughProvider !== true || workspaceId === caller.workspaceId)
}

export const listAgents: UseCase<DashboardOperations['list_agents'], Pick<AccountPorts, 'store'>> = {
  async run({ caller, now }, { store }) {
    return {
      agents: (await reachableAgents(caller, now, store)).map(
        ({ scopes, clientId, workspaceName, ...one }) => ({
          ...one,
          clientHost: URL.canParse(clientId) ? new URL(clientId).host : null,
          workspace: workspaceName,
          scopes: [...scopes],
        }),
      ),
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
    const reachable = await reachableAgents(call.caller, call.now, ports.store)
    const ended =
      reachable.some((one) => one.id === id) &&
      (await ports.store.agents.end(memberOf(call.caller).userId, id, acting.at, record))
    if (ended) return { id }
    throw new Problem('not_found', { detail: 'You have no such connected agent' })
  },
}
