// The account page: colours, password, and sessions.
import { NativeSelect } from '@mantine/core'
import type { SignedInAccount } from '../api/account.ts'
import { ConnectedAgents } from '../account/connected-agents.tsx'
import { AuthenticatorApp } from '../account/authenticator-app.tsx'
import { ChangePassword } from '../account/change-password.tsx'
import { LinkedIdentity } from '../account/linked-identity.tsx'
import { PasskeyList } from '../account/passkeys.tsx'
import { SignedInPlaces } from '../account/signed-in-places.tsx'
import { SignOut } from '../account/sign-out.tsx'
import { CHOICES, chooseScheme, type SchemeChoice, useSchemeChoice } from '../frame/color-scheme.ts'
import { wordsOfName } from '../words/naming.ts'
import { PageLayout, PageSection } from '../parts/page.tsx'

export function AccountPage({
  account: { user, workspace, throughProvider },
}: {
  readonly account: SignedInAccount
}) {
  const choice = useSchemeChoice()
  return (
    <PageLayout title={user.name} lead={user.email} actions={<SignOut />}>
      <PageSection title="Colours">
        <NativeSelect
          className="narrow"
          label="Light or dark"
          value={choice}
          data={CHOICES.map((value) => ({
            value,
            label: value === 'system' ? 'As the system has it' : wordsOfName(value),
          }))}
          onChange={({ currentTarget }) => chooseScheme(currentTarget.value as SchemeChoice)}
        />
      </PageSection>
      {throughProvider ? (
        <PageSection title="How you signed in">
          <p>
            Your company signed you in to the workspace {workspace.name}. To reach other workspaces, or to
            change the password, passkeys and authenticator app of your account, sign in with your password or
            a passkey.
          </p>
        </PageSection>
      ) : (
        <>
          <ChangePassword />
          <AuthenticatorApp />
          <PasskeyList />
          <LinkedIdentity workspace={workspace} />
        </>
      )}
      <ConnectedAgents />
      <SignedInPlaces />
    </PageLayout>
  )
}
