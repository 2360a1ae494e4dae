// Another tier for a workspace, after saying what it means for the people in it.
import { useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'

export interface TierChange {
  readonly id: string
  readonly name: string
  readonly tier: 'free' | 'pro'
}

export const MOVE_TO: Readonly<Record<TierChange['tier'], string>> = {
  free: 'Move to Free',
  pro: 'Move to Pro',
}

export function ChangeTier({
  to: { id, name, tier },
  onClose,
}: {
  readonly to: TierChange
  readonly onClose: () => void
}) {
  const change = useChange('set_tier', { makesOld: ['list_workspaces', 'get_account', 'get_workspace'] })
  return (
    <Confirm
      title={`Move “${name}” to ${tier === 'pro' ? 'Pro' : 'Free'}?`}
      submit={MOVE_TO[tier]}
      change={change}
      onConfirm={() => change.mutate({ id, tier }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {tier === 'pro'
          ? 'Its people have assessments without limit, and all that is part of Pro, from now on.'
          : 'What is part of Pro is closed to its people and keys from now on, and new assessments are limited by the month. Nothing that is there is lost.'}
      </p>
    </Confirm>
  )
}
