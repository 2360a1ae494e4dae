// Pages for a signed-in person without a workspace, or without membership in the workspace of this address.
import { ChangePassword } from '../account/change-password.tsx'
import { SignedInPlaces } from '../account/signed-in-places.tsx'
import { SignOut } from '../account/sign-out.tsx'
import { useSignedIn } from '../account/use-signed-in.ts'
import { Welcome } from '../frame/welcome.tsx'

export const NoMemberPage = () => (
  <Welcome title="You are not in this workspace">
    <p>
      This page belongs to a workspace that your account is not in, or no longer. Ask one of its owners to
      invite you, or <a href="/">go to your own workspace</a>.
    </p>
    <SignOut />
  </Welcome>
)

export function NoWorkspacePage() {
  const { data } = useSignedIn()
  return (
    <Welcome title="You are in no workspace">
      <p>
        Your account {data && <b>{data.user.email}</b>} exists, but it is in no workspace at present. Ask an
        owner of one to invite you, and open the link they give you in this browser.
      </p>
      <SignOut />
      <ChangePassword />
      <SignedInPlaces />
    </Welcome>
  )
}
