// Changes the role of a member, or removes them from the workspace; each action first explains its effect.
import { useAsk, useChange } from '../api/queries.ts'
import { goodKeysOf, type Key } from '../keys/key.ts'
import { Confirm } from '../parts/confirm.tsx'
import { MAKE, type ShownMember, otherRole } from './workspace.ts'

interface ChangeProps {
  readonly of: ShownMember
  /** Whether it is the signed-in person. */
  readonly self: boolean
  readonly onClose: () => void
}

const makesOld = ['get_workspace', 'get_account', 'list_keys'] as const

export function ChangeRole({ of: { id, name, role }, self, onClose }: ChangeProps) {
  const change = useChange('change_role', { makesOld })
  const next = otherRole(role)
  const who = self ? 'You' : name
  const beyond = (key: Key): boolean => next !== 'owner' && key.scopes.includes('decide')
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
      {next !== 'owner' && <EndingKeys of={id} self={self} ends={beyond} />}
    </Confirm>
  )
}

/** The keys that end with a change, so that no program stops without a warning. */
function EndingKeys({
  of: personId,
  self,
  ends,
}: {
  readonly of: string
  readonly self: boolean
  readonly ends: (key: Key) => boolean
}) {
  const { data } = useAsk('list_keys', {})
  if (data === undefined) return null
  const ending = goodKeysOf(data.keys, personId).filter(ends)
  if (ending.length === 0) return <p>No API key ends with this.</p>
  const names = new Intl.ListFormat('en-GB').format(ending.map(({ name }) => `“${name}”`))
  return (
    <p>
      {ending.length === 1 ? 'One API key ends' : `${ending.length} API keys end`} at once: {names}. Programs
      that use {ending.length === 1 ? 'it' : 'them'} stop.{' '}
      {self
        ? 'A key that another owner rotates first is theirs and stays.'
        : 'A key that you rotate first is yours and stays.'}
    </p>
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
        {self ? 'You lose' : `${email} loses`} access to this workspace at once. Assessments and runs stay.
      </p>
      <EndingKeys of={id} self={self} ends={() => true} />
    </Confirm>
  )
}
