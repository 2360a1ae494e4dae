// Decides who may do what in the dashboard: a signed-in person by role; a key never.
import { type Operation, type Scope, SCOPES } from '../../contract/operations/operation.ts'
import type { Role } from '../../contract/vocabulary/role.ts'
import { Problem } from '../../call/problem.ts'
import type { Caller, SignedInMember } from '../../call/use-case.ts'

/** What people of each role may do, beside reading; the role that may do most first. */
export const SCOPES_OF_ROLES: Readonly<Record<Role, readonly Scope[]>> = {
  owner: ['run', 'decide'],
  reviewer: ['run', 'decide'],
  member: ['run'],
  auditor: [],
}

const FALLING = Object.keys(SCOPES_OF_ROLES)

/** Whether a role may do less than another one. */
export const isLower = (role: Role, than: Role): boolean => FALLING.indexOf(role) > FALLING.indexOf(than)

/** What a person of this role can let a key or an agent do. */
export const grantableBy = (role: Role): Scope[] =>
  SCOPES.filter((scope) => scope === 'read' || SCOPES_OF_ROLES[role].includes(scope))

/** Whether a person of this role may have a key with these scopes. */
export const mayHold = (role: Role, scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => grantableBy(role).includes(scope))

/** Why a signed-in person may not use a public operation. `mayScope`: whether their role has its scope. */
export function memberRefusal(
  { name, role, scope, writes }: Operation,
  member: SignedInMember,
  mayScope: boolean,
): Problem | undefined {
  const refused = (detail: string): Problem => new Problem('role_required', { detail })
  if (role === 'owner' && member.role !== 'owner') return refused(`${name} is for owners of the workspace`)
  if (member.role === 'auditor' && (writes || !mayScope))
    return refused('An auditor reads and changes nothing')
  if (mayScope) return undefined
  return refused(
    scope === 'decide'
      ? `${name} is for reviewers and owners of the workspace`
      : `${name} is not for the role ${member.role}`,
  )
}

/** Why the caller may not use an operation of the dashboard. */
export function roleRefusal({ name, role }: Operation, { member }: Caller): Problem | undefined {
  const refused = (detail: string): Problem => new Problem('role_required', { detail })
  if (!member) return refused(`${name} is for people who are signed in to the dashboard, not for API keys`)
  if (role === 'owner' && member.role !== 'owner') return refused(`${name} is for owners of the workspace`)
  if (role === 'operator' && !member.operator) return refused(`${name} is for operators of the server`)
  return undefined
}

/** Also for a membership that ends between the dispatcher and the read. */
export const notInWorkspace = (): Problem =>
  new Problem('not_found', { detail: 'You are not a member of such a workspace' })

/** The person behind a call that the dispatcher let through. */
export function memberOf({ member }: Caller): SignedInMember {
  if (!member) throw new Error('the dispatcher let a key through to the dashboard')
  return member
}
