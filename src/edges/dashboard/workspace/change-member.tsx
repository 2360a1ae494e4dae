// Another role for a member, or their end in the workspace; each says first what it means for whom.
import { useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'
import { MAKE, type ShownMember, otherRole } from './workspace.ts'

interface ChangeProps {
  readonly of: ShownMember
  /** Whether it is whoever is signed in. */
  readonly self: boolean
  readonly onClose: () => void
}

const makesOld = ['get_workspace', 'get_account'] as const

export function ChangeRole({ of: { id, name, role }, self, onClose }: ChangeProps) {
  const change = useChange('change_role', { makesOld })
  const next = otherRole(role)
  const who = self ? 'You' : name
  return (
    <Confirm
      title={`Make ${self ? 'yourself' : name} ${next === 'owner' ? 'an owner' : 'a member'}?`}
      submit={MAKE[next]}
      change={change}
      onConfirm={() => change.mutate({ id, role: next }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {next === 'owner'
          ? `${who} may then issue and revoke keys, invite and remove members, and change roles, those of other owners included.`
          : `${who} can no longer manage keys, members and roles; another owner can give that back. Assessments and runs stay open.`}
      </p>
    </Confirm>
  )
}

export function RemoveMember({ of: { id, name, email }, self, onClose }: ChangeProps) {
  const remove = useChange('remove_member', { makesOld })
  return (
    <Confirm
      title={self ? 'Leave this workspace?' : `Remove ${name}?`}
      submit={self ? 'Leave' : 'Remove'}
      change={remove}
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {self ? 'You lose' : `${email} loses`} access to this workspace at once. Assessments, runs and keys
        stay.
      </p>
    </Confirm>
  )
}
