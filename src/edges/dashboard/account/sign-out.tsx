// Signs out. Asks first where something the account typed is not sent, because signing out removes it.
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountShown } from '../api/one-account.ts'
import { sendSignOut } from '../api/sign-in.ts'
import { Confirm } from '../parts/confirm.tsx'
import { forgetDrafts, hasDrafts } from '../parts/draft.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { go } from '../routing/location.tsx'
import { useSignedIn } from './use-signed-in.ts'

export function SignOut() {
  const queries = useQueryClient()
  // why: a page outside of the workspaces does not know whose drafts would go
  useSignedIn()
  const [asking, setAsking] = useState(false)
  const leave = useMutation({
    mutationFn: async () => {
      // why first: afterwards it is nobody
      const account = accountShown()
      await sendSignOut()
      forgetDrafts(account)
    },
    onSuccess: () => {
      queries.clear()
      go('/sign-in', { replace: true })
    },
  })
  return (
    <>
      <Button
        variant="default"
        loading={leave.isPending}
        onClick={() => (hasDrafts(accountShown()) ? setAsking(true) : leave.mutate())}
      >
        Sign out
      </Button>
      {asking ? (
        <Confirm
          title="Sign out?"
          submit="Sign out and remove it"
          change={leave}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>Something you typed into a form is not sent yet. Signing out removes it from this browser.</p>
        </Confirm>
      ) : (
        leave.error !== null && <ProblemNotice error={leave.error} />
      )}
    </>
  )
}
