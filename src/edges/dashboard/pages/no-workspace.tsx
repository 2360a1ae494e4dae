// What whoever is signed in and in no workspace has: their account, and a word on how to join one.
import { ChangePassword } from '../account/change-password.tsx'
import { SignedInPlaces } from '../account/signed-in-places.tsx'
import { SignOut } from '../account/sign-out.tsx'
import { useSignedIn } from '../account/use-signed-in.ts'
import { Welcome } from '../frame/welcome.tsx'

export function NoWorkspacePage() {
  const { data } = useSignedIn()
  return (
    <Welcome title="You are in no workspace">
      <p>
        Your account {data && <b>{data.user.email}</b>} is there, and nobody has it in a workspace at present.
        Ask an owner of one to invite you, and open the link they give you in this browser.
      </p>
      <SignOut />
      <ChangePassword />
      <SignedInPlaces />
    </Welcome>
  )
}
