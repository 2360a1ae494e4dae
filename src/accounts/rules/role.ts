// Who may do what in the dashboard: a person signed in, in a role; a key never.
import type { Operation } from '../../contract/operations/operation.ts'
import { Problem } from '../../call/problem.ts'
import type { Caller, SignedInMember } from '../../call/use-case.ts'

/** Why the caller may not use an operation of the dashboard. */
export function roleRefusal({ name, role }: Operation, { member }: Caller): Problem | undefined {
  const refused = (detail: string): Problem => new Problem('role_required', { detail })
  if (!member) return refused(`${name} is for people who are signed in to the dashboard, not for API keys`)
  if (role === 'owner' && member.role !== 'owner') return refused(`${name} is for owners of the workspace`)
  if (role === 'operator' && !member.operator) return refused(`${name} is for operators of the server`)
  return undefined
}

/** Also where a membership ends between the dispatcher and the read. */
export const notInWorkspace = (): Problem =>
  new Problem('not_found', { detail: 'You are not a member of such a workspace' })

/** The person behind a call that has passed the dispatcher. */
export function memberOf({ member }: Caller): SignedInMember {
  if (!member) throw new Error('the dispatcher let a key through to the dashboard')
  return member
}
