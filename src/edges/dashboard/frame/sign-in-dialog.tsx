// Asks for the password again where the reader stands, when the session has ended: the page behind it stays as it is.
import { useQueryClient } from '@tanstack/react-query'
import { renewAll } from '../api/asking.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

export function SignInDialog({ email }: { readonly email: string }) {
  const queries = useQueryClient()
  return (
    <Dialog title="Sign in again">
      <p>Your session has ended. What you typed is still there: sign in, then send it again.</p>
      <SignInForm email={email} onSignedIn={() => renewAll(queries)} />
    </Dialog>
  )
}
