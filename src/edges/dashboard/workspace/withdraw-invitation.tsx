// Takes an invitation back, after asking once.
import { useChange } from '../api/asking.ts'
import { Confirm } from '../parts/confirm.tsx'
import type { Workspace } from './workspace.ts'

interface WithdrawProps {
  readonly of: Workspace['invitations'][number]
  readonly onWithdrawn: () => void
  readonly onClose: () => void
}

export function WithdrawInvitation({ of: { id, email }, onWithdrawn, onClose }: WithdrawProps) {
  const withdraw = useChange('withdraw_invitation', {
    makesOld: ['get_workspace'],
    onDone: onWithdrawn,
  })
  return (
    <Confirm
      title={`Withdraw the invitation of ${email}?`}
      submit="Withdraw it"
      change={withdraw}
      onConfirm={() => withdraw.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Their link opens nothing any more. You can invite them again.</p>
    </Confirm>
  )
}
