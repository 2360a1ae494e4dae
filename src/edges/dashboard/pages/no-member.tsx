// An address in a workspace that whoever is signed in is no member of, or no longer.
import { SignOut } from '../account/sign-out.tsx'
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
