// Ends one session of the account, or all but this one, after a confirmation.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession } from '../api/sign-in.ts'
import { Confirm } from '../parts/confirm.tsx'

/** The session to end, with its program, or all sessions but this one. */
export type Ending = { readonly id: string; readonly program: string } | 'others'

export function EndSession({ of: ending, onClose }: { readonly of: Ending; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: () => (ending === 'others' ? endOtherSessions() : endSession(ending.id)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['signed-in-places'] }),
  })
  return (
    <Confirm
      title={ending === 'others' ? 'End all other sessions?' : `End the session with ${ending.program}?`}
      submit={ending === 'others' ? 'End them' : 'End it'}
      change={end}
      onConfirm={() => end.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {ending === 'others'
          ? 'Every browser but this one is asked for the password at its next step.'
          : 'That browser is asked for the password at its next step. This one stays signed in.'}
      </p>
    </Confirm>
  )
}
