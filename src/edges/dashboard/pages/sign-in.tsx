// The sign-in page, at its address or in place of the requested page.
import { useQueryClient } from '@tanstack/react-query'
import { SignInForm } from '../frame/sign-in-form.tsx'
import { ProviderForm } from '../frame/provider-form.tsx'
import { Welcome } from '../frame/welcome.tsx'
import { go, useAddressedWorkspace, usePath } from '../routing/location.tsx'

export function SignInPage() {
  const queries = useQueryClient()
  const workspace = useAddressedWorkspace()
  const isHere = usePath() === '/sign-in'
  return (
    <Welcome title="Sign in">
      <SignInForm
        onSignedIn={() => {
          if (window.location.pathname === '/sign-in') go('/', { replace: true })
          void queries.invalidateQueries()
        }}
      />
      {/* why only here: in place of another page, its workspace may have no provider */}
      <ProviderForm workspaceId={isHere ? workspace : null} />
      <p className="quiet">
        No account yet? An owner of a workspace invites you. The first one of a server is made with the link
        it prints when it starts.
      </p>
    </Welcome>
  )
}
