// What a caller may not do, whatever the request holds: for want of a role, a scope or a tier.
import type { Operation, Scope } from '../contract/operations/operation.ts'
import { roleRefusal } from '../accounts/rules/role.ts'
import { Problem } from '../call/problem.ts'
import type { DispatcherPorts } from './ports.ts'
import { tierRequired } from '../call/tier.ts'
import type { Caller } from '../call/use-case.ts'

export function forbidden(
  operation: Operation,
  caller: Caller,
  ports: Pick<DispatcherPorts, 'settings'>,
): Problem | undefined {
  const unfit = operation.group === 'dashboard' ? roleRefusal(operation, caller) : undefined
  if (unfit) return unfit
  const may = (scope: Scope): boolean => caller.scopes.includes(scope) || caller.scopes.includes('run')
  if (operation.scope !== 'any' && !may(operation.scope)) {
    return new Problem('insufficient_scope', {
      detail: `${operation.name} needs a key with the scope "${operation.scope}"`,
    })
  }
  if (operation.tier === 'pro' && caller.tier !== 'pro')
    return tierRequired(`"${operation.title}"`, caller.tier, ports)
  return undefined
}
