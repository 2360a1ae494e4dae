// Signs in with a passkey, where the browser has them.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { hasPasskeys, signInWithPasskey } from '../api/passkeys.ts'
import { ProblemNotice } from '../parts/notice.tsx'

export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => unknown }) {
  const signingIn = useMutation({ mutationFn: signInWithPasskey, onSuccess: onSignedIn })
  if (!hasPasskeys()) return null
  return (
    <>
      <Button variant="default" loading={signingIn.isPending} onClick={() => signingIn.mutate()}>
        Sign in with a passkey
      </Button>
      {signingIn.error !== null && <ProblemNotice error={signingIn.error} />}
    </>
  )
}
